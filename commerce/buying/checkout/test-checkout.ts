import type { Result } from '#commerce/ground/kernel/result.ts';
import type { CheckoutView } from './checkout.service.ts';
import * as delivery from './delivery/delivery-step.service.ts';
import * as identity from './identity-step.service.ts';
import * as payment from './payment-step.service.ts';
import type { CheckoutChange } from './save-step.service.ts';

/** For tests: a step, and how the checkout stands after it. */
export async function viewCheckoutAfter<Refusal extends { readonly code: string }>(
  step: Promise<Result<CheckoutChange, Refusal>>,
): Promise<Result<CheckoutView, Refusal>> {
  const taken = await step;
  return taken.ok ? { ok: true, value: await taken.value.view() } : taken;
}

export const setIdentity = (...input: Parameters<typeof identity.setIdentity>) =>
  viewCheckoutAfter(identity.setIdentity(...input));
export const setDelivery = (...input: Parameters<typeof delivery.setDelivery>) =>
  viewCheckoutAfter(delivery.setDelivery(...input));
export const setPayment = (...input: Parameters<typeof payment.setPayment>) =>
  viewCheckoutAfter(payment.setPayment(...input));
