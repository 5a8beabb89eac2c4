import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { anyStep, bought, happen, look, openShop, sendBack } from './test-return-walk.ts';

const database = await testDatabase();
const shop = await openShop(database);

it('returns, exchanges and money taken back: every sum agrees, whatever happens in between', async () => {
  const histories = fc.array(anyStep, { minLength: 8, maxLength: 16 });
  const method = fc.constantFrom('invoice', 'card');
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('nl', 'ch'), method, histories, async (tenant, paidBy, history) => {
      const world = await bought(shop, tenant, paidBy);
      for (const one of history) {
        await (one.op === 'return' ? sendBack(world, one.items) : happen(world, one));
        await look(world, JSON.stringify(one));
      }
      // in the end everybody is even
      await happen(world, { op: 'pay', percent: 100 });
      for (const op of ['reconcile', 'hand'] as const) await happen(world, { op });
      expect(await look(world, 'the end')).toBe(0);
    }),
    { numRuns: 8, endOnFailure: true },
  );
}, 120_000);
