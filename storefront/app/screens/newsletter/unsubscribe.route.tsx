import { data, Form } from 'react-router';
import { type FormState, fieldOf, keptValues } from '#app/form/form-state.ts';
import { useFormErrors } from '#app/form/use-form-errors.ts';
import { headOf } from '#app/page/head.ts';
import { screenLink } from '#app/page/links.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { personalAction, personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { FIELD_LIMITS } from '#forms/field-limits.ts';
import type { Route } from './+types/unsubscribe.route';
import { RequestNewsletterUnsubscribeMutation, UnsubscribeNewsletterMutation } from './newsletter.query.ts';
import { Outcome } from './outcome.tsx';

/** With the token of a mail one press is enough; without it an address can ask for the mail. */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'newsletterUnsubscribe');
  const token = page.url.searchParams.get('token')?.slice(0, 100) ?? '';
  return { token, head: headOf(page, 'newsletter.leave.title') };
});

type State = FormState & {
  readonly step: 'form' | 'sent' | 'left' | 'unknown';
  readonly email: string;
  readonly retryMinutes: number | null;
};

export const action = personalAction(async ({ page, form }) => {
  requireScreen(page, 'newsletterUnsubscribe');
  const token = fieldOf(form, 'token');
  if (token !== '') {
    const { unsubscribeNewsletter: found } = await page.query(UnsubscribeNewsletterMutation, { token });
    return data(answer({ step: found ? 'left' : 'unknown' }), { status: found ? 200 : 404 });
  }
  const email = fieldOf(form, 'email');
  const { requestNewsletterUnsubscribe: outcome } = await page.query(RequestNewsletterUnsubscribeMutation, {
    email,
  });
  switch (outcome.__typename) {
    case 'NewsletterAnswer':
      return answer({ step: 'sent', email: email.trim() });
    case 'TooManyAttempts': {
      const retryMinutes = Math.ceil(outcome.retryAfterSeconds / 60);
      return data(answer({ step: 'form', values: keptValues(form), retryMinutes }), { status: 429 });
    }
    case 'InvalidInput':
      return data(answer({ step: 'form', values: keptValues(form), faults: outcome.fields }), {
        status: 422,
      });
  }
});

function answer(state: Partial<State> & Pick<State, 'step'>): State {
  return { values: {}, faults: [], email: '', retryMinutes: null, ...state };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData.head, noindex: true }) : [];

export default function UnsubscribeScreen({ loaderData, actionData }: Route.ComponentProps) {
  const step = actionData?.step ?? 'form';
  return (
    <div className="wrap max-w-text py-10 md:py-16">
      {step === 'form' &&
        (loaderData.token ? <OnePress token={loaderData.token} /> : <RequestLink state={actionData} />)}
      {step === 'sent' && <Outcome kind="leave.sent" values={{ email: actionData?.email ?? '' }} />}
      {step === 'left' && <Left />}
      {step === 'unknown' && <Outcome kind="unknown" />}
    </div>
  );
}

function OnePress({ token }: { token: string }) {
  const t = useText();
  const shop = useShop();
  return (
    <>
      <h1 className="text-3xl">{t('newsletter.leave.title')}</h1>
      <p className="mt-3 mb-6 text-lg text-muted">
        {t('newsletter.leave.confirm', { company: shop.companyName })}
      </p>
      <Form method="post" action={screenLink(shop, 'newsletterUnsubscribe')}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{t('newsletter.leave.submit')}</Button>
      </Form>
    </>
  );
}

function RequestLink({ state }: { state: State | undefined }) {
  const t = useText();
  const shop = useShop();
  const label = t('newsletter.email');
  const { errorOf } = useFormErrors(state, { email: label });
  return (
    <>
      <h1 className="text-3xl">{t('newsletter.leave.title')}</h1>
      <p className="mt-3 mb-8 text-lg text-muted">{t('newsletter.leave.text')}</p>
      {state?.retryMinutes != null && (
        <div className="mb-6">
          <Alert kind="warning">{t('newsletter.busy', { minutes: state.retryMinutes })}</Alert>
        </div>
      )}
      <Form
        method="post"
        action={screenLink(shop, 'newsletterUnsubscribe')}
        className="grid items-start gap-3 md:grid-cols-[1fr_auto]"
      >
        <TextField
          label={label}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={FIELD_LIMITS.email}
          defaultValue={state?.values.email}
          error={errorOf('email')}
        />
        <Button type="submit" className="md:mt-6">
          {t('newsletter.leave.request')}
        </Button>
      </Form>
    </>
  );
}

function Left() {
  const t = useText();
  return (
    <Outcome kind="left">
      <div className="mt-6">
        <ButtonLink to={screenLink(useShop(), 'newsletter')} variant="secondary">
          {t('newsletter.left.again')}
        </ButtonLink>
      </div>
    </Outcome>
  );
}
