import { createMoney } from '#commerce/ground/kernel/money.ts';
import { cancelOrder } from '#commerce/orders/fulfilment/cancel/cancel-order.service.ts';
import type { OrderLifeRefusal } from '#commerce/orders/fulfilment/life/order-life.errors.ts';
import {
  loadOrderLife,
  type OrderLife,
  type OrderParcel,
} from '#commerce/orders/fulfilment/life/order-life.service.ts';
import {
  previewReturn,
  type ReturnPreview,
} from '#commerce/orders/fulfilment/returns/return-items.service.ts';
import { type InvoiceInfo, listInvoices } from '#commerce/orders/invoice/invoice.queries.ts';
import type { Order, OrderState } from '#commerce/orders/order/order.rules.ts';
import { getOrder } from '#commerce/orders/order/order.service.ts';
import type { ReturnEffect } from '#commerce/orders/order/return-effect.rules.ts';
import { type Payable, readPayable } from '#commerce/orders/settlement/paylink/paylink.service.ts';
import { TaxRef } from '../basket/totals.ts';
import { builder } from '../builder.ts';
import { createMoneyField, MoneyRef } from '../money.ts';
import { OrderRef } from './order.ts';

export const OrderStateRef = builder.enumType('OrderState', {
  values: {
    AWAITING_PAYMENT: { value: 'awaiting_payment' },
    PLACED: { value: 'placed' },
    CANCELLED: { value: 'cancelled' },
    SHIPPED: { value: 'shipped' },
    DELIVERED: { value: 'delivered' },
    RETURNED: { value: 'returned' },
  } as const satisfies Record<string, { value: OrderState }>,
});

const PayableKindRef = builder.enumType('PayableKind', {
  values: {
    ALL: { value: 'all', description: 'All that is open.' },
    REPAYMENT: { value: 'repayment', description: 'The early repayment that was requested.' },
    DUE: { value: 'due', description: 'The part of the credit that is due.' },
    NEXT: { value: 'next', description: 'The next instalment of the credit: nothing is due yet.' },
  } as const satisfies Record<string, { value: Payable['kind']; description: string }>,
});

const PayableRef = builder.objectRef<Payable & Pick<Order, 'currency'>>('OrderPayable');

PayableRef.implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: PayableKindRef }),
    amount: t.field(createMoneyField('amountMinor')),
  }),
});

export const LifeRef = builder.objectRef<OrderLife>('OrderLife');
const ParcelRef = builder.objectRef<OrderParcel>('OrderParcel');
const PieceRef = builder.objectRef<OrderLife['pieces'][number]>('OrderPiece');
const InvoiceRef = builder.objectRef<InvoiceInfo & Pick<Order, 'currency'>>('OrderInvoice');
export const QuantityRef = builder.objectRef<{ position: number; quantity: number }>('OrderLineQuantity');

QuantityRef.implement({
  fields: (t) => ({ position: t.exposeInt('position'), quantity: t.exposeInt('quantity') }),
});

LifeRef.implement({
  description: 'The state of an order, for its own page.',
  fields: (t) => ({
    state: t.expose('state', { type: OrderStateRef }),
    cancellable: t.exposeBoolean('cancellable', {
      description: 'Nothing has left yet, so its customer can still cancel it.',
    }),
    deliveredAt: t.expose('deliveredAt', { type: 'DateTime', nullable: true }),
    withdrawUntil: t.expose('withdrawUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Last moment of the period for withdrawal; null: it has not begun.',
    }),
    withdrawnAt: t.expose('withdrawnAt', { type: 'DateTime', nullable: true }),
    parcels: t.expose('parcels', { type: [ParcelRef] }),
    pieces: t.expose('pieces', { type: [PieceRef] }),
    invoices: t.field({
      type: [InvoiceRef],
      resolve: async ({ order }, _args, context) =>
        (await listInvoices(context, order.orderId)).map((invoice) => ({
          ...invoice,
          currency: order.currency,
        })),
    }),
    kept: t.field({
      type: MoneyRef,
      description: 'The price of the articles that are still bought.',
      resolve: ({ keptMinor, order }) => createMoney(keptMinor, order.currency),
    }),
    owed: t.field({
      type: MoneyRef,
      description: 'The amount still to be paid, today and later.',
      resolve: ({ owedMinor, order }) => createMoney(owedMinor, order.currency),
    }),
    payable: t.field({
      type: PayableRef,
      description: 'The part of it that can be paid online now: what is on its way is not asked for again.',
      async resolve({ owedMinor, order }, _args, context) {
        const { kind, amountMinor } = await readPayable(context, order.orderId);
        return { kind, amountMinor: owedMinor > 0 ? amountMinor : 0, currency: order.currency };
      },
    }),
  }),
});

ParcelRef.implement({
  fields: (t) => ({
    carrier: t.exposeString('carrier', { nullable: true }),
    trackingNumber: t.exposeString('trackingNumber', { nullable: true }),
    trackingUrl: t.exposeString('trackingUrl', {
      nullable: true,
      description: "The carrier's page about this parcel.",
    }),
    shippedAt: t.expose('shippedAt', { type: 'DateTime' }),
    deliveredAt: t.expose('deliveredAt', { type: 'DateTime', nullable: true }),
    items: t.field({ type: [QuantityRef], resolve: ({ items }) => [...items] }),
  }),
});

PieceRef.implement({
  description: 'The pieces of a line: bought, kept so far, come back.',
  fields: (t) => ({
    position: t.exposeInt('position'),
    kept: t.exposeInt('kept'),
    shipped: t.exposeInt('shipped'),
    returned: t.exposeInt('returned'),
  }),
});

