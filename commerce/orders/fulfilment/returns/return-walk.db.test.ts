import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { anyStep, applyStep, look, openShop, placeWalkOrder, sendBack } from '../test-return-walk.ts';

const database = await testDatabase();
const shop = await openShop(database);

it('every sum stays correct in any sequence of returns, exchanges and chargebacks', async () => {
  const histories = fc.array(anyStep, { minLength: 8, maxLength: 16 });
  const method = fc.constantFrom('invoice', 'card');
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('nl', 'ch'), method, histories, async (tenant, paidBy, history) => {
      const world = await placeWalkOrder(shop, tenant, paidBy);
      for (const one of history) {
        await (one.op === 'return' ? sendBack(world, one.items) : applyStep(world, one));
        await look(world, JSON.stringify(one));
      }
      // in the end everybody is even
      await applyStep(world, { op: 'pay', percent: 100 });
      for (const op of ['reconcile', 'hand'] as const) await applyStep(world, { op });
      expect(await look(world, 'the end')).toBe(0);
    }),
    { numRuns: 8, endOnFailure: true },
  );
}, 120_000);
