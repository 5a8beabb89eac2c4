import { addDays } from '#commerce/ground/kernel/day.rules.ts';
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

/**
 * The last day on which an offer binds the lender: until other terms or another cap take effect, at most for the days
 * of the settings (Directive (EU) 2023/2225 art. 10).
 * @param madeOn ISO 8601 date
 */
export function computeLastBindingDay(settings: CreditSettings, madeOn: string): string {
  const changes = [...settings.terms, ...settings.caps].map(({ validFrom }) => addDays(validFrom, -1));
  const days = changes.filter((day) => day >= madeOn);
  return [...days, addDays(madeOn, settings.papers.bindingDays)].toSorted()[0] ?? madeOn;
}
