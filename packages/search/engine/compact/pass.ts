import { NOTHING_FOUND } from '#search/engine/empty.rules.ts';
import type { FindRequest } from '#search/engine/find.types.ts';
import { computeSoldOutQuality } from '#search/engine/ranking.rules.ts';
import type { Sort } from '#search/product-list.rules.ts';
import { hasSeveralBits } from './bits.ts';
import type { Counts } from './kept-counts.ts';
import type { Marks } from './marks.ts';
import { Narrowing, OF_A_VARIANT } from './narrowing.ts';
import type { ProductColumns } from './product-columns.ts';
import { sortKey } from './sort-keys.ts';
import { Tally } from './tally.ts';
import type { TenantColumns } from './tenant-columns.ts';
import { AVAILABLE, FACTS, POPULARITY, QUALITY, UNTIL } from './tenant-record.ts';
import { TopPlaces } from './top-places.ts';
import type { VariantNarrowing } from './variant-narrowing.ts';

export type Candidates = {
  /** product numbers; null: all products */
  readonly ordinals: Uint32Array | null;
  readonly count: number;
  /** the score of the words, by product number; null: there are no words */
  readonly scores: Float32Array | null;
};

/** Products whose records are loaded into the cache together. */
const BLOCK = 32;
const WORDS_OF_A_LINE = 16;
/** One block is looked at before the next one begins, in whatever pass: making these costs more than a small pass. */
const BLOCKS = {
  block: new Uint32Array(BLOCK),
  at: new Uint32Array(BLOCK),
  sharedAt: new Uint32Array(BLOCK),
  missed: new Int32Array(BLOCK),
};

/**
 * One pass over the candidates of a question: filters, counts, and keeps the first. Whatever it does for each product or
 * block takes its fields one by one: destructuring them would make an array each time.
 */
export class Pass {
  readonly #shared: ProductColumns;
  readonly #tenant: TenantColumns;
  readonly #words: Uint32Array;
  readonly #floats: Float32Array;
  readonly #narrowing: Narrowing;
  /** null: nothing is counted but the hits */
  readonly #tally: Tally | null;
  readonly #top: TopPlaces;
  readonly #unordered: number;
  readonly #among: ReadonlySet<number>;
  readonly #foundAmong: number[] = [];
  readonly #nowSeconds: number;
  readonly #sort: Sort;
  readonly #counting: FindRequest['counting'];
  readonly #block = BLOCKS.block;
  readonly #at = BLOCKS.at;
  readonly #sharedAt = BLOCKS.sharedAt;
  readonly #missed = BLOCKS.missed;
  readonly #isCounting: boolean;
  readonly #enough: number;
  readonly #readsShared: boolean;
  /** the chosen variants, in the default order: a hit that is sold out in all of them sinks; null: no hit sinks */
  readonly #sinking: VariantNarrowing | null;
  #total = 0;
  #sunk = 0;
  #until = Number.POSITIVE_INFINITY;
  /** counts the touched entries: the compiler would leave out a read without use */
  touched = 0;

  constructor(request: FindRequest, shared: ProductColumns, tenant: TenantColumns) {
    this.#shared = shared;
    this.#tenant = tenant;
    this.#words = tenant.records.words.data;
    this.#floats = new Float32Array(this.#words.buffer);
    this.#narrowing = new Narrowing(request.filters, shared, tenant);
    const chosen = new Set(request.filters.map(({ key }) => key));
    const ofVariants = this.#narrowing.variants !== null;
    this.#tally = request.counting === 'nothing' ? null : new Tally({ shared, tenant, chosen, ofVariants });
    this.#top = new TopPlaces(request.limit, (ordinal, other) => this.#getId(ordinal) < this.#getId(other));
    this.#unordered = request.unordered;
    this.#among = new Set(request.among);
    this.#nowSeconds = request.now / 1000;
    this.#sort = request.sort;
    this.#counting = request.counting;
    this.#enough = request.enough ?? Number.POSITIVE_INFINITY;
    this.#isCounting = request.counting === 'found';
    this.#readsShared = request.counting === 'found' || !this.#narrowing.isEmpty;
    const { variants } = this.#narrowing;
    const isInShopsOrder = request.sort === 'popularity' && request.limit > 0;
    this.#sinking = isInShopsOrder && variants?.mayBeSoldOut ? variants : null;
  }

