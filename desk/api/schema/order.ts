import { describeFields } from '#commerce/buying/checkout/order-fields.rules.ts';
import type { Address } from '#commerce/ground/kernel/address.rules.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { findAgreement } from '#commerce/money/credit/agreement/agreement.service.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { listOrderPayments } from '#commerce/money/payment/record/payment-record.queries.ts';
import { listOrderRefunds } from '#commerce/money/payment/refund/refund-record.queries.ts';
import {
  type DeskOrder,
  findDeskOrder,
  loadDeskTimeline,
  loadOrderReturns,
  readDeskOrderState,
} from '#commerce/orders/fulfilment/desk/order-desk.service.ts';
import { listOrderNotes } from '#commerce/orders/fulfilment/desk/order-note.queries.ts';
import { findOrders, type ListedOrder } from '#commerce/orders/fulfilment/desk/order-search.queries.ts';
import { renderInvoicePdf } from '#commerce/orders/invoice/invoice.queries.ts';
import type { OrderLine } from '#commerce/orders/order/order.rules.ts';
import { createRefusalError } from '../refusal.ts';
import { checkId, checkPageSize, openTenant } from '../tenant-context.ts';
import { builder } from './builder.ts';
import { NoteRef, PaymentRef, TimelineEntryRef } from './order-timeline.ts';

export const ORDER_STATES = [
  'awaiting_payment',
  'placed',
  'cancelled',
  'shipped',
  'delivered',
  'returned',
] as const;
const OrderState = builder.enumType('OrderState', { values: ORDER_STATES });

const ListedOrderRef = builder.objectRef<ListedOrder>('ListedOrder').implement({
  description: 'An order as the list shows it. Amounts in minor units.',
  fields: (t) => ({
    orderId: t.exposeID('orderId'),
    orderNumber: t.exposeString('orderNumber'),
    state: t.expose('state', { type: OrderState }),
    placedAt: t.expose('placedAt', { type: 'DateTime' }),
    totalMinor: t.exposeInt('totalMinor'),
    currency: t.exposeString('currency', { description: 'ISO 4217' }),
    paymentMethod: t.exposeString('paymentMethod'),
    buyerName: t.exposeString('buyerName'),
    postalCode: t.exposeString('postalCode', { nullable: true, description: 'where it is delivered' }),
    city: t.exposeString('city', { nullable: true }),
    isHeld: t.exposeBoolean('isHeld', { description: 'it waits because a withdrawal was declared' }),
  }),
});

type OrderPage = { readonly orders: readonly ListedOrder[]; readonly next: string | null };
const OrderPageRef = builder.objectRef<OrderPage>('OrderPage').implement({
  fields: (t) => ({
    orders: t.field({ type: [ListedOrderRef], resolve: ({ orders }) => [...orders] }),
    next: t.exposeID('next', { nullable: true, description: '`after` of the next page; null at the end' }),
  }),
});

export const AddressRef = builder.objectRef<Address>('Address').implement({
  fields: (t) => ({
    salutation: t.exposeString('salutation'),
    givenName: t.exposeString('givenName'),
    familyName: t.exposeString('familyName'),
    street: t.exposeString('street'),
    houseNumber: t.exposeString('houseNumber'),
    houseNumberAddition: t.exposeString('houseNumberAddition', { nullable: true }),
    postalCode: t.exposeString('postalCode'),
    city: t.exposeString('city'),
    country: t.exposeString('country', { description: 'ISO 3166-1 alpha-2' }),
    phone: t.exposeString('phone', { nullable: true }),
  }),
});

/** A line with the places of its pieces. */
type PlacedLine = OrderLine & DeskOrder['places'][number];
const OrderLineRef = builder.objectRef<PlacedLine>('OrderLine').implement({
  description: 'A line of an order with what became of its pieces.',
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'from 1' }),
    sku: t.exposeString('sku'),
    name: t.exposeString('name'),
    brandName: t.exposeString('brandName'),
    options: t.stringList({ resolve: ({ options }) => options.map(({ value }) => value) }),
    quantity: t.exposeInt('quantity'),
    shipped: t.exposeInt('shipped'),
    cancelled: t.exposeInt('cancelled'),
    returned: t.exposeInt('returned'),
    unitMinor: t.exposeInt('unitMinor'),
    totalMinor: t.exposeInt('totalMinor', { description: 'before discounts, without services' }),
    discountMinor: t.exposeInt('discountMinor'),
    services: t.stringList({ resolve: ({ services }) => services.map(({ code }) => code) }),
  }),
});

