import { type CheckoutView, getCheckout } from '#commerce/buying/checkout/checkout.service.ts';
import { setDelivery } from '#commerce/buying/checkout/delivery/delivery-step.service.ts';
import type { DeliveryOptionView } from '#commerce/buying/checkout/delivery/delivery-view.rules.ts';
import { setIdentity } from '#commerce/buying/checkout/identity-step.service.ts';
import { setPayment } from '#commerce/buying/checkout/payment-step.service.ts';
import type { CheckoutChange } from '#commerce/buying/checkout/save-step.service.ts';
import { type Currency, createMoney } from '#commerce/ground/kernel/money.ts';
import { showEmail } from '#forms/email-address.ts';
import { ensureVisitor } from '#gateway/context/session.ts';
import { BasketRef } from '../basket/basket.ts';
import { type DeliveryOption, DeliveryOptionRef } from '../basket/delivery-option.ts';
import { builder } from '../builder.ts';
import { InvalidInputRef, TooManyAttemptsRef, unwrapOutcome } from '../customer/visitor-outcomes.ts';
import { AddressInput, AddressRef } from './checkout-address.ts';

export const CheckoutRef = builder.objectRef<CheckoutView>('Checkout');

export const CheckoutStepRef = builder.enumType('CheckoutStep', {
  values: ['BASKET', 'LOGIN', 'DELIVERY', 'PAYMENT', 'CONFIRM'] as const,
});

export const DeliveryKindRef = builder.enumType('DeliveryKind', {
  description: 'The kind of delivery: to the billing address, to another one, or to a pick-up point.',
  values: {
    HOME: { value: 'home' },
    ADDRESS: { value: 'address' },
    PICKUP: { value: 'pickup' },
  } as const,
});

const CheckoutIdentityRef = builder.enumType('CheckoutIdentity', {
  values: {
    GUEST: { value: 'guest' },
    ACCOUNT: { value: 'account' },
    CUSTOMER: { value: 'customer' },
  } as const,
});

function buildDeliveryOption(option: DeliveryOptionView, currency: Currency): DeliveryOption {
  return {
    code: option.code,
    price: createMoney(option.priceMinor, currency),
    freeFrom: option.freeFromMinor === null ? null : createMoney(option.freeFromMinor, currency),
    freight: null,
    deliveryDaysMin: option.days?.min ?? null,
    deliveryDaysMax: option.days?.max ?? null,
    to: option.to,
    dates: option.dates,
    wishedDays: option.wishedDays,
  };
}

CheckoutRef.implement({
  fields: (t) => ({
    step: t.expose('step', { type: CheckoutStepRef, description: 'First step that is not ready yet.' }),
    basket: t.expose('basket', { type: BasketRef }),
    identity: t.expose('identity', { type: CheckoutIdentityRef, nullable: true }),
    email: t.string({ nullable: true, resolve: ({ email }) => email && showEmail(email) }),
    billingAddress: t.expose('billingAddress', { type: AddressRef, nullable: true }),
    deliveryAddress: t.expose('deliveryAddress', {
      type: AddressRef,
      nullable: true,
      description: 'null: delivered to the billing address, or picked up.',
    }),
    deliveryOptions: t.field({
      type: [DeliveryOptionRef],
      resolve: ({ deliveryOptions }, _args, { currency }) =>
        deliveryOptions.map((option) => buildDeliveryOption(option, currency)),
    }),
    deliveryOption: t.field({
      type: DeliveryOptionRef,
      nullable: true,
      resolve: ({ deliveryOption }, _args, { currency }) =>
        deliveryOption && buildDeliveryOption(deliveryOption, currency),
    }),
    paymentMethods: t.stringList({ resolve: ({ paymentMethods }) => [...paymentMethods] }),
    excludedPaymentMethods: t.stringList({
      description: 'Offered otherwise, but not with the wished day: goods would wait for the money.',
      resolve: ({ excludedMethods }) => [...excludedMethods],
    }),
    paymentMethod: t.exposeString('paymentMethod', { nullable: true }),
    objections: t.stringList({
      description: 'Why rules of the retailer refuse the order, in the language of the request.',
      resolve: ({ objections }) => [...objections],
    }),
    idempotencyKey: t.exposeID('idempotencyKey', {
      description: 'Made anew for this state of the basket; give it to placeOrder.',
    }),
  }),
});

