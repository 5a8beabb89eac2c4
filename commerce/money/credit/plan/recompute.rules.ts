import { allocate } from '#commerce/ground/kernel/money.ts';
import type { StoredAgreement } from '../agreement/agreement.rules.ts';
import {
  amendAgreement,
  calculateCostReduction,
  planDays,
  type RecomputedPlan,
} from '../agreement/amended-plan.rules.ts';
import { roundRate } from './annual-rate.rules.ts';
import {
  calculateInstalmentPlan,
  type InstalmentPlan,
  type PlanTerms,
  planWithCost,
} from './instalment-plan.rules.ts';
import { calculatePremium } from './protection.rules.ts';

/**
 * A plan for a smaller price (a return): the same factor, number and days, everything else recomputed, so that
 * the cost falls in proportion. If nothing is kept, nothing is left of the plan.
 * @param newTotalMinor price of the articles kept, minor units, at most the plan's
 * @throws RangeError for a price above the plan's: a return cannot make an order dearer
 */
export function recomputeAgreement(agreement: StoredAgreement, newTotalMinor: number): RecomputedPlan {
  const { plan } = agreement;
  if (newTotalMinor > plan.priceMinor || newTotalMinor < 0) {
    throw new RangeError(`${newTotalMinor} is no part of ${plan.priceMinor}`);
  }
  if (agreement.amended && newTotalMinor > 0) return scalePlan(agreement, newTotalMinor);
  const next = newTotalMinor === 0 ? emptyAgreement(agreement) : shrinkAgreement(agreement, newTotalMinor);
  return { agreement: next, parts: calculateCostReduction(agreement, next), dues: next.dues };
}

/**
 * A plan that was paid back early or withdrawn from no longer follows from its terms: everything falls in proportion.
 */
function scalePlan(agreement: StoredAgreement, priceMinor: number): RecomputedPlan {
  const { plan } = agreement;
  const step = priceMinor % (plan.step ?? 1) === 0 ? (plan.step ?? 1) : 1;
  const scaleAmount = (minor: number) => Math.floor((minor * priceMinor) / plan.priceMinor / step) * step;
  const cost = {
    surchargeMinor: scaleAmount(plan.surchargeMinor),
    pauseSurchargeMinor: scaleAmount(plan.pauseSurchargeMinor),
  };
  const days = planDays(agreement);
  const amounts = allocate(
    (priceMinor + cost.surchargeMinor + cost.pauseSurchargeMinor) / step,
    days.map(({ amountMinor }) => amountMinor),
  );
  return amendAgreement(agreement, {
    ...{ priceMinor, cost, amended: agreement.amended },
    days: days.map((day, index) => ({
      ...day,
      amountMinor: (amounts[index] ?? 0) * step,
      premiumMinor: scaleAmount(day.premiumMinor),
    })),
  });
}

function shrinkAgreement(agreement: StoredAgreement, priceMinor: number): StoredAgreement {
  const { plan } = agreement;
  const step = plan.step ?? 1;
  const count = Math.max(1, Math.min(plan.count, Math.floor(priceMinor / step)));
  const amounts = lowerCostToCap(
    {
      priceMinor,
      count,
      monthlyFactorMillionths: plan.monthlyFactorMillionths,
      remainder: plan.remainder,
      // a price below the smallest coin is one instalment to the cent
      step: priceMinor < step ? 1 : step,
      pause: plan.pause,
    },
    agreement.capPercent,
  );
  const premiumMinor = calculatePremium(agreement.premiumMillionths, { ...amounts }, step);
  return {
    ...agreement,
    plan: { ...amounts, method: plan.method, pauseMonths: plan.pauseMonths },
    premiumPerInstalmentMinor: premiumMinor,
    dues: amounts.instalments.map(({ number, amountMinor }, index) => {
      const premium = number < (agreement.premiumFrom ?? 1) ? 0 : premiumMinor;
      return {
        number,
        dueOn: agreement.dues[index]?.dueOn ?? '',
        amountMinor: amountMinor + premium,
        premiumMinor: premium,
      };
    }),
  };
}

/** Rounding to coins makes a small plan dearer: its cost is lowered until it is within the market's cap. */
function lowerCostToCap(terms: PlanTerms, capPercent: number | null): InstalmentPlan {
  const { step = 1 } = terms;
  let plan = calculateInstalmentPlan(terms);
  while (capPercent !== null && roundRate(plan.annualPercent) > capPercent) {
    const { surchargeMinor, pauseSurchargeMinor } = plan;
    plan = planWithCost(
      terms,
      surchargeMinor > 0
        ? { surchargeMinor: Math.max(0, surchargeMinor - step), pauseSurchargeMinor }
        : { surchargeMinor, pauseSurchargeMinor: Math.max(0, pauseSurchargeMinor - step) },
    );
  }
  return plan;
}

function emptyAgreement(agreement: StoredAgreement): StoredAgreement {
  const nothing = { priceMinor: 0, surchargeMinor: 0, pauseSurchargeMinor: 0, overallMinor: 0 };
  const none = { instalments: [], firstMinor: 0, regularMinor: 0, lastMinor: 0, regularCount: 0 };
  return {
    ...agreement,
    plan: { ...agreement.plan, ...nothing, ...none },
    premiumPerInstalmentMinor: 0,
    dues: agreement.dues.slice(0, 1).map((due) => ({ ...due, amountMinor: 0, premiumMinor: 0 })),
  };
}
