import { describeFields } from '#commerce/buying/checkout/order-fields.rules.ts';
import { loadMailTexts } from '#commerce/ground/mail/mail.service.ts';
import { findRecentOrder } from '#commerce/orders/order/customer/just-ordered.service.ts';
import type { OrderRefusal } from '#commerce/orders/order/order.errors.ts';
import type { Order, OrderLine } from '#commerce/orders/order/order.rules.ts';
import { getOrder, placeOrder } from '#commerce/orders/order/order.service.ts';
import {
  describeParticulars,
  type ParticularInWords,
} from '#commerce/orders/order/order-particulars.rules.ts';
import { startPayment } from '#commerce/orders/settlement/start-payment.service.ts';
import { isAccountWished } from '#commerce/people/identity/registration-with-order.queries.ts';
import { isCreditMethod } from '#forms/credit.ts';
import { showEmail } from '#forms/email-address.ts';
import { tellGoal } from '#gateway/context/goals.ts';
import { ensureVisitor, tellLoginState } from '#gateway/context/session.ts';
import { BasketRef } from '../basket/basket.ts';
import { OptionValueRef } from '../basket/basket-line.ts';
import { TotalsRef } from '../basket/totals.ts';
import { builder } from '../builder.ts';
import { DeliveryDatesRef } from '../catalogue/availability.ts';
import { CheckoutStepRef, DeliveryKindRef } from '../checkout/checkout.ts';
import { AddressRef } from '../checkout/checkout-address.ts';
import { PickupPointRef } from '../checkout/checkout-delivery.ts';
import { TooManyAttemptsRef } from '../customer/visitor-outcomes.ts';
import { createMoneyField } from '../money.ts';

export const OrderRef = builder.objectRef<Order>('Order');
const OrderParticularRef = builder.objectRef<ParticularInWords>('OrderParticular');
const OrderServiceRef = builder.objectRef<OrderLine['services'][number] & Pick<Order, 'currency'>>(
  'OrderService',
);
const OrderLineRef = builder.objectRef<OrderLine & Pick<Order, 'currency'>>('OrderLine');

OrderRef.implement({
  interfaces: [TotalsRef],
  fields: (t) => ({
    orderNumber: t.exposeID('orderNumber'),
    accessToken: t.exposeString('accessToken'),
    guest: t.boolean({
      description: 'Placed without an account, and in none yet.',
      resolve: ({ customerId }) => customerId === null,
    }),
    accountWished: t.boolean({
      description:
        'A guest’s: an account was wished with it, and the link that was mailed can still be pressed. Says nothing of whether the address has one.',
      resolve: (order, _args, context) => order.customerId === null && isAccountWished(context, order),
    }),
    placedAt: t.expose('placedAt', { type: 'DateTime' }),
    email: t.string({ resolve: ({ email }) => showEmail(email) }),
    lines: t.field({
      type: [OrderLineRef],
      resolve: ({ lines, currency }) => lines.map((line) => ({ ...line, currency })),
    }),
    billingAddress: t.expose('billingAddress', { type: AddressRef }),
    deliveryAddress: t.expose('deliveryAddress', { type: AddressRef }),
    deliveryOption: t.exposeString('deliveryOption'),
    deliveryKind: t.expose('deliveryKind', { type: DeliveryKindRef }),
    pickupPoint: t.expose('pickupPoint', { type: PickupPointRef, nullable: true }),
    wishedOn: t.expose('wishedOn', { type: 'Date', nullable: true }),
    deliveryDates: t.expose('deliveryDates', { type: DeliveryDatesRef, nullable: true }),
    deliveryDaysMin: t.exposeInt('deliveryDaysMin', { nullable: true }),
    deliveryDaysMax: t.exposeInt('deliveryDaysMax', { nullable: true }),
    paymentMethod: t.exposeString('paymentMethod'),
    particulars: t.field({
      type: [OrderParticularRef],
      description:
        "Other particulars of the order, with the fields of extensions, in the request's language.",
      resolve: async (order, _args, context) => {
        const { tenant, language } = context;
        const fields = describeFields(tenant.activeExtensions, order.extensionFields, { language });
        return describeParticulars(order, await loadMailTexts(context), fields);
      },
    }),
    awaitsPayment: t.boolean({ resolve: ({ state }) => state === 'awaiting_payment' }),
  }),
});

OrderParticularRef.implement({
  fields: (t) => ({ label: t.exposeString('label'), lines: t.exposeStringList('lines') }),
});

