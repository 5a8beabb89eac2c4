import { randomUUID } from 'node:crypto';
import {
  calculateOptionPrice,
  type DeliveredGoods,
  findCheapestAddressOption,
} from '#commerce/buying/delivery/delivery-choice.rules.ts';
import { endPremium } from '#commerce/buying/delivery/premium.commands.ts';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { previewPlan } from '#commerce/money/credit/plan/recompute-plan.service.ts';
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
  type KeptOrder,
  type LineQuantity,
  type ReturnEffect,
  type ReturnTerms,
} from '#commerce/orders/order/return-effect.rules.ts';
import { recordOrderEvent } from '#commerce/orders/order-log/order-event.service.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { creditOrder } from '../credit/order-credit.service.ts';
import { receiveExchanged, restockReturned } from '../exchange/exchange.service.ts';
import { hasArrived, listExchanges } from '../exchange/exchange.store.ts';
import type { OrderLifeRefusal } from '../life/order-life.errors.ts';
import { insertReturn, listReturns, lockOrder, readLineFulfilment } from '../life/order-life.store.ts';
import { queueOrderReturned } from '../order-mail.service.ts';

export type ReturnPreview = {
  readonly effect: ReturnEffect;
  /** the plan as it would become; null if the order has none */
  readonly plan: Awaited<ReturnType<typeof previewPlan>>;
};

/** The pieces of an order that are currently kept. */
export async function loadRemainingOrder(ctx: RequestContext, order: Order): Promise<KeptOrder> {
  return (await listReturns(ctx, order.orderId)).at(-1)?.after ?? buildWholeOrder(order);
}

/**
 * The effects of a return, without writing anything: the numbers that {@link returnItems} writes. Also used before
 * the dispatch.
 */
export async function previewReturn(
  ctx: RequestContext,
  order: Order,
  items: readonly LineQuantity[],
): Promise<Result<ReturnPreview, OrderLifeRefusal>> {
  const kept = await loadRemainingOrder(ctx, order);
  if (order.state === 'cancelled') return refuse({ code: 'OrderStateRefuses', state: order.state });
  if (!isReturnable(kept, items)) return refuse({ code: 'QuantityRefused' });
  const effect = calculateReturnEffect(order, kept, items, buildReturnTerms(ctx.tenant, order));
  const plan = await previewPlan(ctx, order.orderId, effect.after.totalMinor);
  return ok({ effect, plan });
}

export type ReturnOutcome = {
  readonly order: Order;
  /** null if it was recorded before, or another size is held for all of its pieces */
  readonly effect: ReturnEffect | null;
  /** the amount given back now; less than the effect where not everything was paid */
  readonly refundMinor: number;
};

/**
 * Records that pieces have come back, and what follows: the ledger's credit, a smaller plan, a credit note, the
 * refund, a mail. Pieces with a held exchange are not credited: the other size can leave now. One transaction; a
 * second call with the same key changes nothing.
 * @param options.restock the pieces can be sold again
 */
export async function returnItems(
  ctx: RequestContext,
  orderId: string,
  items: readonly LineQuantity[],
  key: string,
  options: { readonly restock?: boolean } = {},
): Promise<Result<ReturnOutcome, OrderLifeRefusal>> {
  return runInTransaction(ctx, async (inner) => {
    const state = await lockOrder(inner, orderId);
    const order = state === null ? null : await findById(inner, orderId);
    if (state === null || !order) return refuse({ code: 'OrderNotFound' as const });
    const returns = await listReturns(inner, orderId);
    if (returns.some((notice) => notice.key === key) || (await hasArrived(inner, orderId, key))) {
      return ok<ReturnOutcome>({ order, effect: null, refundMinor: 0 });
    }
    if (state === 'cancelled' || state === 'awaiting_payment') {
      return refuse({ code: 'OrderStateRefuses' as const, state });
    }
    const kept = returns.at(-1)?.after ?? buildWholeOrder(order);
    if (!isReturnable(kept, items) || !(await haveLeft(inner, orderId, items))) {
      return refuse({ code: 'QuantityRefused' as const });
    }
    const credited = await receiveExchanged(inner, orderId, items, key);
    if (options.restock) await restockReturned(inner, orderId, items);
    if (credited.length === 0) return ok<ReturnOutcome>({ order, effect: null, refundMinor: 0 });
    const effect = calculateReturnEffect(order, kept, credited, buildReturnTerms(inner.tenant, order));
    const refundMinor = await book(inner, order, effect, key);
    return ok<ReturnOutcome>({ order, effect, refundMinor });
  });
}

/** Whether the customer has this many pieces: one that is to be exchanged and has arrived already cannot come again. */
async function haveLeft(
  ctx: RequestContext,
  orderId: string,
  items: readonly LineQuantity[],
): Promise<boolean> {
  const places = new Map((await readLineFulfilment(ctx, orderId)).map((place) => [place.position, place]));
  const here = (await listExchanges(ctx, orderId)).filter(({ state }) => state === 'arrived');
  return items.every(({ position, quantity }) => {
    const place = places.get(position);
    const exchanged = here.filter((one) => one.position === position);
    const pieces = exchanged.reduce((sum, one) => sum + one.quantity, 0);
    return place !== undefined && quantity <= place.shipped - place.returned - pieces;
  });
}

async function book(ctx: RequestContext, order: Order, effect: ReturnEffect, key: string): Promise<number> {
  const { orderId, currency } = order;
  const at = ctx.clock.now();
  const returnId = randomUUID();
  await insertReturn(ctx, { returnId, orderId, key, effect });
  await movePieces(ctx, orderId, 'returned', effect.items);
  await endGivenBack(ctx, order, effect);
  const places = await readLineFulfilment(ctx, orderId);
  if (places.every(({ quantity, cancelled, returned }) => returned === quantity - cancelled)) {
    await moveOrder(ctx, orderId, 'returned', ['placed', 'shipped', 'delivered']);
    await dropWithdrawalReminder(ctx, orderId);
  }
  const refundMinor = await creditOrder(ctx, {
    orderId,
    key: `return:${returnId}`,
    amountMinor: effect.refundMinor,
    taxes: effect.taxes,
    newTotalMinor: effect.after.totalMinor,
  });
  // everything was returned, the delivery flat with it
  if (effect.before.extrasMinor > 0 && effect.after.extrasMinor === 0) await endPremium(ctx, orderId);
  const creditNoteNumber = await issueCreditNote(ctx, order, { effect, returnId });
  await recordOrderEvent(ctx, {
    orderId,
    type: 'order.returned',
    at,
    data: {
      returnId,
      items: effect.items.map(({ position, quantity }) => ({ position, quantity })),
      creditMinor: effect.refundMinor,
      refundMinor,
      newTotalMinor: effect.after.totalMinor,
      currency,
      creditNoteNumber,
    },
  });
  await queueOrderReturned(ctx, { order, effect, refundMinor, returnId, creditNoteNumber });
  return refundMinor;
}

/** The market's rule for the cost of delivery, and the price of the cheapest delivery for this order. */
export function buildReturnTerms({ delivery, ...tenant }: Tenant, order: DeliveredGoods): ReturnTerms {
  const cheapest = findCheapestAddressOption(delivery.options, order, false);
  return {
    roundTotalTo: tenant.roundTotalTo,
    refundsShipping: tenant.withdrawal.refundsShipping,
    standardShippingMinor: cheapest ? calculateOptionPrice(cheapest, order, false) : 0,
  };
}
