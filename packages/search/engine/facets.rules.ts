import type { AttributeDefinition } from '#search/engine/labels.ts';
import { filterMatchingValues } from '#search/matching-values.rules.ts';
import type { Facet, FacetValue, FilterChoice, Looking } from '#search/search.types.ts';
import { compareSizes } from '#search/size-order.rules.ts';
import { NO, YES } from './attribute-values.rules.ts';
import type { Found } from './find.types.ts';
import type { Labels } from './labels.ts';

/**
 * Most values that are listed: their total number is shown, and they can be searched. Chosen ones are always among
 * them.
 */
const MAX_VALUES = 200;
const MAX_ATTRIBUTES = 12;
/** An attribute is offered when at least this share of the hits has it. */
const COMMON_SHARE = 0.3;
/**
 * A number with at most this many values in the catalogue is a standard size: it is chosen like an option, not by
 * bounds.
 */
const STANDARD_SIZES = 24;

type Counts = ReadonlyMap<string, number>;
type Named = { readonly label: string; readonly hex?: string | null; readonly picture?: string | null };

export type FacetInput = {
  readonly found: Found;
  readonly labels: Labels;
  readonly filters: readonly FilterChoice[];
  /** words that the listed values of a facet must contain */
  readonly looking: readonly Looking[];
  /** whose children are offered; null: the tree's first level */
  readonly categoryId: number | null;
};

/** The facets of a result for display: named, in their order, without those that cannot narrow it. */
export function presentFacets(input: FacetInput): Facet[] {
  const { found, labels } = input;
  const getCounts = (key: string) => found.values.get(key) ?? new Map<string, number>();
  const facets: (Facet | null)[] = [
    buildCategoryFacet(input),
    buildClassFacet(input, 'energy'),
    buildClassFacet(input, 'tyre-fuel'),
    buildClassFacet(input, 'tyre-wet'),
    buildClassFacet(input, 'tyre-noise'),
    buildValuesFacet(input, 'size', getCounts('size'), {
      name: (size) => ({ label: size }),
      order: ([a], [b]) => compareSizes(a, b),
    }),
    buildValuesFacet(input, 'colour', getCounts('colour'), {
      kind: 'colour',
      name: (family) => labels.colours.get(family) ?? { label: family },
    }),
    buildValuesFacet(input, 'brand', getCounts('brand'), {
      name: (slug) => ({ label: labels.brandNames.get(slug) ?? slug }),
    }),
    buildRangeFacet(input, 'price', labels.text('facet.price'), null),
    ...buildAttributeFacets(input),
    buildValuesFacet(input, 'rating', getCounts('rating'), {
      kind: 'rating',
      name: (stars) => ({ label: labels.text('facet.rating.least', { stars: Number(stars) }) }),
      order: ([a], [b]) => Number(b) - Number(a),
    }),
    buildValuesFacet(input, 'availability', getCounts('availability'), {
      name: () => ({ label: labels.text('facet.availability.in-stock') }),
    }),
    buildValuesFacet(input, 'reduced', getCounts('reduced'), {
      name: () => ({ label: labels.text('facet.reduced.yes') }),
    }),
  ];
  return facets.filter((facet) => facet !== null);
}

/** Classes of the labels that the law asks for, the best first. */
function buildClassFacet(input: FacetInput, key: string): Facet | null {
  return buildValuesFacet(input, key, input.found.values.get(key) ?? new Map(), {
    name: (letter) => ({ label: letter }),
    order: ([a], [b]) => compareClasses(a, b),
  });
}

/** A+++ before A+ before A before B. */
function compareClasses(a: string, b: string): number {
  return a.charCodeAt(0) - b.charCodeAt(0) || b.length - a.length;
}

type Style = {
  readonly kind?: 'values' | 'colour' | 'image' | 'rating';
  readonly label?: string;
  readonly name: (value: string) => Named;
  /** default: the most products first */
  readonly order?: (a: readonly [string, number], b: readonly [string, number]) => number;
};

