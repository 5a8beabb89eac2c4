import type { Found, FoundRange } from '#search/engine/find.types.ts';
import type { Target } from './narrowing.ts';
import type { ProductColumns } from './product-columns.ts';
import type { TenantColumns } from './tenant-columns.ts';
import {
  CATEGORY_SET,
  COLOUR_SET,
  FACTS,
  IN_STOCK,
  PRICE,
  SIZE_SET,
  unpackDiscount,
  unpackRating,
} from './tenant-record.ts';
import { MARK } from './value-ids.ts';
import type { VariantTally } from './variant-narrowing.ts';

const STARS = [4, 3, 2, 1];

export type TallyOptions = {
  readonly shared: ProductColumns;
  readonly tenant: TenantColumns;
  /** variants are counted by the part that narrows by them */
  readonly ofVariants: boolean;
  /** chosen keys, which every hit has */
  readonly chosen: ReadonlySet<string>;
};

/** Counts products by the values of every facet. */
export class Tally implements VariantTally {
  readonly #options: TallyOptions;
  readonly #words: Uint32Array;
  readonly #sharedWords: Uint32Array;
  readonly #values: Uint32Array;
  #categorySets: Uint32Array;
  #colourSets: Uint32Array;
  #sizeSets: Uint32Array;
  readonly #colours: Uint32Array;
  readonly #sizes: Uint32Array;
  /** product's number + 1 of the last one counted */
  readonly #lastByColour: Uint32Array;
  readonly #lastBySize: Uint32Array;
  readonly #rated = new Uint32Array(6);
  #stocked = 0;
  #reduced = 0;
  #minPrice = Number.POSITIVE_INFINITY;
  #maxPrice = Number.NEGATIVE_INFINITY;
  total = 0;

  constructor(options: TallyOptions) {
    const { shared, tenant } = options;
    this.#options = options;
    this.#words = tenant.records.words.data;
    this.#sharedWords = shared.records.words.data;
    this.#values = new Uint32Array(shared.values.size);
    this.#categorySets = new Uint32Array(tenant.categorySets.size);
    this.#colourSets = new Uint32Array(tenant.colourSets.size);
    this.#sizeSets = new Uint32Array(tenant.sizeSets.size);
    this.#colours = new Uint32Array(shared.colours.length);
    this.#sizes = new Uint32Array(shared.sizes.length);
    this.#lastByColour = new Uint32Array(shared.colours.length);
    this.#lastBySize = new Uint32Array(shared.sizes.length);
  }

  /** Counts a product that matches every filter, in all facets. @param at, sharedAt beginnings of its records */
  count(at: number, sharedAt: number): void {
    this.total += 1;
    const words = this.#words;
    const sharedWords = this.#sharedWords;
    const values = this.#values;
    const end = sharedAt + 1 + ((sharedWords[sharedAt] as number) & 0xffff);
    for (let place = sharedAt + 1; place < end; place += 1) {
      const id = sharedWords[place] as number;
      values[id] = (values[id] as number) + 1;
    }
    const facts = words[at + FACTS] as number;
    this.#countPrice(at);
    this.#countCategories(at);
    this.#countRating(facts);
    if (unpackDiscount(facts) !== 0) this.#reduced += 1;
    if (this.#options.ofVariants) return;
    if ((facts & IN_STOCK) !== 0) this.#stocked += 1;
    this.countColours(at);
    this.countSizes(at);
  }

  /** Counts a product that misses one filter, in that filter's facet alone. */
  countOnly(at: number, sharedAt: number, target: Target): void {
    switch (target.kind) {
      case 'values':
        this.#countValues(sharedAt, target.facet);
        break;
      case 'price':
        this.#countPrice(at);
        break;
      case 'category':
        this.#countCategories(at);
        break;
      case 'rating':
        this.#countRating(this.#words[at + FACTS] as number);
        break;
      // a product without a reduction is not counted as reduced
      case 'reduced':
        break;
    }
  }

  countColour(id: number, ordinal: number): void {
    if (this.#lastByColour[id] === ordinal + 1) return;
    this.#lastByColour[id] = ordinal + 1;
    this.#colours[id] = (this.#colours[id] as number) + 1;
  }

  countSize(id: number, ordinal: number): void {
    if (this.#lastBySize[id] === ordinal + 1) return;
    this.#lastBySize[id] = ordinal + 1;
    this.#sizes[id] = (this.#sizes[id] as number) + 1;
  }

  countColours(at: number): void {
    const set = this.#words[at + COLOUR_SET] as number;
    this.#colourSets[set] = (this.#colourSets[set] as number) + 1;
  }

  countSizes(at: number): void {
    const set = this.#words[at + SIZE_SET] as number;
    this.#sizeSets[set] = (this.#sizeSets[set] as number) + 1;
  }

  countStock(): void {
    this.#stocked += 1;
  }

  #countValues(sharedAt: number, facet: number): void {
    const words = this.#sharedWords;
    const facets = this.#options.shared.values.facetOf.data;
    const end = sharedAt + 1 + ((words[sharedAt] as number) & 0xffff);
    let place = sharedAt + 1;
    while (place < end && facets[words[place] as number] !== facet) place += 1;
    // those of one facet stand side by side
    for (; place < end && facets[words[place] as number] === facet; place += 1) {
      const id = words[place] as number;
      this.#values[id] = (this.#values[id] as number) + 1;
    }
  }

  #countCategories(at: number): void {
    const set = this.#words[at + CATEGORY_SET] as number;
    this.#categorySets[set] = (this.#categorySets[set] as number) + 1;
  }

  #countRating(facts: number): void {
    const stars = (unpackRating(facts) / 100) | 0;
    this.#rated[stars] = (this.#rated[stars] as number) + 1;
  }

