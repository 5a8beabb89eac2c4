import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { type InvoiceInfo, listInvoices } from '#commerce/orders/invoice/invoice.service.ts';
import type { OrderState } from '#commerce/orders/order/order.rules.ts';
import { findByNumber } from '#commerce/orders/order/order-record.service.ts';
import { type OrderHold, readHold } from '../order-hold.service.ts';
import { type LineFulfilment, readLineFulfilment } from '../order-life.store.ts';
import { loadRemainingOrder } from '../returns/return-items.service.ts';
import { listShipments, type Shipment } from './shipment.store.ts';

/** Orders for the shop's own staff; never for a visitor, since no secret is checked. */

export type ListedOrder = {
  readonly orderNumber: string;
  readonly state: OrderState;
  readonly placedAt: Date;
  readonly totalMinor: number;
  readonly currency: string;
  readonly paymentMethod: string;
};

/** The newest first. @param asked.state null for any. @param asked.isHeld only those held by a declared withdrawal */
export async function findOrders(
  ctx: RequestContext,
  asked: { readonly state: OrderState | null; readonly first: number; readonly isHeld?: boolean },
): Promise<ListedOrder[]> {
  let query = ctx.db
    .selectFrom('sales_order')
    .select(['order_number', 'state', 'placed_at', 'total_minor', 'currency', 'payment_method'])
    .where('tenant_id', '=', ctx.tenant.id)
    .orderBy('placed_at', 'desc')
    .orderBy('order_number', 'desc')
    .limit(asked.first);
  if (asked.state !== null) query = query.where('state', '=', asked.state);
  if (asked.isHeld)
    query = query.where('order_id', 'in', (one) =>
      one
        .selectFrom('order_hold')
        .select('order_hold.order_id')
        .where('order_hold.tenant_id', '=', ctx.tenant.id)
        .where('ended_at', 'is', null)
        .where((where) =>
          where.or([where('held_until', 'is', null), where('held_until', '>', ctx.clock.now())]),
        ),
    );
  return (await query.execute()).map((row) => ({
    orderNumber: row.order_number,
    state: row.state,
    placedAt: row.placed_at,
    totalMinor: row.total_minor,
    currency: row.currency,
    paymentMethod: row.payment_method,
  }));
}

export type DeskOrder = ListedOrder & {
  readonly orderId: string;
  /** the price of the pieces that are kept, minor units */
  readonly keptMinor: number;
  readonly lines: readonly (LineFulfilment & { readonly sku: string })[];
  /** null if no declared withdrawal holds it */
  readonly hold: OrderHold | null;
  readonly parcels: readonly Shipment[];
  readonly invoices: readonly InvoiceInfo[];
};

/** One order with everything that happened to its pieces; null if there is none. */
export async function findDeskOrder(ctx: RequestContext, orderNumber: string): Promise<DeskOrder | null> {
  if (!/^\d{1,20}$/.test(orderNumber)) return null;
  const order = await findByNumber(ctx, orderNumber);
  if (!order) return null;
  const places = new Map(
    (await readLineFulfilment(ctx, order.orderId)).map((place) => [place.position, place]),
  );
  const { orderId, state, placedAt, totalMinor, currency, paymentMethod } = order;
  return {
    ...{ orderId, orderNumber, state, placedAt, totalMinor, currency, paymentMethod },
    keptMinor: state === 'cancelled' ? 0 : (await loadRemainingOrder(ctx, order)).totalMinor,
    lines: order.lines.map(({ position, sku, quantity }) => ({
      ...(places.get(position) ?? { position, quantity, shipped: 0, cancelled: 0, returned: 0 }),
      sku,
    })),
    hold: await readHold(ctx, orderId),
    parcels: await listShipments(ctx, orderId),
    invoices: await listInvoices(ctx, orderId),
  };
}
