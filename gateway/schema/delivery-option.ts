import type { Money } from '#commerce/kernel/money.ts';
import { builder } from '../builder.ts';
import { MoneyRef } from './money.ts';

/** A way of delivery; the days are known only for a basket. */
export type DeliveryOption = {
  readonly code: string;
  readonly price: Money;
  readonly freeFrom: Money | null;
  readonly deliveryDaysMin: number | null;
  readonly deliveryDaysMax: number | null;
};

export const DeliveryOptionRef = builder.objectRef<DeliveryOption>('DeliveryOption');

DeliveryOptionRef.implement({
  fields: (t) => ({
    code: t.exposeID('code', { description: 'Texts name it: checkout.delivery.{code}.name' }),
    price: t.expose('price', { type: MoneyRef }),
    freeFrom: t.expose('freeFrom', { type: MoneyRef, nullable: true }),
    deliveryDaysMin: t.exposeInt('deliveryDaysMin', {
      nullable: true,
      description: 'Working days, over all lines of the basket.',
    }),
    deliveryDaysMax: t.exposeInt('deliveryDaysMax', { nullable: true }),
  }),
});
