import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { type InvoiceInfo, listInvoices } from '#commerce/orders/invoice/invoice.queries.ts';
import { findByNumber } from '#commerce/orders/order/order-record.queries.ts';
import { type OrderHold, readHold } from '../hold/order-hold.store.ts';
import { type LineFulfilment, readLineFulfilment } from '../life/order-life.store.ts';
import { loadRemainingOrder } from '../returns/return-items.service.ts';
import type { ListedOrder } from './order-desk.queries.ts';
import { listShipments, type Shipment } from './shipment.store.ts';

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
