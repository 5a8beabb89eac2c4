import { type MouseEvent, startTransition, useState } from 'react';
import { useNavigate } from 'react-router';
import { useShop } from '#app/page/shop.tsx';
import type { ListAddress } from '#forms/lists/list-address.ts';
import type { ListChoice } from '#forms/lists/list-choices.ts';
import { applyChoices, type ListFilter } from './list-filter.ts';
import { type ListView, listLink } from './list-view.ts';
import { mergeChoices, NOTHING_READ, narrowList } from './narrow.ts';

/** Sets one filter; null removes it. */
export type SetFilter = (key: string, next: ListChoice | null) => void;

/** Shows the list at another address of it. */
export type OpenList = (to: ListAddress) => void;

/**
 * Filters and orders a list in place. A press shows at once; presses before the answer add to it, and only the last
 * address counts.
 */
export function useNarrowing(list: ListView): {
  filters: readonly ListFilter[];
  /** the address that is being loaded, or that of the list */
  address: ListAddress;
  set: SetFilter;
  open: OpenList;
  busy: boolean;
} {
  const shop = useShop();
  const navigate = useNavigate();
  const [coming, setComing] = useState<ListAddress | null>(null);
  const { address } = list;
  const shown = coming ?? address;
  const read = shown.verbatim ? NOTHING_READ : list.understood;
  const open: OpenList = (to) => {
    setComing(to);
    // a list that arrives in the meantime belongs to an earlier press
    const arrival = Promise.resolve(navigate(listLink(shop, list.place, to), { preventScrollReset: true }));
    void arrival.finally(() => startTransition(() => setComing((last) => (last === to ? null : last))));
  };
  return {
    address: shown,
    filters: coming ? applyChoices(list.filters, mergeChoices(coming, read)) : list.filters,
    set: (key, next) => open(narrowList(shown, read, key, next)),
    open,
    busy: coming !== null,
  };
}

/** Handles a link to another address of the list like every other press on it; another window is the browser's. */
export function followBy(open: OpenList, to: ListAddress): (event: MouseEvent) => void {
  return (event) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(to);
  };
}
