import { getToday } from '#commerce/ground/kernel/day.rules.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import { findCreditPlan } from '#commerce/money/credit/credit-offers.rules.ts';
import { decideCredit } from '#commerce/money/credit/decision/decision.service.ts';
import { keepCheckedBirth } from '#commerce/people/customer/customer-change.service.ts';
import { createCreditSchema } from '#forms/credit.ts';
import { listFaults } from '#forms/faults.ts';
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
 * that approves; a signed-in customer keeps the date of birth. Until then the earlier choice stays.
 * @param input see createCreditSchema in forms/
 */
export async function chooseCredit(
  ctx: VisitorContext,
  input: unknown,
): Promise<Result<CheckoutChange, CreditRefusal>> {
  const parsed = createCreditSchema(getToday(ctx), ctx.tenant.credit.minimumAge).safeParse(input);
  if (!parsed.success) return refuse({ code: 'InvalidInput', fields: listFaults(parsed.error) });
  const { method, count, dateOfBirth } = parsed.data;
  const checkout = await getCheckout(ctx);
  const { basketId } = checkout.basket;
  const plan = findCreditPlan(checkout.credit.plans, { method, count });
  if (!plan) return refuse({ code: 'InvalidInput', fields: [{ field: 'count', code: 'choice' }] });
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
  const sameMethod = before?.method === method && before.count === count;
  return keep(ctx, { method, count, dateOfBirth, protection: sameMethod ? before.protection : null });
}

/**
 * Chooses payment protection or declines it. Choosing it needs its terms accepted (product 5.4).
 * @returns InvalidInput also where the market does not offer it with an order
 */
export async function setProtection(
  ctx: VisitorContext,
  input: { readonly chosen: boolean; readonly termsAccepted: boolean },
): Promise<Result<CheckoutChange, CheckoutRefusal>> {
  const checkout = await getCheckout(ctx);
  const { choice, plan, protection } = checkout.credit;
  if (!choice || !plan) return ok({ view: async () => checkout });
  if (input.chosen && !protection) {
    return refuse({ code: 'InvalidInput', fields: [{ field: 'protection', code: 'choice' }] });
  }
  if (input.chosen && !input.termsAccepted) {
    return refuse({ code: 'InvalidInput', fields: [{ field: 'termsAccepted', code: 'required' }] });
  }
  return keep(ctx, { ...choice, protection: input.chosen });
}