function buildValuesFacet(input: FacetInput, key: string, counts: Counts, style: Style): Facet | null {
  const { filters, labels, found } = input;
  const choice = filters.find((one) => one.kind === 'values' && one.key === key);
  const chosen = new Set(choice?.kind === 'values' ? choice.values : []);
  const all = new Map(counts);
  for (const value of chosen) if (!all.has(value)) all.set(value, 0);
  const entries = [...all].filter(([value, count]) => count > 0 || chosen.has(value));
  const narrows = entries.length > 1 || entries.some(([, count]) => count < found.total);
  if (chosen.size === 0 && !(narrows && entries.length > 0)) return null;
  const rankChosenFirst = (value: string) => (chosen.has(value) ? 0 : 1);
  const byCount = entries.toSorted(
    ([a, m], [b, n]) => rankChosenFirst(a) - rankChosenFirst(b) || n - m || (a < b ? -1 : 1),
  );
  const matches = filterMatches(input, key, byCount, style);
  const listed = matches ? [...byCount.filter(([value]) => chosen.has(value)), ...matches] : byCount;
  const kept = [...new Set(listed)].filter(([value], index) => index < MAX_VALUES || chosen.has(value));
  const values = (style.order ? kept.sort(style.order) : kept).map(([value, count]): FacetValue => {
    const { label, hex = null, picture = null } = style.name(value);
    return { value, label, count, selected: chosen.has(value), hex, picture };
  });
  const label = style.label ?? getFacetLabel(labels, key);
  return { key, kind: style.kind ?? 'values', label, values, valueCount: (matches ?? entries).length };
}

type Entry = readonly [value: string, count: number];

/** The values of a facet that contain the search words; null: no words were entered. */
function filterMatches(
  { looking }: FacetInput,
  key: string,
  entries: readonly Entry[],
  { name }: Style,
): Entry[] | null {
  const text = looking.find((one) => one.key === key)?.text;
  if (!text) return null;
  const named = entries.map((entry) => ({ entry, label: name(entry[0]).label }));
  return filterMatchingValues(named, text).map(({ entry }) => entry);
}

function getFacetLabel(labels: Labels, key: string): string {
  switch (key) {
    case 'category':
    case 'size':
    case 'colour':
    case 'brand':
    case 'rating':
    case 'energy':
    case 'tyre-fuel':
    case 'tyre-wet':
    case 'tyre-noise':
    case 'availability':
    case 'reduced':
      return labels.text(`facet.${key}`);
    default:
      return labels.attributes.get(key)?.label ?? key;
  }
}

function buildRangeFacet(input: FacetInput, key: string, label: string, unit: string | null): Facet | null {
  const choice = input.filters.find((one) => one.kind === 'range' && one.key === key);
  const range = input.found.ranges.get(key);
  const chosenMin = choice?.kind === 'range' ? choice.min : null;
  const chosenMax = choice?.kind === 'range' ? choice.max : null;
  if (!choice && !(range && range.min < range.max)) return null;
  const min = range?.min ?? chosenMin ?? 0;
  const max = range?.max ?? chosenMax ?? min;
  const spelt = unit === null ? null : input.labels.spellUnit(unit);
  return { kind: 'range', key, label, unit: spelt, min, max, chosenMin, chosenMax };
}