  #countPrice(at: number): void {
    const amount = this.#words[at + PRICE] as number;
    if (amount < this.#minPrice) this.#minPrice = amount;
    if (amount > this.#maxPrice) this.#maxPrice = amount;
  }

  /** The counts by the names of facets and values. */
  buildResult(): Pick<Found, 'total' | 'values' | 'ranges' | 'distinct' | 'having'> {
    return {
      total: this.total,
      values: this.#nameCounts(),
      ranges: { get: (key) => this.#buildRange(key) },
      distinct: { get: (key) => this.#options.shared.values.listNumericValueIds(key).length },
      having: { get: (key) => this.#countHaving(key) },
    };
  }

  #nameCounts(): Found['values'] {
    const { shared, tenant } = this.#options;
    const categories = new Uint32Array(tenant.categoryIds.length);
    tenant.categorySets.spread(this.#categorySets, categories);
    tenant.colourSets.spread(this.#colourSets, this.#colours);
    tenant.sizeSets.spread(this.#sizeSets, this.#sizes);
    // counts are kept for a while, so these arrays are replaced
    this.#categorySets = this.#colourSets = this.#sizeSets = new Uint32Array(0);
    const kept = new Map<string, ReadonlyMap<string, number>>([
      ['colour', nameCounts(shared.colours, this.#colours)],
      ['size', nameCounts(shared.sizes, this.#sizes)],
      ['category', nameCounts(tenant.categoryIds, categories)],
      ['rating', this.#countByStars()],
      ['reduced', this.#reduced > 0 ? new Map([['yes', this.#reduced]]) : new Map()],
      ['availability', this.#stocked > 0 ? new Map([['in-stock', this.#stocked]]) : new Map()],
    ]);
    return {
      get: (key) => {
        const known = kept.get(key) ?? mapCounts(shared.values.mapValues(key), this.#values);
        kept.set(key, known);
        return known;
      },
    };
  }

  #countByStars(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    let above = this.#rated[5] as number;
    for (const stars of STARS) {
      above += this.#rated[stars] as number;
      if (above > 0) counts.set(String(stars), above);
    }
    return counts;
  }

  #buildRange(key: string): FoundRange | undefined {
    if (key === 'price')
      return this.#minPrice <= this.#maxPrice ? { min: this.#minPrice, max: this.#maxPrice } : undefined;
    const { values } = this.#options.shared;
    const ids = values.listNumericValueIds(key);
    const isThere = (id: number) => (this.#values[id] ?? 0) > 0;
    const [lowest, highest] = [ids.find(isThere), ids.findLast(isThere)];
    if (lowest === undefined || highest === undefined) return undefined;
    const numbers = values.numberOf.data;
    return { min: numbers[lowest] as number, max: numbers[highest] as number };
  }

  #countHaving(key: string): number {
    const { shared, chosen } = this.#options;
    if (chosen.has(key)) return this.total;
    const several = shared.values.mapValues(`${MARK}${key}`).get('');
    if (several !== undefined) return this.#values[several] ?? 0;
    let sum = 0;
    for (const id of shared.values.mapValues(key).values()) sum += this.#values[id] ?? 0;
    return sum;
  }
}

/** Number 0 is none. */
function nameCounts(names: readonly (string | number)[], counts: Uint32Array): ReadonlyMap<string, number> {
  const byName = new Map<string, number>();
  names.forEach((name, id) => {
    const count = counts[id] ?? 0;
    if (count > 0 && name !== '') byName.set(String(name), count);
  });
  return byName;
}

function mapCounts(
  ids: ReadonlyMap<string | number, number>,
  counts: Uint32Array,
): ReadonlyMap<string, number> {
  const byName = new Map<string, number>();
  for (const [name, id] of ids) {
    const count = counts[id] ?? 0;
    if (count > 0) byName.set(String(name), count);
  }
  return byName;
}
