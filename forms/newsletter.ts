import { z } from 'zod';
import { emailAddress } from './typed-fields.ts';

/** @param approval whether the tenant requires a ticked box besides sending the form */
export function createNewsletterSchema(approval: boolean) {
  const agreed = z.boolean().default(false);
  return z.object({
    email: emailAddress,
    consent: approval ? agreed.refine((ticked) => ticked, 'required') : agreed,
  });
}

export const newsletterEmailSchema = z.object({ email: emailAddress });

/**
 * The frequencies of editions, in the order of forms. Their codes are the numbers of `frequency|…` (docs/newsletter.md);
 * twice a week has no promised one and takes the next number.
 */
export const FREQUENCIES = { daily: 0, twiceAWeek: 4, weekly: 1, biweekly: 2, monthly: 3 } as const;
export type FrequencyName = keyof typeof FREQUENCIES;
export type Frequency = (typeof FREQUENCIES)[FrequencyName];
export const FREQUENCY_NAMES = Object.keys(FREQUENCIES) as readonly FrequencyName[];

export function findFrequencyName(code: number): FrequencyName | null {
  return FREQUENCY_NAMES.find((name) => FREQUENCIES[name] === code) ?? null;
}

/** Lengths of a pause, days. */
export const PAUSE_DAYS = [7, 14, 21, 30] as const;

/** A change of a subscriber's choices. `everything`: all mails that are not about an order. */
export type NewsletterChange =
  | { readonly type: 'unsubscribe' | 'everything' | 'creditOffers' | 'rejoin' }
  | { readonly type: 'pause'; readonly days: (typeof PAUSE_DAYS)[number] }
  | { readonly type: 'frequency'; readonly frequency: Frequency };
export type NewsletterChangeType = NewsletterChange['type'];

/** Kinds of change with the values that forms send for them. */
const CODES = {
  /** the default tenants */
  coded: {
    'unsubscribe|99': 'unsubscribe',
    'pause|-100': 'pause',
    frequency: 'frequency',
    'unsubscribe|299': 'creditOffers',
  },
  /** a radio field of numbers, the first of which is preselected */
  radio: {
    199: 'unsubscribe',
    99: 'everything',
    299: 'creditOffers',
    'pause|-100': 'pause',
    frequency: 'frequency',
  },
} as const satisfies Record<string, Readonly<Record<string, NewsletterChangeType>>>;
export type ChoiceForm = keyof typeof CODES;

/** The choices of a form in their order, the preselected one first. */
export function listNewsletterChoices(form: ChoiceForm): { code: string; type: NewsletterChangeType }[] {
  const choices = Object.entries(CODES[form]).map(([code, type]) => ({ code, type }));
  // numeric keys of an object come in their own order
  return form === 'radio'
    ? choices.toSorted((a, b) => Number(b.code === '199') - Number(a.code === '199'))
    : choices;
}

/**
 * Reads a form's value: a code of its own, `frequency|n`, or `rejoin`.
 * @param given.days and given.frequency the fields beside `pause` and `frequency`
 * @returns null if there is no such choice
 */
export function readNewsletterChange(
  form: ChoiceForm,
  given: { readonly choice: string; readonly days: string; readonly frequency: string },
): NewsletterChange | null {
  if (given.choice === 'rejoin') return { type: 'rejoin' };
  const coded = /^frequency\|(\d)$/.exec(given.choice)?.[1];
  const codes: Readonly<Record<string, NewsletterChangeType>> = CODES[form];
  const type =
    coded !== undefined ? 'frequency' : Object.hasOwn(codes, given.choice) ? codes[given.choice] : undefined;
  switch (type) {
    case undefined:
      return null;
    case 'pause': {
      const days = PAUSE_DAYS.find((one) => String(one) === given.days);
      return days === undefined ? null : { type, days };
    }
    case 'frequency': {
      const name = findFrequencyName(
        Number(coded ?? /^frequency\|(\d)$/.exec(given.frequency)?.[1] ?? Number.NaN),
      );
      return name === null ? null : { type, frequency: FREQUENCIES[name] };
    }
    default:
      return { type };
  }
}
