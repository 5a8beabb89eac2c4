import type { ListChoice } from '#forms/lists/list-choices.ts';

/** A value of a filter; absent properties save bytes, since a list's data is sent twice. */
export type FilterValue = {
  readonly value: string;
  readonly label: string;
  /** number of products with this value instead of the filter's own choice */
  readonly count: number;
  readonly selected?: boolean;
  /** #rrggbb of a colour */
  readonly hex?: string;
  /** picture source id */
  readonly picture?: string;
};

export type ValuesFilter = {
  readonly key: string;
  readonly label: string;
  readonly kind: 'values' | 'colour' | 'image' | 'rating';
  readonly values: readonly FilterValue[];
  /** number of values; more than `values` where the list is cut */
  readonly valueCount: number;
};

export type RangeFilter = {
  readonly key: string;
  readonly label: string;
  readonly kind: 'range';
  /** null for a price, whose numbers are minor units, and for counts */
  readonly unit: string | null;
  readonly min: number;
  readonly max: number;
  readonly chosenMin: number | null;
  readonly chosenMax: number | null;
};

/** A filter of a list as screens show it. */
export type ListFilter = ValuesFilter | RangeFilter;

type LoadedValue = {
  value: string;
  label: string;
  count: number;
  selected: boolean;
  hex: string | null;
  picture: string | null;
};

/** A filter in the gateway's answer: one of five types, each with its own fields. */
export type LoadedFilter = { key: string; label: string } & (
  | {
      __typename: 'ValueFilter' | 'ColorFilter' | 'ImageFilter' | 'RatingFilter';
      values: LoadedValue[];
      valueCount: number;
    }
  | {
      __typename: 'RangeFilter';
      unit: string | null;
      min: number;
      max: number;
      chosenMin: number | null;
      chosenMax: number | null;
    }
);

const KINDS = {
  ValueFilter: 'values',
  ColorFilter: 'colour',
  ImageFilter: 'image',
  RatingFilter: 'rating',
} as const;

export function listFilters(loaded: readonly LoadedFilter[]): ListFilter[] {
  return loaded.map((filter): ListFilter => {
    const { key, label } = filter;
    if (filter.__typename === 'RangeFilter') {
      const { unit, min, max, chosenMin, chosenMax } = filter;
      return { key, label, kind: 'range', unit, min, max, chosenMin, chosenMax };
    }
    const { valueCount, values } = filter;
    return { key, label, kind: KINDS[filter.__typename], valueCount, values: values.map(compactValue) };
  });
}

function compactValue({ value, label, count, selected, hex, picture }: LoadedValue): FilterValue {
  return {
    value,
    label,
    count,
    ...(selected && { selected }),
    ...(hex !== null && { hex }),
    ...(picture !== null && { picture }),
  };
}

/** The filters in effect, from the address or read from the words. */
export function listChoices(filters: readonly ListFilter[]): ListChoice[] {
  return filters.flatMap((filter): ListChoice[] => {
    if (filter.kind === 'range') {
      const { key, chosenMin: min, chosenMax: max } = filter;
      return min === null && max === null ? [] : [{ kind: 'range', key, min, max }];
    }
    const values = listSelectedValues(filter);
    return values.length > 0 ? [{ kind: 'values', key: filter.key, values }] : [];
  });
}

/** The filters with new choices, before the answer with its counts has come. */
export function applyChoices(filters: readonly ListFilter[], choices: readonly ListChoice[]): ListFilter[] {
  const byKey = new Map(choices.map((choice) => [choice.key, choice]));
  return filters.map((filter): ListFilter => {
    const choice = byKey.get(filter.key);
    if (filter.kind === 'range') {
      const range = choice?.kind === 'range' ? choice : null;
      return { ...filter, chosenMin: range?.min ?? null, chosenMax: range?.max ?? null };
    }
    const chosen = choice?.kind === 'values' ? choice.values : [];
    return {
      ...filter,
      values: filter.values.map((value) => ({ ...value, selected: chosen.includes(value.value) })),
    };
  });
}

/** The chosen values of a filter, as the list marks them. */
export function listSelectedValues({ values }: ValuesFilter): readonly string[] {
  return values.flatMap(({ value, selected }) => (selected ? value : []));
}

/** Whether there are more values than are listed. */
export function isCut({ values, valueCount }: ValuesFilter): boolean {
  return valueCount > values.length;
}

/**
 * A filter's choice after one of its values was pressed; null if none is left.
 * @param chosen default: those marked in the list
 */
export function toggleValue(
  filter: ValuesFilter,
  pressed: string,
  chosen: readonly string[] = listSelectedValues(filter),
): ListChoice | null {
  const { key, kind } = filter;
  const isOn = chosen.includes(pressed);
  const rest = kind === 'rating' ? [] : chosen.filter((value) => value !== pressed);
  const next = isOn ? rest : [...rest, pressed];
  return next.length > 0 ? { kind: 'values', key, values: next } : null;
}
