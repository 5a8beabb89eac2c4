import { z } from 'zod';
import { CREDIT_METHODS } from '#forms/credit.ts';
import type { CreditPlan } from './credit-offers.rules.ts';

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

/** What was shown and agreed; later versions keep the paper of the first. */
const storedAgreement = z.object({
  plan: storedPlan,
  dues: z.array(storedDue),
  /** per instalment; 0: no protection */
  premiumPerInstalmentMinor: minor,
  premiumMillionths: z.number(),
  /** the market's cap on the day, percent */
  capPercent: z.number().nullable(),
  /** the pre-contractual information and the contract, in the words that were shown */
  paper: z.unknown(),
});

export type StoredAgreement = Omit<z.infer<typeof storedAgreement>, 'plan'> & { readonly plan: CreditPlan };

/** @throws when what was stored is no agreement */
export function agreementOf(json: unknown): StoredAgreement {
  const { plan, ...rest } = storedAgreement.parse(json);
  const { step, pause, ...always } = plan;
  return { ...rest, plan: { ...always, pause, ...(step === undefined ? {} : { step }) } };
}
