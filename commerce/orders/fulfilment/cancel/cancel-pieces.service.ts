import { randomUUID } from 'node:crypto';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { startPlan } from '#commerce/money/credit/plan/recompute-plan.service.ts';
import { listInvoices } from '#commerce/orders/invoice/invoice.queries.ts';
import { issueCreditNote } from '#commerce/orders/invoice/invoice.service.ts';
import { dropWithdrawalReminder } from '#commerce/orders/order/mail/withdrawal-reminder.service.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import { moveOrder, movePieces } from '#commerce/orders/order/order-change.commands.ts';
import { endGivenBack } from '#commerce/orders/order/order-fitting.service.ts';
import { findById } from '#commerce/orders/order/order-record.queries.ts';
import {
  buildWholeOrder,
  calculateReturnEffect,
  isReturnable,
  type LineQuantity,
  type ReturnEffect,
} from '#commerce/orders/order/return-effect.rules.ts';
import { recordOrderEvent } from '#commerce/orders/order-log/order-event.service.ts';
import { takeHeldMoney } from '#commerce/orders/refund/refund.service.ts';
import { dropPurchaseMarks } from '#commerce/range/review/purchase-mark.service.ts';
import { formatIsoDay } from '#texts/format.ts';
import { creditOrder } from '../credit/order-credit.service.ts';
import { openPieces } from '../dispatch/dispatch-order.service.ts';
import { listShipments } from '../dispatch/shipment.store.ts';
import { closeHold } from '../hold/order-hold.store.ts';
import type { OrderLifeRefusal } from '../life/order-life.errors.ts';
import {
  giveBackStock,
  insertReturn,
  listReturns,
  lockOrder,
  readLineFulfilment,
} from '../life/order-life.store.ts';
import { queueOrderReturned } from '../order-mail.service.ts';
import { buildReturnTerms } from '../returns/return-items.service.ts';
import { type CancelReason, cancelOrder } from './cancel-order.service.ts';

export type PiecesCancelled = {
  readonly order: Order;
  /** the amount given back now, minor units; less than the credit where not everything was paid */
  readonly refundMinor: number;
};

/**
 * Cancels pieces of an order that have not left: they can be sold again, their price is credited, a plan is reduced,
 * a surplus is refunded, and the customer gets a mail; also a credit note if there is an invoice already.
 * Cancelling all pieces of an order before any of it has left cancels the order. One transaction; a second call with
 * the same key changes nothing.
 */
export async function cancelPieces(
  ctx: RequestContext,
  orderId: string,
  items: readonly LineQuantity[],
  key: string,
  reason: CancelReason = 'shop',
): Promise<Result<PiecesCancelled, OrderLifeRefusal>> {
  return runInTransaction(ctx, async (inner) => {
    const state = await lockOrder(inner, orderId);
    const order = state === null ? null : await findById(inner, orderId);
    if (state === null || !order) return refuse({ code: 'OrderNotFound' as const });
    const returns = await listReturns(inner, orderId);
    if (returns.some((notice) => notice.key === key)) return ok({ order, refundMinor: 0 });
    if (state !== 'placed') return refuse({ code: 'OrderStateRefuses' as const, state });
    const places = await readLineFulfilment(inner, orderId);
    const open = openPieces(places);
    const left = { lines: open.map((line) => ({ ...line, discountMinor: 0 })) };
    if (!isReturnable(left, items)) return refuse({ code: 'QuantityRefused' as const });
    const nothingLeft = sumPieces(open) === sumPieces(items);
    if (nothingLeft && places.every(({ shipped }) => shipped === 0)) {
      return cancelOrder(inner, orderId, reason);
    }
    const before = returns.at(-1)?.after ?? buildWholeOrder(order);
    const effect = calculateReturnEffect(order, before, items, buildReturnTerms(inner.tenant, order));
    const refundMinor = await book(inner, order, effect, key);
    if (nothingLeft) {
      await closeHold(inner, orderId, { how: 'withdrawn' });
      await finish(inner, orderId);
    }
    return ok({ order, refundMinor });
  });
}

function sumPieces(items: readonly LineQuantity[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

async function book(ctx: RequestContext, order: Order, effect: ReturnEffect, key: string): Promise<number> {
  const { orderId, currency } = order;
  const at = ctx.clock.now();
  const returnId = randomUUID();
  await insertReturn(ctx, { returnId, orderId, key, effect, kind: 'cancellation' });
  await movePieces(ctx, orderId, 'cancelled', effect.items);
  await dropPurchaseMarks(ctx, order);
  await giveBackStock(ctx, orderId, effect.items);
  await endGivenBack(ctx, order, effect);
  const refundMinor = await creditOrder(ctx, {
    orderId,
    key: `cancelled:${returnId}`,
    amountMinor: effect.refundMinor,
    taxes: effect.taxes,
    newTotalMinor: effect.after.totalMinor,
  });
  const isBilled = (await listInvoices(ctx, orderId)).length > 0;
  const creditNoteNumber = isBilled ? await issueCreditNote(ctx, order, { effect, returnId }) : null;
  await recordOrderEvent(ctx, {
    orderId,
    type: 'order.pieces-cancelled',
    at,
    data: {
      items: effect.items.map(({ position, quantity }) => ({ position, quantity })),
      creditMinor: effect.refundMinor,
      refundMinor,
      newTotalMinor: effect.after.totalMinor,
      currency,
      creditNoteNumber,
    },
  });
  await queueOrderReturned(ctx, {
    ...{ order, effect, refundMinor, returnId, creditNoteNumber },
    what: 'cancelledPart',
  });
  return refundMinor;
}

/** No further piece will leave: the order is shipped, and delivered when everything that left has arrived. */
async function finish(ctx: RequestContext, orderId: string): Promise<void> {
  await moveOrder(ctx, orderId, 'shipped', ['placed']);
  await takeHeldMoney(ctx, orderId);
  const arrivals = (await listShipments(ctx, orderId)).map(
    ({ deliveredAt }) => deliveredAt?.getTime() ?? null,
  );
  const last = Math.max(...arrivals.map((time) => time ?? 0));
  if (arrivals.every((time) => time !== null)) {
    const deliveredAt = new Date(last);
    await moveOrder(ctx, orderId, 'delivered', ['shipped'], { deliveredAt });
    await startPlan(ctx, orderId, formatIsoDay(deliveredAt, ctx.tenant.timeZone));
  }
  const places = await readLineFulfilment(ctx, orderId);
  if (places.every(({ quantity, cancelled, returned }) => returned === quantity - cancelled)) {
    await moveOrder(ctx, orderId, 'returned', ['shipped', 'delivered']);
    await dropWithdrawalReminder(ctx, orderId);
  }
}
