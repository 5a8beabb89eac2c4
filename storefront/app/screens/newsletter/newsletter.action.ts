import { data } from 'react-router';
import { collectTypedValues, type FormState, readField } from '#app/form/form-state.ts';
import { GatewayError, type PageRequest } from '#app/page/page-request.ts';
import { personalAction, requireScreen } from '#app/page/pages.ts';
import { ConfirmNewsletterMutation, SubscribeNewsletterMutation } from './newsletter.query.ts';

/** The screen's state after a form. `known`: confirmed before. `expired`: the link is no longer valid. */
export type NewsletterStep = 'form' | 'sent' | 'confirm' | 'confirmed' | 'known' | 'expired';
export type NewsletterState = FormState & {
  readonly step: NewsletterStep;
  /** the typed address, whose mailbox has the mail */
  readonly email: string;
  /** after too many attempts; null if not refused */
  readonly retryMinutes: number | null;
  /** whether the shop failed */
  readonly failed: boolean;
};

const STEPS: Readonly<Record<string, NewsletterStep>> = { CONFIRMED: 'confirmed', KNOWN: 'known' };

/** Signs up, requests another confirmation mail, or confirms. */
export const newsletterAction = personalAction(async ({ page, form }) => {
  requireScreen(page, 'newsletter');
  const intent = readField(form, 'intent');
  if (intent !== 'confirm' && intent !== 'subscribe') throw new Response(null, { status: 400 });
  try {
    return await (intent === 'confirm' ? confirm(page, readField(form, 'token')) : subscribe(page, form));
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    page.log.error({ err: error }, 'a sign-up to the newsletter could not be taken');
    return data(buildFailedState(collectTypedValues(form)), { status: 503 });
  }
});

async function subscribe(page: PageRequest, form: FormData) {
  const email = readField(form, 'email');
  const { subscribeNewsletter: outcome } = await page.query(SubscribeNewsletterMutation, {
    input: { email, consent: form.has('consent'), areaKey: readField(form, 'areaKey').slice(0, 100) },
  });
  switch (outcome.__typename) {
    case 'NewsletterAnswer':
      return answer({ step: STEPS[outcome.state] ?? 'sent', email: email.trim() });
    case 'TooManyAttempts': {
      const retryMinutes = Math.ceil(outcome.retryAfterSeconds / 60);
      return data(answer({ step: 'form', values: collectTypedValues(form), retryMinutes }), { status: 429 });
    }
    case 'InvalidInput':
      return data(answer({ step: 'form', values: collectTypedValues(form), faults: outcome.fields }), {
        status: 422,
      });
  }
}

async function confirm(page: PageRequest, token: string) {
  const { confirmNewsletter: state } = await page.query(ConfirmNewsletterMutation, { token });
  if (state === null) return data(answer({ step: 'expired' }), { status: 410 });
  return answer({ step: state === 'KNOWN' ? 'known' : 'confirmed' });
}

/** The shop failed: the form keeps its input. */
export function buildFailedState(values: FormState['values']): NewsletterState {
  return answer({ step: values.intent === 'confirm' ? 'confirm' : 'form', values, failed: true });
}

function answer(state: Partial<NewsletterState> & Pick<NewsletterState, 'step'>): NewsletterState {
  return { values: {}, faults: [], email: '', retryMinutes: null, failed: false, ...state };
}