InvoiceRef.implement({
  fields: (t) => ({
    number: t.exposeID('number'),
    creditNote: t.boolean({ resolve: ({ kind }) => kind === 'credit-note' }),
    issuedAt: t.expose('issuedAt', { type: 'DateTime' }),
    total: t.field(createMoneyField('totalMinor')),
  }),
});

builder.objectFields(OrderRef, (t) => ({
  life: t.field({ type: LifeRef, resolve: (order, _args, context) => loadOrderLife(context, order) }),
}));

type EffectView = ReturnEffect & Pick<Order, 'currency'> & { readonly plan: ReturnPreview['plan'] };
const ReturnEffectRef = builder.objectRef<EffectView>('ReturnEffect');
const LostVoucherRef = builder.objectRef<{ code: string; minimumMinor: number; currency: Order['currency'] }>(
  'LostVoucher',
);

LostVoucherRef.implement({
  fields: (t) => ({
    code: t.exposeString('code'),
    minimum: t.field(createMoneyField('minimumMinor')),
  }),
});

ReturnEffectRef.implement({
  description: 'The effect of a return: the amounts that are booked when the pieces have come.',
  fields: (t) => {
    const createEffectAmount = (of: (effect: EffectView) => number) =>
      t.field({ type: MoneyRef, resolve: (effect) => createMoney(of(effect), effect.currency) });
    return {
      items: t.field(createMoneyField('itemsMinor')),
      services: t.field(createMoneyField('servicesMinor')),
      shipping: t.field(createMoneyField('shippingMinor')),
      extras: t.field(createMoneyField('extrasMinor')),
      discount: createEffectAmount((effect) => -effect.discountMinor),
      rounding: t.field(createMoneyField('roundingMinor')),
      refund: t.field(createMoneyField('refundMinor')),
      newTotal: createEffectAmount((effect) => effect.after.totalMinor),
      taxes: t.field({
        type: [TaxRef],
        resolve: ({ taxes, currency }) => taxes.map((tax) => ({ ...tax, currency })),
      }),
      lostVouchers: t.field({
        type: [LostVoucherRef],
        resolve: ({ lostVouchers, currency }) => lostVouchers.map((voucher) => ({ ...voucher, currency })),
      }),
      newInstalment: t.field({
        type: MoneyRef,
        nullable: true,
        description: 'The regular instalment of the plan that would remain; null: there is no plan.',
        resolve: ({ plan, currency }) =>
          plan ? createMoney(plan.agreement.plan.regularMinor, currency) : null,
      }),
      newOverall: t.field({
        type: MoneyRef,
        nullable: true,
        resolve: ({ plan, currency }) =>
          plan ? createMoney(plan.agreement.plan.overallMinor, currency) : null,
      }),
    };
  },
});

export const LineQuantityInput = builder.inputType('LineQuantityInput', {
  fields: (t) => ({ position: t.int(), quantity: t.int() }),
});

/** Most lines of an order. */
const MAX_LINES = 100;

builder.objectField(OrderRef, 'ifReturned', (t) =>
  t.field({
    type: ReturnEffectRef,
    nullable: true,
    description: 'The effect of sending these pieces back; null: they cannot be.',
    args: { items: t.arg({ type: [LineQuantityInput] }) },
    async resolve(order, { items }, context) {
      if (items.length === 0 || items.length > MAX_LINES) return null;
      const preview = await previewReturn(context, order, items);
      if (!preview.ok) return null;
      const { effect, plan } = preview.value;
      return { ...effect, plan, currency: order.currency };
    },
  }),
);

type Cancelled = { readonly code: 'OrderCancelled'; readonly order: Order };
type NotCancelled = Extract<OrderLifeRefusal, { code: 'OrderNotFound' | 'OrderStateRefuses' }>;
const OrderCancelledRef = builder.objectRef<Cancelled>('OrderCancelled');
export const OrderNotFoundRef =
  builder.objectRef<Extract<NotCancelled, { code: 'OrderNotFound' }>>('OrderNotFound');
const OrderStateRefusesRef =
  builder.objectRef<Extract<NotCancelled, { code: 'OrderStateRefuses' }>>('OrderStateRefuses');

OrderCancelledRef.implement({ fields: (t) => ({ order: t.expose('order', { type: OrderRef }) }) });
OrderNotFoundRef.implement({
  fields: (t) => ({ message: t.string({ resolve: () => 'This visitor has no such order.' }) }),
});
OrderStateRefusesRef.implement({
  description: 'Something has left already, or it was cancelled otherwise.',
  fields: (t) => ({ state: t.expose('state', { type: OrderStateRef }) }),
});

const CancelOrderResultRef = builder.unionType('CancelOrderResult', {
  types: [OrderCancelledRef, OrderNotFoundRef, OrderStateRefusesRef],
  resolveType: ({ code }: Cancelled | NotCancelled) => code,
});

builder.mutationField('cancelOrder', (t) =>
  t.field({
    type: CancelOrderResultRef,
    description: 'Cancels an order of which nothing has left; a second time changes nothing.',
    args: { orderNumber: t.arg.string(), accessToken: t.arg.string({ required: false }) },
    async resolve(_root, { orderNumber, accessToken }, context) {
      const order = await getOrder(context, { orderNumber, accessToken: accessToken ?? null });
      if (!order) return { code: 'OrderNotFound' as const };
      const cancelled = await cancelOrder(context, order.orderId, 'customer');
      if (cancelled.ok) return { code: 'OrderCancelled' as const, order: cancelled.value.order };
      const { refusal } = cancelled;
      if (refusal.code === 'QuantityRefused')
        throw new Error(`${refusal.code}: a cancellation has no quantities`);
      return refusal;
    },
  }),
);
