import {
  type OrderedAgain,
  reorderArticles,
} from '#commerce/orders/fulfilment/cancel/order-again.service.ts';
import type { ReturnExchange } from '#commerce/orders/fulfilment/exchange/exchange.store.ts';
import type { OrderLifeRefusal } from '#commerce/orders/fulfilment/life/order-life.errors.ts';
import {
  announceReturn,
  loadReturnTerms,
  type ReturnRefusal,
  type ReturnTerms,
} from '#commerce/orders/fulfilment/returns/announce-return.service.ts';
import {
  type AnnouncedItem,
  listAnnouncements,
  type ReturnAnnouncement,
} from '#commerce/orders/fulfilment/returns/announcement.store.ts';
import { isAllExchanged } from '#commerce/orders/fulfilment/returns/return-terms.rules.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import { getOrder } from '#commerce/orders/order/order.service.ts';
import {
  listOrderTimeline,
  type TimelineEntry,
  type TimelineKind,
} from '#commerce/orders/order-log/order-timeline.queries.ts';
import { ensureVisitor } from '#gateway/context/session.ts';
import { builder } from '../builder.ts';
import { ExchangeStateRef } from './exchange-state.ts';
import { OrderRef } from './order.ts';
import { OrderNotFoundRef } from './order-life.ts';

/** Sending back and ordering again, from an order's own page. */

const TermsRef = builder.objectRef<ReturnTerms>('ReturnTerms');
const TermsLineRef = builder.objectRef<ReturnTerms['lines'][number]>('ReturnableLine');
const SizeRef = builder.objectRef<ReturnTerms['lines'][number]['sizes'][number]>('ExchangeSize');
const AnnouncementRef = builder.objectRef<ReturnAnnouncement>('ReturnAnnouncement');
const AnnouncedItemRef = builder.objectRef<AnnouncedItem>('AnnouncedItem');
const ExchangeRef = builder.objectRef<ReturnExchange>('ReturnExchange');
const TimelineRef = builder.objectRef<TimelineEntry>('OrderTimelineEntry');

const TimelineKindRef = builder.enumType('OrderTimelineKind', {
  values: {
    PLACED: { value: 'order.placed' },
    CANCELLED: { value: 'order.cancelled' },
    PIECES_CANCELLED: { value: 'order.pieces-cancelled' },
    SHIPPED: { value: 'order.shipped' },
    FITTING_MOVED: { value: 'fitting.moved' },
    DELIVERED: { value: 'order.delivered' },
    RETURN_ANNOUNCED: { value: 'return.announced' },
    EXCHANGE_ARRIVED: { value: 'exchange.arrived' },
    EXCHANGE_SENT: { value: 'exchange.sent' },
    EXCHANGE_RELEASED: { value: 'exchange.released' },
    RETURNED: { value: 'order.returned' },
    WITHDRAWN: { value: 'order.withdrawn' },
    HELD: { value: 'order.held' },
    RELEASED: { value: 'order.released' },
    REFUNDED: { value: 'payment.refunded' },
    REFUND_FAILED: {
      value: 'payment.refund-failed',
      description: 'Its provider refused it; a person transfers the amount.',
    },
    REFUND_MADE: { value: 'payment.refund-made', description: 'A person has transferred the amount.' },
    CREDIT_CHANGED: { value: 'credit.changed' },
  } as const satisfies Record<string, { value: TimelineKind; description?: string }>,
});

TimelineRef.implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: TimelineKindRef }),
    at: t.expose('at', { type: 'DateTime' }),
  }),
});

SizeRef.implement({
  description: 'The same article in another size, as it is sold today.',
  fields: (t) => ({
    variantSku: t.exposeID('variantSku'),
    size: t.exposeString('size'),
    inStock: t.exposeBoolean('inStock'),
  }),
});

TermsLineRef.implement({
  fields: (t) => ({
    position: t.exposeInt('position'),
    quantity: t.exposeInt('quantity', { description: 'Pieces that can be announced now.' }),
    isLarge: t.exposeBoolean('isLarge', { description: 'Collected at the door: no parcel holds it.' }),
    productSku: t.exposeID('productSku', {
      nullable: true,
      description: 'null: the article is no longer sold.',
    }),
    sizes: t.field({ type: [SizeRef], resolve: ({ sizes }) => [...sizes] }),
  }),
});

