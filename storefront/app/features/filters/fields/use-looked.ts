import { useEffect, useState } from 'react';
import { isCut, listSelectedValues, type ValuesFilter } from '#app/features/filters/list-filter.ts';
import type { ListView } from '#app/features/filters/list-view.ts';
import { useShop } from '#app/page/shop.tsx';
import type { LookedFor } from './look-for-values.ts';

const load = () => import('./look-for-values.ts');

/** Searches the values of a filter: the listed ones while typing, and where there are more, by the shop. */
export function useLooked(filter: ValuesFilter, list: Pick<ListView, 'place' | 'address'>) {
  const shop = useShop();
  const { address } = list;
  const said = address.looking.find(({ key }) => key === filter.key)?.text ?? '';
  const [text, setText] = useState(said);
  const [found, setFound] = useState<LookedFor | null>(null);
  useEffect(() => {
    // as the list has it
    if (text === said) return setFound(null);
    const asking = new AbortController();
    load()
      .then(({ lookFor }) => lookFor(shop, filter, list, text, asking.signal))
      .then((now) => asking.signal.aborted || setFound(now))
      // the listed values stay
      .catch(() => {});
    return () => asking.abort();
  }, [shop, filter, list, text, said]);
  const { values, count } = found ?? { values: filter.values, count: filter.valueCount };
  // a value that was found and chosen is known from the address before the list has it
  const choice = address.choices.find(({ key }) => key === filter.key);
  const chosen = choice?.kind === 'values' ? choice.values : listSelectedValues(filter);
  return {
    text,
    setText,
    count,
    shown: values.map((value) => ({ ...value, selected: chosen.includes(value.value) })),
    chosen,
    /** a page without scripts asks the shop */
    asksShop: said !== '' || isCut(filter),
  };
}
