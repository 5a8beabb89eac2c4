import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import { findById } from '#commerce/orders/order/order-record.queries.ts';
import type { LineQuantity } from '#commerce/orders/order/return-effect.rules.ts';
import { cancelOrder } from './cancel/cancel-order.service.ts';
import { cancelPieces } from './cancel/cancel-pieces.service.ts';
import { openPieces } from './dispatch/dispatch-order.service.ts';
import { dropExchanges } from './exchange/exchange.service.ts';
import { endHold } from './hold/order-hold.service.ts';
import { readHold } from './hold/order-hold.store.ts';
import type { OrderLifeRefusal } from './life/order-life.errors.ts';
import { type LineFulfilment, lockOrder, readLineFulfilment } from './life/order-life.store.ts';
import { announceReturn } from './returns/announce-return.service.ts';
import { returnItems } from './returns/return-items.service.ts';
import {
  listOtherWithdrawnPieces,
  readStatement,
  type WithdrawalStatement,
} from './withdrawal/withdrawal.store.ts';

/** Why a declared withdrawal cannot be carried out or dismissed. */
export type DecideRefusal =
  | OrderLifeRefusal
  /** nothing holds the order: it was decided before, the wait is over, or nothing was declared */
  | { readonly code: 'NotHeld' }
  /** the declaration describes its articles in words, which a person has to read */
  | { readonly code: 'ArticlesInWords' };

/**
 * Whether a declaration can be carried out without a person: its articles are named by line, and pieces of an order
 * that waits for its money are not cancelled singly.
 */
export function canCarryOut(
  { state }: Pick<Order, 'state'>,
  { whole, inWords }: { readonly whole: boolean; readonly inWords: boolean },
): boolean {
  return !inWords && (whole || state !== 'awaiting_payment');
}

/**
 * Carries out the withdrawal that holds an order: what has not left is cancelled; what has since left is announced as
 * a return, with its label and mail. Large goods that left are announced by the customer, who chooses the day on
 * which they are collected.
 */
export async function carryOutWithdrawal(
  ctx: RequestContext,
  orderId: string,
): Promise<Result<Order, DecideRefusal>> {
  const done = await runInTransaction(ctx, async (inner) => {
    const state = await lockOrder(inner, orderId);
    const order = state === null ? null : await findById(inner, orderId);
    if (!order) return refuse({ code: 'OrderNotFound' as const });
    const hold = await readHold(inner, orderId);
    const statement = hold && (await readStatement(inner, hold.statementId));
    if (!hold || !statement) return refuse({ code: 'NotHeld' as const });
    if (hold.inWords) return refuse({ code: 'ArticlesInWords' as const });
    if (!canCarryOut(order, { whole: statement.items === null, inWords: false }))
      return refuse({ code: 'OrderStateRefuses' as const, state: order.state });
    const sent = await cancelWithdrawn(inner, order, statement);
    await endHold(inner, orderId, { how: 'withdrawn' });
    return ok({ order, sent });
  });
  if (!done.ok) return done;
  const { order, sent } = done.value;
  if (sent.length > 0) await announceSent(ctx, order, sent);
  return ok(order);
}

/**
 * Cancels the pieces of a declaration that have not left, and ends exchanges of the pieces it lists. In the caller's
 * transaction, which holds the order's lock.
 * @param declaration.items null for the whole order
 * @returns pieces of the declaration that are with the customer or on their way
 */
export async function cancelWithdrawn(
  ctx: RequestContext,
  order: Order,
  { statementId, items }: Pick<WithdrawalStatement, 'statementId' | 'items'>,
): Promise<LineQuantity[]> {
  const { orderId, orderNumber } = order;
  const before = await listOtherWithdrawnPieces(ctx, orderId, statementId);
  const here = await dropExchanges(ctx, orderId, items && { now: items, before });
  const key = `withdrawal:${statementId}`;
  // pieces that had come for another size: they were put into stock when they came
  if (here.length > 0) demand(await returnItems(ctx, orderId, here, key), orderNumber);
  const places = await readLineFulfilment(ctx, orderId);
  const { unsent, sent } = splitWithdrawn(places, items);
  if (unsent.length === 0) return sent;
  const isWhole = items === null && places.every(({ shipped }) => shipped === 0);
  const cancelled = isWhole
    ? await cancelOrder(ctx, orderId, 'withdrawal')
    : await cancelPieces(ctx, orderId, unsent, `${key}:unsent`, 'withdrawal');
  demand(cancelled, orderNumber);
  return sent;
}

function demand(result: Result<unknown, { readonly code: string }>, orderNumber: string): void {
  if (!result.ok)
    throw new Error(`order ${orderNumber}: withdrawn pieces are not credited: ${result.refusal.code}`);
}

/**
 * Splits withdrawn pieces into those that have not left and those that have; if a line has both, those that have not
 * left count first.
 * @param items null for everything that is still bought
 */
export function splitWithdrawn(
  places: readonly LineFulfilment[],
  items: readonly LineQuantity[] | null,
): { readonly unsent: LineQuantity[]; readonly sent: LineQuantity[] } {
  const open = new Map(openPieces(places).map(({ position, quantity }) => [position, quantity]));
  const away = new Map(places.map(({ position, shipped, returned }) => [position, shipped - returned]));
  const asked = items ?? places.map((line) => ({ position: line.position, quantity: keptPieces(line) }));
  const unsent = asked.map(({ position, quantity }) => ({
    position,
    quantity: Math.min(quantity, open.get(position) ?? 0),
  }));
  const sent = asked.map(({ position, quantity }, index) => ({
    position,
    quantity: Math.min(quantity - (unsent[index]?.quantity ?? 0), away.get(position) ?? 0),
  }));
  const isSome = ({ quantity }: LineQuantity) => quantity > 0;
  return { unsent: unsent.filter(isSome), sent: sent.filter(isSome) };
}

function keptPieces({ quantity, cancelled, returned }: LineFulfilment): number {
  return quantity - cancelled - returned;
}

async function announceSent(ctx: RequestContext, order: Order, sent: readonly LineQuantity[]): Promise<void> {
  const items = sent.map((piece) => ({ ...piece, reason: null }));
  const announced = await announceReturn(ctx, order, {
    announcementId: crypto.randomUUID(),
    items,
    collectOn: null,
  });
  if (announced.ok) return;
  // a day of collection, or pieces that are announced already: the customer sees both on the order's page
  ctx.log.info({ orderNumber: order.orderNumber, why: announced.refusal.code }, 'a return is not announced');
}

/**
 * Dismisses the withdrawal that holds an order, so that it leaves.
 * @param how `kept` if its customer did not declare it, or no longer wants it; `released` if the shop decided
 */
export async function dismissWithdrawal(
  ctx: RequestContext,
  orderId: string,
  end: { readonly how: 'kept' | 'released'; readonly reason?: string | undefined },
): Promise<Result<null, DecideRefusal>> {
  return runInTransaction(ctx, async (inner) => {
    if ((await lockOrder(inner, orderId)) === null) return refuse({ code: 'OrderNotFound' as const });
    return (await endHold(inner, orderId, end)) ? ok(null) : refuse({ code: 'NotHeld' as const });
  });
}
