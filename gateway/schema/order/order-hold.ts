import type { Result } from '#commerce/ground/kernel/result.ts';
import {
  carryOutWithdrawal,
  type DecideRefusal,
  dismissWithdrawal,
} from '#commerce/orders/fulfilment/decide-withdrawal.service.ts';
import type { OrderLife } from '#commerce/orders/fulfilment/life/order-life.service.ts';
import { getOrder } from '#commerce/orders/order/order.service.ts';
import { builder } from '../builder.ts';
import { LifeRef, QuantityRef } from './order-life.ts';

const HoldRef = builder.objectRef<NonNullable<OrderLife['hold']>>('OrderHold');

HoldRef.implement({
  description: 'An order waits, because its withdrawal was declared before it left.',
  fields: (t) => ({
    heldAt: t.expose('heldAt', { type: 'DateTime' }),
    heldUntil: t.expose('heldUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'After that it leaves; null: when a person has decided.',
    }),
    canConfirm: t.exposeBoolean('canConfirm', {
      description: 'Its customer can have it carried out; false: a person reads it.',
    }),
    inWords: t.exposeBoolean('inWords'),
    items: t.field({
      type: [QuantityRef],
      nullable: true,
      description: 'The pieces of the declaration; null: the whole order, or described in words.',
      resolve: ({ items }) => items && [...items],
    }),
  }),
});

builder.objectField(LifeRef, 'hold', (t) =>
  t.field({ type: HoldRef, nullable: true, resolve: ({ hold }) => hold }),
);

const DecisionRef = builder.enumType('WithdrawalDecision', {
  values: {
    WITHDRAW: {
      value: 'withdraw',
      description: 'Pieces that have not left are cancelled, the others announced as a return.',
    },
    KEEP: { value: 'keep', description: 'The order leaves.' },
  } as const,
});

type Outcome = 'decided' | 'over' | 'not-found';
const OutcomeRef = builder.enumType('WithdrawalDecisionOutcome', {
  values: {
    DECIDED: { value: 'decided' },
    OVER: { value: 'over', description: 'Nothing holds the order, or a person has to decide.' },
    NOT_FOUND: { value: 'not-found', description: 'This visitor has no such order.' },
  } as const satisfies Record<string, { value: Outcome; description?: string }>,
});

builder.mutationField('decideWithdrawal', (t) =>
  t.field({
    type: OutcomeRef,
    description: 'Confirms or denies the withdrawal that holds an order, by its customer or with its secret.',
    args: {
      orderNumber: t.arg.string(),
      accessToken: t.arg.string({ required: false }),
      decision: t.arg({ type: DecisionRef }),
    },
    async resolve(_root, { orderNumber, accessToken, decision }, context): Promise<Outcome> {
      const order = await getOrder(context, { orderNumber, accessToken: accessToken ?? null });
      if (!order) return 'not-found';
      const decided: Result<unknown, DecideRefusal> =
        decision === 'withdraw'
          ? await carryOutWithdrawal(context, order.orderId)
          : await dismissWithdrawal(context, order.orderId, { how: 'kept' });
      return decided.ok ? 'decided' : 'over';
    },
  }),
);
