import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { runInTransaction } from '#commerce/ground/kernel/context.ts';
import { listOrderPayments } from '#commerce/money/payment/record/payment-record.queries.ts';
import { lockOrder } from '#commerce/orders/order/draft/order-lock.commands.ts';
import { listManualRefunds } from '#commerce/orders/refund/manual-refund.queries.ts';
import { recordManualRefund } from '#commerce/orders/refund/manual-refund.service.ts';
import { dropRefunds } from '#commerce/orders/refund/refund.service.ts';
import { anyStep, applyStep, look, openShop, placeWalkOrder } from '../test-return-walk.ts';

const database = await testDatabase({ poolSize: 12 });
const shop = await openShop(database);

/** One to three things at once, each pressed once or twice: two tabs, two servers, the desk and the provider. */
const press = fc.record({ step: anyStep, times: fc.constantFrom(1, 2) });
const rounds = fc.array(fc.array(press, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 8 });

it('simultaneous returns, exchanges and chargebacks keep every sum correct, and duplicates get the same answer', async () => {
  const method = fc.constantFrom('invoice', 'card');
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('nl', 'ch'), method, rounds, async (tenant, paidBy, history) => {
      const world = await placeWalkOrder(shop, tenant, paidBy);
      await applyStep(world, { op: 'dispatch', items: null });
      for (const presses of history) {
        const what = JSON.stringify(presses);
        const answers = presses.map(({ step, times }) => {
          const id = randomUUID();
          return Promise.all(Array.from({ length: times }, () => applyStep(world, step, id)));
        });
        const heard = await Promise.all(answers);
        await look(world, what);
        for (const [index, [one, two = one]] of heard.entries())
          if (presses[index]?.step.op === 'withdraw') expect(two, what).toEqual(one);
      }
      await applyStep(world, { op: 'pay', percent: 100 });
      for (const op of ['reconcile', 'hand'] as const) await applyStep(world, { op });
      expect(await look(world, 'the end')).toBe(0);
    }),
    { numRuns: 20, endOnFailure: true },
  );
}, 120_000);

it('two simultaneous withdrawal declarations are both received, each with its receipt', async () => {
  for (let round = 0; round < 4; round++) {
    const world = await placeWalkOrder(shop, 'nl', 'invoice');
    await applyStep(world, { op: 'dispatch', items: null });
    const part = { op: 'withdraw', items: [1, 0] } as const;
    const answers = await Promise.all([
      applyStep(world, part),
      applyStep(world, { op: 'withdraw', items: null }),
    ]);
    expect(answers).toMatchObject([{ ok: true }, { ok: true }]);
  }
});

it('a manual refund is booked while its payment is charged back because the money has left', async () => {
  const world = await placeWalkOrder(shop, 'nl', 'invoice');
  const { ctx, order } = world;
  await applyStep(world, { op: 'dispatch', items: null });
  await applyStep(world, { op: 'pay', percent: 120 });
  const [refund] = await listManualRefunds(ctx);
  if (!refund) throw new Error('what was paid too much is not on its way back');
  const [payment] = await listOrderPayments(ctx, order.orderId);
  let made: Promise<boolean> | undefined;
  await runInTransaction(ctx, async (inner) => {
    await lockOrder(inner, order.orderId);
    made = recordManualRefund(ctx, refund.refundId);
    await waitForBlockedQueries();
    await dropRefunds(inner, order.orderId, payment?.paymentId ?? '');
  });
  expect(await made).toBe(true);
  await look(world, 'made and dropped');
});

async function waitForBlockedQueries(): Promise<void> {
  const waiting = `select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await database.pool.query(waiting)).rows[0].n === 0) await new Promise(setImmediate);
}
