import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { refreshBatch } from './listing-refresh.store.ts';

/** Memory and parameters stay small however many products change at once. */
const BATCH = 500;

/**
 * Updates the tenant's lists with prices, stock and ratings, for products that have changed. Lists sort and filter by
 * the columns written here, so that a page of them needs no join. Products without a price keep their values.
 * Unchanged rows are not written: most sales change nothing that lists sort by.
 */
export async function refreshListings(ctx: RequestContext, productIds: readonly number[]): Promise<void> {
  const unique = [...new Set(productIds)];
  for (let start = 0; start < unique.length; start += BATCH) {
    await refreshBatch(ctx, unique.slice(start, start + BATCH));
  }
}
