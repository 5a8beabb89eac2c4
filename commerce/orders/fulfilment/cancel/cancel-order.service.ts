import { endPremium } from '#commerce/buying/delivery/premium.commands.ts';
import { releaseVouchers } from '#commerce/buying/voucher/voucher-use.service.ts';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { dropWithdrawalReminder } from '#commerce/orders/order/mail/withdrawal-reminder.service.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import { cancelLines, moveOrder } from '#commerce/orders/order/order-change.commands.ts';
import { endAppointments } from '#commerce/orders/order/order-fitting.service.ts';
import { findById } from '#commerce/orders/order/order-record.queries.ts';
import { getPieces, type KeptOrder } from '#commerce/orders/order/return-effect.rules.ts';
import { recordOrderEvent } from '#commerce/orders/order-log/order-event.service.ts';
import { abandonPayments, refundSurplus } from '#commerce/orders/refund/refund.service.ts';
import { dropPurchaseMarks } from '#commerce/range/review/purchase-mark.service.ts';
import { creditOrder } from '../credit/order-credit.service.ts';
import { closeHold } from '../hold/order-hold.store.ts';
import type { OrderLifeRefusal } from '../life/order-life.errors.ts';
import { giveBackStock, lockOrder, readLineFulfilment } from '../life/order-life.store.ts';
import { queueOrderCancelled } from '../order-mail.service.ts';
import { loadRemainingOrder } from '../returns/return-items.service.ts';

/** The cause of a cancellation: the customer, a declaration of withdrawal, the shop, a missing payment. */
export type CancelReason = 'customer' | 'withdrawal' | 'shop' | 'payment';

const CANCELLABLE = ['awaiting_payment', 'placed'] as const;

type Cancelled = { readonly order: Order; readonly refundMinor: number };

/**
 * Cancels an order before any of it has left: its stock and vouchers become usable again, its debt is credited,
 * payments are refunded, and the customer gets a mail. One transaction; a second call changes nothing.
 */
export async function cancelOrder(
  ctx: RequestContext,
  orderId: string,
  reason: CancelReason,
): Promise<Result<Cancelled, OrderLifeRefusal>> {
  return runInTransaction(ctx, async (inner) => {
    const state = await lockOrder(inner, orderId);
    if (state === null) return refuse({ code: 'OrderNotFound' as const });
    const order = await findById(inner, orderId);
    if (!order) throw new Error(`order ${orderId} was locked and is not there`);
    if (state === 'cancelled') return ok<Cancelled>({ order, refundMinor: 0 });
    const places = await readLineFulfilment(inner, orderId);
    if (places.some(({ shipped }) => shipped > 0) || !isCancellable(state)) {
      return refuse({ code: 'OrderStateRefuses' as const, state });
    }
    const at = inner.clock.now();
    await moveOrder(inner, orderId, 'cancelled', CANCELLABLE, { cancelReason: reason });
    const kept = await loadRemainingOrder(inner, order);
    await cancelLines(inner, orderId);
    await dropPurchaseMarks(inner, order);
    await giveBackStock(inner, orderId, kept.lines);
    await releaseVouchers(inner, orderId);
    await endAppointments(inner, { ...order, lines: order.lines.filter(isKept(kept)) });
    await abandonPayments(inner, orderId);
    await endPremium(inner, orderId);
    await dropWithdrawalReminder(inner, orderId);
    await closeHold(inner, orderId, { how: 'withdrawn' });
    const refundMinor =
      state === 'placed'
        ? await creditWholeOrder(inner, orderId, kept)
        : await refundSurplus(inner, orderId, `cancel:${orderId}`);
    await recordOrderEvent(inner, {
      orderId,
      type: 'order.cancelled',
      at,
      data: { reason, totalMinor: order.totalMinor, refundMinor, currency: order.currency },
    });
    await queueOrderCancelled(inner, { order, reason, refundMinor });
    return ok<Cancelled>({ order: { ...order, state: 'cancelled' }, refundMinor });
  });
}

/** Lines with remaining pieces: the places of pieces cancelled earlier are already free. */
function isKept(kept: KeptOrder) {
  return ({ position }: { readonly position: number }) => getPieces(kept, position) > 0;
}

function isCancellable(state: string): boolean {
  return (CANCELLABLE as readonly string[]).includes(state);
}

function creditWholeOrder(
  ctx: RequestContext,
  orderId: string,
  { totalMinor, taxes }: KeptOrder,
): Promise<number> {
  const key = `cancel:${orderId}`;
  return creditOrder(ctx, { orderId, key, amountMinor: totalMinor, taxes, newTotalMinor: 0 });
}
