import { type Booking, type BookingPage, listBookings } from '#commerce/money/ledger/bookings.queries.ts';
import type { EntryKind } from '#commerce/money/ledger/ledger.rules.ts';
import { listOpenCredits, type OpenCredit } from '#commerce/orders/credit-rights/open-credits.queries.ts';
import {
  listTravellingParcels,
  type TravellingParcel,
} from '#commerce/orders/fulfilment/dispatch/customer-parcels.queries.ts';
import {
  type CustomerExchange,
  listCustomerExchanges,
} from '#commerce/orders/fulfilment/exchange/exchange.store.ts';
import {
  listReturnedItems,
  type ReturnedItem,
  type ReturnedPage,
} from '#commerce/orders/fulfilment/returns/customer-returns.queries.ts';
import {
  type CustomerInvoice,
  type InvoicePage,
  listCustomerInvoices,
} from '#commerce/orders/invoice/customer-invoices.queries.ts';
import {
  listCustomerOrders,
  type OrderPage,
  type OrderSummary,
  type OrderSummaryLine,
} from '#commerce/orders/order/customer/customer-orders.queries.ts';
import {
  listOpenTransfers,
  type OpenTransfer,
} from '#commerce/orders/settlement/transfer/open-transfers.queries.ts';
import { builder } from '../builder.ts';
import { createMoneyField } from '../money.ts';
import { ExchangeStateRef } from '../order/exchange-state.ts';
import { OrderStateRef } from '../order/order-life.ts';
import { CustomerRef } from './customer.ts';

/**
 * The signed-in customer's own lists. Their amounts come from the ledger and the orders, with nothing stored beside
 * them.
 */

const OrderSummaryRef = builder.objectRef<OrderSummary>('OrderSummary');
const OrderSummaryLineRef = builder.objectRef<OrderSummaryLine>('OrderSummaryLine');
const OrderPageRef = builder.objectRef<OrderPage>('CustomerOrders');
const ParcelRef = builder.objectRef<TravellingParcel>('TravellingParcel');
const ReturnedItemRef = builder.objectRef<ReturnedItem>('ReturnedItem');
const ReturnedPageRef = builder.objectRef<ReturnedPage>('ReturnedItems');
const ExchangeRef = builder.objectRef<CustomerExchange>('CustomerExchange');
const InvoiceRef = builder.objectRef<CustomerInvoice>('CustomerInvoice');
const InvoicePageRef = builder.objectRef<InvoicePage>('CustomerInvoices');
const BookingRef = builder.objectRef<Booking>('Booking');
const BookingPageRef = builder.objectRef<BookingPage>('Bookings');
const OpenCreditRef = builder.objectRef<OpenCredit>('OpenCredit');

OpenCreditRef.implement({
  description: 'A running credit of the customer.',
  fields: (t) => ({
    orderNumber: t.exposeID('orderNumber'),
    owed: t.field(createMoneyField('owedMinor', 'With the costs of later instalments.')),
  }),
});

builder.objectField(CustomerRef, 'openCredits', (t) =>
  t.field({
    type: [OpenCreditRef],
    description: 'The latest first.',
    // part of every account page, which stays when it cannot be read
    resolve: ({ customerId }, _args, context) =>
      listOpenCredits(context, customerId).catch((error: unknown) => {
        context.log.error({ err: error }, `the open credits of customer ${customerId} cannot be read`);
        return [];
      }),
  }),
);

const TransferRef = builder.objectRef<OpenTransfer>('OpenTransfer');

const BookingKindRef = builder.enumType('BookingKind', {
  description:
    'CHARGE: an order was charged; CREDIT: less is owed; PLAN: an instalment plan changed; REVERSAL: a payment was taken back; TRANSFER: a guest’s order joined the account.',
  values: {
    CHARGE: { value: 'charge' },
    PAYMENT: { value: 'payment' },
    CREDIT: { value: 'credit' },
    REFUND: { value: 'refund' },
    PLAN: { value: 'plan' },
    REVERSAL: { value: 'reversal' },
    LATE_INTEREST: { value: 'late-interest' },
    TRANSFER: { value: 'transfer' },
  } as const satisfies Record<string, { value: EntryKind }>,
});

