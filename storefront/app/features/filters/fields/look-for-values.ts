import { countFor } from '#app/features/filters/filter-count.ts';
import { type FilterValue, isCut, type ValuesFilter } from '#app/features/filters/list-filter.ts';
import type { ListView } from '#app/features/filters/list-view.ts';
import type { ShopInfo } from '#app/page/shop.tsx';
import { filterMatchingValues } from '#search/matching-values.rules.ts';

/** Pause after a letter before the shop is queried. */
const PAUSE_MS = 150;

/** The shop reads no more characters. */
const LONGEST_TEXT = 60;

export type LookedFor = {
  readonly values: readonly FilterValue[];
  /** number of values; more than `values` where the list is cut */
  readonly count: number;
};

/** The values of a filter that contain the words: searched in the list where it has all of them, else by the shop. */
export async function lookFor(
  shop: Pick<ShopInfo, 'locale'>,
  filter: ValuesFilter,
  { place, address }: Pick<ListView, 'place' | 'address'>,
  text: string,
  signal: AbortSignal,
): Promise<LookedFor> {
  const { key } = filter;
  const isLooked = address.looking.some((one) => one.key === key);
  const listed = filterMatchingValues(filter.values, text);
  if (!isCut(filter) && !isLooked) return { values: listed, count: listed.length };
  await new Promise((resume) => setTimeout(resume, PAUSE_MS));
  signal.throwIfAborted();
  const looking = text === '' ? [] : [{ key, text: text.slice(0, LONGEST_TEXT) }];
  const { filters } = await countFor(shop, place, { ...address, looking, page: 1 }, signal);
  const same = filters.find((one) => one.key === key);
  if (!same || same.kind === 'range') return { values: [], count: 0 };
  // chosen ones are always among them
  return { values: filterMatchingValues(same.values, text), count: same.valueCount };
}
