import { randomUUID } from 'node:crypto';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import { findById } from '#commerce/orders/order/order-record.queries.ts';
import type { LineQuantity } from '#commerce/orders/order/return-effect.rules.ts';
import { recordOrderEvent } from '#commerce/orders/order-log/order-event.service.ts';
import { addToStock, type Pieces } from '#commerce/range/stock/stock.commands.ts';
import { insertShipment, listShipments } from '../dispatch/shipment.store.ts';
import { readHold } from '../hold/order-hold.store.ts';
import type { DispatchRefusal } from '../life/order-life.errors.ts';
import { listOrderedPieces, lockOrder, readLineFulfilment } from '../life/order-life.store.ts';
import { queueOrderMail } from '../order-mail.service.ts';
import { isHeld, selectWithdrawnExchanges } from './exchange.rules.ts';
import {
  type ExchangeState,
  insertExchange,
  listExchanges,
  listOrdersHeldTooLong,
  type ReturnExchange,
  updateExchange,
} from './exchange.store.ts';
import { exchangeReleasedMail, exchangeSentMail } from './exchange-mail.rules.ts';

/**
 * Records that pieces with a held exchange have come back: the other size can leave now, and nothing is credited for
 * them. In the caller's transaction, which holds the order's lock.
 * @param key of the return
 * @returns the other pieces, which are credited
 */
export async function receiveExchanged(
  ctx: RequestContext,
  orderId: string,
  items: readonly LineQuantity[],
  key: string,
): Promise<LineQuantity[]> {
  const waiting = (await listExchanges(ctx, orderId)).filter(({ state }) => state === 'reserved');
  if (waiting.length === 0) return [...items];
  const left: LineQuantity[] = [];
  const arrived: object[] = [];
  for (const { position, quantity } of items) {
    let rest = quantity;
    for (const exchange of waiting.filter((one) => one.position === position)) {
      const taken = Math.min(rest, exchange.quantity);
      if (taken === 0) break;
      await moveExchange(ctx, exchange, taken, { state: 'arrived', arrivedKey: key });
      arrived.push({ position, quantity: taken, sku: exchange.sku });
      rest -= taken;
    }
    if (rest > 0) left.push({ position, quantity: rest });
  }
  if (arrived.length > 0) {
    await recordOrderEvent(ctx, { orderId, type: 'exchange.arrived', data: { key, items: arrived } });
  }
  return left;
}

/** When fewer pieces than the exchange has are moved, the others stay in their state. */
async function moveExchange(
  ctx: RequestContext,
  exchange: ReturnExchange,
  pieces: number,
  to: { readonly state: ExchangeState; readonly arrivedKey?: string },
): Promise<void> {
  const { exchangeId, quantity } = exchange;
  if (pieces === quantity) return updateExchange(ctx, exchangeId, to);
  await updateExchange(ctx, exchangeId, { quantity: quantity - pieces });
  await insertExchange(ctx, { ...exchange, ...to, exchangeId: randomUUID(), quantity: pieces });
}

/**
 * Puts returned pieces into stock, credited or exchanged: those that had been exchanged as the size that was sent,
 * the others as the size that was ordered. In the caller's transaction, which holds the order's lock.
 */
export async function restockReturned(
  ctx: RequestContext,
  orderId: string,
  items: readonly LineQuantity[],
): Promise<void> {
  const sent = (await listExchanges(ctx, orderId)).filter(({ state }) => state === 'sent');
  const asOrdered: LineQuantity[] = [];
  const asSent: Pieces[] = [];
  for (const { position, quantity } of items) {
    let rest = quantity;
    for (const exchange of sent.filter((one) => one.position === position)) {
      const pieces = Math.min(rest, exchange.quantity - exchange.restocked);
      if (pieces === 0) continue;
      asSent.push({ variantId: exchange.variantId, quantity: pieces });
      await updateExchange(ctx, exchange.exchangeId, { restocked: exchange.restocked + pieces });
      rest -= pieces;
    }
    if (rest > 0) asOrdered.push({ position, quantity: rest });
  }
  // in one statement: stock is locked in the order of its ids, whatever the order of the lines
  await addToStock(ctx, [...asSent, ...(await listOrderedPieces(ctx, orderId, asOrdered))]);
}

/**
 * Records that the other sizes of an order have left: those whose announced pieces have all arrived. The customer
 * gets a mail. A second call with the same key changes nothing.
 */
