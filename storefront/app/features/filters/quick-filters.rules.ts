import type { ListChoice } from '#forms/lists/list-choices.ts';
import type { FilterValue, ListFilter, RangeFilter, ValuesFilter } from './list-filter.ts';

/** One link: a value of a filter, or a highest price. */
type QuickChoice = { readonly value: FilterValue | null; readonly choice: ListChoice };

/** A filter with the few choices that most visitors want. */
export type QuickFilter = {
  readonly key: string;
  readonly label: string;
  readonly choices: readonly QuickChoice[];
};

const MOST_VALUES = 4;
/** Filters of classes, which show the best instead of the most frequent ones. */
const BEST_FIRST: ReadonlySet<string> = new Set(['energy', 'tyre-fuel', 'tyre-wet', 'tyre-noise']);
/** Round prices, in minor units. */
const ROUND_PRICES = [1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000];

/**
 * The filters of the row, starting with those that most articles have, each with the values of most articles, for
 * classes the best, in the filter's own order. A filter with fewer than two choices is left out, and so are sizes if
 * a number has two meanings.
 * @param articles how many the list has
 */
export function selectQuickFilters(
  filters: readonly ListFilter[],
  rows: readonly (readonly string[])[],
  articles: number,
): QuickFilter[] {
  const byKey = new Map(filters.map((filter) => [filter.key, filter]));
  const reach = ([first = '']: readonly string[]) => Math.min(articles, countArticles(byKey.get(first)));
  // of equal rows the first, as the tenant orders them
  const [row = []] = rows.filter((one) => reach(one) > 0).sort((a, b) => reach(b) - reach(a));
  return row.flatMap((key) => {
    const filter = byKey.get(key);
    const choices = filter ? listQuickChoices(filter) : [];
    return filter && choices.length > 1 ? [{ key, label: filter.label, choices }] : [];
  });
}

/** Articles by value: one that has several values counts for each. */
function countArticles(filter: ListFilter | undefined): number {
  return filter && 'values' in filter ? filter.values.reduce((sum, { count }) => sum + count, 0) : 0;
}

function listQuickChoices(filter: ListFilter): QuickChoice[] {
  if (filter.kind !== 'range') return isAmbiguous(filter) ? [] : listMostFrequent(filter);
  return filter.key === 'price' ? listPriceSteps(filter) : [];
}

/** Lowest size that is a child's height in centimetres. */
const LEAST_HEIGHT = 50;

/** Sizes of shoes and of clothes in one list: a 38 would mix both. Odd numbers are those of shoes. */
function isAmbiguous({ key, values }: ValuesFilter): boolean {
  if (key !== 'size') return false;
  const numbers = values.map(({ value }) => Number(value)).filter(Number.isInteger);
  const hasShoes = numbers.some((size) => size < LEAST_HEIGHT && size % 2 === 1);
  const hasClothes =
    numbers.some((size) => size >= LEAST_HEIGHT) || values.some(({ value }) => /^\d*X*[SML]$/.test(value));
  return hasShoes && hasClothes;
}

function listMostFrequent({ key, values }: ValuesFilter): QuickChoice[] {
  const wanted = BEST_FIRST.has(key) ? values : values.toSorted((a, b) => b.count - a.count);
  const most = new Set(wanted.slice(0, MOST_VALUES));
  return values
    .filter((value) => most.has(value))
    .map((value) => ({ value, choice: { kind: 'values', key, values: [value.value] } }));
}

/** Round prices around the middle of the range, each with articles below and above it. */
function listPriceSteps({ key, min, max }: RangeFilter): QuickChoice[] {
  const middle = Math.sqrt(Math.max(1, min) * Math.max(1, max));
  const above = ROUND_PRICES.findIndex((price) => price >= middle);
  const at = above === -1 ? ROUND_PRICES.length - 1 : above;
  return ROUND_PRICES.slice(Math.max(0, at - 1), at + 2)
    .filter((price) => price > min && price < max)
    .map((price) => ({ value: null, choice: { kind: 'range', key, min: null, max: price } }));
}
