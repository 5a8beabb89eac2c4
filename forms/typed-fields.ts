import { z } from 'zod';
import { readEmail } from './email-address.ts';
import { FIELD_LIMITS, SHORTEST_PASSWORD } from './field-limits.ts';
import { dropNumberSign, normalizeNumber, readTyped, stripInvisibleSigns } from './lists/visible-text.ts';

/** The fields of forms: each reads an input as people and phones type it, and gives its stored form. */

/** A typed text of one line, or a fault when it is none. Longer ones than any field are not looked at. */
const text = z.string({ error: 'required' }).max(4000, 'too_long');

const needed = (most: number) => z.string().min(1, 'required').max(most, 'too_long');

/** A line stored as it was written: trimmed, white space folded, without invisible characters, not empty. */
export function line(max: number) {
  return text.transform(stripInvisibleSigns).pipe(needed(max));
}

/** The same for names, addresses and numbers, in the signs that keyboards have. */
export function typedLine(max: number) {
  return text.transform(readTyped).pipe(needed(max));
}

/** '' and absent mean the same: no value. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (given) => (typeof given === 'string' && given.trim() === '' ? null : (given ?? null)),
    schema.nullable(),
  );
}

/**
 * The signs of names: letters of any script with their marks and middle dots (Gal·la), apostrophe, hyphen, dot, comma
 * (Janssen, Jr.), brackets (Johannes (Jan)) and & (Petra & Jan).
 */
const NAME_SIGN = "\\p{L}\\p{M}'.,·‧・׳״་()&\\- ";
const NAME = new RegExp(`^['(]?[\\p{L}\\p{M}][${NAME_SIGN}]*$`, 'u');
/** "Smit e/v de Vries" (wife of), as Dutch registers and banks write it. */
const MARRIED = /\be\/v\b/giu;
/** The signs of streets and places: those of names, digits and some more ("Q 7, 24", "Plein '40-'45", "Am „Anger“"). */
const PLACE = new RegExp(`^['("„“]?[\\p{L}\\p{M}\\d][${NAME_SIGN}\\d/"„“”+:½]*$`, 'u');
/** The signs of account holders in SEPA (EPC217-08, 1.4) besides those of names; banks write "e/o" and "u.". */
const HOLDER = new RegExp(`^['(]?[\\p{L}\\p{M}\\d][${NAME_SIGN}\\d/?:+]*$`, 'u');

/** A name's fault shows which of its two rules is broken: no special characters, or neither these nor numbers. */
export const personName = typedLine(FIELD_LIMITS.personName).superRefine((name, context) => {
  // a name is written into mails: it must not advertise
  if (/\bwww\./iu.test(name)) context.addIssue('link');
  else if (!NAME.test(name.replaceAll(MARRIED, 'ev')))
    context.addIssue(/\d/.test(name) ? 'characters_or_digits' : 'characters');
});

/** A street or a place. */
export const placeName = typedLine(FIELD_LIMITS.placeName).pipe(z.string().regex(PLACE, 'characters'));

/** The holder of an account as the bank has it: joint accounts have "&", "e/o", "und" (EPC AT-D001: 70 signs). */
export const accountHolder = typedLine(FIELD_LIMITS.accountHolder).pipe(
  z.string().regex(HOLDER, 'characters'),
);

/** A mail address in its stored form (`readEmail`). */
export const emailAddress = typedLine(FIELD_LIMITS.email).transform((typed, context) => {
  const address = readEmail(typed);
  if (address !== null && address.length <= FIELD_LIMITS.email) return address;
  context.addIssue('email');
  return z.NEVER;
});

/** Words and schemes before a number on cards and in copied links: "Tel.: 040 123456", `tel:+4940123456`. */
const PHONE_WORD = /^(?:t[eé]l(?:efoon|efon|[eé]phone)?|mobiel|mobil|handy|natel)\b[ .:]*/iu;
/** The word before an extension; its digits follow the number behind a hyphen (DIN 5008). */
const EXTENSION_WORD = / *\b(?:dw|durchwahl|klappe|kl|app|ext|toestel)\b[ .:]*(?=\d{1,5}$)/iu;

/** Lenient: digits with any separators; numbers of other countries are accepted. */
export const phone = typedLine(FIELD_LIMITS.phone)
  .transform((typed) => typed.replace(PHONE_WORD, '').replace(EXTENSION_WORD, '-'))
  .pipe(z.string().regex(/^\(?\+?[\d ()/.-]{6,}$/, 'phone'));

/** Punctuation that is copied with a number out of a sentence, and the apostrophe between Swiss thousands. */
const AROUND_NUMBER = /["'„“”(),;]/g;

function typedNumber(most: number, fault: 'digits' | 'order_number') {
  return text
    .transform((typed) => normalizeNumber(dropNumberSign(readTyped(typed))).replace(AROUND_NUMBER, ''))
    .pipe(z.string().min(1, 'required').regex(/^\d+$/, fault).max(most, 'too_long'));
}

/** A customer's number in any spelling: digits, with what stands between and before them on papers ("Nr. 12-34"). */
export const customerNumber = (most: number = FIELD_LIMITS.reference) => typedNumber(most, 'digits');

/** An order's number in any spelling: `#10000024`, `Nr. 1000 0024`. */
export const orderNumber = typedNumber(FIELD_LIMITS.reference, 'order_number');

/** A new password; the upper limit keeps hashing cheap. */
export const newPassword = z
  .string({ error: 'required' })
  .min(1, 'required')
  .min(SHORTEST_PASSWORD, 'too_short')
  .max(FIELD_LIMITS.password, 'too_long');

/** A password that is only compared: only its length is checked. */
export const knownPassword = z
  .string({ error: 'required' })
  .min(1, 'required')
  .max(FIELD_LIMITS.password, 'too_long');
