import { randomUUID } from 'node:crypto';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { startPlan } from '#commerce/money/credit/plan/recompute-plan.service.ts';
import { isPaidBeforehand } from '#commerce/money/payment/payment-method.rules.ts';
import { computeMissingMoney } from '#commerce/money/payment/refund/missing-money.service.ts';
import { issueInvoice } from '#commerce/orders/invoice/invoice.service.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import { moveOrder, movePieces } from '#commerce/orders/order/order-change.commands.ts';
import { findById } from '#commerce/orders/order/order-record.queries.ts';
import { isReturnable, type LineQuantity } from '#commerce/orders/order/return-effect.rules.ts';
import { recordOrderEvent } from '#commerce/orders/order-log/order-event.service.ts';
import { takeHeldMoney } from '#commerce/orders/refund/refund.service.ts';
import { addPurchaseMarks } from '#commerce/range/review/purchase-mark.service.ts';
import { formatIsoDay } from '#texts/format.ts';
import { listExchanges } from '../exchange/exchange.store.ts';
import { type OrderHold, readHold } from '../hold/order-hold.store.ts';
import type { DispatchRefusal, OrderLifeRefusal } from '../life/order-life.errors.ts';
import { type LineFulfilment, lockOrder, readLineFulfilment } from '../life/order-life.store.ts';
import { queueOrderShipped } from '../order-mail.service.ts';
import { loadRemainingOrder } from '../returns/return-items.service.ts';
import { insertShipment, listShipments, markDelivered, type Shipment } from './shipment.store.ts';

export type Dispatch = {
  readonly orderId: string;
  /** absent: every piece that has not left yet */
  readonly items?: readonly LineQuantity[] | undefined;
  readonly carrier?: string | null | undefined;
  readonly trackingNumber?: string | null | undefined;
  /** one shipment for each key, however often it is reported */
  readonly key: string;
  /** default: now */
  readonly at?: Date | undefined;
  /** why an order that has to be paid beforehand leaves unpaid; part of the event */
  readonly unpaidReason?: string | undefined;
  /** why it left although its withdrawal was declared; part of the event */
  readonly heldReason?: string | undefined;
};

type Dispatched = { readonly order: Order; readonly shipment: Shipment };

/**
 * Records that pieces of an order have left, all or some. With the first of them the invoice is issued and held money
 * is taken. The customer gets a mail with the invoice. A second call with the same key changes nothing. An order that
 * has to be paid beforehand leaves when it is paid, or for a reason that is recorded; so does one whose withdrawal was
 * declared, unless the parcel had left before the declaration came.
 */
export async function dispatchOrder(
  ctx: RequestContext,
  dispatch: Dispatch,
): Promise<Result<Dispatched, DispatchRefusal>> {
  return runInTransaction(ctx, async (inner) => {
    const state = await lockOrder(inner, dispatch.orderId);
    const order = state === null ? null : await findById(inner, dispatch.orderId);
    if (state === null || !order) return refuse({ code: 'OrderNotFound' as const });
    const known = (await listShipments(inner, order.orderId)).find(({ key }) => key === dispatch.key);
    if (known) return ok<Dispatched>({ order, shipment: known });
    if (state !== 'placed') return refuse({ code: 'OrderStateRefuses' as const, state });
    const open = openPieces(await readLineFulfilment(inner, order.orderId));
    const items = dispatch.items ?? open;
    const left = { lines: open.map((line) => ({ ...line, discountMinor: 0 })) };
    if (!isReturnable(left, items)) return refuse({ code: 'QuantityRefused' as const });
    const missingMinor = await computeMissingMoney(inner, order);
    if (missingMinor > 0 && !dispatch.unpaidReason) {
      return refuse({ code: 'OrderNotPaid' as const, missingMinor });
    }
    const hold = await readHold(inner, order.orderId);
    const leftBefore = hold !== null && dispatch.at !== undefined && dispatch.at < hold.heldAt;
    if (hold && !leftBefore && !dispatch.heldReason)
      return refuse({ code: 'WithdrawalDeclared' as const, heldUntil: hold.heldUntil });
    const shipment = await send(inner, order, { ...dispatch, items }, { missingMinor, hold });
    return ok<Dispatched>({ order, shipment });
  });
}

