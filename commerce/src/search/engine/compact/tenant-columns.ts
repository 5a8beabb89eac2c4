import type { RankingSettings } from '../../search.types.ts';
import type { DocumentListing, ProductDocument } from '../document.types.ts';
import { quality, type Signals } from '../ranking.rules.ts';
import type { ProductColumns } from './product-columns.ts';
import { Records } from './records.ts';

/** Places in a product's record; its categories follow, two a word, then its offers, sixteen a word. */
export const UNTIL = 0;
export const PRICE = 1;
/** the bits of a 32-bit float */
export const QUALITY = 2;
/** hundredths of a star (9 bits), discount (7), flags (2), number of categories (14) */
export const FACTS = 3;
export const POPULARITY = 4;
export const RELEASED = 5;
export const RATING_COUNT = 6;
export const CATEGORIES = 7;

export const AVAILABLE = 1 << 16;
/** some variant has stock */
export const IN_STOCK = 1 << 17;
const CATEGORY_COUNT_SHIFT = 18;
const MOST_CATEGORIES_OF_A_PRODUCT = 2 ** 14 - 1;

/** bits of an offer */
export const OFFERED = 1;
export const STOCKED = 2;

const NO_END = 2 ** 32 - 1;
const MOST_UINT32 = 2 ** 32 - 1;
const MOST_CATEGORIES = 2 ** 16;

export function ratingIn(facts: number): number {
  return facts & 511;
}

export function discountIn(facts: number): number {
  return (facts >>> 9) & 127;
}

export function categoryCountIn(facts: number): number {
  return facts >>> CATEGORY_COUNT_SHIFT;
}

/** What one tenant asks for products, has of them and files them under. */
export class TenantColumns {
  readonly records = new Records(CATEGORIES);
  /** category ids by number */
  readonly categoryIds: number[] = [];
  readonly ranking: RankingSettings;
  readonly #categoryNumbers = new Map<number, number>();
  readonly #now: number;
  /** products by category's number, kept until a product changes its categories */
  #members: readonly Uint32Array[] | null = null;

  /** @param now milliseconds since 1970, for how new an article is */
  constructor(ranking: RankingSettings, now: number) {
    this.ranking = ranking;
    this.#now = now;
  }

  categoryNumber(categoryId: number): number | undefined {
    return this.#categoryNumbers.get(categoryId);
  }

