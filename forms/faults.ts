import { z } from 'zod';
import { FIELD_LIMITS, SHORTEST_PASSWORD } from './field-limits.ts';
import { typedText } from './visible-text.ts';

/** The faults of a field; the texts are form.error.{code}. */
export const FAULT_CODES = [
  'required',
  'too_long',
  'too_short',
  'too_common',
  'characters',
  'digits',
  'email',
  'phone',
  'postal_code',
  'house_number',
  'post_number',
  'choice',
  'unavailable',
  'too_many',
  'link',
  'markup',
  'iban',
  'iban_country',
  'iban_length',
  'bic',
  'accepted',
  'date',
  'too_young',
  'same_address',
  'invalid',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];
export type Fault = { readonly field: string; readonly code: FaultCode };

function isFaultCode(text: string): text is FaultCode {
  return (FAULT_CODES as readonly string[]).includes(text);
}

/** The first fault of each field, in the order of the form. Paths read billing.postalCode. */
export function faultsOf(error: z.ZodError, prefix = ''): Fault[] {
  const first = new Map<string, Fault>();
  for (const issue of error.issues) {
    const field = prefix + issue.path.join('.');
    const code = isFaultCode(issue.message) ? issue.message : 'invalid';
    if (!first.has(field)) first.set(field, { field, code });
  }
  return [...first.values()];
}

/** The characters of names: letters of any script, marks, apostrophes, hyphens, dots and spaces. */
const NAME = /^['’]?[\p{L}\p{M}][\p{L}\p{M}'’`.\- ]*$/u;
/** The characters of streets and places: those of names, digits and some signs. */
const PLACE = /^['’]?[\p{L}\p{M}\d][\p{L}\p{M}\d'’`.,()/\- ]*$/u;

/** One line of typed text: trimmed, white space folded, without unseen signs, at least one character. */
export function line(max: number) {
  return z
    .string({ error: 'required' })
    .max(4000, 'too_long')
    .transform((text) => typedText(text).replace(/\s+/gu, ' '))
    .pipe(z.string().min(1, 'required').max(max, 'too_long'));
}

export const personName = line(FIELD_LIMITS.personName).pipe(z.string().regex(NAME, 'characters'));
export const placeName = line(FIELD_LIMITS.placeName).pipe(z.string().regex(PLACE, 'characters'));

/** '' and absent mean the same: no value. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (given) => (typeof given === 'string' && given.trim() === '' ? null : (given ?? null)),
    schema.nullable(),
  );
}

/** An e-mail address in lower case, since people do not remember how they wrote it. */
export const emailAddress = z
  .string({ error: 'required' })
  .max(4000, 'too_long')
  .transform((text) => typedText(text).toLowerCase())
  .pipe(z.string().min(1, 'required').max(FIELD_LIMITS.email, 'too_long').pipe(z.email('email')));

/** A new password; the upper limit keeps hashing cheap. */
export const newPassword = z
  .string({ error: 'required' })
  .min(1, 'required')
  .min(SHORTEST_PASSWORD, 'too_short')
  .max(FIELD_LIMITS.password, 'too_long');
