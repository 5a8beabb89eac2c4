import {
  collectOrderAppointments,
  type LineAppointment,
  resolveDestinations,
} from '#commerce/orders/order/draft/order-destination.rules.ts';
import type { AppointmentRefusal } from '#commerce/orders/order/order.errors.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import { getOrder } from '#commerce/orders/order/order.service.ts';
import {
  computeLastAppointmentChange,
  listAlternativeDays,
  moveAppointment,
} from '#commerce/orders/order/order-fitting.service.ts';
import { FittingDayFullRef } from '../basket/basket-fitting.ts';
import { FittingAppointmentRef } from '../basket/fitting-partner.ts';
import { builder } from '../builder.ts';
import { TooManyAttemptsRef } from '../customer/visitor-outcomes.ts';
import { OrderRef } from './order.ts';

const OrderFittingRef = builder.objectRef<LineAppointment & { readonly order: Order }>('OrderFitting');
OrderFittingRef.implement({
  description: 'The place and day at which the tyres of a line are fitted.',
  fields: (t) => ({
    position: t.int({
      description: 'The position of the line, from 1.',
      resolve: ({ line }) => line.position,
    }),
    articleName: t.string({ resolve: ({ line }) => line.name }),
    quantity: t.int({ resolve: ({ line }) => line.quantity }),
    appointment: t.expose('appointment', { type: FittingAppointmentRef }),
    changeableUntil: t.field({
      type: 'Date',
      resolve: ({ appointment }, _args, context) => computeLastAppointmentChange(context, appointment),
    }),
    days: t.field({
      type: ['Date'],
      description: 'The days that it can be put off to; none when it is too late for that.',
      resolve: async (fitting, _args, context) => [
        ...(await listAlternativeDays(context, fitting.order, fitting)),
      ],
    }),
  }),
});

builder.objectField(OrderRef, 'fittings', (t) =>
  t.field({
    type: [OrderFittingRef],
    resolve: (order) => collectOrderAppointments(order).map((fitting) => ({ ...fitting, order })),
  }),
);

builder.objectField(OrderRef, 'toCustomer', (t) =>
  t.boolean({
    description:
      'Something of it goes to the delivery address or the pick-up point, and not to a partner that fits it.',
    resolve: (order) => resolveDestinations(order).toCustomer,
  }),
);

const FittingMovedRef = builder.objectRef<{ readonly code: 'FittingMoved'; readonly order: Order }>(
  'FittingMoved',
);
FittingMovedRef.implement({ fields: (t) => ({ order: t.expose('order', { type: OrderRef }) }) });

const AppointmentFixedRef =
  builder.objectRef<Extract<AppointmentRefusal, { code: 'AppointmentFixed' }>>('AppointmentFixed');
AppointmentFixedRef.implement({
  description: 'There is no such appointment, or it is too late for another day.',
  fields: (t) => ({ code: t.exposeString('code') }),
});

const MoveFittingResultRef = builder.unionType('MoveFittingResult', {
  types: [FittingMovedRef, AppointmentFixedRef, FittingDayFullRef, TooManyAttemptsRef],
  resolveType: ({ code }) => code,
});

const MoveFittingInput = builder.inputType('MoveFittingInput', {
  fields: (t) => ({
    orderNumber: t.string(),
    accessToken: t.string({ required: false }),
    position: t.int(),
    day: t.field({ type: 'Date' }),
  }),
});

builder.mutationField('moveFitting', (t) =>
  t.field({
    type: MoveFittingResultRef,
    description: 'Puts a fitting on another day at the same partner. Repeating it changes nothing.',
    args: { input: t.arg({ type: MoveFittingInput }) },
    async resolve(_root, { input }, context) {
      const { orderNumber, position, day, accessToken = null } = input;
      const order = await getOrder(context, { orderNumber, accessToken });
      if (!order) return { code: 'AppointmentFixed' as const };
      const moved = await moveAppointment(context, order.orderId, { position, day });
      return moved.ok ? { code: 'FittingMoved' as const, order: moved.value } : moved.refusal;
    },
  }),
);
