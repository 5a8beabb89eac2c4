import type { FilterChoice } from '../../search.types.ts';
import { colourIn, type ProductColumns, SIZE_MASK } from './product-columns.ts';
import { OFFERED, STOCKED, type TenantColumns } from './tenant-columns.ts';

/** What a filter's own facet counts when only this filter is missed. */
export type Target =
  | { readonly kind: 'values'; readonly facet: number }
  | { readonly kind: 'number'; readonly owner: number }
  | { readonly kind: 'price' | 'rating' | 'reduced' | 'category' };

type NumberFilter = {
  readonly owner: number;
  readonly min: number;
  readonly max: number;
  readonly bit: number;
};
type Span = { readonly min: number; readonly max: number; readonly bit: number };

/** One bit for each filter; more would not fit a number, and no page offers as many. */
const MOST_FILTERS = 30;

/** The visitor's choices, made ready to be asked of many products. */
export class Narrowing {
  /** by bit's place */
  readonly targets: Target[] = [];
  readonly variants: VariantNarrowing | null;
  #price: Span | null = null;
  #rating: { readonly least: number; readonly bit: number } | null = null;
  #reducedBit = 0;
  #categories: { readonly wanted: Uint8Array; readonly bit: number } | null = null;
  #valueBits: Uint32Array | null = null;
  readonly #numbers: NumberFilter[] = [];
  /** bits of what has to be found in a product's lists */
  #listBits = 0;
  readonly #shared: ProductColumns;
  readonly #tenant: TenantColumns;

  constructor(filters: readonly FilterChoice[], shared: ProductColumns, tenant: TenantColumns) {
    this.#shared = shared;
    this.#tenant = tenant;
    const ofVariants = filters.filter(({ key }) => OF_VARIANTS.has(key)).slice(0, OF_VARIANTS.size);
    this.variants = ofVariants.length > 0 ? new VariantNarrowing(ofVariants, shared, tenant) : null;
    for (const filter of filters.filter(({ key }) => !OF_VARIANTS.has(key)).slice(0, MOST_FILTERS))
      this.#add(filter);
  }

  get isEmpty(): boolean {
    return this.targets.length === 0 && this.variants === null;
  }

  #add(filter: FilterChoice): void {
    const bit = 1 << this.targets.length;
    if (filter.kind === 'range') this.#addRange(filter, bit);
    else if (filter.key === 'rating') {
      const least = Math.min(...filter.values.map((stars) => Number(stars) * 100));
      this.#rating = { least: Number.isFinite(least) ? least : Number.POSITIVE_INFINITY, bit };
      this.targets.push({ kind: 'rating' });
    } else if (filter.key === 'reduced') {
      this.#reducedBit = bit;
      this.targets.push({ kind: 'reduced' });
    } else if (filter.key === 'category') {
      const wanted = new Uint8Array(this.#tenant.categoryIds.length);
      for (const value of filter.values) {
        const number = this.#tenant.categoryNumber(Number(value));
        if (number !== undefined) wanted[number] = 1;
      }
      this.#categories = { wanted, bit };
      this.targets.push({ kind: 'category' });
    } else this.#addValues(filter.key, filter.values, bit);
  }

