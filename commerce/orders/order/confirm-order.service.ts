import { sql } from 'kysely';
import { premiumRows } from '#commerce/buying/delivery/premium.service.ts';
import { type Writes, writeTogether } from '#commerce/ground/database/write-together.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { MailTexts } from '#commerce/ground/mail/mail.service.ts';
import { mailRows } from '#commerce/ground/mail/mail-rows.service.ts';
import { findAgreement } from '#commerce/money/credit/agreement.service.ts';
import { chargeRows } from '#commerce/money/ledger/ledger.service.ts';
import { mandateOf } from '#commerce/money/payment/payment-instruction.service.ts';
import { orderEventRows } from '#commerce/orders/order-log/order-event.service.ts';
import { isCreditMethod } from '#forms/credit.ts';
import type { Order } from './order.rules.ts';
import { type AgreedWith, confirmationMail } from './order-confirmation.service.ts';
import { placedData } from './order-event-data.rules.ts';
import { findById } from './order-record.service.ts';
import { withdrawalReminderMail } from './withdrawal-reminder.service.ts';

/**
 * The rows that make an order binding for both sides, for the transaction that places it: the charge to its debtor,
 * the event, the customer's mails. A mail that is there already is not written again.
 */
export function concludingRows(ctx: RequestContext, order: Order, agreed: AgreedWith): Writes[] {
  const confirmation = confirmationMail(ctx, order, agreed);
  const reminder = withdrawalReminderMail(ctx, order, agreed.texts);
  return [
    chargeRows(ctx, order, agreed.agreement),
    orderEventRows(ctx, { orderId: order.orderId, type: 'order.placed', data: placedData(order) }),
    mailRows(ctx, reminder ? [confirmation, reminder] : [confirmation]),
    premiumRows(ctx, order),
  ];
}

/**
 * Places an order that has waited for its payment, once: of several callers that learn of the payment exactly one
 * gets the order. In the caller's transaction, which has locked the order's row.
 * @param texts of the order's language
 * @returns null: it no longer waited
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
