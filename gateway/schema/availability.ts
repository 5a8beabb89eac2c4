import type { Availability } from '#commerce/stock/stock.rules.ts';
import { builder } from '../builder.ts';

export const AvailabilityStateRef = builder.enumType('AvailabilityState', {
  values: ['IN_STOCK', 'FEW_LEFT', 'SOLD_OUT'] as const,
});

export const AvailabilityRef = builder.objectRef<Availability>('Availability');

AvailabilityRef.implement({
  fields: (t) => ({
    state: t.expose('state', { type: AvailabilityStateRef }),
    fewLeft: t.exposeInt('fewLeft', { nullable: true, description: 'Pieces left when few, else null.' }),
    deliveryDaysMin: t.exposeInt('deliveryDaysMin', { description: 'Working days.' }),
    deliveryDaysMax: t.exposeInt('deliveryDaysMax'),
  }),
});