OrderLineRef.implement({
  fields: (t) => ({
    position: t.exposeInt('position'),
    sku: t.exposeID('sku'),
    productSku: t.id({
      description: 'Style number of the article that `sku` is a variant of.',
      resolve: async ({ variantId, sku }, _args, { loaders }) =>
        (await loaders.productSkus.load(variantId)) ?? sku,
    }),
    name: t.exposeString('name'),
    brandName: t.exposeString('brandName'),
    options: t.field({ type: [OptionValueRef], resolve: ({ options }) => [...options] }),
    picture: t.exposeString('picture', { nullable: true }),
    quantity: t.exposeInt('quantity'),
    unitPrice: t.field(createMoneyField('unitMinor')),
    lineTotal: t.field(createMoneyField('totalMinor')),
    services: t.field({
      type: [OrderServiceRef],
      description: 'The services that were ordered with the line, free ones too.',
      resolve: ({ services, currency }) => services.map((service) => ({ ...service, currency })),
    }),
  }),
});

OrderServiceRef.implement({
  fields: (t) => ({
    key: t.exposeString('code', { description: 'Text key below basket.service.' }),
    total: t.field(createMoneyField('totalMinor')),
  }),
});

builder.queryField('order', (t) =>
  t.field({
    type: OrderRef,
    nullable: true,
    description:
      'An order by its number, for its customer or with the access token of its confirmation address.',
    args: { orderNumber: t.arg.string(), accessToken: t.arg.string({ required: false }) },
    resolve: (_root, { orderNumber, accessToken }, context) =>
      getOrder(context, { orderNumber, accessToken: accessToken ?? null }),
  }),
);

builder.queryField('justOrdered', (t) =>
  t.field({
    type: OrderRef,
    nullable: true,
    description:
      'The last order that this session, or its signed-in customer, placed within half an hour; null: none.',
    resolve: (_root, _args, context) => findRecentOrder(context),
  }),
);

type Refused<Code extends OrderRefusal['code']> = Extract<OrderRefusal, { code: Code }>;

const OrderPlacedRef = builder.objectRef<{ code: 'OrderPlaced'; order: Order; redirectUrl: string | null }>(
  'OrderPlaced',
);
const OrderChangedRef = builder.objectRef<Refused<'OrderChanged'>>('OrderChanged');
const OrderObjectedRef = builder.objectRef<Refused<'OrderObjected'>>('OrderObjected');
const CheckoutIncompleteRef = builder.objectRef<Refused<'CheckoutIncomplete'>>('CheckoutIncomplete');

OrderPlacedRef.implement({
  fields: (t) => ({
    order: t.expose('order', { type: OrderRef }),
    redirectUrl: t.exposeString('redirectUrl', {
      nullable: true,
      description:
        'The address of the payment page; null: nothing is paid by redirect, or the provider cannot be reached.',
    }),
  }),
});
OrderChangedRef.implement({
  description: 'Price or stock differ from what the customer saw; nothing was ordered.',
  fields: (t) => ({ basket: t.expose('basket', { type: BasketRef }) }),
});
OrderObjectedRef.implement({
  description: 'Rules of the retailer refuse the order; nothing was ordered.',
  fields: (t) => ({ objections: t.stringList({ resolve: ({ objections }) => [...objections] }) }),
});
CheckoutIncompleteRef.implement({ fields: (t) => ({ step: t.expose('step', { type: CheckoutStepRef }) }) });

const PlaceOrderResultRef = builder.unionType('PlaceOrderResult', {
  types: [OrderPlacedRef, OrderChangedRef, OrderObjectedRef, CheckoutIncompleteRef, TooManyAttemptsRef],
  resolveType: ({ code }) => code,
});

const PlaceOrderInput = builder.inputType('PlaceOrderInput', {
  fields: (t) => ({
    idempotencyKey: t.id(),
    expectedTotalMinor: t.int({
      description:
        'The total that the customer saw, minor units; another one is shown to them before anything is ordered.',
    }),
  }),
});

builder.mutationField('placeOrder', (t) =>
  t.field({
    type: PlaceOrderResultRef,
    args: { input: t.arg({ type: PlaceOrderInput }) },
    async resolve(_root, { input }, context) {
      const placed = await placeOrder(await ensureVisitor(context), input, context.client.address);
      if (!placed.ok) return placed.refusal;
      await tellGoal(context, 'order');
      const { order } = placed.value;
      if (isCreditMethod(order.paymentMethod)) await tellLoginState(context);
      // after the commit: if the process dies here, checkPayment and reconciliation take over
      const waits = order.state === 'awaiting_payment';
      const redirectUrl = waits ? await startPayment(context, context.payments, order.orderId) : null;
      return { code: 'OrderPlaced' as const, order, redirectUrl };
    },
  }),
);