/** Children of the category that narrow it; while a single child has all the products, its children instead. */
function buildCategoryFacet(input: FacetInput): Facet | null {
  const { found, labels, filters } = input;
  const counts = found.values.get('category') ?? new Map<string, number>();
  const choice = filters.find((one) => one.key === 'category');
  const chosen = new Set(choice?.kind === 'values' ? choice.values : []);
  const count = (id: number) => counts.get(String(id)) ?? 0;
  const listChildren = (parent: number | null) =>
    [...labels.categories.values()].filter((one) => one.parentId === parent && count(one.id) > 0);
  let offered = listChildren(input.categoryId);
  const seen = new Set<number>();
  while (offered.length === 1 && offered[0] && !seen.has(offered[0].id)) {
    const [only] = offered;
    seen.add(only.id);
    const below = listChildren(only.id);
    if (below.length === 0) break;
    offered = below;
  }
  const shown = new Map(offered.map(({ id }) => [String(id), count(id)]));
  for (const value of chosen)
    if (labels.categories.has(Number(value))) shown.set(value, count(Number(value)));
  const picturesOf = [...shown.keys()].map((value) => labels.categories.get(Number(value))?.picture ?? null);
  return buildValuesFacet(input, 'category', shown, {
    // a mix of values with and without a picture would look broken
    kind: picturesOf.every((picture) => picture !== null) ? 'image' : 'values',
    name: (value) => {
      const category = labels.categories.get(Number(value));
      return { label: category?.name ?? value, picture: category?.picture ?? null };
    },
  });
}

/** Attributes that most of the hits have, in the order of the definitions; chosen ones always. */
function buildAttributeFacets(input: FacetInput): Facet[] {
  const { found, labels, filters } = input;
  const chosen = new Set(filters.map(({ key }) => key));
  const offered = [...labels.attributes.values()].filter(
    ({ key }) => chosen.has(key) || (found.having.get(key) ?? 0) >= Math.max(1, found.total * COMMON_SHARE),
  );
  const facets = offered.flatMap((definition) => buildAttributeFacet(input, definition) ?? []);
  let free = MAX_ATTRIBUTES - facets.filter(({ key }) => chosen.has(key)).length;
  return facets.filter(({ key }) => {
    if (chosen.has(key)) return true;
    free -= 1;
    return free >= 0;
  });
}

/** Standard sizes as values to choose from, in their order; other numbers, and a choice of bounds, as a range. */
function buildNumberFacet(input: FacetInput, { key, label, unit }: AttributeDefinition): Facet | null {
  const { found, filters, labels } = input;
  const choice = filters.find((one) => one.key === key);
  const different = found.distinct.get(key) ?? 0;
  const isStandard = different > 0 && different <= STANDARD_SIZES;
  if (choice?.kind === 'range' || (!isStandard && !choice)) return buildRangeFacet(input, key, label, unit);
  return buildValuesFacet(input, key, found.values.get(key) ?? new Map(), {
    label,
    name: (number) => ({ label: formatSize(number, unit, labels) }),
    order: ([a], [b]) => Number(a) - Number(b),
  });
}

/** "205 mm" as the language writes it. */
function formatSize(number: string, unit: string | null, { formatNumber, spellUnit }: Labels): string {
  if (Number.isNaN(Number(number))) return number;
  const written = formatNumber(Number(number));
  if (unit === null) return written;
  return `${written}\u00a0${spellUnit(unit)}`;
}

function buildAttributeFacet(input: FacetInput, definition: AttributeDefinition): Facet | null {
  const { key, label, options, valueType } = definition;
  if (valueType === 'number') return buildNumberFacet(input, definition);
  const counts = input.found.values.get(key) ?? new Map<string, number>();
  const getOptionLabel = (option: string) =>
    valueType === 'boolean' && (option === YES || option === NO)
      ? input.labels.text(`attribute.value.${option}`)
      : (options.get(option) ?? option);
  const labels = [...counts.keys()].map(getOptionLabel);
  const isChosen = input.filters.some((one) => one.key === key);
  if (!isChosen && labels.length > STANDARD_SIZES && labels.every((one) => BARE_NUMBER.test(one)))
    return null;
  return buildValuesFacet(input, key, counts, {
    label,
    name: (option) => ({ label: getOptionLabel(option) }),
    ...(labels.every((one) => AMOUNT.test(one)) && {
      order: ([a], [b]) => compareSizes(getOptionLabel(a), getOptionLabel(b)),
    }),
  });
}

/** A feed's number without a unit: of hundreds ("package weight 360") nobody chooses one. */
const BARE_NUMBER = /^[-−]?\d+(?:[.,]\d+)?$/;
/** "4", "16 GB", "2 – 5" */
const AMOUNT = /^\d/;
