import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { NewsletterForm } from '#app/features/newsletter/newsletter-form.tsx';
import { headOf } from '#app/page/head.ts';
import { screenLink } from '#app/page/links.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import type { Route } from './+types/newsletter.route';
import { type NewsletterState, type NewsletterStep, newsletterAction } from './newsletter.action.ts';
import { NewsletterQuery } from './newsletter.query.ts';
import { Outcome, UnsubscribeHint } from './outcome.tsx';

export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'newsletter');
  const token = page.url.searchParams.get('token')?.slice(0, 100) ?? '';
  const { newsletter } = await page.query(NewsletterQuery, { token });
  return {
    token,
    approval: newsletter.approval,
    confirmDays: newsletter.confirmDays,
    step: firstStep(token, newsletter),
    head: headOf(page, 'newsletter.title'),
  };
});

/** Before any form: where the link of a mail leads, or whether the signed-in customer gets the newsletter already. */
function firstStep(
  token: string,
  { confirmation, subscribed }: { confirmation: string | null; subscribed: boolean },
): NewsletterStep {
  if (token !== '') return confirmation === 'PENDING' ? 'confirm' : confirmation ? 'known' : 'expired';
  return subscribed ? 'known' : 'form';
}

export const action = newsletterAction;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData.head, noindex: true }) : [];

export default function NewsletterScreen({ loaderData, actionData }: Route.ComponentProps) {
  const step = actionData?.step ?? loaderData.step;
  return (
    <div className="wrap max-w-text py-10 md:py-16">
      {step === 'form' && <SignUp approval={loaderData.approval} state={actionData} />}
      {step === 'sent' && actionData && <Sent email={actionData.email} days={loaderData.confirmDays} />}
      {step === 'confirm' && <Confirm token={loaderData.token} />}
      {step === 'confirmed' && <Outcome kind="confirmed" />}
      {step === 'known' && <Outcome kind="known" />}
      {step === 'expired' && (
        <Outcome kind="expired">
          <div className="mt-8">
            <NewsletterForm approval={loaderData.approval} />
          </div>
        </Outcome>
      )}
    </div>
  );
}

function SignUp({ approval, state }: { approval: boolean; state: NewsletterState | undefined }) {
  const t = useText();
  return (
    <>
      <h1 className="text-3xl">{t('newsletter.form.title')}</h1>
      <p className="mt-3 mb-8 text-lg text-muted">{t('newsletter.form.text')}</p>
      {state?.retryMinutes != null && (
        <div className="mb-6">
          <Alert kind="warning">{t('newsletter.busy', { minutes: state.retryMinutes })}</Alert>
        </div>
      )}
      <NewsletterForm approval={approval} state={state} />
      <p className="mt-4 text-sm text-muted">{t('newsletter.privacy')}</p>
      <UnsubscribeHint />
    </>
  );
}

/** A visitor who got no mail can ask for another one. */
function Sent({ email, days }: { email: string; days: number }) {
  const t = useText();
  const action = screenLink(useShop(), 'newsletter');
  return (
    <Outcome kind="sent" values={{ email, days }}>
      <p className="mt-6 text-sm text-muted">{t('newsletter.sent.hint')}</p>
      <Form method="post" action={action} className="mt-3">
        <input type="hidden" name="intent" value="subscribe" />
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="consent" value="yes" />
        <Button type="submit" variant="secondary" size="m" icon="mail">
          {t('newsletter.sent.again')}
        </Button>
      </Form>
    </Outcome>
  );
}

/**
 * A link that is only opened confirms nothing: mail programs open links to look for harm. With scripts the form sends
 * itself, so a person presses once.
 */
function Confirm({ token }: { token: string }) {
  const t = useText();
  const shop = useShop();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.requestSubmit(), []);
  return (
    <>
      <h1 className="text-3xl">{t('newsletter.confirm.title')}</h1>
      <p className="mt-3 mb-6 text-lg text-muted">
        {t('newsletter.confirm.text', { company: shop.companyName })}
      </p>
      <Form ref={form} method="post" action={screenLink(shop, 'newsletter')}>
        <input type="hidden" name="intent" value="confirm" />
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{t('newsletter.confirm.submit')}</Button>
      </Form>
    </>
  );
}
