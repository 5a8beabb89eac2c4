import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { listOrderMails, type OrderMail } from '#commerce/ground/mail/mail.queries.ts';
import { listOrderPayments } from '#commerce/money/payment/record/payment-record.queries.ts';
import { type InvoiceInfo, listInvoices } from '#commerce/orders/invoice/invoice.queries.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import { findById, findByNumber } from '#commerce/orders/order/order-record.queries.ts';
import { type LoggedEvent, listOrderEvents } from '#commerce/orders/order-log/order-timeline.queries.ts';
import { listShipments, type Shipment } from '../dispatch/shipment.store.ts';
import { type OrderHold, readHold } from '../hold/order-hold.store.ts';
import {
  type LineFulfilment,
  listReturns,
  lockOrder,
  type ReturnNotice,
  readLineFulfilment,
} from '../life/order-life.store.ts';
import { listAnnouncements, type ReturnAnnouncement } from '../returns/announcement.store.ts';
import { loadRemainingOrder } from '../returns/return-items.service.ts';
import { listOrderNotes, type OrderNote } from './order-note.queries.ts';

/** An order as staff see it, with everything that happened to its pieces. Amounts in minor units. */
export type DeskOrder = Order & {
  /** the price of the pieces that are kept */
  readonly keptMinor: number;
  readonly places: readonly LineFulfilment[];
  /** null if no declared withdrawal holds it */
  readonly hold: OrderHold | null;
  readonly shipments: readonly Shipment[];
  readonly invoices: readonly InvoiceInfo[];
};

/** One order with everything that happened to its pieces; null if there is none. For staff: no secret is checked. */
export async function findDeskOrder(
  ctx: RequestContext,
  by: { readonly orderNumber: string } | { readonly orderId: string },
): Promise<DeskOrder | null> {
  const order = 'orderId' in by ? await findOrderById(ctx, by.orderId) : await findOrder(ctx, by.orderNumber);
  if (!order) return null;
  const { orderId, state } = order;
  return {
    ...order,
    keptMinor: state === 'cancelled' ? 0 : (await loadRemainingOrder(ctx, order)).totalMinor,
    places: await readLineFulfilment(ctx, orderId),
    hold: await readHold(ctx, orderId),
    shipments: await listShipments(ctx, orderId),
    invoices: await listInvoices(ctx, orderId),
  };
}

async function findOrder(ctx: RequestContext, orderNumber: string): Promise<Order | null> {
  return /^\d{1,20}$/.test(orderNumber) ? findByNumber(ctx, orderNumber) : null;
}

async function findOrderById(ctx: RequestContext, orderId: string): Promise<Order | null> {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(orderId) ? findById(ctx, orderId) : null;
}

/** Announced returns, and pieces that came back or were cancelled, each list with the earliest first. */
export async function loadOrderReturns(
  ctx: RequestContext,
  orderId: string,
): Promise<{ readonly announced: ReturnAnnouncement[]; readonly booked: ReturnNotice[] }> {
  return { announced: await listAnnouncements(ctx, orderId), booked: await listReturns(ctx, orderId) };
}

/** Something that happened to an order: one of its events, an attempt to pay, a mail, or a note of staff. */
export type DeskTimelineEntry = { readonly at: Date } & (
  | { readonly kind: 'event'; readonly event: LoggedEvent }
  | { readonly kind: 'payment'; readonly payment: Awaited<ReturnType<typeof listOrderPayments>>[number] }
  | { readonly kind: 'mail'; readonly mail: OrderMail }
  | { readonly kind: 'note'; readonly note: OrderNote }
);

/** Everything that happened to an order, the latest first. */
export async function loadDeskTimeline(
  ctx: RequestContext,
  order: Pick<Order, 'orderId' | 'orderNumber' | 'email'>,
): Promise<DeskTimelineEntry[]> {
  const { orderId } = order;
  const events = await listOrderEvents(ctx, orderId);
  const payments = await listOrderPayments(ctx, orderId);
  const mails = (await listOrderMails(ctx, order)).map((mail) => ({ ...mail, text: hideLinks(mail.text) }));
  const notes = await listOrderNotes(ctx, orderId);
  const entries: DeskTimelineEntry[] = [
    ...notes.map((note) => ({ at: note.writtenAt, kind: 'note' as const, note })),
    ...mails.map((mail) => ({ at: mail.sentAt ?? mail.createdAt, kind: 'mail' as const, mail })),
    ...payments.map((payment) => ({ at: payment.createdAt, kind: 'payment' as const, payment })),
    ...events.map((event) => ({ at: event.at, kind: 'event' as const, event })),
  ];
  return entries.sort((a, b) => b.at.getTime() - a.at.getTime());
}

/** Links of a customer's mail open the order, a payment or the account as the customer. */
function hideLinks(text: string): string {
  return text.replace(/https?:\/\/\S+/g, '[…]');
}

/**
 * What staff act on: compared with what they had read, and written into the audit before and after. Nothing personal.
 * It locks the order until the transaction ends, so that two persons change it one after the other.
 */
export async function lockDeskOrderState(
  ctx: RequestContext,
  orderId: string,
): Promise<Readonly<Record<string, string | number | boolean | null>>> {
  if ((await lockOrder(ctx, orderId)) === null) return {};
  const order = await findDeskOrder(ctx, { orderId });
  return order ? readDeskOrderState(order) : {};
}

/** The fields of {@link lockDeskOrderState}, of an order that was read. */
export function readDeskOrderState(
  order: DeskOrder,
): Readonly<Record<string, string | number | boolean | null>> {
  const sum = (count: (place: LineFulfilment) => number) =>
    order.places.reduce((pieces, place) => pieces + count(place), 0);
  return {
    orderNumber: order.orderNumber,
    state: order.state,
    isHeld: order.hold !== null,
    keptMinor: order.keptMinor,
    shippedPieces: sum(({ shipped }) => shipped),
    cancelledPieces: sum(({ cancelled }) => cancelled),
    returnedPieces: sum(({ returned }) => returned),
    arrivedParcels: order.shipments.filter(({ deliveredAt }) => deliveredAt !== null).length,
  };
}
