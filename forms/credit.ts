import { z } from 'zod';

/** The ways to pay that are credit. */
export const CREDIT_METHODS = ['instalments', 'pause', 'pause-instalments'] as const;
export type CreditMethod = (typeof CREDIT_METHODS)[number];

export function isCreditMethod(method: string | null): method is CreditMethod {
  return CREDIT_METHODS.some((known) => known === method);
}

const OLDEST_YEARS = 120;

/**
 * The choice of credit in the checkout.
 * @param today ISO 8601 date in the tenant's time zone
 * @param minimumAge years
 */
export function createCreditSchema(today: string, minimumAge: number) {
  const formatBirthDate = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
  return z.object({
    method: z.enum(CREDIT_METHODS, { error: 'choice' }),
    count: z.coerce.number({ error: 'choice' }).int('choice').min(1, 'choice').max(60, 'choice'),
    dateOfBirth: z
      .string({ error: 'required' })
      .trim()
      .min(1, 'required')
      .pipe(z.iso.date('date'))
      .refine((day) => day >= formatBirthDate(OLDEST_YEARS) && day <= today, 'date')
      .refine((day) => day > today || day <= formatBirthDate(minimumAge), 'too_young'),
    protection: z.object({ chosen: z.boolean(), termsAccepted: z.boolean() }).nullish(),
  });
}

/** The answer whether payment protection is wanted; its terms are accepted separately. */
export type ProtectionAnswer = { readonly chosen: boolean; readonly termsAccepted: boolean };

/** A plan in an address: `instalments-12`, `pause-1`, `pause-instalments-6`. */
export function writePlan({ method, count }: { readonly method: string; readonly count: number }): string {
  return `${method}-${count}`;
}

/** @returns null if it does not have the form of a plan */
export function readPlan(text: string | null): { method: CreditMethod; count: number } | null {
  const [, method = null, count] = /^(instalments|pause|pause-instalments)-(\d{1,2})$/.exec(text ?? '') ?? [];
  return isCreditMethod(method) ? { method, count: Number(count) } : null;
}
