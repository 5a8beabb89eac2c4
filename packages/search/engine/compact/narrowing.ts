import type { FilterChoice } from '#search/search.types.ts';
import { hasSeveralBits } from './bits.ts';
import type { ProductColumns } from './product-columns.ts';
import type { TenantColumns } from './tenant-columns.ts';
import { CATEGORY_SET, FACTS, PRICE, unpackDiscount, unpackRating } from './tenant-record.ts';
import { OF_VARIANTS, VariantNarrowing } from './variant-narrowing.ts';

/** The counter of a filter's own facet, for products that miss only this filter. */
export type Target =
  | { readonly kind: 'values'; readonly facet: number }
  | { readonly kind: 'price' | 'rating' | 'reduced' | 'category' };

type Span = { readonly min: number; readonly max: number; readonly bit: number };

/** One bit for each filter; more would not fit a number, and no page has as many. */
const MOST_FILTERS = 30;
/** A bit for choices that no variant meets, above those of the filters. */
export const OF_A_VARIANT = 1 << 30;
const OF_SEVERAL_VARIANTS = 3 << 30;

/** The visitor's choices in a form that can be checked for many products. */
export class Narrowing {
  /** by position of the bit */
  readonly targets: Target[] = [];
  readonly variants: VariantNarrowing | null;
  #price: Span | null = null;
  #rating: { readonly least: number; readonly bit: number } | null = null;
  #reducedBit = 0;
  /** by set of categories */
  #categories: { readonly wanted: Uint8Array; readonly bit: number } | null = null;
  #valueBits: Uint32Array | null = null;
  /** bits of the filters that are checked in a product's values */
  #listBits = 0;
  readonly #shared: ProductColumns;
  readonly #tenant: TenantColumns;
  readonly #words: Uint32Array;
  readonly #sharedWords: Uint32Array;

  constructor(filters: readonly FilterChoice[], shared: ProductColumns, tenant: TenantColumns) {
    this.#shared = shared;
    this.#tenant = tenant;
    this.#words = tenant.records.words.data;
    this.#sharedWords = shared.records.words.data;
    const ofVariants = filters.filter(({ key }) => OF_VARIANTS.has(key)).slice(0, OF_VARIANTS.size);
    this.variants = ofVariants.length > 0 ? new VariantNarrowing(ofVariants, shared, tenant) : null;
    for (const filter of filters.filter(({ key }) => !OF_VARIANTS.has(key)).slice(0, MOST_FILTERS))
      this.#add(filter);
  }

  get isEmpty(): boolean {
    return this.targets.length === 0 && this.variants === null;
  }

  /** Whether a product's record in the tenant tells which choices it misses, and is all that their facets count by. */
  get isOfOffers(): boolean {
    return this.#valueBits === null && (this.variants === null || this.variants.isOnly);
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
      const numbers = filter.values.flatMap((value) => this.#tenant.findCategoryNumber(Number(value)) ?? []);
      this.#categories = { wanted: this.#tenant.categorySets.markOverlapping(numbers), bit };
      this.targets.push({ kind: 'category' });
    } else {
      this.#addValues(
        filter.key,
        filter.values.flatMap((value) => this.#shared.values.findValueNumber(filter.key, value) ?? []),
        bit,
      );
    }
  }

  #addRange({ key, min, max }: Extract<FilterChoice, { kind: 'range' }>, bit: number): void {
    const span = { min: min ?? Number.NEGATIVE_INFINITY, max: max ?? Number.POSITIVE_INFINITY, bit };
    if (key === 'price') {
      this.#price = span;
      this.targets.push({ kind: 'price' });
      return;
    }
    const numbers = this.#shared.values.numberOf.data;
    const within = [...this.#shared.values.mapValues(key).values()].filter((id) => {
      const number = numbers[id] as number;
      return number >= span.min && number <= span.max;
    });
    this.#addValues(key, within, bit);
  }

  #addValues(key: string, ids: readonly number[], bit: number): void {
    this.#valueBits ??= new Uint32Array(this.#shared.values.size);
    for (const id of ids) this.#valueBits[id] = (this.#valueBits[id] as number) | bit;
    this.#listBits |= bit;
    this.targets.push({ kind: 'values', facet: this.#shared.values.getFacetNumber(key) });
  }

  /**
   * Bits of the filters that a product misses by the tenant's data; `OF_A_VARIANT` for a choice that no variant
   * meets, and another bit for a second.
   * @param at beginning of the tenant's record
   */
  getMissedByOffer(at: number): number {
    const byAll = this.variants === null ? 0 : this.variants.getMissedByAll(at);
    let missed = byAll === 0 ? 0 : hasSeveralBits(byAll) ? OF_SEVERAL_VARIANTS : OF_A_VARIANT;
    const price = this.#price;
    if (price) {
      const amount = this.#words[at + PRICE] as number;
      if (amount < price.min || amount > price.max) missed |= price.bit;
    }
    const facts = this.#words[at + FACTS] as number;
    const rating = this.#rating;
    if (rating && unpackRating(facts) < rating.least) missed |= rating.bit;
    if (this.#reducedBit !== 0 && unpackDiscount(facts) === 0) missed |= this.#reducedBit;
    const categories = this.#categories;
    if (categories && categories.wanted[this.#words[at + CATEGORY_SET] as number] !== 1)
      missed |= categories.bit;
    return missed;
  }

  /** Bits of the filters that it misses by its values. @param sharedAt beginning of the record of all tenants */
  getMissedByValues(sharedAt: number): number {
    return this.#valueBits === null ? 0 : this.#listBits & ~this.#passValues(sharedAt, this.#valueBits);
  }

  #passValues(sharedAt: number, bits: Uint32Array): number {
    const words = this.#sharedWords;
    const end = sharedAt + 1 + ((words[sharedAt] as number) & 0xffff);
    let passed = 0;
    for (let place = sharedAt + 1; place < end; place += 1) passed |= bits[words[place] as number] as number;
    return passed;
  }
}
