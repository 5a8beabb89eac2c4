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
export function creditSchema(today: string, minimumAge: number) {
  const born = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
  return z.object({
    method: z.enum(CREDIT_METHODS, { error: 'choice' }),
    count: z.coerce.number({ error: 'choice' }).int('choice').min(1, 'choice').max(60, 'choice'),
    dateOfBirth: z
      .string({ error: 'required' })
      .trim()
      .min(1, 'required')
      .pipe(z.iso.date('date'))
      .refine((day) => day >= born(OLDEST_YEARS) && day <= today, 'date')
      .refine((day) => day > today || day <= born(minimumAge), 'too_young'),
  });
}

const MOST_MINOR = 1_000_000_000;

/** An amount as people type it: `499,99`, `1.299`, `1'299.50`, `€ 499`. @returns minor units; null: not an amount */
export function readAmount(typed: string): number | null {
  const text = typed
    .trim()
    .slice(0, 20)
    .replace(/[€\s’'  ]|CHF|EUR/giu, '');
  const parts = /^(?<whole>\d{1,3}(?:[.,]\d{3})*|\d{1,9})(?:[.,](?<cents>\d{1,2}|-+|–))?$/u.exec(
    text,
  )?.groups;
  if (!parts?.whole) return null;
  const cents = /^\d+$/.test(parts.cents ?? '') ? (parts.cents ?? '').padEnd(2, '0') : '00';
  const minor = Number(parts.whole.replace(/\D/g, '')) * 100 + Number(cents);
  return minor <= MOST_MINOR ? minor : null;
}

/** The amount in an address: `499.99`. @param minor minor units */
export function writeAmount(minor: number): string {
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}

/** A plan in an address: `instalments-12`, `pause-1`, `pause-instalments-6`. */
export function writePlan({ method, count }: { readonly method: string; readonly count: number }): string {
  return `${method}-${count}`;
}

/** @returns null: not the form of a plan */
export function readPlan(text: string | null): { method: CreditMethod; count: number } | null {
  const [, method = null, count] = /^(instalments|pause|pause-instalments)-(\d{1,2})$/.exec(text ?? '') ?? [];
  return isCreditMethod(method) ? { method, count: Number(count) } : null;
}
