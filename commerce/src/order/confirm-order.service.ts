import { queueWithdrawalReminder } from '#commerce/credit/withdrawal-reminder.service.ts';
import { startPremium } from '#commerce/delivery/premium.service.ts';
import type { RequestContext } from '#commerce/kernel/context.ts';
import { chargeOrder } from '#commerce/ledger/ledger.service.ts';
import { type MailTexts, queueOrderConfirmation } from '#commerce/mail/mail.service.ts';
import type { Order } from './order.rules.ts';
import { findById } from './order.store.ts';
import { recordOrderEvent } from './order-event.service.ts';
import { placedData } from './order-event-data.rules.ts';

/**
 * What makes an order binding for both: it is charged to its debtor, others are told, the customer gets the confirmation.
 * In the transaction that places it.
 */
export async function concludeOrder(ctx: RequestContext, order: Order, texts: MailTexts): Promise<void> {
  await chargeOrder(ctx, order);
  await startPremium(ctx, order);
  await recordOrderEvent(ctx, {
    orderId: order.orderId,
    type: 'order.placed',
    data: placedData(order),
  });
  await queueOrderConfirmation(ctx, order, texts);
  await queueWithdrawalReminder(ctx, order, texts);
}

/**
 * Places an order that has waited for its payment, once: of several who learn that it is paid exactly one gets it
 * back. In the caller's transaction, which has the order's row locked; emit `order-placed`, `order-changed` and
 * `mail-queued` after it.
 * @param texts of the order's language
 * @returns null: it did not wait any more
 */
export async function confirmOrder(
  ctx: RequestContext,
  orderId: string,
  texts: MailTexts,
): Promise<Order | null> {
  const placed = await ctx.db
    .updateTable('sales_order')
    .set({ state: 'placed' })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .where('state', '=', 'awaiting_payment')
    .returning('order_id')
    .executeTakeFirst();
  if (!placed) return null;
  const order = await findById(ctx, orderId);
  if (!order) throw new Error('an order was placed and is not there');
  await concludeOrder(ctx, order, texts);
  return order;
}
