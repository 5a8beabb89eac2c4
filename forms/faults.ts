import type { z } from 'zod';

/** The faults of a field; the texts are form.error.{code}. */
export const FAULT_CODES = [
  'required',
  'too_long',
  'too_short',
  'too_common',
  'characters',
  'characters_or_digits',
  'digits',
  'order_number',
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
export function listFaults(error: z.ZodError, prefix = ''): Fault[] {
  const first = new Map<string, Fault>();
  for (const issue of error.issues) {
    const field = prefix + issue.path.join('.');
    const code = isFaultCode(issue.message) ? issue.message : 'invalid';
    if (!first.has(field)) first.set(field, { field, code });
  }
  return [...first.values()];
}