export const PiecesRef = builder
  .objectRef<{ readonly position: number; readonly quantity: number }>('Pieces')
  .implement({
    fields: (t) => ({ position: t.exposeInt('position'), quantity: t.exposeInt('quantity') }),
  });

const ParcelRef = builder.objectRef<DeskOrder['shipments'][number]>('Parcel').implement({
  fields: (t) => ({
    shipmentId: t.exposeID('shipmentId'),
    carrier: t.exposeString('carrier', { nullable: true }),
    trackingNumber: t.exposeString('trackingNumber', { nullable: true }),
    shippedAt: t.expose('shippedAt', { type: 'DateTime' }),
    deliveredAt: t.expose('deliveredAt', { type: 'DateTime', nullable: true }),
    items: t.field({ type: [PiecesRef], resolve: ({ items }) => [...items] }),
  }),
});

const InvoiceRef = builder.objectRef<DeskOrder['invoices'][number]>('Invoice').implement({
  fields: (t) => ({
    number: t.exposeString('number'),
    kind: t.exposeString('kind', { description: '`invoice` or `credit-note`' }),
    totalMinor: t.exposeInt('totalMinor'),
    issuedAt: t.expose('issuedAt', { type: 'DateTime' }),
  }),
});

const RefundRef = builder
  .objectRef<Awaited<ReturnType<typeof listOrderRefunds>>[number]>('Refund')
  .implement({
    fields: (t) => ({
      refundId: t.exposeID('refundId'),
      amountMinor: t.exposeInt('amountMinor'),
      state: t.exposeString('state', {
        description: '`manual` and `failed`: a person transfers it; `dropped`: its payment was taken back',
      }),
      providerReference: t.exposeString('providerReference', { nullable: true }),
    }),
  });

const HoldRef = builder.objectRef<NonNullable<DeskOrder['hold']>>('OrderHold').implement({
  description: 'A withdrawal was declared before everything had left.',
  fields: (t) => ({
    heldAt: t.expose('heldAt', { type: 'DateTime' }),
    heldUntil: t.expose('heldUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'null: a person decides',
    }),
    inWords: t.exposeBoolean('inWords', { description: 'the declaration names its articles in words' }),
  }),
});

type Returns = Awaited<ReturnType<typeof loadOrderReturns>>;
const AnnouncedReturnRef = builder.objectRef<Returns['announced'][number]>('AnnouncedReturn').implement({
  fields: (t) => ({
    announcementId: t.exposeID('announcementId'),
    announcedAt: t.expose('announcedAt', { type: 'DateTime' }),
    carrier: t.string({ nullable: true, resolve: ({ label }) => label?.carrier ?? null }),
    trackingNumber: t.string({ nullable: true, resolve: ({ label }) => label?.trackingNumber ?? null }),
    collectOn: t.expose('collectOn', { type: 'Date', nullable: true }),
    items: t.field({ type: [PiecesRef], resolve: ({ items }) => items.map((item) => ({ ...item })) }),
    reasons: t.stringList({ resolve: ({ items }) => items.flatMap(({ reason }) => reason ?? []) }),
  }),
});
const BookedReturnRef = builder.objectRef<Returns['booked'][number]>('BookedReturn').implement({
  description: 'Pieces that came back, or were cancelled before they left.',
  fields: (t) => ({
    returnId: t.exposeID('returnId'),
    notedAt: t.expose('notedAt', { type: 'DateTime' }),
    creditMinor: t.exposeInt('refundMinor', { description: 'what no longer has to be paid' }),
    items: t.field({ type: [PiecesRef], resolve: ({ items }) => [...items] }),
  }),
});

type Balance = Awaited<ReturnType<typeof getOrderBalance>>;
const DueRef = builder.objectRef<Balance['maturities'][number]>('OpenDue').implement({
  fields: (t) => ({
    dueOn: t.expose('dueOn', { type: 'Date' }),
    amountMinor: t.exposeInt('amountMinor'),
    openMinor: t.exposeInt('openMinor'),
    orderNumber: t.exposeString('orderNumber'),
  }),
});
const BalanceRef = builder.objectRef<Balance>('OrderBalance').implement({
  description: 'Sums of the ledger.',
  fields: (t) => ({
    balanceMinor: t.exposeInt('balanceMinor', { description: 'negative: the shop owes it' }),
    openMinor: t.exposeInt('openMinor'),
    overdueMinor: t.exposeInt('overdueMinor'),
    maturities: t.field({ type: [DueRef], resolve: ({ maturities }) => [...maturities] }),
  }),
});

