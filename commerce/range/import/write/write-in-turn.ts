import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { lockForAllUntilCommit } from '#commerce/ground/kernel/transaction-lock.ts';

const TRIES = 5;
/** serialization_failure, deadlock_detected: an order that takes stock was quicker. */
const PASSING = new Set(['40001', '40P01']);

/**
 * Writes a batch of an import in one transaction while no other import writes: two that bring the same new article
 * would reject each other's, or wait for each other. Orders do not have to wait.
 * @param work is repeated if an order was quicker
 */
export async function writeInTurn<T>(
  ctx: RequestContext,
  work: (inside: RequestContext) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runInTransaction(ctx, async (inside) => {
        // tenants share products, brands and colours
        await lockForAllUntilCommit(inside, 'import');
        return work(inside);
      });
    } catch (error) {
      if (tries === TRIES || !PASSING.has(String((error as { code?: unknown }).code))) throw error;
    }
  }
}
