import { sql } from 'kysely';
import { premiumRows } from '#commerce/buying/delivery/premium.service.ts';
import { type Writes, writeTogether } from '#commerce/ground/database/write-together.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { MailTexts } from '#commerce/ground/mail/mail.service.ts';
import { findAgreement } from '#commerce/money/credit/agreement.service.ts';
import { chargeRows } from '#commerce/money/ledger/ledger.service.ts';
import { mandateOf } from '#commerce/money/payment/payment-instruction.service.ts';
import { orderEventRows } from '#commerce/orders/order-log/order-event.service.ts';
import { isCreditMethod } from '#forms/credit.ts';
import type { Order } from './order.rules.ts';
import { type AgreedWith, confirmationRows } from './order-confirmation.service.ts';
import { placedData } from './order-event-data.rules.ts';
import { findById } from './order-record.service.ts';
import { withdrawalReminderRows } from './withdrawal-reminder.service.ts';

/**
 * The steps that make an order binding for both, for the transaction that places it: it is charged to its debtor,
 * others are told, the customer gets the confirmation.
 */
export function concludingRows(ctx: RequestContext, order: Order, agreed: AgreedWith): Writes[] {
  return [
    chargeRows(ctx, order, agreed.agreement),
    orderEventRows(ctx, { orderId: order.orderId, type: 'order.placed', data: placedData(order) }),
    confirmationRows(ctx, order, agreed),
    premiumRows(ctx, order),
    withdrawalReminderRows(ctx, order, agreed.texts),
  ];
}

/**
 * Places an order that has waited for its payment, once: of several who learn that it is paid exactly one gets it
 * back. In the caller's transaction, which has the order's row locked.
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
    .where('state', '=', sql.lit('awaiting_payment'))
    .returning('order_id')
    .executeTakeFirst();
  if (!placed) return null;
  const order = await findById(ctx, orderId);
  if (!order) throw new Error(`order ${orderId} was placed and is not there`);
  const agreement = isCreditMethod(order.paymentMethod) ? await findAgreement(ctx, orderId) : null;
  const mandate = await mandateOf(ctx, order);
  await writeTogether(ctx.db, concludingRows(ctx, order, { agreement, mandate, texts }));
  return order;
}
