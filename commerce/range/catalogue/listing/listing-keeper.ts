import type { Kysely } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import type { Job } from '#commerce/ground/jobs/job.types.ts';
import { createBackgroundContext } from '#commerce/ground/kernel/background-context.ts';
import type { Clock } from '#commerce/ground/kernel/clock.ts';
import type { Log } from '#commerce/ground/kernel/context.ts';
import type { Events } from '#commerce/ground/kernel/events.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { refreshListings } from './listing-refresh.service.ts';

export type ListingKeeperOptions = {
  readonly db: Kysely<DB>;
  readonly tenants: readonly Tenant[];
  readonly clock: Clock;
  readonly events: Events;
  readonly log: Log;
};

/**
 * Pause between two refreshes: at a hundred orders a second there are a few refreshes of many products, not hundreds
 * of one.
 */
const REST_MS = 200;
const EVERY_MS = 60_000;

/**
 * Keeps lists up to date while the shop sells: refreshes the listings of products that were reported as changed. When
 * the server stops, the waiting ones are refreshed first.
 */
export function createListingJob(options: ListingKeeperOptions): Job {
  const { events, tenants, log } = options;
  const waiting = new Map<string, Set<number>>();

  async function refreshWaiting(): Promise<void> {
    for (const [tenantId, productIds] of [...waiting]) {
      waiting.delete(tenantId);
      const tenant = tenants.find(({ id }) => id === tenantId);
      const locale = tenant?.locales[0]?.locale;
      if (!tenant || !locale) continue;
      const ctx = createBackgroundContext(options, { tenant, locale }, 'listings');
      try {
        await refreshListings(ctx, [...productIds]);
        events.emit({ type: 'listing-changed', tenantId, productIds: [...productIds] });
      } catch (error) {
        log.error({ err: error, tenant: tenantId }, 'lists could not be refreshed');
      }
    }
  }

  return {
    name: 'listings',
    everyMs: EVERY_MS,
    restMs: REST_MS,
    shouldWake(event) {
      if (event.type !== 'product-changed') return false;
      const productIds = waiting.get(event.tenantId) ?? new Set();
      for (const id of event.productIds) productIds.add(id);
      waiting.set(event.tenantId, productIds);
      return true;
    },
    performRound: refreshWaiting,
    finish: refreshWaiting,
  };
}
