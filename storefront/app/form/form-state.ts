import { showEmail } from '#forms/email-address.ts';
import type { TextKey } from '#texts/keys.ts';

/**
 * The answer of an action to a refused form: the typed values with their faults. A `message` in the visitor's language
 * comes before the text of the code.
 */
export type FormState = {
  readonly values: Readonly<Record<string, string>>;
  readonly faults: readonly { field: string; code: string; message?: string | undefined }[];
};

/** The answer to a form without a choice. */
export function answerNotChosen(field: string): FormState {
  return { values: {}, faults: [{ field, code: 'choice' }] };
}

/** The form has no fault: the shop could not accept it now. */
export const FAILED = { field: '', code: 'failed' } as const;

const MAX_KEPT = 10_000;
const SECRET = /password/i;

/** The typed values, to be shown again: strings only, bounded, without secrets. */
export function collectTypedValues(form: FormData): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string' && !SECRET.test(name))
      kept[name] = readValue(name, value).slice(0, MAX_KEPT);
  }
  return kept;
}

/** One text field of a form; '' when it is missing or a file. */
export function readField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? readValue(name, value) : '';
}

/** Browsers send the domain of a mail address in ASCII; its owner wrote info@müller.de and knows no other. */
function readValue(name: string, value: string): string {
  return name === 'email' ? showEmail(value) : value;
}

/**
 * Faults in the order of the page, so that a summary is read from top to bottom.
 * @param fields names of the page's fields in their order; faults of other fields come last
 */
export function sortFaults<Fault extends { field: string }>(
  faults: readonly Fault[],
  fields: readonly string[],
): Fault[] {
  const getPosition = ({ field }: Fault) => (fields.includes(field) ? fields.indexOf(field) : fields.length);
  return faults.toSorted((a, b) => getPosition(a) - getPosition(b));
}

/**
 * Whether a control now has a value that was missing, for forms without rules in the browser: it was empty and is not
 * any more, or an e-mail address now looks like one. All other faults only the shop can judge.
 */
export function isGiven(
  { type, checked, value }: { type: string; checked: boolean; value: string },
  code: string,
): boolean {
  if (code === 'email') return /^\S+@\S+\.\S{2,}$/.test(value.trim());
  if (code !== 'required' && code !== 'choice' && code !== 'accepted') return false;
  return type === 'checkbox' || type === 'radio' ? checked : value.trim() !== '';
}

const ERROR_TEXTS: Readonly<Record<string, TextKey>> = {
  required: 'form.error.required',
  too_long: 'form.error.too_long',
  too_short: 'form.error.too_short',
  too_common: 'form.error.too_common',
  characters: 'form.error.characters',
  characters_or_digits: 'form.error.characters_or_digits',
  digits: 'form.error.digits',
  order_number: 'form.error.order_number',
  email: 'form.error.email',
  phone: 'form.error.phone',
  postal_code: 'form.error.postal_code',
  house_number: 'form.error.house_number',
  post_number: 'form.error.post_number',
  choice: 'form.error.choice',
  unavailable: 'form.error.unavailable',
  too_many: 'form.error.too_many',
  link: 'form.error.link',
  markup: 'form.error.markup',
  date: 'form.error.date',
  too_young: 'form.error.too_young',
  iban: 'form.error.iban',
  iban_country: 'form.error.iban_country',
  iban_length: 'form.error.iban_length',
  bic: 'form.error.bic',
  accepted: 'form.error.accepted',
  same_address: 'form.error.same_address',
  invalid: 'form.error.invalid',
  failed: 'form.error.failed',
};

/** Fields whose fault has a text of its own (product 5). */
const FIELD_TEXTS: Readonly<Record<string, TextKey>> = {
  'postNumber.required': 'form.error.postNumber.required',
  'password.required': 'form.error.password.required',
  'password.too_short': 'form.error.password.too_short',
  'password.too_long': 'form.error.password.too_long',
  'currentPassword.required': 'form.error.password.required',
};

/**
 * The text for a field's fault; unknown codes read like "invalid".
 * @param own texts of the form itself, by field and code: `givenName.required`, or by code: `*.required`, which a
 *   field's own text overrides
 */
export function getFaultText(
  fault: { field: string; code: string },
  own: Readonly<Record<string, TextKey>> = {},
): TextKey {
  const key = `${fault.field}.${fault.code}`;
  return (
    own[key] ?? FIELD_TEXTS[key] ?? own[`*.${fault.code}`] ?? ERROR_TEXTS[fault.code] ?? 'form.error.invalid'
  );
}
