import { data } from 'react-router';
import type { NewsletterChoices } from '#app/features/newsletter/choices-form.tsx';
import { collectTypedValues, type FormState, readField } from '#app/form/form-state.ts';
import { GatewayError, type PageRequest } from '#app/page/page-request.ts';
import { personalAction, requireScreen } from '#app/page/pages.ts';
import {
  ChangeNewsletterMutation,
  LeaveNewsletterListMutation,
  RequestNewsletterLinkMutation,
} from './newsletter.query.ts';

/** Lists that a mail's link ends by one press, with their names in its address. */
export const LISTS = {
  newsletter: 'NEWSLETTER',
  credit: 'CREDIT',
  personalised: 'PERSONALISED',
  survey: 'SURVEY',
  wishlist: 'WISHLIST',
} as const;
export type ListName = keyof typeof LISTS;

export function parseListName(asked: string | null): ListName | null {
  return asked !== null && Object.hasOwn(LISTS, asked) ? (asked as ListName) : null;
}

/** The page's state after a form. `listUnknown`: not found, or removed before. */
export type UnsubscribeStep =
  | 'form'
  | 'sent'
  | 'done'
  | 'unknown'
  | 'listLeft'
  | 'listUnknown'
  | 'listFailed';
export type UnsubscribeState = FormState & {
  readonly step: UnsubscribeStep;
  readonly email: string;
  /** of a completed change; text key below newsletter.done */
  readonly change: string;
  readonly choices: NewsletterChoices | null;
  readonly list: ListName;
  readonly token: string;
  /** after too many attempts; null if not refused */
  readonly retryMinutes: number | null;
  /** whether the shop failed */
  readonly failed: boolean;
};

export const unsubscribeAction = personalAction(async ({ page, form }) => {
  requireScreen(page, 'newsletterUnsubscribe');
  const list = parseListName(readField(form, 'list'));
  try {
    return list === null ? await choose(page, form) : await leave(page, form, list);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    page.log.error({ err: error }, 'a choice about the newsletter could not be taken');
    return data(buildFailedState(collectTypedValues(form)), { status: 503 });
  }
});

async function leave(page: PageRequest, form: FormData, list: ListName) {
  const token = readField(form, 'token').slice(0, 100);
  const { leaveNewsletterList: left } = await page.query(LeaveNewsletterListMutation, {
    token,
    list: LISTS[list],
  });
  if (left === 'LEFT') return buildState({ step: 'listLeft', list, token });
  return data(buildState({ step: 'listUnknown', list }), { status: 404 });
}

async function choose(page: PageRequest, form: FormData) {
  const token = readField(form, 'token').slice(0, 100);
  const brands = form.getAll('brands').filter((one) => typeof one === 'string' && one !== 'both') as string[];
  const input = {
    choice: readField(form, 'choice'),
    days: readField(form, 'days'),
    frequency: readField(form, 'frequency'),
    brands: brands.slice(0, 10),
  };
  if (form.has('email')) return requestLink(page, form, input);
  const { changeNewsletter: outcome } = await page.query(ChangeNewsletterMutation, { token, input });
  switch (outcome.__typename) {
    case 'NewsletterChanged':
      return buildState({ step: 'done', change: outcome.change, choices: outcome.choices, token });
    case 'NoSubscription':
      return data(buildState({ step: 'unknown' }), { status: 404 });
    case 'InvalidInput':
      return data(buildState({ step: 'form', values: collectTypedValues(form), faults: outcome.fields }), {
        status: 422,
      });
  }
}

type Input = { choice: string; days: string; frequency: string; brands: string[] };

async function requestLink(page: PageRequest, form: FormData, input: Input) {
  const email = readField(form, 'email');
  const { requestNewsletterLink: outcome } = await page.query(RequestNewsletterLinkMutation, {
    email,
    input,
  });
  switch (outcome.__typename) {
    case 'NewsletterAnswer':
      return buildState({ step: 'sent', email: email.trim() });
    case 'TooManyAttempts': {
      const retryMinutes = Math.ceil(outcome.retryAfterSeconds / 60);
      return data(buildState({ step: 'form', values: collectTypedValues(form), retryMinutes }), {
        status: 429,
      });
    }
    case 'InvalidInput':
      return data(buildState({ step: 'form', values: collectTypedValues(form), faults: outcome.fields }), {
        status: 422,
      });
  }
}

/** The shop failed: the form keeps its input. */
export function buildFailedState(values: FormState['values']): UnsubscribeState {
  const list = parseListName(values.list ?? null);
  const step = list === null ? 'form' : 'listFailed';
  return buildState({ step, list: list ?? 'newsletter', values, failed: true });
}

export function buildState(
  state: Partial<UnsubscribeState> & Pick<UnsubscribeState, 'step'>,
): UnsubscribeState {
  return {
    ...{ values: {}, faults: [], email: '', change: '', choices: null, list: 'newsletter', token: '' },
    ...{ retryMinutes: null, failed: false },
    ...state,
  };
}
