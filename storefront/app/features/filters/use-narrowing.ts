import { startTransition, useState } from 'react';
import { useNavigate } from 'react-router';
import { useShop } from '#app/page/shop.tsx';
import type { ListAddress } from '#forms/list-address.ts';
import type { ListChoice } from '#forms/list-choices.ts';
import { type ListFilter, withChosen } from './list-filter.ts';
import { type ListView, listLink } from './list-view.ts';
import { choicesInEffect, NOTHING_READ, narrowList } from './narrow.ts';

/** Sets one filter; null: removes it. */
export type SetFilter = (key: string, next: ListChoice | null) => void;

/**
 * Filters a list in place. A press shows at once; presses before the answer add to it, and only the last address
 * counts.
 */
export function useNarrowing(list: ListView): {
  filters: readonly ListFilter[];
  /** the address that is being loaded, or that of the list */
  address: ListAddress;
  set: SetFilter;
  busy: boolean;
} {
  const shop = useShop();
  const navigate = useNavigate();
  const [coming, setComing] = useState<ListAddress | null>(null);
  const { address } = list;
  const shown = coming ?? address;
  const read = shown.verbatim ? NOTHING_READ : list.understood;
  return {
    address: shown,
    filters: coming ? withChosen(list.filters, choicesInEffect(coming, read)) : list.filters,
    set(key, next) {
      const to = narrowList(shown, read, key, next);
      setComing(to);
      // a list that arrives meanwhile belongs to an earlier press
      const arrival = Promise.resolve(navigate(listLink(shop, list.place, to), { preventScrollReset: true }));
      void arrival.finally(() => startTransition(() => setComing((last) => (last === to ? null : last))));
    },
    busy: coming !== null,
  };
}
