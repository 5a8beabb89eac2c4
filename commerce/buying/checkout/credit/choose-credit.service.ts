import { getToday } from '#commerce/ground/kernel/day.rules.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import { findProtectionCost } from '#commerce/money/credit/credit.service.ts';
import { findCreditPlan } from '#commerce/money/credit/credit-offers.rules.ts';
import { decideCredit } from '#commerce/money/credit/decision/decision.service.ts';
import { keepCheckedBirth } from '#commerce/people/customer/customer-change.service.ts';
import { createCreditSchema, type ProtectionAnswer } from '#forms/credit.ts';
import { type Fault, listFaults } from '#forms/faults.ts';
import type { CheckoutRefusal } from '../checkout.errors.ts';
import { getCheckout } from '../checkout.service.ts';
import type { CheckoutChange } from '../save-step.service.ts';
import { keep, type VisitorContext } from './choose-credit.store.ts';
import { buildCreditQuestion } from './credit-question.rules.ts';

export type CreditRefusal =
  | CheckoutRefusal
  /** the check refused, or a person has to look at it; `source`: where its data came from */
  | { readonly code: 'CreditNotApproved'; readonly referred: boolean; readonly source: string };

const RETRY_SECONDS = 3600;

/**
 * Chooses credit for the visitor's basket: checks age and plan, asks the credit check, and stores the choice when
 * that approves; a signed-in customer keeps the date of birth. Until then the earlier choice stays. Payment protection
 * may be answered together with the plan; where it is not, the answer to the same plan before stays.
 * @param input see createCreditSchema in forms/
 */
export async function chooseCredit(
  ctx: VisitorContext,
  input: unknown,
): Promise<Result<CheckoutChange, CreditRefusal>> {
  const parsed = createCreditSchema(getToday(ctx), ctx.tenant.credit.minimumAge).safeParse(input);
  if (!parsed.success) return refuse({ code: 'InvalidInput', fields: listFaults(parsed.error) });
  const { method, count, dateOfBirth, protection } = parsed.data;
  const checkout = await getCheckout(ctx);
  const { basketId } = checkout.basket;
  const plan = findCreditPlan(checkout.credit.plans, { method, count });
  if (!plan) return refuse({ code: 'InvalidInput', fields: [{ field: 'count', code: 'choice' }] });
  const isOffered = findProtectionCost(ctx, plan) !== null;
  const faults = protection ? listProtectionFaults(protection, isOffered) : [];
  if (faults.length > 0) return refuse({ code: 'InvalidInput', fields: faults });
  // a visitor who skipped earlier steps is led to them: nothing is chosen
  if (basketId === null || !checkout.billingAddress || !checkout.email)
    return ok({ view: async () => checkout });
  const question = buildCreditQuestion(ctx, checkout.billingAddress, dateOfBirth, plan);
  const decision = await decideCredit(ctx, basketId, question, checkout.email);
  if (decision === null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds: RETRY_SECONDS });
  if (decision.outcome !== 'approved') {
    const { outcome, source } = decision;
    return refuse({ code: 'CreditNotApproved', referred: outcome === 'referred', source });
  }
  const customerId = getSignedInCustomer(ctx);
  if (customerId !== null) await keepCheckedBirth(ctx, customerId, question);
  const before = checkout.credit.choice;
  const samePlan = before?.method === method && before.count === count;
  const earlier = samePlan ? before.protection : null;
  const offeredOn = getToday(ctx);
  return keep(ctx, { method, count, dateOfBirth, offeredOn, protection: protection?.chosen ?? earlier });
}

/** What an answer about payment protection lacks: it can be chosen only where it is offered, with its terms accepted. */
function listProtectionFaults({ chosen, termsAccepted }: ProtectionAnswer, isOffered: boolean): Fault[] {
  if (chosen && !isOffered) return [{ field: 'protection', code: 'choice' }];
  return chosen && !termsAccepted ? [{ field: 'termsAccepted', code: 'required' }] : [];
}

/**
 * Chooses payment protection or declines it. Choosing it needs its terms accepted (product 5.4).
 * @returns InvalidInput also where the market does not offer it with an order
 */
export async function setProtection(
  ctx: VisitorContext,
  input: ProtectionAnswer,
): Promise<Result<CheckoutChange, CheckoutRefusal>> {
  const checkout = await getCheckout(ctx);
  const { choice, plan, protection } = checkout.credit;
  if (!choice || !plan) return ok({ view: async () => checkout });
  const faults = listProtectionFaults(input, protection !== null);
  if (faults.length > 0) return refuse({ code: 'InvalidInput', fields: faults });
  return keep(ctx, { ...choice, protection: input.chosen });
}
