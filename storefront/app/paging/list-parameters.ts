/** How lists can be sorted; the keys of SortingOrder. */
export const SORTS = ['popularity', 'newest', 'price-asc', 'price-desc', 'rating', 'discount'] as const;
export type Sort = (typeof SORTS)[number];

/** The gateway shows no page beyond this one. */
const MAX_PAGE = 200;

/** Page number asked for in an address, 1 when it is none. */
export function readPage(parameters: URLSearchParams): number {
  const text = parameters.get('page') ?? '';
  return /^[1-9]\d{0,2}$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 1;
}

/** null: not asked for, unknown, or the one that lists have anyway. */
export function readSort(parameters: URLSearchParams): Sort | null {
  const sort = SORTS.find((known) => known === parameters.get('sort'));
  return sort && sort !== SORTS[0] ? sort : null;
}

/**
 * The page to show instead of one that lies beyond the end of a list, null when the asked one is there. Lists shrink,
 * and an address that was shared or remembered still leads to articles.
 */
export function lastPageInstead(page: number, list: { pageCount: number }): number | null {
  return page > 1 && page > list.pageCount ? Math.max(list.pageCount, 1) : null;
}