TermsRef.implement({
  description: 'The ways to send an order back.',
  fields: (t) => ({
    until: t.expose('until', {
      type: 'DateTime',
      nullable: true,
      description: 'The end of the period; null: it has not begun yet.',
    }),
    isOver: t.exposeBoolean('isOver'),
    lines: t.field({ type: [TermsLineRef], resolve: ({ lines }) => [...lines] }),
    reasons: t.exposeStringList('reasons', { description: 'Keys of texts; none has to be given.' }),
    exchangeUntil: t.expose('exchangeUntil', {
      type: 'DateTime',
      description: 'So long another size would be held for pieces that are sent as a parcel.',
    }),
    collectionDays: t.field({
      type: ['Date'],
      description: 'Days on which large goods can be collected; empty: nothing is.',
      resolve: ({ collectionDays }) => [...collectionDays],
    }),
  }),
});

AnnouncedItemRef.implement({
  fields: (t) => ({
    position: t.exposeInt('position'),
    quantity: t.exposeInt('quantity'),
    reason: t.exposeString('reason', { nullable: true }),
  }),
});

ExchangeRef.implement({
  description: 'Another size that is held for announced pieces, at the price that was paid for those.',
  fields: (t) => ({
    position: t.exposeInt('position'),
    quantity: t.exposeInt('quantity'),
    size: t.exposeString('size'),
    state: t.expose('state', { type: ExchangeStateRef }),
    heldUntil: t.expose('heldUntil', { type: 'DateTime' }),
  }),
});

AnnouncementRef.implement({
  description: 'Pieces that are going to be sent back.',
  fields: (t) => ({
    id: t.exposeID('announcementId'),
    announcedAt: t.expose('announcedAt', { type: 'DateTime' }),
    items: t.field({ type: [AnnouncedItemRef], resolve: ({ items }) => [...items] }),
    exchanges: t.field({ type: [ExchangeRef], resolve: ({ exchanges }) => [...exchanges] }),
    isAllExchanged: t.boolean({
      description: 'Another size is held for each piece, so that nothing is given back.',
      resolve: isAllExchanged,
    }),
    collectOn: t.expose('collectOn', { type: 'Date', nullable: true }),
    carrier: t.string({ nullable: true, resolve: ({ label }) => label?.carrier ?? null }),
    trackingNumber: t.string({
      nullable: true,
      description: 'The code on the label; null: the carrier has not answered yet.',
      resolve: ({ label }) => label?.trackingNumber ?? null,
    }),
  }),
});

builder.objectFields(OrderRef, (t) => ({
  timeline: t.field({
    type: [TimelineRef],
    description: 'At most 50, the earliest first.',
    resolve: ({ orderId }, _args, context) => listOrderTimeline(context, orderId),
  }),
  returnTerms: t.field({
    type: TermsRef,
    resolve: (order, _args, context) => loadReturnTerms(context, order),
  }),
  announcedReturns: t.field({
    type: [AnnouncementRef],
    resolve: ({ orderId }, _args, context) => listAnnouncements(context, orderId),
  }),
}));

const AnnounceItemInput = builder.inputType('AnnounceItemInput', {
  fields: (t) => ({
    position: t.int(),
    quantity: t.int(),
    reason: t.string({
      required: false,
      description: 'One of returnTerms.reasons; another value is left out.',
    }),
    exchangeFor: t.id({ required: false, description: 'variantSku of another size of the line.' }),
  }),
});

const AnnounceReturnInput = builder.inputType('AnnounceReturnInput', {
  fields: (t) => ({
    orderNumber: t.string(),
    accessToken: t.string({ required: false }),
    announcementId: t.id({ description: 'A new UUID for each: sending it twice is one.' }),
    items: t.field({ type: [AnnounceItemInput] }),
    collectOn: t.field({
      type: 'Date',
      required: false,
      description: 'The day of collection, for large goods.',
    }),
  }),
});

