import { roundMinor } from '#commerce/ground/kernel/money.ts';
import { calculateAnnualRate, calculateBorrowingRate } from './annual-rate.rules.ts';

/**
 * Which instalment takes the remainder of the division: the last after a rounded regular one, or the first after a
 * floored one.
 */
export type RemainderRule = 'last' | 'first';

export type PlanTerms = {
  /** price of the goods = amount of credit, minor units */
  readonly priceMinor: number;
  /** number of instalments */
  readonly count: number;
  /** surcharge per instalment in millionths of the price: 0.65 % is 6500 */
  readonly monthlyFactorMillionths: number;
  readonly remainder: RemainderRule;
  /** a payment pause before the first instalment */
  readonly pause?: { readonly days: number; readonly surchargeMillionths: number } | undefined;
  /** minor units that surcharges and instalments are rounded to: 5 where the smallest coin is 0.05; default 1 */
  readonly step?: number;
};

export type Instalment = {
  readonly number: number;
  readonly amountMinor: number;
  /** years after delivery, for the rate: k/12, or from the end of the pause on */
  readonly years: number;
};

/** A plan to the cent. Its instalments always sum to `overallMinor` = price + both surcharges. */
export type InstalmentPlan = PlanTerms & {
  readonly surchargeMinor: number;
  readonly pauseSurchargeMinor: number;
  readonly overallMinor: number;
  readonly instalments: readonly Instalment[];
  readonly firstMinor: number;
  readonly regularMinor: number;
  readonly lastMinor: number;
  /** how many have the regular amount */
  readonly regularCount: number;
  /** percent per year, not rounded */
  readonly annualPercent: number;
  /** percent per year, not rounded */
  readonly borrowingPercent: number;
};

const MILLION = 1_000_000;
const DAYS_IN_YEAR = 365;

/**
 * The mail-order plan: surcharge = price × monthly factor × number, rounded half up once; overall price divided by
 * the number. Without a pause the first instalment is due one equal month after delivery; with one, when it ends.
 * @throws RangeError for terms that make no plan: a bug, since limits are checked before
 */
export function calculateInstalmentPlan(terms: PlanTerms): InstalmentPlan {
  const { priceMinor, count, monthlyFactorMillionths, pause, step = 1 } = terms;
  return planWithCost(terms, {
    surchargeMinor: share(priceMinor, monthlyFactorMillionths * count, step),
    pauseSurchargeMinor: pause ? share(priceMinor, pause.surchargeMillionths, step) : 0,
  });
}

/** The amount that a plan's credit costs, minor units. */
export type PlanCost = { readonly surchargeMinor: number; readonly pauseSurchargeMinor: number };

/** The same plan with a given cost instead of that of its factor. @throws RangeError as {@link calculateInstalmentPlan} */
export function planWithCost(terms: PlanTerms, cost: PlanCost): InstalmentPlan {
  const { priceMinor, count, pause, step = 1 } = terms;
  const { surchargeMinor, pauseSurchargeMinor } = cost;
  if (
    !Number.isSafeInteger(priceMinor) ||
    priceMinor < count * step ||
    count < 1 ||
    !Number.isInteger(count)
  ) {
    throw new RangeError(
      `a plan of ${count} instalments needs a price of at least ${count * step}, not ${priceMinor}`,
    );
  }
  const overallMinor = priceMinor + surchargeMinor + pauseSurchargeMinor;
  const amounts = divide(overallMinor, count, terms.remainder, step);
  const instalments = amounts.map((amountMinor, index) => ({
    number: index + 1,
    amountMinor,
    years: pause ? pause.days / DAYS_IN_YEAR + index / 12 : (index + 1) / 12,
  }));
  const annualPercent = calculateAnnualRate([
    { amountMinor: priceMinor, years: 0 },
    ...instalments.map(({ amountMinor, years }) => ({ amountMinor: -amountMinor, years })),
  ]);
  const firstMinor = amounts[0] ?? overallMinor;
  const lastMinor = amounts.at(-1) ?? overallMinor;
  const regularMinor = terms.remainder === 'last' ? firstMinor : lastMinor;
  return {
    ...terms,
    surchargeMinor,
    pauseSurchargeMinor,
    overallMinor,
    instalments,
    firstMinor,
    regularMinor,
    lastMinor,
    regularCount: amounts.filter((amount) => amount === regularMinor).length,
    annualPercent,
    borrowingPercent: calculateBorrowingRate(annualPercent),
  };
}

function divide(overallMinor: number, count: number, remainder: RemainderRule, step: number): number[] {
  const floored = Math.floor(overallMinor / count / step) * step;
  const rounded = remainder === 'last' ? roundMinor(overallMinor / count, step) : floored;
  // When the amount is rounded up, many small instalments could leave nothing for the last one.
  const regular = rounded * (count - 1) < overallMinor ? rounded : floored;
  const odd = overallMinor - regular * (count - 1);
  const regulars = Array.from({ length: count - 1 }, () => regular);
  return remainder === 'last' ? [...regulars, odd] : [odd, ...regulars];
}

function share(priceMinor: number, millionths: number, step: number): number {
  return roundMinor((priceMinor * millionths) / MILLION, step);
}