OrderSummaryLineRef.implement({
  fields: (t) => ({
    sku: t.exposeID('sku'),
    name: t.exposeString('name'),
    brandName: t.exposeString('brandName'),
    picture: t.exposeString('picture', { nullable: true }),
    quantity: t.exposeInt('quantity'),
  }),
});

OrderSummaryRef.implement({
  fields: (t) => ({
    orderNumber: t.exposeID('orderNumber'),
    placedAt: t.expose('placedAt', { type: 'DateTime' }),
    state: t.expose('state', { type: OrderStateRef }),
    total: t.field(createMoneyField('totalMinor')),
    lines: t.field({ type: [OrderSummaryLineRef], resolve: ({ lines }) => [...lines] }),
  }),
});

OrderPageRef.implement({
  fields: (t) => ({
    orders: t.field({ type: [OrderSummaryRef], resolve: ({ orders }) => [...orders] }),
    totalCount: t.exposeInt('totalCount', { description: 'Number of entries on all pages.' }),
    years: t.exposeIntList('years', { description: 'Years with orders, the latest first.' }),
  }),
});

ParcelRef.implement({
  description: 'A parcel that has left and not arrived.',
  fields: (t) => ({
    orderNumber: t.exposeID('orderNumber'),
    carrier: t.exposeString('carrier', { nullable: true }),
    trackingNumber: t.exposeString('trackingNumber', { nullable: true }),
    trackingUrl: t.exposeString('trackingUrl', { nullable: true }),
    shippedAt: t.expose('shippedAt', { type: 'DateTime' }),
    articles: t.exposeStringList('articles', { description: 'Names of its articles, at most three.' }),
    pieces: t.exposeInt('pieces'),
  }),
});

ReturnedItemRef.implement({
  description: 'An article that came back, with its credit note.',
  fields: (t) => ({
    id: t.id({ resolve: ({ returnId, position }) => `${returnId}-${position}` }),
    orderNumber: t.exposeID('orderNumber'),
    creditedAt: t.expose('creditedAt', { type: 'DateTime', description: 'Date of the credit note.' }),
    creditNoteNumber: t.exposeString('creditNoteNumber', { nullable: true }),
    sku: t.exposeID('sku'),
    name: t.exposeString('name'),
    quantity: t.exposeInt('quantity'),
    size: t.exposeString('size', { nullable: true }),
    refund: t.field(createMoneyField('refundMinor', 'What the whole return gave back.')),
  }),
});

ReturnedPageRef.implement({
  fields: (t) => ({
    items: t.field({ type: [ReturnedItemRef], resolve: ({ items }) => [...items] }),
    totalCount: t.exposeInt('totalCount', { description: 'Number of entries on all pages.' }),
  }),
});

InvoiceRef.implement({
  fields: (t) => ({
    number: t.exposeID('number'),
    creditNote: t.boolean({ resolve: ({ kind }) => kind === 'credit-note' }),
    orderNumber: t.exposeID('orderNumber'),
    issuedAt: t.expose('issuedAt', { type: 'DateTime' }),
    total: t.field(createMoneyField('totalMinor')),
  }),
});

InvoicePageRef.implement({
  fields: (t) => ({
    invoices: t.field({ type: [InvoiceRef], resolve: ({ invoices }) => [...invoices] }),
    totalCount: t.exposeInt('totalCount', { description: 'Number of entries on all pages.' }),
  }),
});

ExchangeRef.implement({
  description: 'Another size that is held for announced pieces, is about to leave, or was sent.',
  fields: (t) => ({
    id: t.exposeID('exchangeId'),
    orderNumber: t.exposeID('orderNumber'),
    name: t.exposeString('name'),
    quantity: t.exposeInt('quantity'),
    size: t.exposeString('size'),
    state: t.expose('state', { type: ExchangeStateRef }),
    heldUntil: t.expose('heldUntil', { type: 'DateTime' }),
  }),
});

