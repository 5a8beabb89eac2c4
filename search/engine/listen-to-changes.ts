import type { Events } from '#commerce/ground/kernel/events.ts';
import type { SearchEngine } from './engine.types.ts';

/** Tells the engine what the shop says has changed: lists agree with it by then. @returns a function that stops it */
export function listenToChanges(
  events: Events,
  engine: Pick<SearchEngine, 'changed' | 'rebuild'>,
): () => void {
  return events.on((event) => {
    if (event.type === 'listing-changed') engine.changed(event.tenantId, event.productIds);
    else if (event.type === 'category-changed') engine.rebuild();
  });
}
