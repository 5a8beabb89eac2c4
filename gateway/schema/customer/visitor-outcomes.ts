import type { InvalidInput, TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import type { ReauthenticationRequired, SignInRequired } from '#commerce/people/identity/identity.errors.ts';
import { builder } from '../builder.ts';

/** Refusals that several operations share. The `code` of a member of a result union determines its type. */

export const TooManyAttemptsRef = builder.objectRef<TooManyAttempts>('TooManyAttempts');
export const InvalidInputRef = builder.objectRef<InvalidInput>('InvalidInput');
export const SignInRequiredRef = builder.objectRef<SignInRequired>('SignInRequired');
export const ReauthenticationRequiredRef =
  builder.objectRef<ReauthenticationRequired>('ReauthenticationRequired');
const FieldFaultRef = builder.objectRef<InvalidInput['fields'][number]>('FieldFault');

TooManyAttemptsRef.implement({
  fields: (t) => ({ retryAfterSeconds: t.exposeInt('retryAfterSeconds') }),
});

SignInRequiredRef.implement({
  description: 'Nobody is signed in; a soft-logged-in customer is not.',
  fields: (t) => ({ code: t.exposeString('code') }),
});

ReauthenticationRequiredRef.implement({
  description:
    'confirmPassword or loginWithPasskey comes first: the last time was more than ten minutes ago.',
  fields: (t) => ({ code: t.exposeString('code') }),
});

InvalidInputRef.implement({
  description: 'Fields that do not hold; code is a text key below form.error.',
  fields: (t) => ({ fields: t.expose('fields', { type: [FieldFaultRef] }) }),
});

FieldFaultRef.implement({
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Name of the form field, e.g. billing.postalCode' }),
    code: t.exposeString('code'),
  }),
});

/** The value of a result union: the result under its type's name, or the refusal as it is. */
export function unwrapOutcome<
  Code extends string,
  Value extends object,
  Refusal extends { readonly code: string },
>(
  code: Code,
  result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: Refusal },
): (Value & { readonly code: Code }) | Refusal {
  return result.ok ? { ...result.value, code } : result.refusal;
}
