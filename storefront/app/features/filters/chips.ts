import type { ShopInfo } from '#app/page/shop.tsx';
import type { ListChoice } from '#forms/list-choices.ts';
import { formatMoney, formatNumber } from '#texts/format.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Values } from '#texts/message.ts';
import {
  type FilterValue,
  type ListFilter,
  type RangeFilter,
  toggled,
  type ValuesFilter,
} from './list-filter.ts';
import type { ListView } from './list-view.ts';

type Chip = {
  readonly key: string;
  /** '' for a range */
  readonly value: string;
  readonly label: string;
  /** the filter's choice without it */
  readonly next: ListChoice | null;
  /** a colour's swatch stands before its name */
  readonly mark: { readonly filter: ValuesFilter; readonly value: FilterValue } | null;
  /** the words of the search that it was read from: without them it is gone; null: it was chosen */
  readonly words: string | null;
};

type Words = {
  readonly t: (id: TextKey, values?: Values) => string;
  readonly shop: Pick<ShopInfo, 'locale' | 'currency' | 'priceFormat'>;
};

/** Values that say nothing without the name of their filter. */
const SHORT = /^(?:yes|no|[A-G]|.{0,4}|[\d.,x/ ]+(?:cm|mm|GB|TB)?)$/i;
const SELF_EXPLAINING = ['colour', 'brand', 'category', 'rating', 'availability', 'reduced'];

/**
 * The filters that the address chooses, and the ranges that were read from the words ("televisie 549"), in the order of
 * the filters; what else was understood of the words is said elsewhere.
 */
export function chipsOf(
  {
    filters,
    address,
    understood,
  }: Pick<ListView, 'filters' | 'address'> & { understood: Pick<ListView['understood'], 'filters'> },
  words: Words,
): Chip[] {
  const chosen = new Set(address.choices.map(({ key }) => key));
  const wordsOf = (key: string) =>
    understood.filters.find((read) => read.key === key && address.term.includes(read.typed))?.typed ?? null;
  return filters.flatMap((filter) => {
    if (filter.kind !== 'range') return chosen.has(filter.key) ? valueChips(filter, words) : [];
    if (chosen.has(filter.key)) return rangeChip(filter, words);
    const read = wordsOf(filter.key);
    return read === null ? [] : rangeChip(filter, words).map((chip) => ({ ...chip, words: read }));
  });
}

function valueChips(filter: ValuesFilter, { t }: Words): Chip[] {
  return filter.values
    .filter(({ selected }) => selected)
    .map((value) => ({
      key: filter.key,
      value: value.value,
      label: needsName(filter, value)
        ? t('list.filter.named', { filter: filter.label, value: value.label })
        : value.label,
      next: toggled(filter, value.value),
      mark: filter.kind === 'colour' ? { filter, value } : null,
      words: null,
    }));
}

function needsName({ key }: ListFilter, { value, label }: FilterValue): boolean {
  return !SELF_EXPLAINING.includes(key) && (SHORT.test(value) || SHORT.test(label));
}

function rangeChip(filter: RangeFilter, words: Words): Chip[] {
  const { key, label, chosenMin: min, chosenMax: max } = filter;
  if (min === null && max === null) return [];
  const named = words.t('list.filter.named', { filter: label, value: rangeText(filter, words) });
  return [{ key, value: '', label: named, next: null, mark: null, words: null }];
}

/** The bounds of a range in words. */
export function rangeText(
  { key, unit, chosenMin: min, chosenMax: max }: RangeFilter,
  { t, shop }: Words,
): string {
  const text = (value: number) => {
    if (key === 'price')
      return formatMoney({ minor: value, currency: shop.currency }, shop.locale, shop.priceFormat);
    return unit ? `${formatNumber(value, shop.locale)}\u00a0${unit}` : formatNumber(value, shop.locale);
  };
  if (min !== null && max !== null) return `${text(min)} – ${text(max)}`;
  if (min !== null) return t('list.range.from', { min: text(min) });
  return max === null ? '' : t('list.range.to', { max: text(max) });
}
