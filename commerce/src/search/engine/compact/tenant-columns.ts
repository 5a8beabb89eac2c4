import type { RankingSettings } from '../../search.types.ts';
import type { DocumentListing, ProductDocument } from '../document.types.ts';
import { quality, type Signals } from '../ranking.rules.ts';
import { growingFloat32, growingFloat64, growingUint8, growingUint16, growingUint32 } from './growing.ts';
import { Lists } from './lists.ts';
import type { ProductColumns } from './product-columns.ts';

export const AVAILABLE = 1;
/** some variant has stock */
export const IN_STOCK = 2;
/** bits of `offers` */
export const OFFERED = 1;
export const STOCKED = 2;

const MOST_UINT32 = 2 ** 32 - 1;
const MOST_UINT16 = 2 ** 16 - 1;
const MOST_CATEGORIES = 2 ** 16;

/** What one tenant asks for products, has of them and files them under; by the product's number. */
export class TenantColumns {
  /** milliseconds since 1970 until which it is sold; 0: it is not, Infinity: no end is known */
  readonly until = growingFloat64();
  readonly flags = growingUint8();
  readonly minPrice = growingUint32();
  readonly discount = growingUint8();
  readonly popularity = growingUint32();
  /** hundredths of a star, 0: none */
  readonly rating = growingUint16();
  readonly ratingCount = growingUint16();
  readonly released = growingFloat64();
  /** factor by which what speaks for the article raises its score */
  readonly quality = growingFloat32();
  /** numbers of its categories */
  readonly categories = new Lists(growingUint16());
  /** category ids by number */
  readonly categoryIds: number[] = [];
  /** offered and stocked, beside the product's pairs */
  readonly offers = new Lists(growingUint8());
  readonly #categoryNumbers = new Map<number, number>();
  readonly #ranking: RankingSettings;
  readonly #now: number;
  /** products by category, kept until a product changes its categories */
  readonly #members = new Map<number, Uint32Array>();

  constructor(ranking: RankingSettings, now: number) {
    this.#ranking = ranking;
    this.#now = now;
  }

  get ranking(): RankingSettings {
    return this.#ranking;
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
    this.until.reach(ordinal + 1);
    this.until.data[ordinal] = listing ? (listing.discontinuedAt ?? Number.POSITIVE_INFINITY) : 0;
    const numbers = (listing?.categoryIds ?? []).map((id) => this.#numberOf(id));
    if (!this.categories.is(ordinal, numbers)) {
      this.categories.set(ordinal, numbers);
      this.#members.clear();
    }
    const offers = offersOf(product, listing, ordinal, shared);
    this.offers.set(ordinal, offers);
    this.#setNumbers(
      ordinal,
      listing,
      offers.some((bits) => (bits & STOCKED) !== 0),
    );
  }

  #setNumbers(ordinal: number, listing: DocumentListing | undefined, stocked: boolean): void {
    const columns = [
      this.flags,
      this.minPrice,
      this.discount,
      this.popularity,
      this.rating,
      this.ratingCount,
      this.released,
      this.quality,
    ];
    for (const column of columns) column.reach(ordinal + 1);
    if (!listing) return;
    const signals: Signals = {
      popularity: listing.popularity,
      available: listing.available,
      rating: listing.rating,
      ratingCount: listing.ratingCount,
      releasedAt: listing.releasedAt,
    };
    this.flags.data[ordinal] = (listing.available ? AVAILABLE : 0) | (stocked ? IN_STOCK : 0);
    this.minPrice.data[ordinal] = Math.min(listing.minPriceMinor, MOST_UINT32);
    this.discount.data[ordinal] = listing.discountPercent;
    this.popularity.data[ordinal] = Math.max(0, listing.popularity);
    this.rating.data[ordinal] = listing.rating ?? 0;
    this.ratingCount.data[ordinal] = Math.min(listing.ratingCount, MOST_UINT16);
    this.released.data[ordinal] = listing.releasedAt;
    this.quality.data[ordinal] = quality(this.#ranking, signals, this.#now);
  }

  /** The tenant sells it no longer, or never did. */
  clear(ordinal: number): void {
    if (ordinal < this.until.length) this.until.data[ordinal] = 0;
  }

  /** What speaks for a product, as it was written. */
  signalsOf(ordinal: number): Signals {
    const rating = this.rating.data[ordinal] as number;
    return {
      popularity: this.popularity.data[ordinal] as number,
      available: ((this.flags.data[ordinal] as number) & AVAILABLE) !== 0,
      rating: rating === 0 ? null : rating,
      ratingCount: this.ratingCount.data[ordinal] as number,
      releasedAt: this.released.data[ordinal] as number,
    };
  }

  /** Every product of a category and those below it, in order; sold or not. */
  membersOf(categoryId: number): Uint32Array {
    const known = this.#members.get(categoryId);
    if (known) return known;
    const number = this.#categoryNumbers.get(categoryId);
    const members = number === undefined ? new Uint32Array(0) : this.#search(number);
    this.#members.set(categoryId, members);
    return members;
  }

  #search(number: number): Uint32Array {
    const { start, count, pool } = this.categories;
    const [starts, counts, numbers] = [start.data, count.data, pool.data];
    const found = growingUint32();
    for (let ordinal = 0; ordinal < count.length; ordinal += 1) {
      const first = starts[ordinal] as number;
      const end = first + (counts[ordinal] as number);
      for (let place = first; place < end; place += 1) {
        if (numbers[place] !== number) continue;
        found.push(ordinal);
        break;
      }
    }
    return found.data.slice(0, found.length);
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

  trim(): void {
    for (const column of this.#columns()) column.trim();
  }

  get bytes(): number {
    return this.#columns().reduce((sum, column) => sum + column.bytes, 0);
  }

  #columns() {
    return [
      this.until,
      this.flags,
      this.minPrice,
      this.discount,
      this.popularity,
      this.rating,
      this.ratingCount,
      this.released,
      this.quality,
      this.categories,
      this.offers,
    ];
  }
}

/** For each of the product's pairs whether the tenant offers it, and has it in stock. */
function offersOf(
  product: ProductDocument,
  listing: DocumentListing | undefined,
  ordinal: number,
  shared: ProductColumns,
): number[] {
  const first = shared.pairs.start.data[ordinal] as number;
  const count = shared.pairs.count.data[ordinal] as number;
  const bits = new Array<number>(count).fill(0);
  if (!listing) return bits;
  const places = new Map<number, number>();
  for (let place = 0; place < count; place += 1)
    places.set(shared.pairs.pool.data[first + place] as number, place);
  shared.pairsOf(product).forEach((pair, index) => {
    const variant = product.variants[index];
    const stocked = variant && listing.offers.get(variant.variantId);
    const place = places.get(pair);
    if (stocked === undefined || place === undefined) return;
    bits[place] = (bits[place] ?? 0) | OFFERED | (stocked ? STOCKED : 0);
  });
  return bits;
}
