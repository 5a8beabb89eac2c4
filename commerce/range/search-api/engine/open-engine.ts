import type { Log } from '#commerce/ground/kernel/context.ts';
import type { Events } from '#commerce/ground/kernel/events.ts';
import type { ReadRows } from '#search/engine/catalogue-source.types.ts';
import type { EngineListener, SearchEngine } from '#search/engine/engine.types.ts';
import { createInProcessEngine } from '#search/engine/in-process-engine.ts';
import type { SearchTenant } from '#search/engine/search-tenant.types.ts';
import { ThreadedEngine } from '#search/engine/thread/threaded-engine.ts';
import { createCatalogueSource } from './catalogue-source.ts';

type ShopOptions = {
  readonly tenants: readonly SearchTenant[];
  readonly read: ReadRows;
  readonly events: Events;
  readonly log: Log;
};

/**
 * An engine in this process over the shop's tables, which follows the shop's events.
 * @param options.batch products that are read at a time @param options.now milliseconds since 1970
 */
export function openInProcessEngine({
  read,
  events,
  log,
  ...options
}: ShopOptions & { readonly batch: number; readonly now: () => number }): SearchEngine {
  const source = createCatalogueSource(read, (fault) => log.warn(fault, 'search: text fault'));
  return createInProcessEngine({ ...options, source, listener: createListener(events, log) });
}

/**
 * {@link openInProcessEngine} in a thread of its own.
 * @param options.databaseUrl server that the thread reads from over its own connection; null: it asks this process for
 *   rows @param options.patienceMs longest wait of a question for the first reading and for its answer
 */
export function openThreadedEngine({
  events,
  log,
  ...options
}: ShopOptions & { readonly databaseUrl: string | null; readonly patienceMs?: number }): ThreadedEngine {
  const program = new URL('./search-thread.ts', import.meta.url);
  return new ThreadedEngine({ ...options, program, listener: createListener(events, log) });
}

/** Tells the shop of the index's changes, and the index of the shop's, once the lists agree with them. */
function createListener(events: Events, log: Log): EngineListener {
  return {
    log,
    onReady: (tenantId) => events.emit({ type: 'search-ready', tenantId }),
    onChanged: (change) => events.emit({ type: 'search-changed', ...change }),
    follow: (engine) =>
      events.on((event) => {
        if (event.type === 'listing-changed') engine.reportChanges(event.tenantId, event.productIds);
        else if (event.type === 'category-changed') engine.rebuild();
      }),
  };
}
