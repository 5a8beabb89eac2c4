/**
 * The page to show instead of one that lies beyond the end of a list, null when the asked one is there. Lists shrink,
 * and an address that was shared or remembered still leads to articles.
 */
export function lastPageInstead(page: number, list: { pageCount: number }): number | null {
  return page > 1 && page > list.pageCount ? Math.max(list.pageCount, 1) : null;
}