BookingRef.implement({
  fields: (t) => ({
    id: t.exposeID('bookingId'),
    bookedAt: t.expose('bookedAt', { type: 'DateTime' }),
    kind: t.expose('kind', { type: BookingKindRef }),
    orderNumber: t.exposeID('orderNumber'),
    amount: t.field(createMoneyField('amountMinor', 'Positive is owed more, negative is owed less.')),
    balance: t.field(createMoneyField('balanceMinor', 'Of the whole account after this booking.')),
  }),
});

BookingPageRef.implement({
  fields: (t) => ({
    bookings: t.field({ type: [BookingRef], resolve: ({ bookings }) => [...bookings] }),
    totalCount: t.exposeInt('totalCount', { description: 'Number of entries on all pages.' }),
  }),
});

TransferRef.implement({
  description: 'A bank transfer that an order waits for.',
  fields: (t) => ({
    orderNumber: t.exposeID('orderNumber'),
    amount: t.field(createMoneyField('amountMinor')),
    reference: t.exposeString('reference'),
    payUntil: t.expose('payUntil', { type: 'Date' }),
  }),
});

builder.objectFields(CustomerRef, (t) => ({
  orders: t.field({
    type: OrderPageRef,
    args: {
      page: t.arg.int({ defaultValue: 1 }),
      size: t.arg.int({ defaultValue: 10, description: 'At most 50.' }),
      search: t.arg.string({ defaultValue: '', description: 'A number or words of an article’s name.' }),
      year: t.arg.int({ required: false }),
    },
    resolve: ({ customerId }, { page, size, search, year }, context) =>
      listCustomerOrders(context, customerId, { page, size, search, year: year ?? null }),
  }),
  parcelsOnTheWay: t.field({
    type: [ParcelRef],
    description: 'The latest, at most 50.',
    args: { first: t.arg.int({ defaultValue: 50 }) },
    resolve: ({ customerId }, { first }, context) => listTravellingParcels(context, customerId, first),
  }),
  returnedItems: t.field({
    type: ReturnedPageRef,
    args: { page: t.arg.int({ defaultValue: 1 }), size: t.arg.int({ defaultValue: 20 }) },
    resolve: ({ customerId }, { page, size }, context) =>
      listReturnedItems(context, customerId, { page, size }),
  }),
  exchanges: t.field({
    type: [ExchangeRef],
    description: 'At most 50, those that have not left first.',
    args: { first: t.arg.int({ defaultValue: 50 }) },
    resolve: ({ customerId }, { first }, context) => listCustomerExchanges(context, customerId, first),
  }),
  invoices: t.field({
    type: InvoicePageRef,
    args: { page: t.arg.int({ defaultValue: 1 }), size: t.arg.int({ defaultValue: 20 }) },
    resolve: ({ customerId }, { page, size }, context) =>
      listCustomerInvoices(context, customerId, { page, size }),
  }),
  bookings: t.field({
    type: BookingPageRef,
    args: {
      page: t.arg.int({ defaultValue: 1 }),
      size: t.arg.int({ defaultValue: 25, description: 'At most 100.' }),
      kind: t.arg({ type: BookingKindRef, required: false }),
      from: t.arg({ type: 'Date', required: false }),
      until: t.arg({ type: 'Date', required: false }),
    },
    resolve: ({ customerId }, { page, size, kind, from, until }, context) =>
      listBookings(context, `customer:${customerId}`, {
        ...{ page, size: Math.min(size, 100), kind: kind ?? null },
        ...{ from: from ?? null, until: until ?? null },
      }),
  }),
  openTransfers: t.field({
    type: [TransferRef],
    resolve: ({ customerId }, _args, context) => listOpenTransfers(context, customerId),
  }),
}));