  run({ ordinals, count, scores }: Candidates): void {
    for (let from = 0; from < count && this.#total < this.#enough; from += BLOCK) {
      const size = Math.min(BLOCK, count - from);
      this.#fetch(ordinals, from, size);
      const left = this.#sieve(size);
      if (this.#readsShared) this.#fetchShared(left);
      this.#look(left, scores);
    }
  }

  /** Counts candidates outside of these marks: they miss the only choice, and count in its facet alone. */
  countOutside({ ordinals, count }: Candidates, marks: Marks): void {
    const untils = this.#tenant.untils.data;
    const [starts, sharedStarts] = [this.#tenant.records.starts.data, this.#shared.records.starts.data];
    const { variants, targets } = this.#narrowing;
    const [target] = targets;
    for (let place = 0; place < count; place += 1) {
      const ordinal = ordinals ? (ordinals[place] as number) : place;
      if (marks.has(ordinal)) continue;
      const until = untils[ordinal] as number;
      if (until <= this.#nowSeconds) continue;
      if (until < this.#until) this.#until = until;
      const at = starts[ordinal] as number;
      if (this.#tally && variants) variants.countMissed(at, this.#tally);
      else if (target) this.#tally?.countOnly(at, sharedStarts[ordinal] as number, target);
    }
  }

  /**
   * Finds the records of the next products, and touches all of them before any is read: memory serves many parallel
   * accesses in the time of one.
   */
  #fetch(ordinals: Uint32Array | null, from: number, size: number): void {
    const block = this.#block;
    const at = this.#at;
    const starts = this.#tenant.records.starts.data;
    for (let place = 0; place < size; place += 1) {
      const ordinal = ordinals ? (ordinals[from + place] as number) : from + place;
      block[place] = ordinal;
      at[place] = starts[ordinal] as number;
    }
    const words = this.#words;
    let touched = 0;
    for (let place = 0; place < size; place += 1) touched ^= words[at[place] as number] as number;
    this.touched ^= touched;
  }

  /**
   * Moves products that are sold and miss at most one choice to the front, before the rest of their record is read. One
   * that misses a choice is counted here where the tenant's record says which.
   * @returns how many
   */
  #sieve(size: number): number {
    const words = this.#words;
    const block = this.#block;
    const at = this.#at;
    const missed = this.#missed;
    const narrowing = this.#narrowing.isEmpty ? null : this.#narrowing;
    const isOfOffers = this.#narrowing.isOfOffers;
    let left = 0;
    for (let place = 0; place < size; place += 1) {
      const start = at[place] as number;
      const until = words[start + UNTIL] as number;
      if (until <= this.#nowSeconds) continue;
      if (until < this.#until) this.#until = until;
      const bits = narrowing === null ? 0 : narrowing.getMissedByOffer(start);
      if (bits !== 0 && (isOfOffers || hasSeveralBits(bits) || !this.#isCounting)) {
        if (isOfOffers && this.#isCounting && !hasSeveralBits(bits)) this.#countMissed(start, bits);
        continue;
      }
      block[left] = block[place] as number;
      at[left] = start;
      missed[left] = bits;
      left += 1;
    }
    return left;
  }

  /** Counts a product that misses one choice in that choice's facet. @param at beginning of the tenant's record */
  #countMissed(at: number, bits: number): void {
    const { variants, targets } = this.#narrowing;
    const target = targets[31 - Math.clz32(bits)];
    if (this.#tally === null) return;
    if (bits === OF_A_VARIANT) variants?.countMissed(at, this.#tally);
    else if (target) this.#tally.countOnly(at, 0, target);
  }

  #fetchShared(size: number): void {
    const block = this.#block;
    const sharedAt = this.#sharedAt;
    const starts = this.#shared.records.starts.data;
    for (let place = 0; place < size; place += 1) sharedAt[place] = starts[block[place] as number] as number;
    const words = this.#shared.records.words.data;
    const last = words.length - 1;
    let touched = 0;
    for (let place = 0; place < size; place += 1) {
      const begin = sharedAt[place] as number;
      touched ^= (words[begin] as number) ^ (words[Math.min(last, begin + WORDS_OF_A_LINE)] as number);
    }
    this.touched ^= touched;
  }

  #look(size: number, scores: Float32Array | null): void {
    const words = this.#words;
    const everything = this.#narrowing.isEmpty;
    for (let place = 0; place < size; place += 1) {
      if (!everything && !this.#isAsAsked(place)) continue;
      const at = this.#at[place] as number;
      const ordinal = this.#block[place] as number;
      this.#total += 1;
      if (this.#isCounting) this.#tally?.count(at, this.#sharedAt[place] as number);
      const key = this.#buildSortKey(at, place, scores ? (scores[ordinal] as number) : 1);
      // ties are broken by popularity, then by the lower product id
      this.#top.offer(ordinal, key, words[at + POPULARITY] as number);
      if (this.#among.size > 0) this.#lookAmong(ordinal);
    }
  }

  get counts(): Counts {
    if (this.#counting === 'first') {
      const { records } = this.#tenant;
      for (const ordinal of this.top)
        this.#tally?.count(
          records.starts.data[ordinal] as number,
          this.#shared.records.starts.data[ordinal] as number,
        );
    }
    const { values, ranges, distinct, having } = this.#tally?.buildResult() ?? NOTHING_FOUND;
    return { values, ranges, distinct, having, total: this.#total, until: this.#until };
  }

  /** Number of hits so far that keep the place of their own quality: those that have sunk are not among them. */
  get inPlace(): number {
    return this.#total - this.#sunk;
  }

  /** The hits among the products in `among`. */
  get among(): readonly number[] {
    return this.#foundAmong;
  }

  /** Numbers of the first products, in order except for those that need none. */
  get top(): readonly number[] {
    return this.#top.listInOrder(this.#unordered);
  }

  /**
   * Whether no choice is missed; a product that misses one is counted in that choice's facet.
   * @param place in the block
   */
  #isAsAsked(place: number): boolean {
    const { variants, targets } = this.#narrowing;
    const sharedAt = this.#sharedAt[place] as number;
    const missed = (this.#missed[place] as number) | this.#narrowing.getMissedByValues(sharedAt);
    if (hasSeveralBits(missed)) return false;
    const at = this.#at[place] as number;
    const others = missed & ~OF_A_VARIANT;
    if (variants !== null) {
      const tally = this.#isCounting && others === 0 ? this.#tally : null;
      if (!variants.look(this.#block[place] as number, at, sharedAt, tally)) return false;
    }
    if (others === 0) return true;
    const target = targets[31 - Math.clz32(others)];
    if (target && this.#isCounting) this.#tally?.countOnly(at, sharedAt, target);
    return false;
  }

  #lookAmong(ordinal: number): void {
    const id = this.#getId(ordinal);
    if (this.#among.has(id)) this.#foundAmong.push(id);
  }

  /** The key of the order, the highest first. @param at beginning of the record @param score of the words */
  #buildSortKey(at: number, place: number, score: number): number {
    if (this.#sort !== 'popularity') return sortKey(this.#sort, this.#words, at);
    if (!this.#isSunk(at, this.#sharedAt[place] as number))
      return score * (this.#floats[at + QUALITY] as number);
    this.#sunk += 1;
    return score * computeSoldOutQuality(this.#tenant.ranking, this.#floats[at + QUALITY] as number);
  }

  /** Whether a product is available, but not in the chosen variants. */
  #isSunk(at: number, sharedAt: number): boolean {
    if (this.#sinking === null || ((this.#words[at + FACTS] as number) & AVAILABLE) === 0) return false;
    return !this.#sinking.isInStock(at, sharedAt);
  }

  /** The factor of the product's own signals in its score. */
  getQuality(ordinal: number): number {
    const at = this.#tenant.records.starts.data[ordinal] as number;
    const quality = this.#floats[at + QUALITY] as number;
    const sharedAt = this.#shared.records.starts.data[ordinal] as number;
    return this.#isSunk(at, sharedAt) ? computeSoldOutQuality(this.#tenant.ranking, quality) : quality;
  }

  #getId(ordinal: number): number {
    return this.#shared.productIds.data[ordinal] as number;
  }
}