export async function sendExchanges(
  ctx: RequestContext,
  parcel: {
    readonly orderId: string;
    readonly key: string;
    readonly carrier?: string | null | undefined;
    readonly trackingNumber?: string | null | undefined;
    /** default: now */
    readonly at?: Date | undefined;
  },
): Promise<Result<null, DispatchRefusal>> {
  const { orderId, key, carrier = null, trackingNumber = null } = parcel;
  return runInTransaction(ctx, async (inner) => {
    const state = await lockOrder(inner, orderId);
    const order = state === null ? null : await findById(inner, orderId);
    if (!order) return refuse({ code: 'OrderNotFound' as const });
    if ((await listShipments(inner, orderId)).some((one) => one.key === key)) return ok(null);
    const ready = (await listExchanges(inner, orderId)).filter((one) => one.state === 'arrived');
    if (ready.length === 0) return refuse({ code: 'QuantityRefused' as const });
    const hold = await readHold(inner, orderId);
    if (hold) return refuse({ code: 'WithdrawalDeclared' as const, heldUntil: hold.heldUntil });
    const [shipmentId, shippedAt] = [randomUUID(), parcel.at ?? inner.clock.now()];
    const items = sumPiecesByLine(ready);
    await insertShipment(inner, orderId, { shipmentId, key, carrier, trackingNumber, shippedAt, items });
    for (const { exchangeId } of ready) {
      await updateExchange(inner, exchangeId, { state: 'sent', shipmentId });
    }
    const told = ready.map(({ position, quantity, sku }) => ({ position, quantity, sku }));
    const data = { shipmentId, items: told, carrier, trackingNumber };
    await recordOrderEvent(inner, { orderId, type: 'exchange.sent', data });
    await queueOrderMail(inner, order, `exchange-sent:${shipmentId}`, (frame) =>
      exchangeSentMail({ ...frame, exchanges: ready, carrier, trackingNumber }),
    );
    return ok(null);
  });
}

function sumPiecesByLine(exchanges: readonly ReturnExchange[]): LineQuantity[] {
  const pieces = new Map<number, number>();
  for (const { position, quantity } of exchanges)
    pieces.set(position, (pieces.get(position) ?? 0) + quantity);
  return [...pieces].map(([position, quantity]) => ({ position, quantity }));
}

/**
 * Ends exchanges because the customer withdraws instead: the held sizes can be sold again. If a line is withdrawn
 * in part, pieces without an exchange count first. In the caller's transaction, which holds the order's lock.
 * @param withdrawn null for the whole order
 * @returns pieces that had already arrived, which are to be credited now
 */
export async function dropExchanges(
  ctx: RequestContext,
  orderId: string,
  withdrawn: { readonly now: readonly LineQuantity[]; readonly before: readonly LineQuantity[] } | null,
): Promise<LineQuantity[]> {
  const held = (await listExchanges(ctx, orderId)).filter(isHeld);
  const dropped =
    withdrawn === null
      ? held
      : selectWithdrawnExchanges(
          held,
          withdrawn.now,
          await readLineFulfilment(ctx, orderId),
          withdrawn.before,
        );
  await release(ctx, orderId, dropped, 'withdrawn');
  return sumPiecesByLine(dropped.filter(({ state }) => state === 'arrived'));
}

async function release(
  ctx: RequestContext,
  orderId: string,
  exchanges: readonly ReturnExchange[],
  reason: 'late' | 'withdrawn',
): Promise<void> {
  if (exchanges.length === 0) return;
  for (const exchange of await listExchanges(ctx, orderId)) {
    const pieces = exchanges.find(({ exchangeId }) => exchangeId === exchange.exchangeId)?.quantity;
    if (pieces !== undefined) await moveExchange(ctx, exchange, pieces, { state: 'released' });
  }
  await addToStock(ctx, exchanges);
  const items = exchanges.map(({ position, quantity, sku }) => ({ position, quantity, sku }));
  await recordOrderEvent(ctx, { orderId, type: 'exchange.released', data: { reason, items } });
}

/** Most orders of one round; the next round takes the others. */
const ORDERS_A_ROUND = 500;

/**
 * Releases the sizes whose announced pieces have not arrived in time: they can be sold again, and the customer is
 * notified by mail. Pieces that come later are credited. An order that fails is logged and left to the next round.
 * @returns orders whose sizes were released
 */
export async function releaseLateExchanges(ctx: RequestContext): Promise<number> {
  let released = 0;
  for (const orderId of await listOrdersHeldTooLong(ctx, ORDERS_A_ROUND))
    try {
      await runInTransaction(ctx, (inner) => releaseLate(inner, orderId));
      released += 1;
    } catch (error) {
      ctx.log.error({ err: error, orderId }, 'a held size could not be given back');
    }
  return released;
}

async function releaseLate(ctx: RequestContext, orderId: string): Promise<void> {
  const state = await lockOrder(ctx, orderId);
  const order: Order | null = state === null ? null : await findById(ctx, orderId);
  const now = ctx.clock.now();
  const late = (await listExchanges(ctx, orderId)).filter(
    (one) => one.state === 'reserved' && one.heldUntil <= now,
  );
  if (!order || late.length === 0) return;
  await release(ctx, orderId, late, 'late');
  await queueOrderMail(ctx, order, `exchange-released:${late[0]?.exchangeId}`, (frame) =>
    exchangeReleasedMail({ ...frame, exchanges: late }),
  );
}