type NotFound = Extract<OrderLifeRefusal, { code: 'OrderNotFound' }>;
type Refused = Exclude<ReturnRefusal, NotFound>;
type Announced = ReturnAnnouncement & { readonly code: 'ReturnAnnounced' };

const AnnouncedRef = builder.objectRef<Announced>('ReturnAnnounced');
const RefusedRef = builder.objectRef<{ readonly code: 'ReturnRefused'; readonly why: Refused['code'] }>(
  'ReturnRefused',
);
const ReturnRefusalRef = builder.enumType('ReturnRefusal', {
  values: {
    STATE: { value: 'OrderStateRefuses', description: 'Nothing has left yet, or it was cancelled.' },
    QUANTITY: { value: 'QuantityRefused', description: 'More pieces than can be announced, or none.' },
    PERIOD_OVER: { value: 'ReturnPeriodOver' },
    EXCHANGE: { value: 'ExchangeRefused', description: 'The other size is not there.' },
    COLLECTION_DAY: { value: 'CollectionDayRefused', description: 'Large goods need a day of collection.' },
  } as const satisfies Record<string, { value: Refused['code']; description?: string }>,
});

AnnouncedRef.implement({
  fields: (t) => ({ announcement: t.field({ type: AnnouncementRef, resolve: (announced) => announced }) }),
});
RefusedRef.implement({ fields: (t) => ({ why: t.expose('why', { type: ReturnRefusalRef }) }) });

const AnnounceResultRef = builder.unionType('AnnounceReturnResult', {
  types: [AnnouncedRef, RefusedRef, OrderNotFoundRef],
  resolveType: ({ code }) => code,
});

builder.mutationField('announceReturn', (t) =>
  t.field({
    type: AnnounceResultRef,
    description: 'Announces a return; nothing is credited before the pieces have come.',
    args: { input: t.arg({ type: AnnounceReturnInput }) },
    async resolve(_root, { input }, context) {
      const { orderNumber, accessToken } = input;
      const order = await getOrder(context, { orderNumber, accessToken: accessToken ?? null });
      if (!order) return { code: 'OrderNotFound' as const };
      const announced = await announceReturn(context, order, {
        announcementId: input.announcementId,
        items: input.items.map((item) => ({
          ...item,
          reason: item.reason ?? null,
          exchangeFor: item.exchangeFor ?? null,
        })),
        collectOn: input.collectOn ?? null,
      });
      if (announced.ok) return { ...announced.value, code: 'ReturnAnnounced' as const };
      const { code } = announced.refusal;
      return code === 'OrderNotFound' ? { code } : { code: 'ReturnRefused' as const, why: code };
    },
  }),
);

type Again = OrderedAgain & { readonly code: 'OrderedAgain' };
const AgainRef = builder.objectRef<Again>('OrderedAgain');
const MissingRef = builder.objectRef<OrderedAgain['missing'][number]>('NotOrderedAgain');

MissingRef.implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    left: t.exposeInt('left', { description: 'Pieces that the basket holds: fewer than were ordered.' }),
  }),
});
AgainRef.implement({
  fields: (t) => ({
    added: t.exposeInt('added', { description: 'Pieces of the order that the basket holds now.' }),
    missing: t.field({ type: [MissingRef], resolve: ({ missing }) => [...missing] }),
  }),
});

const OrderAgainResultRef = builder.unionType('OrderAgainResult', {
  types: [AgainRef, OrderNotFoundRef],
  resolveType: ({ code }) => code,
});

builder.mutationField('orderAgain', (t) =>
  t.field({
    type: OrderAgainResultRef,
    description: 'Puts what is still sold of an order into the basket; sent twice it does so once.',
    args: { orderNumber: t.arg.string(), accessToken: t.arg.string({ required: false }) },
    async resolve(_root, { orderNumber, accessToken }, context) {
      const order: Order | null = await getOrder(context, { orderNumber, accessToken: accessToken ?? null });
      if (!order) return { code: 'OrderNotFound' as const };
      const again = await reorderArticles(await ensureVisitor(context), order);
      return { ...again, code: 'OrderedAgain' as const };
    },
  }),
);
