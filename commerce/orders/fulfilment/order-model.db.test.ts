import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { anyHistory } from './test-order-history.ts';
import { createOrderModel } from './test-order-model.ts';

const database = await testDatabase({ poolSize: 12 });

/** Whatever tabs, retries, webhooks, imports and killed connections do at the same time; thousands more in the bench. */
it('order invariants hold in every history', async () => {
  const run = await createOrderModel(database, 'M');
  await fc.assert(
    fc.asyncProperty(anyHistory, async (history) => {
      expect(await run(history)).toEqual([]);
    }),
    { numRuns: 60, endOnFailure: true },
  );
}, 120_000);
