import type { DocumentListing, ProductDocument } from '#search/engine/document.types.ts';
import { computeQuality, type Signals } from '#search/engine/ranking.rules.ts';
import type { ChangedLists, RankingSettings } from '#search/search.types.ts';
import { createGrowingUint32 } from './growing.ts';
import { getColour, type Pairs, SIZE_MASK } from './product-columns.ts';
import { ProductOrders } from './product-orders.ts';
import { Records } from './records.ts';
import { SetIds } from './set-ids.ts';
import {
  ALL_IN_STOCK,
  AVAILABLE,
  CATEGORY_SET,
  COLOUR_SET,
  FACTS,
  IN_STOCK,
  MOST_UINT32,
  OFFERED,
  OFFERS,
  POPULARITY,
  RATING_COUNT,
  RELEASED,
  SIZE_SET,
  STOCKED,
  UNTIL,
  unpackRating,
} from './tenant-record.ts';

const NO_END = 2 ** 32 - 1;
const MOST_CATEGORIES = 2 ** 16;
const NOBODY = new Uint32Array(0);
/**
 * Products may change their categories until there are this many, or this share of all, before all are collected
 * again.
 */
const MOST_MOVED = 1_000;
const MOST_MOVED_SHARE = 1 / 64;

/** The columns of one tenant: its records of products, and their categories. */
export class TenantColumns {
  readonly records = new Records(OFFERS);
  /** of each product the record's first word: to count what is sold, nothing else of the records is read */
  readonly untils = createGrowingUint32();
  readonly orders = new ProductOrders(this.records);
  /** of numbers of categories */
  readonly categorySets = new SetIds();
  readonly colourSets = new SetIds();
  readonly sizeSets = new SetIds();
  /** category ids by number */
  readonly categoryIds: number[] = [];
  readonly ranking: RankingSettings;
  readonly #categoryNumbers = new Map<number, number>();
  readonly #now: number;
  /** sets of categories of the products that have changed */
  readonly #changedSets = new Set<number>();
  /** those of them whose products are found otherwise than before */
  readonly #memberSets = new Set<number>();
  /** categories that have changed since the lists were last taken */
  #lists: { readonly members: Set<number> | null; readonly facts: Set<number> } | null = null;
  /** products by category's number, as of the last collection */
  #members: readonly Uint32Array[] | null = null;
  /** products whose categories have changed since */
  readonly #moved = new Set<number>();
  /** members of requested categories since the last change */
  readonly #current = new Map<number, Uint32Array>();

  /** @param now milliseconds since 1970, for how new an article is */
  constructor(ranking: RankingSettings, now: number) {
    this.ranking = ranking;
    this.#now = now;
  }

  findCategoryNumber(categoryId: number): number | undefined {
    return this.#categoryNumbers.get(categoryId);
  }

  /** @param listing undefined: the product is not sold @returns whether anything is different from before */
  set(
    ordinal: number,
    product: ProductDocument,
    pairs: Pairs,
    listing: DocumentListing | undefined,
  ): boolean {
    const [wasSold, before] = [this.#isSold(ordinal), this.#getCategorySet(ordinal)];
    const wasFound = wasSold ? this.#encodePlaces(ordinal) : null;
    this.records.starts.reach(ordinal + 1);
    this.untils.reach(ordinal + 1);
    if (listing) {
      const record = this.#buildRecord(product, pairs, listing);
      if (!this.records.set(ordinal, record)) return false;
      this.untils.data[ordinal] = record[UNTIL] as number;
    } else if (wasSold) this.#clearRecord(ordinal);
    else return false;
    const isFoundAsBefore = wasFound !== null && wasFound === this.#encodePlaces(ordinal);
    if (listing) this.#noteSet(this.#getCategorySet(ordinal), !isFoundAsBefore);
    if (wasSold) this.#noteSet(before, !isFoundAsBefore);
    if (before !== this.#getCategorySet(ordinal)) this.#move(ordinal);
    this.orders.markChanged(ordinal);
    return true;
  }

  /** Notes that a product is found otherwise than before: counts of its categories may be kept. */
  noteChange(ordinal: number): void {
    if (this.#isSold(ordinal)) this.#noteSet(this.#getCategorySet(ordinal), true);
  }

  #noteSet(categorySet: number, isMember: boolean): void {
    this.#changedSets.add(categorySet);
    if (isMember) this.#memberSets.add(categorySet);
  }

  /** What decides in which lists a sold product is: its categories, how long it is sold, its colours and sizes. */
  #encodePlaces(ordinal: number): string {
    const at = this.records.starts.data[ordinal] as number;
    const { data } = this.records.words;
    return `${data[at + UNTIL]} ${data[at + CATEGORY_SET]} ${data[at + COLOUR_SET]} ${data[at + SIZE_SET]}`;
  }

  /** Ids of the categories in which products have changed since the last call, before or after; null: none has. */
  takeChanged(): ReadonlySet<number> | null {
    if (this.#changedSets.size === 0) return null;
    const changed = this.#listCategories(this.#changedSets);
    const members = this.#memberSets.size === 0 ? null : this.#listCategories(this.#memberSets);
    const { members: before = null, facts } = this.#lists ?? {};
    this.#lists = {
      members: members ? new Set([...(before ?? []), ...members]) : before,
      facts: new Set([...(facts ?? []), ...changed]),
    };
    this.#changedSets.clear();
    this.#memberSets.clear();
    return changed;
  }

  #listCategories(sets: ReadonlySet<number>): ReadonlySet<number> {
    const numbers = [...sets].flatMap((set) => this.categorySets.members[set] ?? []);
    return new Set(numbers.map((number) => this.categoryIds[number] as number));
  }

