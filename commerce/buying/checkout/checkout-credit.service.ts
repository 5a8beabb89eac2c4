import type { Address } from '#commerce/ground/kernel/address.rules.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { ChosenCredit } from '#commerce/money/credit/agreement.service.ts';
import { creditLaw } from '#commerce/money/credit/credit.service.ts';
import { type CreditChoice, creditChoiceOf } from '#commerce/money/credit/credit-choice.rules.ts';
import { type CreditPlan, chosenPlan, plansFor } from '#commerce/money/credit/credit-offers.rules.ts';
import { subjectOf } from '#commerce/money/credit/decision.service.ts';
import type { CreditQuestion } from '#commerce/money/credit/decision.types.ts';
import { findDecision } from '#commerce/money/credit/decision-record.service.ts';
import { isOfferedWithOrder, protectionCost } from '#commerce/money/credit/protection.rules.ts';
import { type CreditMethod, isCreditMethod } from '#forms/credit.ts';

/** Credit on the way to an order. */
export type CheckoutCredit = ChosenCredit & {
  /** what may be chosen for this basket today */
  readonly plans: readonly CreditPlan[];
};

const NO_CREDIT: CheckoutCredit = {
  plans: [],
  plan: null,
  choice: null,
  decision: null,
  protection: null,
  ready: false,
};

/** Ways of paying by credit that there are plans for; a pause with instalments after it is chosen where the pause is. */
export function creditMethods({ plans }: CheckoutCredit): CreditMethod[] {
  return [...new Set(plans.map(({ method }) => (method === 'pause-instalments' ? 'pause' : method)))];
}

/** A checkout as far as credit needs it. */
export type CreditBasis = {
  readonly basketId: string | null;
  readonly totalMinor: number;
  readonly billingAddress: Address | null;
  readonly paymentMethod: string | null;
};

/** The credit offered for a basket, with the choice and the decision so far. */
export async function viewCredit(ctx: RequestContext, basis: CreditBasis): Promise<CheckoutCredit> {
  const law = creditLaw(ctx);
  if (!law || basis.basketId === null) return NO_CREDIT;
  const step = ctx.tenant.roundTotalTo;
  const plans = plansFor(law, basis.totalMinor, step);
  if (!isCreditMethod(basis.paymentMethod)) return { ...NO_CREDIT, plans };
  const choice = await readChoice(ctx, basis.basketId);
  const plan = choice?.method === basis.paymentMethod ? chosenPlan(plans, choice) : null;
  if (!choice || !plan || !basis.billingAddress) return { ...NO_CREDIT, plans, choice };
  const question = questionOf(ctx, basis.billingAddress, choice.dateOfBirth, plan);
  const decision = await findDecision(ctx, basis.basketId, {
    subject: subjectOf(question),
    amountMinor: plan.priceMinor,
  });
  return {
    plans,
    plan,
    choice,
    decision,
    protection: isOfferedWithOrder(law.terms) ? protectionCost(law.terms, plan, step) : null,
    ready: decision?.outcome === 'approved',
  };
}

/** What the credit check is asked about a plan. */
export function questionOf(
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

async function readChoice(ctx: RequestContext, basketId: string): Promise<CreditChoice | null> {
  const row = await ctx.db
    .selectFrom('checkout')
    .select('credit_choice')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('basket_id', '=', basketId)
    .executeTakeFirst();
  return creditChoiceOf(row?.credit_choice ?? null);
}