builder.queryField('checkout', (t) =>
  t.field({ type: CheckoutRef, resolve: (_root, _args, context) => getCheckout(context) }),
);

export const CheckoutChangedRef = builder.objectRef<CheckoutChange & { code: 'CheckoutChanged' }>(
  'CheckoutChanged',
);

CheckoutChangedRef.implement({
  fields: (t) => ({ checkout: t.field({ type: CheckoutRef, resolve: ({ view }) => view() }) }),
});

export const CheckoutResultRef = builder.unionType('CheckoutResult', {
  types: [CheckoutChangedRef, InvalidInputRef, TooManyAttemptsRef],
  resolveType: ({ code }) => code,
});

const CheckoutIdentityInput = builder.inputType('CheckoutIdentityInput', {
  fields: (t) => ({
    identity: t.field({
      type: CheckoutIdentityRef,
      description:
        'GUEST, or ACCOUNT: one is made when the link is pressed that is mailed with the order. A customer signs in instead.',
    }),
    email: t.string(),
    password: t.string({ required: false, description: 'ACCOUNT only.' }),
  }),
});

const ExtensionFieldInput = builder.inputType('ExtensionFieldInput', {
  fields: (t) => ({ extension: t.string(), key: t.string(), value: t.string() }),
});

const CheckoutDeliveryInput = builder.inputType('CheckoutDeliveryInput', {
  fields: (t) => ({
    billing: t.field({ type: AddressInput }),
    kind: t.field({
      type: DeliveryKindRef,
      required: false,
      description: 'Without it: ADDRESS where there is an address, else HOME.',
    }),
    delivery: t.field({ type: AddressInput, required: false, description: 'ADDRESS only.' }),
    saveAddress: t.boolean({
      defaultValue: false,
      description: 'Keeps the other address in the address book of a signed-in customer.',
    }),
    addressId: t.id({ required: false, description: 'The entry of the address book that it replaces.' }),
    pickupPointId: t.id({ required: false, description: 'PICKUP only.' }),
    postNumber: t.string({
      required: false,
      description: 'For points with postNumberAsked: 6 to 10 digits, spaces do not count.',
    }),
    deliveryOption: t.id(),
    wishedOn: t.field({
      type: 'Date',
      required: false,
      description: 'The day, for options with wishedDays.',
    }),
    co2Compensation: t.boolean({ defaultValue: false }),
    fields: t.field({
      type: [ExtensionFieldInput],
      required: false,
      description: 'Values of Checkout.fields; without one the field is empty.',
    }),
  }),
});

const CheckoutPaymentInput = builder.inputType('CheckoutPaymentInput', {
  fields: (t) => ({
    paymentMethod: t.id(),
    iban: t.string({ required: false, description: 'Direct debit only, like those below.' }),
    bic: t.string({ required: false }),
    accountHolder: t.string({ required: false }),
    mandate: t.boolean({ required: false, description: 'The customer gives the SEPA mandate.' }),
  }),
});

builder.mutationField('setCheckoutIdentity', (t) =>
  t.field({
    type: CheckoutResultRef,
    args: { input: t.arg({ type: CheckoutIdentityInput }) },
    async resolve(_root, { input }, context) {
      const form = {
        ...input,
        identity: input.identity.toUpperCase(),
        password: input.password ?? undefined,
      };
      const visitor = await ensureVisitor(context);
      return unwrapOutcome('CheckoutChanged', await setIdentity(visitor, form, context.client.address));
    },
  }),
);

builder.mutationField('setCheckoutDelivery', (t) =>
  t.field({
    type: CheckoutResultRef,
    args: { input: t.arg({ type: CheckoutDeliveryInput }) },
    async resolve(_root, { input }, context) {
      const form = {
        ...input,
        kind: input.kind ?? undefined,
        delivery: input.delivery ?? null,
        fields: input.fields ?? undefined,
      };
      return unwrapOutcome('CheckoutChanged', await setDelivery(await ensureVisitor(context), form));
    },
  }),
);

builder.mutationField('setCheckoutPayment', (t) =>
  t.field({
    type: CheckoutResultRef,
    args: { input: t.arg({ type: CheckoutPaymentInput }) },
    resolve: async (_root, { input }, context) =>
      unwrapOutcome('CheckoutChanged', await setPayment(await ensureVisitor(context), input)),
  }),
);
