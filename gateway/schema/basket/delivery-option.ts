import type { DeliveryDates } from '#commerce/buying/delivery/delivery-date.rules.ts';
import type { Money } from '#commerce/ground/kernel/money.ts';
import { builder } from '../builder.ts';
import { DeliveryDatesRef } from '../catalogue/availability.ts';
import { MoneyRef } from '../money.ts';

export type DeliveryTariff = { readonly price: Money; readonly freeFrom: Money | null };

/** A way of delivery; the days are known only for a basket. */
export type DeliveryOption = {
  readonly code: string;
  readonly price: Money;
  readonly freeFrom: Money | null;
  /** the price by freight instead; null if it takes no freight, or the price is the same */
  readonly freight: DeliveryTariff | null;
  readonly deliveryDaysMin: number | null;
  readonly deliveryDaysMax: number | null;
  readonly to: 'address' | 'pickup';
  readonly dates: DeliveryDates | null;
  readonly wishedDays: readonly string[];
};

export const DeliveryOptionRef = builder.objectRef<DeliveryOption>('DeliveryOption');

const DeliveryTariffRef = builder.objectRef<DeliveryTariff>('DeliveryTariff');
DeliveryTariffRef.implement({
  fields: (t) => ({
    price: t.expose('price', { type: MoneyRef }),
    freeFrom: t.expose('freeFrom', { type: MoneyRef, nullable: true }),
  }),
});

const DeliveryTargetRef = builder.enumType('DeliveryTarget', {
  values: { ADDRESS: { value: 'address' }, PICKUP: { value: 'pickup' } } as const,
});

DeliveryOptionRef.implement({
  fields: (t) => ({
    code: t.exposeID('code', { description: 'Texts name it: delivery.option.{code}' }),
    price: t.expose('price', { type: MoneyRef }),
    freeFrom: t.expose('freeFrom', { type: MoneyRef, nullable: true }),
    freight: t.expose('freight', {
      type: DeliveryTariffRef,
      nullable: true,
      description:
        'The price for large goods; null: it takes none. Of a checkout always null: price is for its basket.',
    }),
    deliveryDaysMin: t.exposeInt('deliveryDaysMin', {
      nullable: true,
      description: 'Working days, over all lines of the basket.',
    }),
    deliveryDaysMax: t.exposeInt('deliveryDaysMax', { nullable: true }),
    to: t.field({ type: DeliveryTargetRef, resolve: ({ to }) => to }),
    dates: t.expose('dates', {
      type: DeliveryDatesRef,
      nullable: true,
      description: 'The days on which everything in the basket arrives if it is ordered now.',
    }),
    wishedDays: t.field({
      type: ['Date'],
      description: 'Days that can be wished for; empty where none can.',
      resolve: ({ wishedDays }) => [...wishedDays],
    }),
  }),
});