const CreditRef = builder
  .objectRef<NonNullable<Awaited<ReturnType<typeof findAgreement>>>>('CreditAgreement')
  .implement({
    description: 'An order’s credit as it holds now.',
    fields: (t) => ({
      version: t.exposeInt('version', { description: 'grows with every change of the plan' }),
      method: t.string({ resolve: ({ plan }) => plan.method }),
      count: t.int({ resolve: ({ plan }) => plan.count }),
      annualPercent: t.float({ resolve: ({ plan }) => plan.annualPercent }),
      priceMinor: t.int({ resolve: ({ plan }) => plan.priceMinor }),
      overallMinor: t.int({ resolve: ({ plan }) => plan.overallMinor }),
      premiumMinor: t.exposeInt('premiumMinor', { description: 'all premiums of payment protection' }),
      agreedAt: t.expose('agreedAt', { type: 'DateTime' }),
      amended: t.string({
        nullable: true,
        description: 'why the plan was changed: `repaid`, `withdrawn`, `paused` …',
        resolve: ({ amended }) => amended?.why ?? null,
      }),
    }),
  });

const FieldRef = builder
  .objectRef<{ readonly label: string; readonly value: string }>('OrderField')
  .implement({ fields: (t) => ({ label: t.exposeString('label'), value: t.exposeString('value') }) });

/** An order with the tenant that its parts are read in. */
export type OrderView = { readonly ctx: RequestContext; readonly order: DeskOrder };

export const OrderRef = builder.objectRef<OrderView>('Order').implement({
  description: 'An order with everything that happened to it. Amounts in minor units.',
  fields: (t) => ({
    orderId: t.id({ resolve: ({ order }) => order.orderId }),
    orderNumber: t.string({ resolve: ({ order }) => order.orderNumber }),
    state: t.field({ type: OrderState, resolve: ({ order }) => order.state }),
    seen: t.field({
      type: 'Json',
      description:
        'what a change is compared with: sent as `seen`, it is refused if something happened meanwhile',
      resolve: ({ order }) => readDeskOrderState(order),
    }),
    placedAt: t.field({ type: 'DateTime', resolve: ({ order }) => order.placedAt }),
    customerId: t.id({ nullable: true, resolve: ({ order }) => order.customerId }),
    email: t.string({ resolve: ({ order }) => order.email }),
    locale: t.string({ resolve: ({ order }) => order.locale }),
    currency: t.string({ resolve: ({ order }) => order.currency }),
    itemsMinor: t.int({ resolve: ({ order }) => order.itemsMinor }),
    servicesMinor: t.int({ resolve: ({ order }) => order.servicesMinor }),
    shippingMinor: t.int({ resolve: ({ order }) => order.shippingMinor }),
    extrasMinor: t.int({ resolve: ({ order }) => order.extrasMinor }),
    discountMinor: t.int({ resolve: ({ order }) => order.discountMinor }),
    totalMinor: t.int({ resolve: ({ order }) => order.totalMinor }),
    keptMinor: t.int({
      description: 'the price of the pieces that are neither cancelled nor returned',
      resolve: ({ order }) => order.keptMinor,
    }),
    voucherCodes: t.stringList({ resolve: ({ order }) => order.vouchers.map(({ code }) => code) }),
    paymentMethod: t.string({ resolve: ({ order }) => order.paymentMethod }),
    deliveryKind: t.string({ resolve: ({ order }) => order.deliveryKind }),
    deliveryOption: t.string({ resolve: ({ order }) => order.deliveryOption }),
    wishedOn: t.field({ type: 'Date', nullable: true, resolve: ({ order }) => order.wishedOn }),
    pickupPoint: t.string({ nullable: true, resolve: ({ order }) => order.pickupPoint?.name ?? null }),
    billingAddress: t.field({ type: AddressRef, resolve: ({ order }) => order.billingAddress }),
    deliveryAddress: t.field({ type: AddressRef, resolve: ({ order }) => order.deliveryAddress }),
    fields: t.field({
      description: 'What extensions have asked for, in the tenant’s first language.',
      type: [FieldRef],
      resolve: ({ ctx, order }) =>
        describeFields(ctx.tenant.activeExtensions, order.extensionFields, ctx).map((field) => ({
          ...field,
        })),
    }),
    lines: t.field({ type: [OrderLineRef], resolve: ({ order }) => listPlacedLines(order) }),
    parcels: t.field({ type: [ParcelRef], resolve: ({ order }) => [...order.shipments] }),
    invoices: t.field({ type: [InvoiceRef], resolve: ({ order }) => [...order.invoices] }),
    hold: t.field({ type: HoldRef, nullable: true, resolve: ({ order }) => order.hold }),
    payments: t.field({
      type: [PaymentRef],
      resolve: ({ ctx, order }) => listOrderPayments(ctx, order.orderId),
    }),
    refunds: t.field({
      type: [RefundRef],
      resolve: ({ ctx, order }) => listOrderRefunds(ctx, order.orderId),
    }),
    announcedReturns: t.field({
      type: [AnnouncedReturnRef],
      resolve: async ({ ctx, order }) => (await loadOrderReturns(ctx, order.orderId)).announced,
    }),
    bookedReturns: t.field({
      type: [BookedReturnRef],
      resolve: async ({ ctx, order }) => (await loadOrderReturns(ctx, order.orderId)).booked,
    }),
    balance: t.field({ type: BalanceRef, resolve: ({ ctx, order }) => getOrderBalance(ctx, order.orderId) }),
    credit: t.field({
      type: CreditRef,
      nullable: true,
      resolve: ({ ctx, order }) => findAgreement(ctx, order.orderId),
    }),
    notes: t.field({ type: [NoteRef], resolve: ({ ctx, order }) => listOrderNotes(ctx, order.orderId) }),
    timeline: t.field({
      description: 'Events, attempts to pay, mails and notes, the latest first.',
      type: [TimelineEntryRef],
      resolve: ({ ctx, order }) => loadDeskTimeline(ctx, order),
    }),
  }),
});

