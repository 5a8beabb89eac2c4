import type { ShopInfo } from '#app/page/shop.tsx';
import { type ListAddress, listParameters } from '#forms/lists/list-address.ts';
import { type ListFilter, type LoadedFilter, listFilters } from './list-filter.ts';
import { isOffered, type ListPlace } from './list-view.ts';

const WITHIN_MS = 5000;

/**
 * Loads the number of articles at an address, and its filters, without going there.
 * @throws if the shop does not answer in time
 * @param shown filters on the screen: they keep their order, since somebody may be about to press one
 */
export async function countFor(
  { locale }: Pick<ShopInfo, 'locale'>,
  place: ListPlace,
  address: ListAddress,
  signal: AbortSignal,
  shown: readonly ListFilter[] = [],
): Promise<{ totalCount: number; filters: ListFilter[] }> {
  const parameters = listParameters(address);
  parameters.set('locale', locale);
  if (place.kind === 'category') parameters.set('category', place.path);
  const answer = await fetch(`/api/search/filter?${parameters}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(WITHIN_MS)]),
  });
  if (!answer.ok) throw new Error(`counting: ${answer.status}`);
  const { totalCount, filters }: { totalCount: number; filters: LoadedFilter[] } = await answer.json();
  const offered = listFilters(filters).filter(({ key }) => isOffered(place, key, address));
  return { totalCount, filters: insertCountedFilters(shown, offered) };
}

/** Inserts new filters after the one that they follow in the answer. */
function insertCountedFilters(shown: readonly ListFilter[], counted: readonly ListFilter[]): ListFilter[] {
  const places = new Map(shown.map(({ key }, place) => [key, place]));
  let last = -1;
  const placed = counted.map((filter) => {
    last = places.get(filter.key) ?? last;
    return { filter, place: last };
  });
  return placed.toSorted((a, b) => a.place - b.place).map(({ filter }) => filter);
}
