import type { CheckoutView } from '#commerce/buying/checkout/checkout.service.ts';
import type { PremiumView } from '#commerce/buying/checkout/delivery/checkout-delivery.service.ts';
import { setPremium } from '#commerce/buying/checkout/delivery/delivery-step.service.ts';
import { findKnownPostalCode } from '#commerce/buying/checkout/delivery/known-place.service.ts';
import { findPickupPointsNear } from '#commerce/buying/checkout/delivery/points-near.service.ts';
import { computeDeliveryDate } from '#commerce/buying/delivery/delivery-date.service.ts';
import { completeAddress } from '#commerce/buying/delivery/places.service.ts';
import type { ChosenPoint, NearPoint, PickupPoint } from '#commerce/buying/delivery/places.ts';
import { postNumberAsked } from '#commerce/buying/delivery/post-number.rules.ts';
import { findPremiumEnd } from '#commerce/buying/delivery/premium.queries.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import { type BookedAddress, listAddresses } from '#commerce/people/customer/customer-address.queries.ts';
import type { GatewayContext } from '#gateway/context/context.ts';
import { ensureVisitor } from '#gateway/context/session.ts';
import { BasketLineItemRef } from '../basket/basket-line.ts';
import { builder } from '../builder.ts';
import { DeliveryDatesRef } from '../catalogue/availability.ts';
import { unwrapOutcome } from '../customer/visitor-outcomes.ts';
import { createMoneyField } from '../money.ts';
import { CheckoutRef, CheckoutResultRef, DeliveryKindRef } from './checkout.ts';
import { AddressRef } from './checkout-address.ts';

export const OpeningHoursRef = builder.objectRef<PickupPoint['hours'][number]>('OpeningHours');
export const PickupPointRef = builder.objectRef<PickupPoint | NearPoint | ChosenPoint>('PickupPoint');
const PickupPointListRef = builder.objectRef<{
  readonly points: readonly NearPoint[];
  readonly available: boolean;
}>('PickupPointList');
const CompletedAddressRef = builder.objectRef<{ readonly street: string; readonly city: string }>(
  'CompletedAddress',
);
const AddressCompletionRef = builder.objectRef<{
  readonly address: { readonly street: string; readonly city: string } | null;
  readonly available: boolean;
}>('AddressCompletion');
export const BookedAddressRef = builder.objectRef<BookedAddress>('BookedAddress');
const PremiumRef = builder.objectRef<PremiumView & { readonly currency: Currency }>('Premium');
const Co2CompensationRef = builder.objectRef<
  NonNullable<CheckoutView['co2']> & { readonly currency: Currency }
>('Co2Compensation');

OpeningHoursRef.implement({
  fields: (t) => ({
    weekdays: t.intList({
      description: 'ISO 8601, 1 = Monday: from and until.',
      resolve: ({ days }) => [...days],
    }),
    opens: t.exposeString('opens', { description: 'HH:MM' }),
    closes: t.exposeString('closes', { description: 'HH:MM, 24:00 for midnight' }),
  }),
});

PickupPointRef.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    carrier: t.exposeString('carrier'),
    latitude: t.exposeFloat('latitude'),
    longitude: t.exposeFloat('longitude'),
    type: t.field({
      type: builder.enumType('PickupPointType', {
        values: { MANNED: { value: 'manned' }, LOCKER: { value: 'locker' } } as const,
      }),
      resolve: ({ type }) => type,
    }),
    name: t.exposeString('name'),
    street: t.exposeString('street'),
    houseNumber: t.exposeString('houseNumber'),
    postalCode: t.exposeString('postalCode'),
    city: t.exposeString('city'),
    distanceMetres: t.int({
      nullable: true,
      description: 'The place from which distances are measured.',
      resolve: (point) => ('distanceMetres' in point ? point.distanceMetres : null),
    }),
    hours: t.field({ type: [OpeningHoursRef], resolve: ({ hours }) => [...hours] }),
    postNumberAsked: t.field({
      type: builder.enumType('PostNumberAsked', {
        values: { REQUIRED: { value: 'required' }, OPTIONAL: { value: 'optional' } } as const,
      }),
      nullable: true,
      description: 'Whether the point requires the customer’s number with its network; null: there is none.',
      resolve: postNumberAsked,
    }),
    postNumber: t.string({
      nullable: true,
      description: 'The customer’s own, of a point that was chosen.',
      resolve: (point) => ('postNumber' in point ? point.postNumber : null),
    }),
  }),
});

PickupPointListRef.implement({
  fields: (t) => ({
    points: t.field({ type: [PickupPointRef], resolve: ({ points }) => [...points] }),
    available: t.exposeBoolean('available', { description: 'False while the carrier does not answer.' }),
  }),
});

CompletedAddressRef.implement({
  fields: (t) => ({ street: t.exposeString('street'), city: t.exposeString('city') }),
});

AddressCompletionRef.implement({
  fields: (t) => ({
    address: t.expose('address', { type: CompletedAddressRef, nullable: true }),
    available: t.exposeBoolean('available', { description: 'False while the service does not answer.' }),
  }),
});

