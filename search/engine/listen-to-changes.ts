import type { Events } from '#commerce/ground/kernel/events.ts';
import type { SearchEngine } from './engine.types.ts';

/** Passes the shop's changes to the engine, once the lists agree with them. @returns a function that stops it */
export function listenToChanges(
  events: Events,
  engine: Pick<SearchEngine, 'reportChanges' | 'rebuild'>,
): () => void {
  return events.on((event) => {
    if (event.type === 'listing-changed') engine.reportChanges(event.tenantId, event.productIds);
    else if (event.type === 'category-changed') engine.rebuild();
  });
}
