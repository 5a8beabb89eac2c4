import { z } from 'zod';
import { findIbanFault, normalizeIban } from './address/iban.ts';
import { accountHolder, optional } from './typed-fields.ts';

const iban = z
  .string({ error: 'required' })
  .max(4000, 'too_long')
  .transform(normalizeIban)
  .superRefine((text, context) => {
    const fault = text === '' ? 'required' : findIbanFault(text);
    if (fault) context.addIssue(fault);
  });

/** ISO 9362, eight or eleven signs. */
const bic = optional(
  z
    .string()
    .max(4000, 'too_long')
    .transform(normalizeIban)
    .pipe(z.string().regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'bic')),
);

/** The data of a direct debit; the mandate is never preselected. */
export const account = z.object({
  iban,
  accountHolder,
  bic,
  mandate: z.literal(true, { error: 'accepted' }),
});

const chosen = z.object({
  paymentMethod: z.string({ error: 'choice' }),
  iban: z.unknown().optional(),
  accountHolder: z.unknown().optional(),
  bic: z.unknown().optional(),
  mandate: z.unknown().optional(),
});

/** The mandate alone, for an account that is known. */
const mandate = account.pick({ mandate: true });

const schemas = new Map<string, ReturnType<typeof createPaymentSchema>>();

/**
 * The way to pay, and the account for a direct debit. Making a schema costs more than parsing with it; there are few.
 * @param methods of the tenant's payment methods
 * @param keepsAccount whether an account is known: it stays when no other is typed, and `account` is null
 */
export function getPaymentSchema(methods: readonly string[], keepsAccount = false) {
  const key = [keepsAccount, ...methods].join();
  const known = schemas.get(key) ?? createPaymentSchema(methods, keepsAccount);
  schemas.set(key, known);
  return known;
}

function createPaymentSchema(methods: readonly string[], keepsAccount: boolean) {
  return chosen.transform(({ paymentMethod, ...typed }, context) => {
    if (!methods.includes(paymentMethod)) {
      context.addIssue({ code: 'custom', message: 'choice', path: ['paymentMethod'], input: paymentMethod });
      return z.NEVER;
    }
    if (paymentMethod !== 'direct-debit') return { paymentMethod, account: null };
    const isKept = keepsAccount && (typed.iban ?? '') === '';
    const parsed = isKept ? mandate.transform(() => null).safeParse(typed) : account.safeParse(typed);
    if (parsed.success) return { paymentMethod, account: parsed.data };
    for (const issue of parsed.error.issues) context.addIssue({ ...issue, input: undefined } as never);
    return z.NEVER;
  });
}