  #addRange({ key, min, max }: Extract<FilterChoice, { kind: 'range' }>, bit: number): void {
    const span = { min: min ?? Number.NEGATIVE_INFINITY, max: max ?? Number.POSITIVE_INFINITY, bit };
    if (key === 'price') {
      this.#price = span;
      this.targets.push({ kind: 'price' });
      return;
    }
    const owner = this.#shared.numberId(key) ?? NOBODYS;
    this.#numbers.push({ owner, ...span });
    this.#listBits |= bit;
    this.targets.push({ kind: 'number', owner });
  }

  #addValues(key: string, values: readonly string[], bit: number): void {
    this.#valueBits ??= new Uint32Array(this.#shared.values.size);
    const ids = this.#shared.values.valuesOf(key);
    for (const value of values) {
      const id = ids.get(value);
      if (id !== undefined) this.#valueBits[id] = (this.#valueBits[id] as number) | bit;
    }
    this.#listBits |= bit;
    this.targets.push({ kind: 'values', facet: this.#shared.values.facet(key) });
  }

  /** Bits of the filters that a product misses; those for variants are not among them. */
  missed(ordinal: number): number {
    let missed = 0;
    const price = this.#price;
    if (price) {
      const amount = this.#tenant.minPrice.data[ordinal] as number;
      if (amount < price.min || amount > price.max) missed |= price.bit;
    }
    const rating = this.#rating;
    if (rating && (this.#tenant.rating.data[ordinal] as number) < rating.least) missed |= rating.bit;
    if (this.#reducedBit !== 0 && this.#tenant.discount.data[ordinal] === 0) missed |= this.#reducedBit;
    if (this.#categories && !this.#isInCategory(ordinal, this.#categories.wanted))
      missed |= this.#categories.bit;
    if (this.#listBits === 0 || severalBits(missed)) return missed;
    return missed | (this.#listBits & ~this.#passedLists(ordinal));
  }

  #isInCategory(ordinal: number, wanted: Uint8Array): boolean {
    const { start, count, pool } = this.#tenant.categories;
    const first = start.data[ordinal] as number;
    const end = first + (count.data[ordinal] as number);
    for (let place = first; place < end; place += 1)
      if (wanted[pool.data[place] as number] === 1) return true;
    return false;
  }

  #passedLists(ordinal: number): number {
    let passed = 0;
    if (this.#valueBits) {
      const { start, count, pool } = this.#shared.valueLists;
      const first = start.data[ordinal] as number;
      const end = first + (count.data[ordinal] as number);
      for (let place = first; place < end; place += 1)
        passed |= this.#valueBits[pool.data[place] as number] as number;
    }
    if (this.#numbers.length === 0) return passed;
    const { start, count, pool } = this.#shared.numberLists;
    const owners = this.#shared.numberOwners;
    const first = start.data[ordinal] as number;
    const ownersFirst = owners.start.data[ordinal] as number;
    const length = count.data[ordinal] as number;
    for (let place = 0; place < length; place += 1) {
      const owner = owners.pool.data[ownersFirst + place] as number;
      const value = pool.data[first + place] as number;
      for (const filter of this.#numbers)
        if (filter.owner === owner && value >= filter.min && value <= filter.max) passed |= filter.bit;
    }
    return passed;
  }
}

export function severalBits(bits: number): boolean {
  return (bits & (bits - 1)) !== 0;
}

/** Owner of numbers that no product has. */
const NOBODYS = -2;
const OF_VARIANTS: ReadonlySet<string> = new Set(['colour', 'size', 'availability']);
const COLOUR = 1;
const SIZE = 2;
const STOCK = 4;

/** Choices that have to hold for one and the same variant. */
export class VariantNarrowing {
  readonly #colours: Uint8Array | null;
  readonly #sizes: Uint8Array | null;
  readonly #stocked: boolean;
  readonly #shared: ProductColumns;
  readonly #tenant: TenantColumns;

  constructor(filters: readonly FilterChoice[], shared: ProductColumns, tenant: TenantColumns) {
    this.#shared = shared;
    this.#tenant = tenant;
    const chosen = (key: string) => {
      const filter = filters.find((one) => one.key === key);
      return filter?.kind === 'values' ? filter.values : null;
    };
    this.#colours = wanted(chosen('colour'), shared.colours.length, (value) => shared.colourId(value));
    this.#sizes = wanted(chosen('size'), shared.sizes.length, (value) => shared.sizeId(value));
    this.#stocked = chosen('availability') !== null;
  }

  /** Whether some variant is as chosen. @param visit gets each pair that a choice but its own facet's leaves */
  look(ordinal: number, tally: VariantTally | null): boolean {
    const { start, count, pool } = this.#shared.pairs;
    const offers = this.#tenant.offers;
    const first = start.data[ordinal] as number;
    const offersFirst = offers.start.data[ordinal] as number;
    const length = count.data[ordinal] as number;
    let fits = false;
    let stocked = false;
    for (let place = 0; place < length; place += 1) {
      const bits = offers.pool.data[offersFirst + place] as number;
      if ((bits & OFFERED) === 0) continue;
      const missed = this.#missed(pool.data[first + place] as number, bits);
      if (missed === 0) fits = true;
      if (!tally) continue;
      const pair = pool.data[first + place] as number;
      if ((missed & ~COLOUR) === 0) tally.colour(colourIn(pair), ordinal);
      if ((missed & ~SIZE) === 0) tally.size(pair & SIZE_MASK, ordinal);
      if ((missed & ~STOCK) === 0 && (bits & STOCKED) !== 0) stocked = true;
    }
    if (stocked) tally?.stock();
    return fits;
  }

  #missed(pair: number, bits: number): number {
    let missed = 0;
    if (this.#colours && this.#colours[colourIn(pair)] === 0) missed |= COLOUR;
    if (this.#sizes && this.#sizes[pair & SIZE_MASK] === 0) missed |= SIZE;
    if (this.#stocked && (bits & STOCKED) === 0) missed |= STOCK;
    return missed;
  }
}

/** Who counts products by colour, size and stock; each product once for each value. */
export type VariantTally = {
  colour(id: number, ordinal: number): void;
  size(id: number, ordinal: number): void;
  stock(): void;
};

function wanted(
  values: readonly string[] | null,
  length: number,
  idOf: (value: string) => number | undefined,
): Uint8Array | null {
  if (!values) return null;
  const flags = new Uint8Array(length);
  for (const value of values) {
    const id = idOf(value);
    if (id !== undefined) flags[id] = 1;
  }
  return flags;
}
