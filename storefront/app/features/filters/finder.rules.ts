import type { ListFilter } from './list-filter.ts';

/**
 * The filters shown together above a list: the first of the tenant's finders of which at least two are open. A single
 * one would request the rest of a size that is known.
 */
export function selectFinder(
  finders: readonly (readonly string[])[],
  filters: readonly Pick<ListFilter, 'key' | 'kind'>[],
): readonly string[] {
  const isOpen = (key: string) => filters.some((filter) => filter.key === key && filter.kind === 'values');
  return finders.find((keys) => keys.filter(isOpen).length > 1) ?? [];
}
