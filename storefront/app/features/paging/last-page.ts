/**
 * The page to show instead of one beyond the end of a list; null when the requested one exists. Lists shrink, and an
 * old address must still lead to articles.
 */
export function findLastPage(page: number, list: { pageCount: number }): number | null {
  return page > 1 && page > list.pageCount ? Math.max(list.pageCount, 1) : null;
}