BookedAddressRef.implement({
  fields: (t) => ({
    id: t.exposeID('addressId'),
    isDefault: t.exposeBoolean('isDefault'),
    address: t.expose('address', { type: AddressRef }),
  }),
});

PremiumRef.implement({
  description: 'The delivery flat.',
  fields: (t) => ({
    price: t.field(createMoneyField('priceMinor')),
    months: t.exposeInt('months'),
    chosen: t.exposeBoolean('chosen', { description: 'Premium is bought with this order.' }),
    possible: t.exposeBoolean('possible', { description: 'False for guests: it belongs to an account.' }),
    until: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The end of the customer’s own premium; null: the customer has none.',
      resolve: ({ member }, _args, context) => (member ? findOwnPremiumEnd(context) : null),
    }),
  }),
});

function findOwnPremiumEnd(context: GatewayContext): Promise<Date | null> | null {
  const customerId = getSignedInCustomer(context);
  return customerId ? findPremiumEnd(context, customerId) : null;
}

Co2CompensationRef.implement({
  description: 'A voluntary contribution; never chosen ahead.',
  fields: (t) => ({
    price: t.field(createMoneyField('priceMinor')),
    chosen: t.exposeBoolean('chosen'),
  }),
});

const ParcelRef = builder.enumType('Parcel', {
  description: 'BULKY: no locker takes it. FREIGHT: it comes to an address only.',
  values: ['USUAL', 'BULKY', 'FREIGHT'] as const,
});

builder.objectFields(CheckoutRef, (t) => ({
  deliveryKind: t.expose('deliveryKind', { type: DeliveryKindRef }),
  pickupPoint: t.expose('pickupPoint', { type: PickupPointRef, nullable: true }),
  pickupPossible: t.boolean({
    description: 'False when something of the basket comes by freight.',
    resolve: ({ parcel, deliveryOptions }) =>
      !parcel.freight && deliveryOptions.some(({ to }) => to === 'pickup'),
  }),
  parcel: t.field({
    type: ParcelRef,
    resolve: ({ parcel }) => (parcel.freight ? 'FREIGHT' : parcel.bulky ? 'BULKY' : 'USUAL'),
  }),
  wishedOn: t.expose('wishedOn', { type: 'Date', nullable: true }),
  deliveryDates: t.expose('deliveryDates', {
    type: DeliveryDatesRef,
    nullable: true,
    description:
      'When everything arrives if it is ordered now; null: not chosen, or when the money has come in.',
  }),
  deliveryDaysMin: t.int({
    nullable: true,
    description: 'Working days.',
    resolve: ({ deliveryOption }) => deliveryOption?.days?.min ?? null,
  }),
  deliveryDaysMax: t.int({
    nullable: true,
    description: 'Working days.',
    resolve: ({ deliveryOption }) => deliveryOption?.days?.max ?? null,
  }),
  addresses: t.field({
    type: [BookedAddressRef],
    description: 'The address book of the signed-in customer.',
    resolve: ({ customer }, _args, context) => (customer ? listAddresses(context, customer.customerId) : []),
  }),
  premium: t.field({
    type: PremiumRef,
    nullable: true,
    resolve: ({ premium }, _args, { currency }) => premium && { ...premium, currency },
  }),
  co2Compensation: t.field({
    type: Co2CompensationRef,
    nullable: true,
    resolve: ({ co2 }, _args, { currency }) => co2 && { ...co2, currency },
  }),
}));

builder.objectField(BasketLineItemRef, 'delivery', (t) =>
  t.field({
    type: DeliveryDatesRef,
    nullable: true,
    description: 'The days of arrival by the usual delivery option at the known place; null: sold out.',
    resolve: async (line, _args, context) =>
      line.availability.state === 'SOLD_OUT'
        ? null
        : computeDeliveryDate(context, [line], null, await findKnownPostalCode(context)),
  }),
);

builder.queryField('pickupPoints', (t) =>
  t.field({
    type: PickupPointListRef,
    description: 'Points near a postal code that take what is in the basket, nearest first, at most 8.',
    args: { postalCode: t.arg.string() },
    async resolve(_root, { postalCode }, context) {
      const found = await findPickupPointsNear(context, postalCode);
      return { points: found.ok ? found.value : [], available: found.ok };
    },
  }),
);

builder.queryField('addressCompletion', (t) =>
  t.field({
    type: AddressCompletionRef,
    description: 'Street and place of a postal code and house number, where the market has such a service.',
    args: { postalCode: t.arg.string(), houseNumber: t.arg.string() },
    async resolve(_root, { postalCode, houseNumber }, context) {
      const found = await completeAddress(context, { postalCode, houseNumber });
      return { address: found.ok ? found.value : null, available: found.ok };
    },
  }),
);

builder.mutationField('setCheckoutPremium', (t) =>
  t.field({
    type: CheckoutResultRef,
    description: 'Buys the delivery flat with this order, or does not.',
    args: { chosen: t.arg.boolean() },
    resolve: async (_root, { chosen }, context) =>
      unwrapOutcome('CheckoutChanged', await setPremium(await ensureVisitor(context), chosen)),
  }),
);