function listPlacedLines({ lines, places }: DeskOrder): PlacedLine[] {
  const byPosition = new Map(places.map((place) => [place.position, place]));
  return lines.map((line) => ({
    ...{ shipped: 0, cancelled: 0, returned: 0 },
    ...byPosition.get(line.position),
    ...line,
  }));
}

const PaperRef = builder
  .objectRef<{ readonly name: string; readonly base64: string }>('Paper')
  .implement({ fields: (t) => ({ name: t.exposeString('name'), base64: t.exposeString('base64') }) });

/** @throws GraphQLError if the tenant has no such order */
export async function readOrderView(
  ctx: RequestContext,
  by: Parameters<typeof findDeskOrder>[1],
): Promise<OrderView> {
  const order = await findDeskOrder(ctx, by);
  if (!order) throw createRefusalError({ code: 'OrderNotFound' });
  return { ctx, order };
}

builder.queryFields((t) => ({
  orders: t.field({
    description: 'The newest first. All filters must hold.',
    type: OrderPageRef,
    args: {
      tenantId: t.arg.id(),
      text: t.arg.string({
        required: false,
        description:
          'an order’s number, a name, a postal code with a house number, an e-mail address, a telephone or article number, a reference of a payment, a parcel or a paper',
      }),
      state: t.arg({ type: OrderState, required: false }),
      paymentMethod: t.arg.string({ required: false }),
      isHeld: t.arg.boolean({ defaultValue: false }),
      placedFrom: t.arg({ type: 'Date', required: false }),
      placedTo: t.arg({ type: 'Date', required: false }),
      customerId: t.arg.id({ required: false }),
      first: t.arg.int({ defaultValue: 50 }),
      after: t.arg.id({ required: false }),
    },
    async resolve(_, { tenantId, first, after, customerId, ...filter }, desk) {
      const { orders, hasMore } = await findOrders(openTenant(desk, tenantId), {
        ...filter,
        first: checkPageSize(first),
        after: after ? checkId(after, 'CursorRefused') : null,
        customerId: customerId ? checkId(customerId, 'CustomerNotFound') : null,
      });
      return { orders, next: hasMore ? (orders.at(-1)?.orderId ?? null) : null };
    },
  }),
  order: t.field({
    type: OrderRef,
    args: { tenantId: t.arg.id(), orderNumber: t.arg.string() },
    resolve: (_, { tenantId, orderNumber }, desk) =>
      readOrderView(openTenant(desk, tenantId), { orderNumber }),
  }),
  paper: t.field({
    description: 'An invoice or a credit note of an order as PDF.',
    type: PaperRef,
    args: { tenantId: t.arg.id(), orderNumber: t.arg.string(), number: t.arg.string() },
    async resolve(_, { tenantId, orderNumber, number }, desk) {
      const ctx = openTenant(desk, tenantId);
      const { order } = await readOrderView(ctx, { orderNumber });
      const pdf = await renderInvoicePdf(ctx, number, order.orderId);
      if (!pdf) throw createRefusalError({ code: 'PaperNotFound' });
      return { name: `${number}.pdf`, base64: pdf.toString('base64') };
    },
  }),
}));
