import type { CreditSettings, CreditTerms } from '#tenants/credit-settings.ts';
import { type CreditCap, resolveCreditCap } from './credit-limits.rules.ts';

/** The terms of a day. */
export type CreditLaw = { readonly terms: CreditTerms; readonly cap: CreditCap };

/** @param date ISO 8601 date @returns null if no credit is offered on that day */
export function resolveCreditLaw(settings: CreditSettings, date: string): CreditLaw | null {
  const cap = resolveCreditCap(settings.caps, date);
  const terms = [...settings.terms]
    .sort((a, b) => b.validFrom.localeCompare(a.validFrom))
    .find(({ validFrom }) => validFrom <= date);
  return cap && terms ? { terms, cap } : null;
}
