import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { type ListMemory, listShownPages, rememberPage } from './list-memory.ts';

/** Stored while the document lives, in the browser only: effects do not run on the server. */
const memory: ListMemory<unknown> = new Map();

/** State of a history entry: the first page above the one in its address. */
type PagedState = { firstPage?: number } | null;

/**
 * The items of all pages that "load more" has appended. The address names the last of them; the history entry
 * remembers the first, so that "back" restores the whole list. Without that state (a reload, a shared address, no
 * JavaScript) the list is the page in the address.
 * @param list its identity: the address without the page
 * @returns `moreState`: state for the link to the next page
 */
export function usePagedList<Item>(
  list: string,
  page: number,
  items: readonly Item[],
): { firstPage: number; items: readonly Item[]; newFrom: number; moreState: PagedState } {
  const state: PagedState = useLocation().state;
  const asked = typeof state?.firstPage === 'number' ? state.firstPage : page;
  const shown = listShownPages(memory as ListMemory<Item>, list, { asked, page, items });
  useEffect(() => rememberPage(memory, list, page, items), [list, page, items]);
  return {
    firstPage: shown.firstPage,
    items: shown.items,
    newFrom: shown.items.length - items.length,
    moreState: { firstPage: shown.firstPage },
  };
}
