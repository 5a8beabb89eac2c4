import { sql } from 'kysely';
import { buildPremiumRows } from '#commerce/buying/delivery/premium.commands.ts';
import { type Writes, writeTogether } from '#commerce/ground/database/write-together.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { MailTexts } from '#commerce/ground/mail/mail.service.ts';
import { buildMailRows } from '#commerce/ground/mail/mail-rows.service.ts';
import { findAgreement } from '#commerce/money/credit/agreement/agreement.service.ts';
import { chargeRows } from '#commerce/money/ledger/ledger.service.ts';
import { findOrderMandate } from '#commerce/money/payment/payment-instruction.service.ts';
import { buildOrderEventRows } from '#commerce/orders/order-log/order-event.service.ts';
import { isCreditMethod } from '#forms/credit.ts';
import type { Order } from '../order.rules.ts';
import { buildPlacedData } from '../order-event-data.rules.ts';
import { findById } from '../order-record.queries.ts';
import { type AgreedWith, buildConfirmationMail } from './order-confirmation.service.ts';
import { buildWithdrawalReminderMail } from './withdrawal-reminder.service.ts';

/**
 * The rows that make an order binding for both sides, for the transaction that places it: the charge to its debtor,
 * the event, the customer's mails. A mail that is there already is not written again.
 */
export function buildConcludingRows(ctx: RequestContext, order: Order, agreed: AgreedWith): Writes[] {
  const confirmation = buildConfirmationMail(ctx, order, agreed);
  const reminder = buildWithdrawalReminderMail(ctx, order, agreed.texts);
  return [
    chargeRows(ctx, order, agreed.agreement),
    buildOrderEventRows(ctx, { orderId: order.orderId, type: 'order.placed', data: buildPlacedData(order) }),
    buildMailRows(ctx, reminder ? [confirmation, reminder] : [confirmation]),
    buildPremiumRows(ctx, order),
  ];
}

/**
 * Places an order that has waited for its payment, once: of several callers notified of the payment exactly one
 * gets the order. In the caller's transaction, which has locked the order's row.
 * @param texts of the order's language
 * @returns null if it was no longer waiting
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
  const mandate = await findOrderMandate(ctx, order);
  await writeTogether(ctx.db, buildConcludingRows(ctx, order, { agreement, mandate, texts }));
  return order;
}
