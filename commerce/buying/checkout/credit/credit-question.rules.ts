import type { Address } from '#commerce/ground/kernel/address.rules.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { CreditPlan } from '#commerce/money/credit/credit-offers.rules.ts';
import type { CreditQuestion } from '#commerce/money/credit/decision/decision.types.ts';

/** The question sent to the credit check about a plan. */
export function buildCreditQuestion(
  ctx: RequestContext,
  address: Address,
  dateOfBirth: string,
  plan: CreditPlan,
): CreditQuestion {
  const { givenName, familyName, street, houseNumber, postalCode, city } = address;
  return {
    country: ctx.tenant.country,
    givenName,
    familyName,
    dateOfBirth,
    street,
    houseNumber,
    postalCode,
    city,
    amountMinor: plan.priceMinor,
    currency: ctx.currency,
    months: plan.pauseMonths > 0 ? plan.pauseMonths + plan.count - 1 : plan.count,
  };
}
