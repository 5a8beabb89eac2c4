import type { Found, FoundRange } from '../find.types.ts';
import type { Narrowing, Target, VariantTally } from './narrowing.ts';
import { colourIn, type ProductColumns, SIZE_MASK } from './product-columns.ts';
import { IN_STOCK, OFFERED, type TenantColumns } from './tenant-columns.ts';

const ALL = -1;
const STARS = [1, 2, 3, 4];

/** Counts products by the values of every facet. */
export class Tally implements VariantTally {
  readonly #shared: ProductColumns;
  readonly #tenant: TenantColumns;
  readonly #ofVariants: boolean;
  readonly #values: Uint32Array;
  readonly #categories: Uint32Array;
  readonly #colours: Uint32Array;
  readonly #sizes: Uint32Array;
  /** product's number + 1 that was counted last */
  readonly #lastByColour: Uint32Array;
  readonly #lastBySize: Uint32Array;
  readonly #rated = new Uint32Array(6);
  readonly #having: Uint32Array;
  readonly #min: Float64Array;
  readonly #max: Float64Array;
  #stocked = 0;
  #reduced = 0;
  #minPrice = Number.POSITIVE_INFINITY;
  #maxPrice = Number.NEGATIVE_INFINITY;
  total = 0;

  constructor(shared: ProductColumns, tenant: TenantColumns, narrowing: Narrowing) {
    this.#shared = shared;
    this.#tenant = tenant;
    this.#ofVariants = narrowing.variants !== null;
    this.#values = new Uint32Array(shared.values.size);
    this.#categories = new Uint32Array(tenant.categoryIds.length);
    this.#colours = new Uint32Array(shared.colours.length);
    this.#sizes = new Uint32Array(shared.sizes.length);
    this.#lastByColour = new Uint32Array(shared.colours.length);
    this.#lastBySize = new Uint32Array(shared.sizes.length);
    const numbers = shared.numberKeys.length;
    this.#having = new Uint32Array(numbers);
    this.#min = new Float64Array(numbers).fill(Number.POSITIVE_INFINITY);
    this.#max = new Float64Array(numbers).fill(Number.NEGATIVE_INFINITY);
  }

