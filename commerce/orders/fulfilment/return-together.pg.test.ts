import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testServerDatabase } from '#commerce/ground/database/test-database.ts';
import { inTransaction } from '#commerce/ground/kernel/context.ts';
import { paymentsOf } from '#commerce/money/payment/payment-record.service.ts';
import { lockOrder } from '#commerce/orders/order/order-lock.service.ts';
import { manualRefunds, refundWasMade } from '#commerce/orders/refund/manual-refund.service.ts';
import { dropRefunds } from '#commerce/orders/refund/refund.service.ts';
import { anyStep, bought, happen, look, openShop } from './test-return-walk.ts';

const database = await testServerDatabase({ poolSize: 12 });
const shop = await openShop(database);

/** One to three things at once, each pressed once or twice: two tabs, two servers, the desk and the provider. */
const press = fc.record({ step: anyStep, times: fc.constantFrom(1, 2) });
const rounds = fc.array(fc.array(press, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 8 });

it('returns, exchanges and money taken back at once: every sum agrees, and two presses hear the same', async () => {
  const method = fc.constantFrom('invoice', 'card');
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('nl', 'ch'), method, rounds, async (tenant, paidBy, history) => {
      const world = await bought(shop, tenant, paidBy);
      await happen(world, { op: 'dispatch', items: null });
      for (const presses of history) {
        const what = JSON.stringify(presses);
        const answers = presses.map(({ step, times }) => {
          const id = randomUUID();
          return Promise.all(Array.from({ length: times }, () => happen(world, step, id)));
        });
        const heard = await Promise.all(answers);
        await look(world, what);
        for (const [index, [one, two = one]] of heard.entries())
          if (presses[index]?.step.op === 'withdraw') expect(two, what).toEqual(one);
      }
      await happen(world, { op: 'pay', percent: 100 });
      for (const op of ['reconcile', 'hand'] as const) await happen(world, { op });
      expect(await look(world, 'the end')).toBe(0);
    }),
    { numRuns: 20, endOnFailure: true },
  );
}, 120_000);

it('two declarations of withdrawal at once are both received, each with its receipt', async () => {
  for (let round = 0; round < 4; round++) {
    const world = await bought(shop, 'nl', 'invoice');
    await happen(world, { op: 'dispatch', items: null });
    const part = { op: 'withdraw', items: [1, 0] } as const;
    const answers = await Promise.all([happen(world, part), happen(world, { op: 'withdraw', items: null })]);
    expect(answers).toMatchObject([{ ok: true }, { ok: true }]);
  }
});

it('a refund that a person makes while its payment is taken back is booked, as the money has left', async () => {
  const world = await bought(shop, 'nl', 'invoice');
  const { ctx, order } = world;
  await happen(world, { op: 'dispatch', items: null });
  await happen(world, { op: 'pay', percent: 120 });
  const [refund] = await manualRefunds(ctx);
  if (!refund) throw new Error('what was paid too much is not on its way back');
  const [payment] = await paymentsOf(ctx, order.orderId);
  let made: Promise<boolean> | undefined;
  await inTransaction(ctx, async (inner) => {
    await lockOrder(inner, order.orderId);
    made = refundWasMade(ctx, refund.refundId);
    await untilWaiting();
    await dropRefunds(inner, order.orderId, payment?.paymentId ?? '');
  });
  expect(await made).toBe(true);
  await look(world, 'made and dropped');
});

async function untilWaiting(): Promise<void> {
  const waiting = `select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await database.pool.query(waiting)).rows[0].n === 0) await new Promise(setImmediate);
}