  set(
    ordinal: number,
    product: ProductDocument,
    listing: DocumentListing | undefined,
    shared: ProductColumns,
  ): void {
    const before = this.#categoriesOf(ordinal).join();
    if (listing) this.records.set(ordinal, this.#recordOf(product, listing, shared));
    else {
      this.records.starts.reach(ordinal + 1);
      this.records.clear(ordinal);
    }
    if (before !== this.#categoriesOf(ordinal).join()) this.#members = null;
  }

  #recordOf(product: ProductDocument, listing: DocumentListing, shared: ProductColumns): number[] {
    const categories = listing.categoryIds
      .map((id) => this.#numberOf(id))
      .slice(0, MOST_CATEGORIES_OF_A_PRODUCT);
    const offers = offersOf(product, listing, shared);
    const stocked = offers.some((bits) => (bits & STOCKED) !== 0);
    const { minPriceMinor, discountPercent, available, popularity, rating, ratingCount, releasedAt } =
      listing;
    const signals: Signals = { popularity, available, rating, ratingCount, releasedAt };
    const facts =
      (rating ?? 0) |
      (discountPercent << 9) |
      (available ? AVAILABLE : 0) |
      (stocked ? IN_STOCK : 0) |
      (categories.length << CATEGORY_COUNT_SHIFT);
    return [
      listing.discontinuedAt === null ? NO_END : Math.max(0, Math.ceil(listing.discontinuedAt / 1000)),
      Math.min(minPriceMinor, MOST_UINT32),
      bitsOf(quality(this.ranking, signals, this.#now)),
      facts >>> 0,
      Math.min(Math.max(0, popularity), MOST_UINT32),
      Math.max(0, Math.floor(releasedAt / 1000)),
      ratingCount,
      ...packed(categories, 16),
      ...packed(offers, 2),
    ];
  }

  /** The tenant sells it no longer. */
  clear(ordinal: number): void {
    this.records.clear(ordinal);
  }

  /** What speaks for a product, as it was written. */
  signalsOf(ordinal: number): Signals {
    const { starts, words } = this.records;
    const at = starts.data[ordinal] as number;
    const facts = words.data[at + FACTS] as number;
    const rating = ratingIn(facts);
    return {
      popularity: words.data[at + POPULARITY] as number,
      available: (facts & AVAILABLE) !== 0,
      rating: rating === 0 ? null : rating,
      ratingCount: words.data[at + RATING_COUNT] as number,
      releasedAt: (words.data[at + RELEASED] as number) * 1000,
    };
  }

  /** Every product of a category and those below it, in order; sold or not. */
  membersOf(categoryId: number): Uint32Array {
    this.#members ??= this.#gather();
    const number = this.#categoryNumbers.get(categoryId);
    return (number === undefined ? undefined : this.#members[number]) ?? new Uint32Array(0);
  }

  /** All categories at once: counting sort. */
  #gather(): Uint32Array[] {
    const { starts, words } = this.records;
    const counts = new Uint32Array(this.categoryIds.length);
    const each = (visit: (number: number, ordinal: number) => void) => {
      for (let ordinal = 0; ordinal < starts.length; ordinal += 1) {
        const at = starts.data[ordinal] as number;
        const count = categoryCountIn(words.data[at + FACTS] as number);
        for (let place = 0; place < count; place += 1) visit(categoryAt(words.data, at, place), ordinal);
      }
    };
    each((number) => {
      counts[number] = (counts[number] as number) + 1;
    });
    const members = Array.from(counts, (count) => new Uint32Array(count));
    counts.fill(0);
    each((number, ordinal) => {
      const place = counts[number] as number;
      counts[number] = place + 1;
      (members[number] as Uint32Array)[place] = ordinal;
    });
    return members;
  }

  #categoriesOf(ordinal: number): number[] {
    const { starts, words } = this.records;
    const at = ordinal < starts.length ? (starts.data[ordinal] as number) : 0;
    const count = categoryCountIn(words.data[at + FACTS] as number);
    return Array.from({ length: count }, (_, place) => categoryAt(words.data, at, place));
  }

  #numberOf(categoryId: number): number {
    const known = this.#categoryNumbers.get(categoryId);
    if (known !== undefined) return known;
    const number = this.categoryIds.length;
    if (number >= MOST_CATEGORIES) throw new RangeError('a tenant has more categories than search can count');
    this.#categoryNumbers.set(categoryId, number);
    this.categoryIds.push(categoryId);
    return number;
  }
}

/** Number of a record's category. @param at where the record begins @param place from 0 */
export function categoryAt(words: Uint32Array, at: number, place: number): number {
  const word = words[at + CATEGORIES + (place >> 1)] as number;
  return (place & 1) === 0 ? word & 0xffff : word >>> 16;
}

export function hasCategory(words: Uint32Array, at: number, number: number): boolean {
  const count = categoryCountIn(words[at + FACTS] as number);
  for (let place = 0; place < count; place += 1) if (categoryAt(words, at, place) === number) return true;
  return false;
}

/** Where a record's offers begin. */
export function offersAt(words: Uint32Array, at: number): number {
  return at + CATEGORIES + ((categoryCountIn(words[at + FACTS] as number) + 1) >> 1);
}

/** Bits of one offer. @param first where the record's offers begin @param place from 0, as the product's pairs */
export function offerAt(words: Uint32Array, first: number, place: number): number {
  return ((words[first + (place >> 4)] as number) >>> ((place & 15) << 1)) & 3;
}

/** For each of the product's pairs whether the tenant offers it, and has it in stock. */
function offersOf(product: ProductDocument, listing: DocumentListing, shared: ProductColumns): number[] {
  const pairs = shared.distinctPairsOf(product);
  const places = new Map(pairs.map((pair, place) => [pair, place]));
  const bits = new Array<number>(pairs.length).fill(0);
  shared.pairsOf(product).forEach((pair, index) => {
    const variant = product.variants[index];
    const stocked = variant && listing.offers.get(variant.variantId);
    const place = places.get(pair);
    if (stocked === undefined || place === undefined) return;
    bits[place] = (bits[place] ?? 0) | OFFERED | (stocked ? STOCKED : 0);
  });
  return bits;
}

/** Several small numbers a word, the first lowest. @param width bits of each: 16 or 2 */
function packed(numbers: readonly number[], width: number): number[] {
  const perWord = 32 / width;
  const words = new Array<number>(Math.ceil(numbers.length / perWord)).fill(0);
  numbers.forEach((number, place) => {
    const word = Math.floor(place / perWord);
    words[word] = ((words[word] ?? 0) | (number << ((place % perWord) * width))) >>> 0;
  });
  return words;
}

const float = new Float32Array(1);
const floatBits = new Uint32Array(float.buffer);

function bitsOf(number: number): number {
  float[0] = number;
  return floatBits[0] as number;
}
