import type { ShopInfo } from '#app/page/shop.tsx';
import type { ListChoice } from '#forms/lists/list-choices.ts';
import { formatMoney, formatNumber } from '#texts/format.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Values } from '#texts/message.ts';
import {
  type FilterValue,
  type ListFilter,
  type RangeFilter,
  toggleValue,
  type ValuesFilter,
} from './list-filter.ts';
import type { ListView } from './list-view.ts';
import { removeWords } from './narrow.ts';

type Chip = {
  readonly key: string;
  /** '' for a range */
  readonly value: string;
  readonly label: string;
  /** the filter's choice without this value */
  readonly next: ListChoice | null;
  /** the swatch of a colour before its name */
  readonly mark: { readonly filter: ValuesFilter; readonly value: FilterValue } | null;
  /** the words of the search that it was read from: it is removed with them; null if it was chosen */
  readonly words: string | null;
};

type Words = {
  readonly t: (id: TextKey, values?: Values) => string;
  readonly shop: Pick<ShopInfo, 'locale' | 'currency' | 'priceFormat'>;
};

/** Values that need the name of their filter. */
const SHORT = /^(?:yes|no|[A-G]|.{0,4}|[\d.,x/ ]+(?:cm|mm|GB|TB)?)$/i;
const SELF_EXPLAINING = ['colour', 'brand', 'category', 'rating', 'availability', 'reduced'];

type Listed = Pick<ListView, 'filters' | 'address'> & { understood: Pick<ListView['understood'], 'filters'> };
type Reading = ListView['understood']['filters'][number];

/**
 * The filters in the address, and those read from the words ("groene bank", "televisie 549"), in the order of the
 * filters; everything else understood from the words is shown elsewhere.
 */
export function buildChips({ filters, address, understood }: Listed, words: Words): Chip[] {
  const chosen = new Set(address.choices.map(({ key }) => key));
  return filters.flatMap((filter) => {
    const chips = filter.kind === 'range' ? buildRangeChip(filter, words) : buildValueChips(filter, words);
    if (chosen.has(filter.key)) return chips;
    const readings = understood.filters.filter((read) => read.key === filter.key && goesAlone(read, address));
    return chips.flatMap((chip) => {
      const reading = readings.find((read) => isReadingOfChip(read, filter, chip));
      return reading ? [{ ...chip, words: reading.typed }] : [];
    });
  });
}

/** Whether the search has words left without those of the reading. */
function goesAlone({ typed }: Reading, address: ListView['address']): boolean {
  const left = removeWords(address, typed).term;
  return left !== '' && left !== address.term;
}

/** Whether the reading is of this chip's value, and of no other. */
function isReadingOfChip({ label }: Reading, filter: ListFilter, { value }: Chip): boolean {
  return filter.kind === 'range' || filter.values.some((one) => one.value === value && one.label === label);
}

function buildValueChips(filter: ValuesFilter, { t }: Words): Chip[] {
  return filter.values
    .filter(({ selected }) => selected)
    .map((value) => ({
      key: filter.key,
      value: value.value,
      label: needsName(filter, value)
        ? t('list.filter.named', { filter: filter.label, value: value.label })
        : value.label,
      next: toggleValue(filter, value.value),
      mark: filter.kind === 'colour' ? { filter, value } : null,
      words: null,
    }));
}

function needsName({ key }: ListFilter, { value, label }: FilterValue): boolean {
  return !SELF_EXPLAINING.includes(key) && (SHORT.test(value) || SHORT.test(label));
}

function buildRangeChip(filter: RangeFilter, words: Words): Chip[] {
  const { key, label, chosenMin: min, chosenMax: max } = filter;
  if (min === null && max === null) return [];
  const named = words.t('list.filter.named', { filter: label, value: formatRange(filter, words) });
  return [{ key, value: '', label: named, next: null, mark: null, words: null }];
}

/** The bounds of a range in words. */
export function formatRange(
  { key, unit, chosenMin: min, chosenMax: max }: RangeFilter,
  { t, shop }: Words,
): string {
  const formatBound = (value: number) => {
    if (key === 'price')
      return formatMoney({ minor: value, currency: shop.currency }, shop.locale, shop.priceFormat);
    return unit ? `${formatNumber(value, shop.locale)}\u00a0${unit}` : formatNumber(value, shop.locale);
  };
  if (min !== null && max !== null) return `${formatBound(min)} – ${formatBound(max)}`;
  if (min !== null) return t('list.range.from', { min: formatBound(min) });
  return max === null ? '' : t('list.range.to', { max: formatBound(max) });
}
