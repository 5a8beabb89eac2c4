import { useEffect, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { ListAddress } from '#forms/list-address.ts';
import type { ListChoice } from '#forms/list-choices.ts';
import { useShop } from '../page/shop.tsx';
import { type ListFilter, withChosen } from './list-filter.ts';
import { type ListView, listLink } from './list-view.ts';
import { inEffect, NOTHING_READ, narrowed } from './narrow.ts';

/** Sets one filter; null: takes it away. */
export type SetFilter = (key: string, next: ListChoice | null) => void;

/**
 * Narrows a list in place. A press shows at once; presses that follow before the answer is there add to it, and only
 * the last address counts.
 */
export function useNarrowing(list: ListView): {
  filters: readonly ListFilter[];
  set: SetFilter;
  busy: boolean;
} {
  const shop = useShop();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const [pressed, setPressed] = useState<{ from: ListAddress; to: ListAddress } | null>(null);
  const { address } = list;
  const coming = pressed?.from === address ? pressed.to : null;
  useEffect(() => {
    // it has come, or never will
    if (navigation.state === 'idle') setPressed(null);
  }, [navigation.state]);
  const shown = coming ?? address;
  const read = shown.verbatim ? NOTHING_READ : list.understood;
  return {
    filters: coming ? withChosen(list.filters, inEffect(coming, read)) : list.filters,
    set(key, next) {
      const to = narrowed(shown, read, key, next);
      setPressed({ from: address, to });
      navigate(listLink(shop, list.place, to), { preventScrollReset: true });
    },
    busy: coming !== null,
  };
}
