import type { ListFilter } from './list-filter.ts';

/**
 * The filters that are asked together above a list: the first of the tenant's finders of which the list leaves at least
 * two open. One alone asks for a part of a size whose rest is known already.
 */
export function finderOf(
  finders: readonly (readonly string[])[],
  filters: readonly Pick<ListFilter, 'key' | 'kind'>[],
): readonly string[] {
  const isOpen = (key: string) => filters.some((filter) => filter.key === key && filter.kind === 'values');
  return finders.find((keys) => keys.filter(isOpen).length > 1) ?? [];
}
