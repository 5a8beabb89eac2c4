import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { ProviderPayment } from '../payment-provider.types.ts';
import { updatePayment } from './payment-record.commands.ts';

/** Stores the provider's id and the address where the customer pays; the state is moved like by any later answer. */
export function writeProvider(
  ctx: RequestContext,
  paymentId: string,
  provider: string,
  { reference, checkoutUrl }: ProviderPayment,
): Promise<void> {
  return updatePayment(ctx, paymentId, {
    provider,
    provider_reference: reference,
    checkout_url: checkoutUrl,
  });
}

/** @param nextCheckAt null if reconciliation no longer checks it */
export function writeNextCheck(
  ctx: RequestContext,
  paymentId: string,
  nextCheckAt: Date | null,
): Promise<void> {
  return updatePayment(ctx, paymentId, { next_check_at: nextCheckAt });
}

/**
 * Stores an amount other than the requested one; from now on it is a payment of that amount.
 * @param amountMinor positive
 */
export function writeReceived(ctx: RequestContext, paymentId: string, amountMinor: number): Promise<void> {
  return updatePayment(ctx, paymentId, { amount_minor: amountMinor });
}

/** Stores why a payment cannot secure its order; the provider is not asked about it any more. */
export function writeProblem(
  ctx: RequestContext,
  paymentId: string,
  problem: 'amount_differs' | 'refused_by_provider',
): Promise<void> {
  return updatePayment(ctx, paymentId, { problem, next_check_at: null });
}
