import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import { backgroundContext } from '#commerce/ground/kernel/background-context.ts';
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

/** Between two refreshes: a hundred orders a second are a few refreshes of many products, not hundreds of one. */
const PAUSE_MS = 200;

/**
 * Keeps lists right while the shop sells: refreshes the listings of products that are said to have changed, one
 * refresh at a time. @returns `stop`, which waits for what is running
 */
export function startListingKeeper(options: ListingKeeperOptions): { stop(): Promise<void> } {
  const { events, tenants, log } = options;
  const waiting = new Map<string, Set<number>>();
  const stopping = new AbortController();
  let running: Promise<void> | null = null;

  async function refreshWaiting(): Promise<void> {
    for (const [tenantId, productIds] of [...waiting]) {
      waiting.delete(tenantId);
      const tenant = tenants.find(({ id }) => id === tenantId);
      const locale = tenant?.locales[0]?.locale;
      if (!tenant || !locale) continue;
      const ctx = backgroundContext(options, { tenant, locale }, 'listings');
      try {
        await refreshListings(ctx, [...productIds]);
        events.emit({ type: 'listing-changed', tenantId, productIds: [...productIds] });
      } catch (error) {
        log.error({ err: error, tenant: tenantId }, 'lists could not be refreshed');
      }
    }
  }

  async function refreshAll(): Promise<void> {
    while (waiting.size > 0) {
      await refreshWaiting();
      // what is left when the shop stops is done without pause
      await wait(PAUSE_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
    running = null;
  }

  const unsubscribe = events.on((event) => {
    if (event.type !== 'product-changed') return;
    const productIds = waiting.get(event.tenantId) ?? new Set();
    for (const id of event.productIds) productIds.add(id);
    waiting.set(event.tenantId, productIds);
    running ??= refreshAll();
  });
  return {
    async stop() {
      unsubscribe();
      stopping.abort();
      await running;
    },
  };
}
