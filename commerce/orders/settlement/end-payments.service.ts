import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { type Payments, ProviderError } from '#commerce/money/payment/payment-provider.types.ts';
import { movePayment, type Payment } from '#commerce/money/payment/record/payment-record.commands.ts';
import { findPayment } from '#commerce/money/payment/record/payment-record.queries.ts';
import { hasEnded } from '#commerce/money/payment/record/payment-state.rules.ts';
import { endPayment } from './start-payment.service.ts';

/** Whether nothing has been paid. A payment of too little money stays. */
export function isUnpaid({ state }: Payment): boolean {
  return !hasEnded(state) && state !== 'paid';
}

/**
 * Ends open payments, at the provider first: one may have been paid at this moment, and then that counts. A payment
 * that the provider cannot end stays as it is.
 * @returns false if the provider does not answer, so it is unknown whether something is being paid
 */
export async function endOpenPayments(
  ctx: RequestContext,
  payments: Payments,
  begun: readonly Payment[],
): Promise<boolean> {
  for (const payment of begun) {
    if (!payments.provider) continue;
    try {
      if (payment.providerReference === null) await movePayment(ctx, payment.paymentId, 'canceled', 'shop');
      // it may have begun there since, and whoever began it may have looked before it was ended here
      const known = await findPayment(ctx, payment.paymentId);
      if (known) await endPayment(ctx, payments.provider, known);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      ctx.log.warn({ paymentId: payment.paymentId, err: error }, 'a payment was not ended');
      return false;
    }
  }
  return true;
}