  /** A product that is as asked for counts everywhere. */
  count(ordinal: number): void {
    this.total += 1;
    const { valueLists, numberLists } = this.#shared;
    const values = this.#values;
    const pool = valueLists.pool.data;
    const first = valueLists.start.data[ordinal] as number;
    const end = first + (valueLists.count.data[ordinal] as number);
    for (let place = first; place < end; place += 1) {
      const id = pool[place] as number;
      values[id] = (values[id] as number) + 1;
    }
    if ((numberLists.count.data[ordinal] as number) > 0) this.#countNumbers(ordinal, ALL);
    this.#countCategories(ordinal);
    this.#countPrice(ordinal);
    this.#countRating(ordinal);
    if (this.#tenant.discount.data[ordinal] !== 0) this.#reduced += 1;
    if (!this.#ofVariants) this.#countVariants(ordinal);
  }

  /** A product that misses one filter only counts in that filter's facet. */
  countOnly(ordinal: number, target: Target): void {
    switch (target.kind) {
      case 'values':
        this.#countValuesOf(ordinal, target.facet);
        break;
      case 'number':
        this.#countNumbers(ordinal, target.owner);
        break;
      case 'price':
        this.#countPrice(ordinal);
        break;
      case 'category':
        this.#countCategories(ordinal);
        break;
      case 'rating':
        this.#countRating(ordinal);
        break;
      // who is not reduced does not count among the reduced
      case 'reduced':
        break;
    }
  }

  colour(id: number, ordinal: number): void {
    if (this.#lastByColour[id] === ordinal + 1) return;
    this.#lastByColour[id] = ordinal + 1;
    this.#colours[id] = (this.#colours[id] as number) + 1;
  }

  size(id: number, ordinal: number): void {
    if (this.#lastBySize[id] === ordinal + 1) return;
    this.#lastBySize[id] = ordinal + 1;
    this.#sizes[id] = (this.#sizes[id] as number) + 1;
  }

  stock(): void {
    this.#stocked += 1;
  }

  #countValuesOf(ordinal: number, facet: number): void {
    const { start, count, pool } = this.#shared.valueLists;
    const facets = this.#shared.values.facetOf.data;
    const first = start.data[ordinal] as number;
    const end = first + (count.data[ordinal] as number);
    for (let place = first; place < end; place += 1) {
      const id = pool.data[place] as number;
      if (facets[id] === facet) this.#values[id] = (this.#values[id] as number) + 1;
    }
  }

  /** @param only an attribute; ALL: each, and who has them */
  #countNumbers(ordinal: number, only: number): void {
    const { numberLists, numberOwners } = this.#shared;
    const [min, max] = [this.#min, this.#max];
    const first = numberLists.start.data[ordinal] as number;
    const ownersFirst = numberOwners.start.data[ordinal] as number;
    const length = numberLists.count.data[ordinal] as number;
    for (let place = 0; place < length; place += 1) {
      const owner = numberOwners.pool.data[ownersFirst + place] as number;
      if (only === ALL) this.#having[owner] = (this.#having[owner] as number) + 1;
      else if (only !== owner) continue;
      const value = numberLists.pool.data[first + place] as number;
      if (value < (min[owner] as number)) min[owner] = value;
      if (value > (max[owner] as number)) max[owner] = value;
    }
  }

  #countCategories(ordinal: number): void {
    const { start, count, pool } = this.#tenant.categories;
    const numbers = pool.data;
    const first = start.data[ordinal] as number;
    const end = first + (count.data[ordinal] as number);
    for (let place = first; place < end; place += 1) {
      const number = numbers[place] as number;
      this.#categories[number] = (this.#categories[number] as number) + 1;
    }
  }

  #countRating(ordinal: number): void {
    const stars = ((this.#tenant.rating.data[ordinal] as number) / 100) | 0;
    this.#rated[stars] = (this.#rated[stars] as number) + 1;
  }

  #countPrice(ordinal: number): void {
    const amount = this.#tenant.minPrice.data[ordinal] as number;
    if (amount < this.#minPrice) this.#minPrice = amount;
    if (amount > this.#maxPrice) this.#maxPrice = amount;
  }

  #countVariants(ordinal: number): void {
    if (((this.#tenant.flags.data[ordinal] as number) & IN_STOCK) !== 0) this.#stocked += 1;
    const { start, count, pool } = this.#shared.pairs;
    const pairs = pool.data;
    const offers = this.#tenant.offers;
    const bits = offers.pool.data;
    const first = start.data[ordinal] as number;
    const offersFirst = offers.start.data[ordinal] as number;
    const length = count.data[ordinal] as number;
    for (let place = 0; place < length; place += 1) {
      if (((bits[offersFirst + place] as number) & OFFERED) === 0) continue;
      const pair = pairs[first + place] as number;
      this.colour(colourIn(pair), ordinal);
      this.size(pair & SIZE_MASK, ordinal);
    }
  }

  /** The counts by the names of facets and values. */
  result(): Pick<Found, 'total' | 'values' | 'ranges' | 'having'> {
    return { total: this.total, values: this.#named(), ranges: this.#ranges(), having: this.#havings() };
  }

  #named(): Found['values'] {
    const kept = new Map<string, ReadonlyMap<string, number>>([
      ['colour', named(this.#shared.colours, this.#colours)],
      ['size', named(this.#shared.sizes, this.#sizes)],
      ['category', named(this.#tenant.categoryIds, this.#categories)],
      ['rating', this.#byStars()],
      ['reduced', this.#reduced > 0 ? new Map([['yes', this.#reduced]]) : new Map()],
      ['availability', this.#stocked > 0 ? new Map([['in-stock', this.#stocked]]) : new Map()],
    ]);
    return {
      get: (key) => {
        const known = kept.get(key) ?? countsOf(this.#shared.values.valuesOf(key), this.#values);
        kept.set(key, known);
        return known;
      },
    };
  }

  #byStars(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    let above = this.#rated[5] as number;
    for (const stars of STARS.toReversed()) {
      above += this.#rated[stars] as number;
      if (above > 0) counts.set(String(stars), above);
    }
    return counts;
  }

  #ranges(): ReadonlyMap<string, FoundRange> {
    const ranges = new Map<string, FoundRange>();
    if (this.#minPrice <= this.#maxPrice) ranges.set('price', { min: this.#minPrice, max: this.#maxPrice });
    this.#shared.numberKeys.forEach((key, owner) => {
      const [min, max] = [this.#min[owner] as number, this.#max[owner] as number];
      if (min <= max) ranges.set(key, { min, max });
    });
    return ranges;
  }

  #havings(): Found['having'] {
    const { numberKeys, values } = this.#shared;
    return {
      get: (key) => {
        const owner = numberKeys.indexOf(key);
        if (owner >= 0) return this.#having[owner];
        const id = values.valuesOf(`has:${key}`).get('');
        return id === undefined ? undefined : this.#values[id];
      },
    };
  }
}

/** Number 0 is none. */
function named(names: readonly (string | number)[], counts: Uint32Array): ReadonlyMap<string, number> {
  const byName = new Map<string, number>();
  names.forEach((name, id) => {
    const count = counts[id] ?? 0;
    if (count > 0 && name !== '') byName.set(String(name), count);
  });
  return byName;
}

function countsOf(ids: ReadonlyMap<string, number>, counts: Uint32Array): ReadonlyMap<string, number> {
  const byName = new Map<string, number>();
  for (const [name, id] of ids) {
    const count = counts[id] ?? 0;
    if (count > 0) byName.set(name, count);
  }
  return byName;
}
