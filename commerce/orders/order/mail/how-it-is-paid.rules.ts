import { buildPaymentLines } from '#commerce/money/payment/payment-lines.rules.ts';
import { isRedirectMethod } from '#commerce/money/payment/payment-method.rules.ts';
import type { TextKey } from '#texts/keys.ts';
import type { OrderMail } from './order-mail.types.ts';

/** The lines below the way to pay. @param total as it is written in the mail */
export function describePayment({ order, payment, texts }: OrderMail, total: string): string[] {
  // an order by redirect is confirmed when a provider has the money
  if (isRedirectMethod(order.paymentMethod))
    return order.totalMinor > 0 ? [texts.text('mail.order.paid')] : [];
  if (!payment) return [texts.text(`payment.method.${order.paymentMethod}.hint` as TextKey)];
  return buildPaymentLines(payment, { amount: total, locale: order.locale, texts });
}
