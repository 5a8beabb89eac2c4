import type { Address } from '#commerce/ground/kernel/address.rules.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { ChosenCredit } from '#commerce/money/credit/agreement/agreement.service.ts';
import { getCreditLaw } from '#commerce/money/credit/credit.service.ts';
import {
  type CreditPlan,
  calculateCreditPlans,
  findCreditPlan,
  listCreditMethods,
} from '#commerce/money/credit/credit-offers.rules.ts';
import { hashSubject } from '#commerce/money/credit/decision/decision.service.ts';
import { findDecision } from '#commerce/money/credit/decision/decision-record.queries.ts';
import { calculateProtectionCost, isOfferedWithOrder } from '#commerce/money/credit/plan/protection.rules.ts';
import { type CreditMethod, isCreditMethod } from '#forms/credit.ts';
import { readChoice } from './checkout-credit.store.ts';
import { buildCreditQuestion } from './credit-question.rules.ts';

/** Credit in the checkout. */
export type CheckoutCredit = ChosenCredit & {
  /** the plans that may be chosen for this basket today */
  readonly plans: readonly CreditPlan[];
  /** ways to pay by credit that have a plan; a pause with instalments after it is chosen with the pause */
  readonly methods: readonly CreditMethod[];
};

const NO_CREDIT: CheckoutCredit = {
  plans: [],
  methods: [],
  plan: null,
  choice: null,
  decision: null,
  protection: null,
  ready: false,
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
  const step = ctx.tenant.roundTotalTo;
  const choice = isCreditMethod(basis.paymentMethod) ? await readChoice(ctx, basis.basketId) : null;
  const plans = calculateCreditPlans(law, basis.totalMinor, step);
  const offered = { plans, methods: listCreditMethods(plans) };
  const plan = choice && choice.method === basis.paymentMethod ? findCreditPlan(plans, choice) : null;
  if (!choice || !plan || !basis.billingAddress) return { ...NO_CREDIT, ...offered, choice };
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
    protection: isOfferedWithOrder(law.terms) ? calculateProtectionCost(law.terms, plan, step) : null,
    ready: decision?.outcome === 'approved',
  };
}
