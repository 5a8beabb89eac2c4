import { z } from 'zod';

const minor = z.number().int().positive();
/** millionths of the price: 0.65 % is 6500 */
const millionths = z.number().int().min(0).max(200_000);

/** One number of instalments and its price. */
const instalmentTerms = z.object({
  count: z.number().int().min(2).max(60),
  /** surcharge per instalment */
  monthlyFactorMillionths: millionths,
});

const protection = z.object({
  /** the insurer, a company other than the shop */
  insurer: z.string().min(1),
  /** premium in millionths of the sum of the instalments, spread over them */
  premiumMillionths: millionths,
  /**
   * days after the credit contract before which the customer's declaration does not hold (DE, § 7a (5) VVG: 7); 0 if it
   * may be offered with the order, as a choice of its own
   */
  daysAfterContract: z.number().int().min(0),
  /** days for which an offer by mail can be accepted, where protection is offered after the contract */
  offerDays: z.number().int().min(1).max(60),
  /** right to withdraw from the insurance */
  withdrawalDays: z.number().int().min(14),
});

/** The cost and the purpose of credit; amounts in minor units of the tenant's currency. */
const terms = z.object({
  validFrom: z.iso.date(),
  /** lowest price that can be bought on credit */
  minimumMinor: minor,
  maximumMinor: minor,
  /** smallest regular instalment of a plan */
  smallestInstalmentMinor: minor,
  /** which instalment takes the remainder of the division */
  remainder: z.enum(['last', 'first']),
  instalments: z.array(instalmentTerms).min(1),
  /** everything is paid once, later; null if not offered */
  pause: z.object({ months: z.number().int().min(1).max(12), surchargeMillionths: millionths }).nullable(),
  /** whether a plan may begin after the pause */
  pauseWithPlan: z.boolean(),
  protection: protection.nullable(),
  /** the conditions of most contracts (DE: of at least two thirds of them, § 17 PAngV) */
  example: z.object({ priceMinor: minor, count: z.number().int().min(2) }),
});

/** Names that the papers of credit give (Directive (EU) 2023/2225 art. 10 and 21). */
const papers = z.object({
  /** supervisory authority with its address; null if none watches over this credit */
  supervisor: z.string().min(1).nullable(),
  /** body for complaints out of court with its address; null if the texts name the one of the customer's place */
  complaintsBody: z.string().min(1).nullable(),
  /** databases that the credit check consults */
  databases: z.array(z.string().min(1)),
  /** most days for which the information before a contract binds the lender */
  bindingDays: z.number().int().min(1).max(60),
});

/**
 * Credit of a market: law and price, each from its day on. A plan that costs more than the market's cap on the day of
 * the order is never offered, whatever the terms say.
 */
export const creditSettings = z.object({
  /** name of the check in commerce/money/credit/decision/decision.types.ts */
  decision: z.enum(['sandbox']),
  /** minimum age, years */
  minimumAge: z.number().int().min(18),
  /** days to withdraw from the credit contract */
  withdrawalDays: z.number().int().positive(),
  /** days after the withdrawal from the credit for paying the cash price (Directive (EU) 2023/2225 art. 26(5)) */
  withdrawalPaymentDays: z.number().int().positive(),
  /** days after a contract until the reminder of the right to withdraw (art. 10(1): one to seven) */
  reminderDays: z.number().int().min(1).max(7),
  /** days for which a decision about a credit is valid */
  decisionDays: z.number().int().positive(),
  /** most credit checks for one basket in a day */
  decisionsPerDay: z.number().int().positive(),
  /** the cover of payment protection under the insurer's terms */
  cover: z.object({
    /** fewest days that a customer has to compare offers (Directive (EU) 2023/2225 art. 14(4): 3) */
    compareDays: z.number().int().min(3).max(60),
    /** days of inability to work that the customer bears */
    waitingDays: z.number().int().min(0).max(365),
    /** most instalments that are paid during unemployment */
    mostInstalments: z.number().int().min(1).max(60),
  }),
  /** days for which the amount of an early repayment is valid */
  repaymentQuoteDays: z.number().int().min(1).max(60),
  /** days from delivery to the due day of an invoice; the first instalment is due one month after delivery */
  invoiceDays: z.number().int().positive(),
  /**
   * highest annual percentage rate of charge; null if the market has no cap. Before the first day no credit is offered
   */
  caps: z.array(z.object({ validFrom: z.iso.date(), annualPercent: z.number().positive().nullable() })),
  terms: z.array(terms),
  papers,
});

export type CreditSettings = z.output<typeof creditSettings>;
export type CreditTerms = z.output<typeof terms>;
