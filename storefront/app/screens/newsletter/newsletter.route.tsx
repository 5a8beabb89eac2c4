import { Form } from 'react-router';
import { Slot } from '#app/extension/slot.tsx';
import { findPauseEnd } from '#app/features/newsletter/current-choices.tsx';
import { NEWSLETTER_FAULTS } from '#app/features/newsletter/newsletter-errors.ts';
import { NewsletterForm, type NewsletterTerms } from '#app/features/newsletter/newsletter-form.tsx';
import { NewsletterOffer } from '#app/features/newsletter/newsletter-offer.tsx';
import { keepTyped } from '#app/form/keep-typed.ts';
import { useFormErrors } from '#app/form/use-form-errors.ts';
import { buildHead } from '#app/page/head.ts';
import { homeLink, screenLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { formatIsoDay } from '#texts/format.ts';
import type { Route } from './+types/newsletter.route';
import {
  buildFailedState,
  type NewsletterState,
  type NewsletterStep,
  newsletterAction,
} from './newsletter.action.ts';
import { NewsletterQuery } from './newsletter.query.ts';
import { Outcome, UnsubscribeHint } from './outcome.tsx';

export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'newsletter');
  const token = page.url.searchParams.get('token')?.slice(0, 100) ?? '';
  const { newsletter } = await page.query(NewsletterQuery, { token });
  const { confirmDays, ownState } = newsletter;
  return {
    token,
    terms: newsletter,
    pausedUntil:
      token === '' ? findPauseEnd(newsletter.choices, formatIsoDay(new Date(), page.tenant.timeZone)) : null,
    confirmDays,
    /** the signed-in customer's own sign-up waits for its confirmation */
    pending: ownState === 'PENDING',
    areaKey: page.url.searchParams.get('areaKey')?.slice(0, 60) || 'newsletterPage',
    step: chooseFirstStep(token, newsletter),
    head: buildHead(page, 'newsletter.title'),
  };
});

/** The state before any form: that of a mail's link, or of the signed-in customer's subscription. */
function chooseFirstStep(
  token: string,
  { confirmation, ownState }: { confirmation: string | null; ownState: string | null },
): NewsletterStep {
  if (token !== '') return confirmation === 'PENDING' ? 'confirm' : confirmation ? 'known' : 'expired';
  return ownState === 'CONFIRMED' ? 'known' : 'form';
}

export const action = newsletterAction;

/** @see keepTyped */
export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent, buildFailedState);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

type Data = Route.ComponentProps['loaderData'];

export default function NewsletterScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const step = actionData?.step ?? loaderData.step;
  return (
    <div className="wrap max-w-text py-10 md:py-16">
      {actionData?.failed && (
        <div className="mb-6">
          <Alert kind="error">{t('newsletter.error')}</Alert>
        </div>
      )}
      {step === 'form' && <SignUp data={loaderData} state={actionData} />}
      {step === 'sent' && actionData && <Sent email={actionData.email} days={loaderData.confirmDays} />}
      {step === 'confirm' && <Confirm token={loaderData.token} />}
      {step === 'confirmed' && (
        <Outcome kind="confirmed">
          <Confirmed terms={loaderData.terms} isByLink={loaderData.token !== ''} />
        </Outcome>
      )}
      {step === 'known' && <Known pausedUntil={loaderData.pausedUntil} />}
      {step === 'expired' && (
        <Outcome kind="expired">
          <div className="mt-8">
            <NewsletterForm terms={loaderData.terms} areaKey="expiredLink" />
          </div>
        </Outcome>
      )}
      <Slot name="newsletter.foot" />
    </div>
  );
}

function SignUp({ data, state }: { data: Data; state: NewsletterState | undefined }) {
  const t = useText();
  const { terms } = data;
  const { getError } = useFormErrors(state, { email: t('newsletter.email') }, NEWSLETTER_FAULTS);
  return (
    <>
      <h1 className="text-3xl">{t('newsletter.form.title')}</h1>
      <p className="mt-3 mb-6 text-lg text-muted">{t('newsletter.form.text')}</p>
      {data.pending && !state && (
        <div className="mb-6">
          <Alert kind="info">{t('newsletter.pending')}</Alert>
        </div>
      )}
      {terms.offer && (
        <div className="mb-6">
          <NewsletterOffer offer={terms.offer} />
        </div>
      )}
      {state?.retryMinutes != null && (
        <div className="mb-6">
          <Alert kind="warning">{t('newsletter.busy', { minutes: state.retryMinutes })}</Alert>
        </div>
      )}
      <NewsletterForm
        terms={terms}
        areaKey={state?.values.areaKey ?? data.areaKey}
        state={state}
        getError={getError}
      />
      <p className="mt-4 text-sm text-muted">{t('newsletter.privacy')}</p>
      <UnsubscribeHint />
    </>
  );
}

/** The own address of a signed-in customer, or that of a mail's link, is subscribed already. */
function Known({ pausedUntil }: { pausedUntil: string | null }) {
  const { locale, timeZone } = useShop();
  if (!pausedUntil) return <Outcome kind="known" />;
  return <Outcome kind="known.paused" values={{ date: formatDate(pausedUntil, locale, timeZone) }} />;
}

/**
 * Says that the voucher comes by mail, with its conditions.
 * @param isByLink of a mail; else only its owner learns, by mail, whether the address was subscribed before
 */
function Confirmed({ terms, isByLink }: { terms: NewsletterTerms; isByLink: boolean }) {
  const t = useText();
  const shop = useShop();
  return (
    <div className="mt-6 space-y-6">
      {terms.offer && (
        <div className="rounded bg-sunken p-4 md:p-5">
          <p className="mb-2">
            {t(isByLink ? 'newsletter.confirmed.voucher' : 'newsletter.confirmed.ifNew')}
          </p>
          <NewsletterOffer offer={terms.offer} />
        </div>
      )}
      <ButtonLink to={homeLink(shop)} variant="secondary">
        {t('newsletter.shop')}
      </ButtonLink>
    </div>
  );
}

/** A visitor who got no mail can request another one. */
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

/** Opening the link confirms nothing: mail scanners open links, some of them with scripts. */
function Confirm({ token }: { token: string }) {
  const t = useText();
  const shop = useShop();
  return (
    <>
      <h1 className="text-3xl">{t('newsletter.confirm.title')}</h1>
      <p className="mt-3 mb-6 text-lg text-muted">
        {t('newsletter.confirm.text', { company: shop.companyName })}
      </p>
      <Form method="post" action={screenLink(shop, 'newsletter')}>
        <input type="hidden" name="intent" value="confirm" />
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{t('newsletter.confirm.submit')}</Button>
      </Form>
    </>
  );
}
