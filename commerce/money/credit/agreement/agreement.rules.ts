import { z } from 'zod';
import { CREDIT_METHODS } from '#forms/credit.ts';
import type { CreditPlan } from '../credit-offers.rules.ts';

const minor = z.number().int();

/** The plan to the cent as it was agreed; the same fields as a CreditPlan's. */
const storedPlan = z.object({
  method: z.enum(CREDIT_METHODS),
  pauseMonths: z.number(),
  priceMinor: minor,
  count: z.number().int().positive(),
  monthlyFactorMillionths: z.number(),
  remainder: z.enum(['last', 'first']),
  step: z.number().optional(),
  pause: z.object({ days: z.number(), surchargeMillionths: z.number() }).optional(),
  surchargeMinor: minor,
  pauseSurchargeMinor: minor,
  overallMinor: minor,
  instalments: z.array(z.object({ number: minor, amountMinor: minor, years: z.number() })),
  firstMinor: minor,
  regularMinor: minor,
  lastMinor: minor,
  regularCount: minor,
  annualPercent: z.number(),
  borrowingPercent: z.number(),
});

const storedDue = z.object({ number: minor, dueOn: z.string(), amountMinor: minor, premiumMinor: minor });

/** The paper that was shown and agreed to; later versions keep the paper of the first. */
const storedAgreement = z.object({
  plan: storedPlan,
  dues: z.array(storedDue),
  /** per instalment; 0 for no protection */
  premiumPerInstalmentMinor: minor,
  premiumMillionths: z.number(),
  /** number of the first instalment that carries a premium, where it was chosen later; absent: the first */
  premiumFrom: z.number().int().positive().optional(),
  /** the market's cap on the day, percent */
  capPercent: z.number().nullable(),
  /**
   * the customer has used a right, so the plan no longer follows from its terms; absent: as agreed, or after a return
   */
  amended: z
    .object({ why: z.enum(['repaid', 'repaid-in-part', 'withdrawn', 'paused']), on: z.string() })
    .optional(),
  /** ISO 8601 date on which its later instalments were paused; once for each plan */
  pausedOn: z.string().optional(),
  /** the pre-contractual information and the contract, in the words that were shown */
  paper: z.unknown(),
});

type Amendment = NonNullable<z.infer<typeof storedAgreement>['amended']>;

export type StoredAgreement = Omit<
  z.infer<typeof storedAgreement>,
  'plan' | 'amended' | 'premiumFrom' | 'pausedOn'
> & {
  readonly plan: CreditPlan;
  readonly premiumFrom?: number;
  readonly pausedOn?: string;
  readonly amended?: Amendment;
};

/**
 * Whether nothing of the credit can be changed any more: it was paid back or withdrawn from, or all of the order was
 * returned or cancelled.
 */
export function hasEnded({ plan, amended }: Pick<StoredAgreement, 'plan' | 'amended'>): boolean {
  return plan.priceMinor === 0 || amended?.why === 'repaid' || amended?.why === 'withdrawn';
}

/** @throws when what was stored is no agreement */
export function parseAgreement(json: unknown): StoredAgreement {
  const { plan, amended, premiumFrom, pausedOn, ...rest } = storedAgreement.parse(json);
  const { step, pause, ...always } = plan;
  return {
    ...rest,
    ...(amended === undefined ? {} : { amended }),
    ...(premiumFrom === undefined ? {} : { premiumFrom }),
    ...(pausedOn === undefined ? {} : { pausedOn }),
    plan: { ...always, pause, ...(step === undefined ? {} : { step }) },
  };
}
