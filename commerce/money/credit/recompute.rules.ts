import type { CreditPart, Due } from '#commerce/money/ledger/ledger.rules.ts';
import type { StoredAgreement } from './agreement.rules.ts';
import { type InstalmentPlan, instalmentPlan } from './instalment-plan.rules.ts';
import { premiumOf } from './protection.rules.ts';

export type RecomputedPlan = {
  readonly agreement: StoredAgreement;
  /** what it costs less: surcharges and premiums, minor units */
  readonly parts: readonly CreditPart[];
  readonly dues: readonly Due[];
};

/**
 * A plan for a smaller price (a return): the same factor, number and days, everything else reckoned anew, so that the
 * cost falls in proportion. Nothing is left of a plan for nothing.
 * @param newTotalMinor price of what is kept, minor units, at most the plan's
 * @throws RangeError for a price above the plan's: a return cannot make an order dearer
 */
export function recomputed(agreement: StoredAgreement, newTotalMinor: number): RecomputedPlan {
  const { plan } = agreement;
  if (newTotalMinor > plan.priceMinor || newTotalMinor < 0) {
    throw new RangeError(`${newTotalMinor} is no part of ${plan.priceMinor}`);
  }
  const next = newTotalMinor === 0 ? emptied(agreement) : shrunk(agreement, newTotalMinor);
  const cost = (of: StoredAgreement) => of.plan.surchargeMinor + of.plan.pauseSurchargeMinor;
  const premium = (of: StoredAgreement) => of.dues.reduce((sum, due) => sum + due.premiumMinor, 0);
  const parts: CreditPart[] = [
    { account: 'surcharge', amountMinor: cost(agreement) - cost(next) },
    { account: 'premium', amountMinor: premium(agreement) - premium(next) },
  ];
  return {
    agreement: next,
    parts: parts.filter(({ amountMinor }) => amountMinor !== 0),
    dues: next.dues,
  };
}

function shrunk(agreement: StoredAgreement, priceMinor: number): StoredAgreement {
  const { plan } = agreement;
  const step = plan.step ?? 1;
  const count = Math.max(1, Math.min(plan.count, Math.floor(priceMinor / step)));
  const amounts: InstalmentPlan = instalmentPlan({
    priceMinor,
    count,
    monthlyFactorMillionths: plan.monthlyFactorMillionths,
    remainder: plan.remainder,
    // a price below the smallest coin is one instalment to the cent
    step: priceMinor < step ? 1 : step,
    pause: plan.pause,
  });
  const premiumMinor = premiumOf(agreement.premiumMillionths, { ...amounts }, step);
  return {
    ...agreement,
    plan: { ...amounts, method: plan.method, pauseMonths: plan.pauseMonths },
    premiumPerInstalmentMinor: premiumMinor,
    dues: amounts.instalments.map(({ number, amountMinor }, index) => ({
      number,
      dueOn: agreement.dues[index]?.dueOn ?? '',
      amountMinor: amountMinor + premiumMinor,
      premiumMinor,
    })),
  };
}

function emptied(agreement: StoredAgreement): StoredAgreement {
  const nothing = { priceMinor: 0, surchargeMinor: 0, pauseSurchargeMinor: 0, overallMinor: 0 };
  const none = { instalments: [], firstMinor: 0, regularMinor: 0, lastMinor: 0, regularCount: 0 };
  return {
    ...agreement,
    plan: { ...agreement.plan, ...nothing, ...none },
    premiumPerInstalmentMinor: 0,
    dues: agreement.dues.slice(0, 1).map((due) => ({ ...due, amountMinor: 0, premiumMinor: 0 })),
  };
}