  /** The lists that have changed since the last call; null: none has. */
  takeLists(): ChangedLists | null {
    const lists = this.#lists;
    this.#lists = null;
    return lists && { members: lists.members && [...lists.members], facts: [...lists.facts] };
  }

  #move(ordinal: number): void {
    if (!this.#members) return;
    this.#moved.add(ordinal);
    this.#current.clear();
    if (this.#moved.size > Math.max(MOST_MOVED, this.records.starts.length * MOST_MOVED_SHARE))
      this.#forget();
  }

  #forget(): void {
    this.#members = null;
    this.#moved.clear();
    this.#current.clear();
  }

  #buildRecord(product: ProductDocument, pairs: Pairs, listing: DocumentListing): number[] {
    const offers = encodeOffers(product, pairs, listing);
    const offered = pairs.distinct.filter((_, place) => ((offers[place] ?? 0) & OFFERED) !== 0);
    const stocked = offers.filter((bits) => (bits & STOCKED) !== 0).length;
    const inStock = (stocked > 0 ? IN_STOCK : 0) | (stocked === offered.length ? ALL_IN_STOCK : 0);
    const { minPriceMinor, discountPercent, available, popularity, rating, ratingCount, releasedAt } =
      listing;
    const signals: Signals = { popularity, available, rating, ratingCount, releasedAt };
    const facts = (rating ?? 0) | (discountPercent << 9) | (available ? AVAILABLE : 0) | inStock;
    return [
      listing.discontinuedAt === null ? NO_END : Math.max(0, Math.ceil(listing.discontinuedAt / 1000)),
      Math.min(minPriceMinor, MOST_UINT32),
      getFloatBits(computeQuality(this.ranking, signals, this.#now)),
      facts >>> 0,
      Math.min(Math.max(0, popularity), MOST_UINT32),
      Math.max(0, Math.floor(releasedAt / 1000)),
      ratingCount,
      this.categorySets.getSetId(listing.categoryIds.map((id) => this.#assignCategoryNumber(id))),
      this.colourSets.getSetId(offered.map(getColour)),
      this.sizeSets.getSetId(offered.map((pair) => pair & SIZE_MASK)),
      ...packOffers(offers),
    ];
  }

  /** Ends the sale of the product in the tenant. */
  clear(ordinal: number): void {
    this.noteChange(ordinal);
    this.#clearRecord(ordinal);
  }

  /** Makes room for this many products. */
  reach(products: number): void {
    this.records.reach(products);
    this.untils.reach(products);
  }

  #clearRecord(ordinal: number): void {
    this.records.clear(ordinal);
    if (ordinal < this.untils.length) this.untils.data[ordinal] = 0;
  }

  get bytes(): number {
    return this.records.bytes + this.untils.bytes + this.orders.bytes;
  }

  /** The signals of a product as they were written. */
  readSignals(ordinal: number): Signals {
    const { starts, words } = this.records;
    const at = starts.data[ordinal] as number;
    const facts = words.data[at + FACTS] as number;
    const rating = unpackRating(facts);
    return {
      popularity: words.data[at + POPULARITY] as number,
      available: (facts & AVAILABLE) !== 0,
      rating: rating === 0 ? null : rating,
      ratingCount: words.data[at + RATING_COUNT] as number,
      releasedAt: (words.data[at + RELEASED] as number) * 1000,
    };
  }

  /**
   * Number of the first `count` products that are sold.
   * @param ordinals null: all @param now seconds since 1970 @param enough no more have to be counted
   */
  countSold(ordinals: Uint32Array | null, count: number, now: number, enough = count): number {
    const untils = this.untils.data;
    let sold = 0;
    for (let place = 0; place < count && sold < enough; place += 1) {
      const ordinal = ordinals ? (ordinals[place] as number) : place;
      if ((untils[ordinal] as number) > now) sold += 1;
    }
    return sold;
  }

  /** Collects every category's products; otherwise the first question would wait for it. */
  async prepare(rest: () => Promise<void>): Promise<void> {
    this.#forget();
    this.#members = this.#gather();
    await rest();
  }

  #isSold(ordinal: number): boolean {
    const { starts } = this.records;
    return ordinal < starts.length && starts.data[ordinal] !== 0;
  }

  /** Every product of a category and those below it, each once; sold or not. */
  listMembers(categoryId: number): Uint32Array {
    this.#members ??= this.#gather();
    const number = this.#categoryNumbers.get(categoryId);
    if (number === undefined) return NOBODY;
    const gathered = this.#members[number] ?? NOBODY;
    if (this.#moved.size === 0) return gathered;
    const known = this.#current.get(number);
    if (known) return known;
    const wanted = this.categorySets.markSupersets([number]);
    const stayed = gathered.filter((ordinal) => !this.#moved.has(ordinal));
    const arrived = [...this.#moved].filter((ordinal) => wanted[this.#getCategorySet(ordinal)] === 1);
    const current = new Uint32Array(stayed.length + arrived.length);
    current.set(stayed);
    current.set(arrived, stayed.length);
    this.#current.set(number, current);
    return current;
  }

  /** All categories at once: counting sort. */
  #gather(): Uint32Array[] {
    const { length } = this.records.starts;
    const counts = new Uint32Array(this.categoryIds.length);
    const visitEach = (visit: (number: number, ordinal: number) => void) => {
      for (let ordinal = 0; ordinal < length; ordinal += 1)
        for (const number of this.categorySets.members[this.#getCategorySet(ordinal)] ?? [])
          visit(number, ordinal);
    };
    visitEach((number) => {
      counts[number] = (counts[number] as number) + 1;
    });
    const members = Array.from(counts, (count) => new Uint32Array(count));
    counts.fill(0);
    visitEach((number, ordinal) => {
      const place = counts[number] as number;
      counts[number] = place + 1;
      (members[number] as Uint32Array)[place] = ordinal;
    });
    return members;
  }

  /** 0 for products that are not sold. */
  #getCategorySet(ordinal: number): number {
    const { starts, words } = this.records;
    const at = ordinal < starts.length ? (starts.data[ordinal] as number) : 0;
    return words.data[at + CATEGORY_SET] as number;
  }

  #assignCategoryNumber(categoryId: number): number {
    const known = this.#categoryNumbers.get(categoryId);
    if (known !== undefined) return known;
    const number = this.categoryIds.length;
    if (number >= MOST_CATEGORIES)
      throw new RangeError(
        `category ${categoryId} is one more than the ${MOST_CATEGORIES} that search can count`,
      );
    this.#categoryNumbers.set(categoryId, number);
    this.categoryIds.push(categoryId);
    return number;
  }
}

/** For each of the product's pairs whether the tenant sells it, and has it in stock. */
function encodeOffers({ variants }: ProductDocument, pairs: Pairs, { offers }: DocumentListing): number[] {
  const bits = new Array<number>(pairs.distinct.length).fill(0);
  pairs.ofVariants.forEach((pair, index) => {
    const variant = variants[index];
    const stocked = variant && offers.get(variant.variantId);
    const place = pairs.distinct.indexOf(pair);
    if (stocked === undefined || place < 0) return;
    bits[place] = (bits[place] ?? 0) | OFFERED | (stocked ? STOCKED : 0);
  });
  return bits;
}

/** Sixteen a word, the first lowest. */
function packOffers(offers: readonly number[]): number[] {
  const words = new Array<number>(Math.ceil(offers.length / 16)).fill(0);
  offers.forEach((bits, place) => {
    words[place >> 4] = ((words[place >> 4] ?? 0) | (bits << ((place & 15) << 1))) >>> 0;
  });
  return words;
}

const float = new Float32Array(1);
const floatBits = new Uint32Array(float.buffer);

function getFloatBits(number: number): number {
  float[0] = number;
  return floatBits[0] as number;
}
