import {
  calculateUsualDays,
  computeEveningDay,
  computeUsualDates,
} from '#commerce/buying/delivery/delivery-date.rules.ts';
import { buildDeliveryPlace } from '#commerce/buying/delivery/delivery-date.service.ts';
import { getToday } from '#commerce/ground/kernel/day.rules.ts';
import { type Availability, resolveExpectedDay } from '#commerce/range/stock/stock.rules.ts';
import { builder } from '../builder.ts';

export const AvailabilityStateRef = builder.enumType('AvailabilityState', {
  values: ['IN_STOCK', 'FEW_LEFT', 'SOLD_OUT'] as const,
});

export const DeliveryDatesRef = builder.objectRef<{ from: string; until: string }>('DeliveryDates');

DeliveryDatesRef.implement({
  fields: (t) => ({
    from: t.expose('from', { type: 'Date' }),
    until: t.expose('until', { type: 'Date' }),
  }),
});

export const AvailabilityRef = builder.objectRef<Availability>('Availability');

AvailabilityRef.implement({
  fields: (t) => ({
    state: t.expose('state', { type: AvailabilityStateRef }),
    fewLeft: t.exposeInt('fewLeft', {
      nullable: true,
      description: 'Pieces left when they are few and the shop tells them, else null.',
    }),
    deliveryDaysMin: t.int({
      description: 'Working days by the usual way of delivery.',
      resolve: (availability, _, { tenant }) => calculateUsualDays(availability, tenant.delivery.options).min,
    }),
    deliveryDaysMax: t.int({
      resolve: (availability, _, { tenant }) => calculateUsualDays(availability, tenant.delivery.options).max,
    }),
    delivery: t.field({
      type: DeliveryDatesRef,
      nullable: true,
      description: 'The days of arrival by the usual way if it is ordered now; null: sold out.',
      resolve: (availability, _, ctx) =>
        computeUsualDates(availability, ctx.tenant.delivery.options, buildDeliveryPlace(ctx, null)),
    }),
    eveningOn: t.field({
      type: 'Date',
      nullable: true,
      description:
        'The day of Delivery.evening if it is ordered now; null: sold out, or the tenant has no such delivery.',
      resolve: (availability, _, ctx) =>
        computeEveningDay(availability, ctx.tenant.delivery.options, buildDeliveryPlace(ctx, null)),
    }),
    expectedOn: t.field({
      type: 'Date',
      nullable: true,
      description: 'The day on which a sold-out article is expected again, where it is known.',
      resolve: (availability, _, ctx) => resolveExpectedDay(availability, getToday(ctx)),
    }),
  }),
});
