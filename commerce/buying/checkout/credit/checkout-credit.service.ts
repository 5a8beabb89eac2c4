import type { Address } from '#commerce/ground/kernel/address.rules.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { getToday } from '#commerce/ground/kernel/day.rules.ts';
import type { ChosenCredit } from '#commerce/money/credit/agreement/agreement.service.ts';
import { findProtectionCost, getCreditLaw } from '#commerce/money/credit/credit.service.ts';
import { computeLastBindingDay } from '#commerce/money/credit/credit-law.rules.ts';
import {
  type CreditPlan,
  calculateCreditPlans,
  findCreditPlan,
  listCreditMethods,
} from '#commerce/money/credit/credit-offers.rules.ts';
import { hashSubject } from '#commerce/money/credit/decision/decision.service.ts';
import { findDecision } from '#commerce/money/credit/decision/decision-record.queries.ts';
import { type CreditMethod, isCreditMethod } from '#forms/credit.ts';
import { readChoice } from './checkout-credit.store.ts';
import { buildCreditQuestion } from './credit-question.rules.ts';

/** Credit in the checkout. */
export type CheckoutCredit = ChosenCredit & {
  /** the plans that may be chosen for this basket today */
  readonly plans: readonly CreditPlan[];
  /** ways to pay by credit that have a plan; a pause with instalments after it is chosen with the pause */
  readonly methods: readonly CreditMethod[];
  /**
   * last day of the chosen offer once that day is over, ISO 8601 date: the plan must be chosen anew; null otherwise
   */
  readonly offerEndedOn: string | null;
};

const NO_CREDIT: CheckoutCredit = {
  plans: [],
  methods: [],
  plan: null,
  choice: null,
  decision: null,
  protection: null,
  ready: false,
  offerEndedOn: null,
};

/** The parts of a checkout that credit needs. */
export type CreditBasis = {
  readonly basketId: string | null;
  readonly totalMinor: number;
  readonly billingAddress: Address | null;
  readonly paymentMethod: string | null;
};

/** The credit offered for a basket, with the choice and the decision so far. */
export async function viewCredit(ctx: RequestContext, basis: CreditBasis): Promise<CheckoutCredit> {
  const law = getCreditLaw(ctx);
  if (!law || basis.basketId === null) return NO_CREDIT;
  const choice = isCreditMethod(basis.paymentMethod) ? await readChoice(ctx, basis.basketId) : null;
  const plans = calculateCreditPlans(law, basis.totalMinor, ctx.tenant.roundTotalTo);
  const offered = { plans, methods: listCreditMethods(plans) };
  const plan = choice && choice.method === basis.paymentMethod ? findCreditPlan(plans, choice) : null;
  if (!choice || !plan || !basis.billingAddress) return { ...NO_CREDIT, ...offered, choice };
  const lastDay = computeLastBindingDay(ctx.tenant.credit, choice.offeredOn);
  if (getToday(ctx) > lastDay) return { ...NO_CREDIT, ...offered, choice, offerEndedOn: lastDay };
  const question = buildCreditQuestion(ctx, basis.billingAddress, choice.dateOfBirth, plan);
  const decision = await findDecision(ctx, basis.basketId, {
    subject: hashSubject(question),
    amountMinor: plan.priceMinor,
  });
  return {
    ...offered,
    plan,
    choice,
    decision,
    protection: findProtectionCost(ctx, plan),
    ready: decision?.outcome === 'approved',
    offerEndedOn: null,
  };
}
