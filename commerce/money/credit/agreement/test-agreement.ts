import fc from 'fast-check';
import { loadTenants } from '#tenants/load.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { resolveCreditLaw } from '../credit-law.rules.ts';
import { type CreditPlan, calculateCreditPlans, computeDueDays } from '../credit-offers.rules.ts';
import type { StoredAgreement } from './agreement.rules.ts';

/** The day whose law the plans of tests follow. */
export const LAW_DAY = '2026-11-23';

/** Any market, a price in minor units, and which of the plans that it offers. */
export const anyOffer = fc.record({
  tenant: fc.constantFrom(...(await loadTenants())),
  price: fc.integer({ min: 10_000, max: 500_000 }),
  which: fc.nat(),
});

/** @param terms.premiumMinor of protection, with each instalment */
export function createAgreementByTerms(
  { tenant, price, which }: { readonly tenant: Tenant; readonly price: number; readonly which: number },
  { delivered, premiumMinor = 0 }: { readonly delivered: string; readonly premiumMinor?: number },
): StoredAgreement {
  const step = tenant.roundTotalTo;
  const law = resolveCreditLaw(tenant.credit, LAW_DAY);
  if (!law) throw new Error(`no credit in ${tenant.id}`);
  const plans = calculateCreditPlans(law, price - (price % step), step);
  const plan = plans[which % plans.length];
  if (!plan) throw new Error(`no plan in ${tenant.id} for ${price}`);
  const premiumMillionths = premiumMinor === 0 ? 0 : 30_000;
  return createAgreement(plan, delivered, {
    premiumMinor,
    premiumMillionths,
    capPercent: law.cap.annualPercent,
  });
}

/** @param delivered the day from which instalments are due @param terms.premiumMinor with each instalment */
export function createAgreement(
  plan: CreditPlan,
  delivered: string,
  terms: {
    readonly premiumMinor: number;
    readonly premiumMillionths: number;
    readonly capPercent: number | null;
  },
): StoredAgreement {
  const { premiumMinor, premiumMillionths, capPercent } = terms;
  const days = computeDueDays(plan, delivered);
  return {
    plan,
    dues: plan.instalments.map(({ number, amountMinor }, index) => ({
      number,
      dueOn: days[index] ?? '',
      amountMinor: amountMinor + premiumMinor,
      premiumMinor,
    })),
    premiumPerInstalmentMinor: premiumMinor,
    premiumMillionths,
    capPercent,
    paper: null,
  };
}
