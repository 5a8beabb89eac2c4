import { sql } from 'kysely';
import { startPremium } from '#commerce/buying/delivery/premium.service.ts';
import { WriteBatch } from '#commerce/ground/database/write-batch.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { MailTexts } from '#commerce/ground/mail/mail.service.ts';
import { findAgreement } from '#commerce/money/credit/agreement.service.ts';
import { chargeRows } from '#commerce/money/ledger/ledger.service.ts';
import { orderEventRows } from '#commerce/orders/order-log/order-event.service.ts';
import { isCreditMethod } from '#forms/credit.ts';
import type { Order } from './order.rules.ts';
import { confirmationRows } from './order-confirmation.service.ts';
import { placedData } from './order-event-data.rules.ts';
import { findById } from './order-record.service.ts';
import { queueWithdrawalReminder } from './withdrawal-reminder.service.ts';

/**
 * What makes an order binding for both: it is charged to its debtor, others are told, the customer gets the confirmation.
 * In the transaction that places it.
 * @param rows for the caller to write; written here where more follows that belongs to an order that is there
 */
export async function concludeOrder(
  ctx: RequestContext,
  rows: WriteBatch,
  order: Order,
  texts: MailTexts,
): Promise<void> {
  const agreement = isCreditMethod(order.paymentMethod) ? await findAgreement(ctx, order.orderId) : null;
  rows
    .add(chargeRows(ctx, order, agreement))
    .add(orderEventRows(ctx, { orderId: order.orderId, type: 'order.placed', data: placedData(order) }))
    .add(await confirmationRows(ctx, order, agreement, texts));
  if (order.premiumMinor > 0) {
    await rows.write(ctx.db);
    await startPremium(ctx, order);
  }
  await queueWithdrawalReminder(ctx, order, texts);
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
  const rows = new WriteBatch();
  await concludeOrder(ctx, rows, order, texts);
  await rows.write(ctx.db);
  return order;
}
