import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { PaymentProvider } from '#commerce/money/payment/payment-provider.types.ts';
import type { Payment } from '#commerce/money/payment/record/payment-record.commands.ts';
import { readOrder } from '#commerce/orders/order/draft/order-lock.queries.ts';
import { reversePayment } from './reverse-payment.service.ts';

/**
 * Books the chargebacks that the provider reports for a payment, each once: its amount is owed again. A chargeback of
 * a part of the payment is left to people: it does not say which articles it is about.
 * @throws ProviderError
 */
export async function bookChargebacks(
  ctx: RequestContext,
  provider: PaymentProvider,
  payment: Payment,
): Promise<void> {
  const { paymentId, providerReference, amountMinor, currency } = payment;
  if (!provider.listChargebacks || providerReference === null) return;
  const order = await readOrder(ctx, payment.orderId);
  if (!order) throw new Error(`payment ${paymentId} has no order ${payment.orderId}`);
  for (const { reference, amount, reason } of await provider.listChargebacks(providerReference)) {
    if (amount.minor !== amountMinor || amount.currency !== currency) {
      ctx.log.error({ paymentId, chargeback: reference, amount }, 'a part was charged back: book it by hand');
      continue;
    }
    await reversePayment(ctx, {
      ...{ kind: 'chargeback', reference: order.orderNumber, amountMinor, paymentId, reason },
      key: `${provider.name}:${reference}`,
    });
  }
}