async function send(
  ctx: RequestContext,
  order: Order,
  dispatch: Dispatch & { readonly items: readonly LineQuantity[] },
  { missingMinor, hold }: { readonly missingMinor: number; readonly hold: OrderHold | null },
): Promise<Shipment> {
  const { orderId } = order;
  const shipment = {
    shipmentId: randomUUID(),
    key: dispatch.key,
    carrier: dispatch.carrier ?? null,
    trackingNumber: dispatch.trackingNumber ?? null,
    shippedAt: dispatch.at ?? ctx.clock.now(),
    items: dispatch.items,
  };
  await insertShipment(ctx, orderId, shipment);
  await movePieces(ctx, orderId, 'shipped', dispatch.items);
  const complete = openPieces(await readLineFulfilment(ctx, orderId)).length === 0;
  if (complete) {
    await moveOrder(ctx, orderId, 'shipped', ['placed']);
    await takeHeldMoney(ctx, orderId);
  }
  const paid = isPaidBeforehand(order.paymentMethod) && missingMinor === 0;
  const kept = await loadRemainingOrder(ctx, order);
  const invoiceNumber = await issueInvoice(ctx, order, { suppliedAt: shipment.shippedAt, paid, kept });
  const { carrier, trackingNumber, items } = shipment;
  await recordOrderEvent(ctx, {
    orderId,
    type: 'order.shipped',
    data: {
      ...{ shipmentId: shipment.shipmentId, items, carrier, trackingNumber, complete, invoiceNumber },
      ...(missingMinor > 0 ? { unpaid: { missingMinor, reason: dispatch.unpaidReason } } : {}),
      ...(hold && { held: { heldAt: hold.heldAt.toISOString(), reason: dispatch.heldReason ?? null } }),
    },
  });
  await queueOrderShipped(ctx, { order, shipment, complete, invoiceNumber, isWithdrawn: hold !== null });
  return { ...shipment, deliveredAt: null };
}

/** Pieces that have neither left nor been cancelled. */
export function openPieces(lines: readonly LineFulfilment[]): LineQuantity[] {
  return lines.flatMap(({ position, quantity, shipped, cancelled }) => {
    const open = quantity - shipped - cancelled;
    return open > 0 ? [{ position, quantity: open }] : [];
  });
}

/**
 * Records that an order's parcels have arrived; all that are on their way, or one. With the last one the order is
 * delivered and the withdrawal period begins; a parcel with another size in exchange is not waited for. A second call
 * changes nothing.
 */
export async function deliverOrder(
  ctx: RequestContext,
  delivery: {
    readonly orderId: string;
    readonly at?: Date | undefined;
    readonly shipmentId?: string | null | undefined;
  },
): Promise<Result<{ readonly delivered: number }, OrderLifeRefusal>> {
  const { orderId, at = ctx.clock.now(), shipmentId = null } = delivery;
  return runInTransaction(ctx, async (inner) => {
    const state = await lockOrder(inner, orderId);
    if (state === null) return refuse({ code: 'OrderNotFound' as const });
    const shipments = await listShipments(inner, orderId);
    if (shipments.length === 0) return refuse({ code: 'OrderStateRefuses' as const, state });
    const delivered = await markDelivered(inner, orderId, { at, shipmentId });
    if (delivered === 0) return ok({ delivered });
    const order = await findById(inner, orderId);
    if (order) await addPurchaseMarks(inner, order);
    const ordered = await listOrderedParcels(inner, orderId);
    const complete = state === 'shipped' && ordered.every(({ deliveredAt }) => deliveredAt !== null);
    const last = new Date(Math.max(...ordered.map(({ deliveredAt }) => deliveredAt?.getTime() ?? 0)));
    if (complete) {
      await moveOrder(inner, orderId, 'delivered', ['shipped'], { deliveredAt: last });
      await startPlan(inner, orderId, formatIsoDay(last, ctx.tenant.timeZone));
    }
    const data = { deliveredAt: at.toISOString(), complete };
    await recordOrderEvent(inner, { orderId, type: 'order.delivered', data });
    return ok({ delivered });
  });
}

/** The parcels with ordered pieces, without those of another size in exchange. */
async function listOrderedParcels(ctx: RequestContext, orderId: string): Promise<Shipment[]> {
  const exchanged = new Set((await listExchanges(ctx, orderId)).map(({ shipmentId }) => shipmentId));
  return (await listShipments(ctx, orderId)).filter(({ shipmentId }) => !exchanged.has(shipmentId));
}
