import { roundMinor } from '#commerce/ground/kernel/money.ts';
import type { CreditTerms } from '#tenants/credit-settings.ts';
import type { CreditPlan } from '../credit-offers.rules.ts';

/** The price of payment protection beside a plan. Voluntary, so it is no cost of the credit. Minor units. */
export type ProtectionCost = {
  /** with each instalment */
  readonly premiumMinor: number;
  /** all of them */
  readonly totalMinor: number;
  /** instalments and premiums together */
  readonly overallMinor: number;
};

const MILLION = 1_000_000;

/** @returns null when the market has no protection */
export function calculateProtectionCost(
  terms: CreditTerms,
  plan: Pick<CreditPlan, 'overallMinor' | 'count'>,
  step: number,
): ProtectionCost | null {
  if (!terms.protection) return null;
  const premiumMinor = calculatePremium(terms.protection.premiumMillionths, plan, step);
  const totalMinor = premiumMinor * plan.count;
  return { premiumMinor, totalMinor, overallMinor: plan.overallMinor + totalMinor };
}

/** The premium with each instalment. @param millionths of what the instalments come to */
export function calculatePremium(
  millionths: number,
  plan: Pick<CreditPlan, 'overallMinor' | 'count'>,
  step: number,
): number {
  return roundMinor((plan.overallMinor * millionths) / MILLION / plan.count, step);
}

/** Whether it may be offered together with the order (not in Germany: § 7a (5) VVG). */
export function isOfferedWithOrder(terms: CreditTerms): boolean {
  return terms.protection?.daysAfterContract === 0;
}
