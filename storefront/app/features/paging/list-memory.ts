/** Pages of lists by list and page number. */
export type ListMemory<Item> = Map<string, Map<number, readonly Item[]>>;

/** Most lists that are remembered; older ones are loaded again. */
const MAX_LISTS = 12;

/** Stores a page; when there are too many lists, the one that was seen longest ago is dropped. */
export function rememberPage<Item>(
  memory: ListMemory<Item>,
  list: string,
  page: number,
  items: readonly Item[],
): void {
  const pages = memory.get(list) ?? new Map<number, readonly Item[]>();
  memory.delete(list);
  memory.set(list, pages.set(page, items));
  const [oldest] = memory.keys();
  if (memory.size > MAX_LISTS && oldest !== undefined) memory.delete(oldest);
}

/**
 * The pages from `asked` to `page`, as far up from `page` as they are stored without a gap.
 * @param asked first page that should be above `page`
 */
export function listShownPages<Item>(
  memory: ListMemory<Item>,
  list: string,
  { asked, page, items }: { asked: number; page: number; items: readonly Item[] },
): { firstPage: number; items: readonly Item[] } {
  const pages = memory.get(list);
  const shown = [items];
  let firstPage = page;
  for (let above = page - 1; pages && above >= asked && above >= 1; above -= 1) {
    const known = pages.get(above);
    if (!known) break;
    shown.unshift(known);
    firstPage = above;
  }
  return { firstPage, items: shown.flat() };
}
