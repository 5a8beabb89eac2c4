import type { CreditPart, Due } from '#commerce/money/ledger/ledger.rules.ts';
import type { CreditPlan } from '../credit-offers.rules.ts';
import type { PlanCost } from '../plan/instalment-plan.rules.ts';
import type { StoredAgreement } from './agreement.rules.ts';

/** The effects of a changed plan: the agreement's next version, its lower cost, and its days. */
export type RecomputedPlan = {
  readonly agreement: StoredAgreement;
  /** the costs that fall away: surcharges and premiums, minor units */
  readonly parts: readonly CreditPart[];
  readonly dues: readonly Due[];
};

/**
 * One day of a plan with its place on the plan's time axis. Amounts in minor units; the premium is not part of the
 * amount.
 */
export type PlanDay = {
  readonly years: number;
  readonly dueOn: string;
  readonly amountMinor: number;
  readonly premiumMinor: number;
};

/** An agreement's days, the earliest first. @param dues as they hold now: they move with the delivery */
export function planDays({ plan, dues }: Pick<StoredAgreement, 'plan' | 'dues'>): PlanDay[] {
  return plan.instalments.map(({ years, amountMinor }, index) => ({
    years,
    amountMinor,
    dueOn: dues[index]?.dueOn ?? '',
    premiumMinor: dues[index]?.premiumMinor ?? 0,
  }));
}

/** The agreement with other days and another cost, and the difference of the cost. */
export function amendAgreement(
  before: StoredAgreement,
  change: {
    readonly priceMinor: number;
    readonly cost: PlanCost;
    readonly days: readonly PlanDay[];
    readonly annualPercent?: number;
    readonly borrowingPercent?: number;
    readonly amended: StoredAgreement['amended'];
  },
): RecomputedPlan {
  const dues = change.days.map(({ dueOn, amountMinor, premiumMinor }, index) => ({
    number: index + 1,
    dueOn,
    amountMinor: amountMinor + premiumMinor,
    premiumMinor,
  }));
  const agreement: StoredAgreement = {
    ...before,
    plan: planOfDays(before.plan, change),
    dues,
    ...(change.amended ? { amended: change.amended } : {}),
  };
  return { agreement, parts: calculateCostReduction(before, agreement), dues };
}

function planOfDays(
  plan: CreditPlan,
  { priceMinor, cost, days, ...rates }: Parameters<typeof amendAgreement>[1],
): CreditPlan {
  const amounts = days.map(({ amountMinor }) => amountMinor);
  const regularMinor = amounts.at(-2) ?? amounts.at(-1) ?? 0;
  return {
    ...plan,
    ...cost,
    priceMinor,
    count: days.length,
    overallMinor: priceMinor + cost.surchargeMinor + cost.pauseSurchargeMinor,
    instalments: days.map(({ amountMinor, years }, index) => ({ number: index + 1, amountMinor, years })),
    firstMinor: amounts[0] ?? 0,
    regularMinor,
    lastMinor: amounts.at(-1) ?? 0,
    regularCount: amounts.filter((amount) => amount === regularMinor).length,
    annualPercent: rates.annualPercent ?? plan.annualPercent,
    borrowingPercent: rates.borrowingPercent ?? plan.borrowingPercent,
  };
}

/**
 * The amount that one version of an agreement is cheaper than another, by account; accounts without a difference are
 * left out.
 */
export function calculateCostReduction(before: StoredAgreement, after: StoredAgreement): CreditPart[] {
  const calculateCost = ({ plan }: StoredAgreement) => plan.surchargeMinor + plan.pauseSurchargeMinor;
  const sumPremiums = ({ dues }: StoredAgreement) => dues.reduce((sum, due) => sum + due.premiumMinor, 0);
  const parts: CreditPart[] = [
    { account: 'surcharge', amountMinor: calculateCost(before) - calculateCost(after) },
    { account: 'premium', amountMinor: sumPremiums(before) - sumPremiums(after) },
  ];
  return parts.filter(({ amountMinor }) => amountMinor !== 0);
}

/** A cost lowered by an amount, the instalments' surcharge first. */
export function lowerCost({ surchargeMinor, pauseSurchargeMinor }: PlanCost, byMinor: number): PlanCost {
  const first = Math.min(surchargeMinor, byMinor);
  return {
    surchargeMinor: surchargeMinor - first,
    pauseSurchargeMinor: Math.max(0, pauseSurchargeMinor - (byMinor - first)),
  };
}
