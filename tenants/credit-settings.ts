import { z } from 'zod';

const minor = z.number().int().positive();
/** millionths of the price: 0.65 % is 6500 */
const millionths = z.number().int().min(0).max(200_000);

/** One number of instalments and what each costs. */
const instalmentTerms = z.object({
  count: z.number().int().min(2).max(60),
  /** surcharge per instalment */
  monthlyFactorMillionths: millionths,
});

const protection = z.object({
  /** the insurer: no business of the shop's own */
  insurer: z.string().min(1),
  /** premium in millionths of what the instalments come to, spread over them */
  premiumMillionths: millionths,
  /**
   * days after the credit contract before which the customer's declaration does not hold (DE, § 7a (5) VVG: 7); 0: it
   * may be offered with the order, as a choice of its own
   */
  daysAfterContract: z.number().int().min(0),
  /** days for which the offer of a mail can be accepted, where it is offered after the contract */
  offerDays: z.number().int().min(1).max(60),
  /** right to withdraw from the insurance */
  withdrawalDays: z.number().int().min(14),
});

/** The cost and the purpose of credit; amounts in minor units of the tenant's currency. */
const terms = z.object({
  validFrom: z.iso.date(),
  /** price of what is bought on credit */
  minimumMinor: minor,
  maximumMinor: minor,
  /** no plan has a smaller regular instalment */
  smallestInstalmentMinor: minor,
  /** where the cents go that do not divide */
  remainder: z.enum(['last', 'first']),
  instalments: z.array(instalmentTerms).min(1),
  /** everything is paid later, once; null: not offered */
  pause: z.object({ months: z.number().int().min(1).max(12), surchargeMillionths: millionths }).nullable(),
  /** whether a plan may begin after the pause */
  pauseWithPlan: z.boolean(),
  protection: protection.nullable(),
  /** the conditions of most contracts (DE: of at least two thirds of them, § 17 PAngV) */
  example: z.object({ priceMinor: minor, count: z.number().int().min(2) }),
});

/**
 * Credit of a market: law and price, each from its day on. A plan that costs more than the market's cap on the day of
 * the order is never offered, whatever the terms say.
 */
export const creditSettings = z.object({
  /** name of the check in commerce/money/credit/decision.types.ts */
  decision: z.enum(['sandbox']),
  /** youngest age, years */
  minimumAge: z.number().int().min(18),
  /** days to withdraw from the credit contract */
  withdrawalDays: z.number().int().positive(),
  /**
   * days from the withdrawal from the credit until the cash price is to be paid (Directive (EU) 2023/2225 art. 26(5))
   */
  withdrawalPaymentDays: z.number().int().positive(),
  /** days after a contract on which its right of withdrawal is reminded of (art. 10(1): one to seven) */
  reminderDays: z.number().int().min(1).max(7),
  /** days for which a decision about a credit holds */
  decisionDays: z.number().int().positive(),
  /** how often the credit check is asked for one basket in a day */
  decisionsPerDay: z.number().int().positive(),
  /** the cover of payment protection, by the insurer's terms */
  cover: z.object({
    /** days that a customer has to compare offers at least (Directive (EU) 2023/2225 art. 14(4): 3) */
    compareDays: z.number().int().min(3).max(60),
    /** days of inability to work that the customer bears */
    waitingDays: z.number().int().min(0).max(365),
    /** instalments that are paid at most in unemployment */
    mostInstalments: z.number().int().min(1).max(60),
  }),
  /** days for which the amount that pays a credit back early is held */
  repaymentQuoteDays: z.number().int().min(1).max(60),
  /** days from delivery to the first instalment are one month; to an invoice's due day, these */
  invoiceDays: z.number().int().positive(),
  /** highest annual percentage rate of charge; null: the market names none. From before the first day: no credit */
  caps: z.array(z.object({ validFrom: z.iso.date(), annualPercent: z.number().positive().nullable() })),
  terms: z.array(terms),
});

export type CreditSettings = z.output<typeof creditSettings>;
export type CreditTerms = z.output<typeof terms>;
