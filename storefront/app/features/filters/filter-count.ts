import type { ShopInfo } from '#app/page/shop.tsx';
import { type ListAddress, listParameters } from '#forms/list-address.ts';
import { type ListFilter, type LoadedFilter, listFilters } from './list-filter.ts';
import type { ListPlace } from './list-view.ts';

const WITHIN_MS = 5000;

/**
 * The number of articles that an address would find, without going there. @throws when the shop does not answer in time
 */
export async function countFor(
  { locale }: Pick<ShopInfo, 'locale'>,
  place: ListPlace,
  address: ListAddress,
  signal: AbortSignal,
): Promise<{ totalCount: number; filters: ListFilter[] }> {
  const parameters = listParameters(address);
  parameters.set('locale', locale);
  if (place.kind === 'category') parameters.set('category', place.path);
  const answer = await fetch(`/api/search/filter?${parameters}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(WITHIN_MS)]),
  });
  if (!answer.ok) throw new Error(`counting: ${answer.status}`);
  const { totalCount, filters }: { totalCount: number; filters: LoadedFilter[] } = await answer.json();
  return { totalCount, filters: listFilters(filters) };
}
