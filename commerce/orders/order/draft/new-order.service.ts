import type { CheckoutView } from '#commerce/buying/checkout/checkout.service.ts';
import type { Writes } from '#commerce/ground/database/write-together.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { MailTexts } from '#commerce/ground/mail/mail.service.ts';
import { agreeCredit } from '#commerce/money/credit/agreement/agreement.service.ts';
import { openPayment } from '#commerce/money/payment/record/open-payment.service.ts';
import { buildOrderEventRows } from '#commerce/orders/order-log/order-event.service.ts';
import { buildConcludingRows } from '../mail/confirm-order.commands.ts';
import type { Order } from '../order.rules.ts';
import { buildOrderRows, type OrderOrigin } from '../order-rows.store.ts';

/** The rows of a new order for its transaction: the order, its credit, its payment, its mails and its event. */
export function buildNewOrderRows(
  ctx: RequestContext,
  order: Order,
  by: {
    readonly origin: OrderOrigin;
    readonly checkout: Pick<CheckoutView, 'credit' | 'account'>;
    /** of the account that was requested with it */
    readonly wishedAccount: Writes;
    readonly texts: MailTexts;
  },
): Writes[] {
  const { origin, wishedAccount, texts } = by;
  const { credit, account } = by.checkout;
  const agreed = agreeCredit(ctx, order, credit, texts);
  const payment = openPayment(ctx, order, { origin: 'order', texts, account });
  const { agreement } = agreed;
  const { mandate } = payment;
  const told =
    order.state === 'placed'
      ? buildConcludingRows(ctx, order, { agreement, mandate, texts })
      : [buildOrderEventRows(ctx, { orderId: order.orderId, type: 'order.awaiting-payment' })];
  return [buildOrderRows(ctx, order, origin), agreed.rows, payment.rows, wishedAccount, ...told];
}
