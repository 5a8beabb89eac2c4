import type { Sort } from '#commerce/catalogue/listing.rules.ts';
import type { FindRequest } from '../find.types.ts';
import type { Counts } from './kept-counts.ts';
import { Narrowing, severalBits } from './narrowing.ts';
import type { ProductColumns } from './product-columns.ts';
import { Tally } from './tally.ts';
import {
  discountIn,
  FACTS,
  POPULARITY,
  PRICE,
  QUALITY,
  RATING_COUNT,
  RELEASED,
  ratingIn,
  type TenantColumns,
  UNTIL,
} from './tenant-columns.ts';
import { TopPlaces } from './top-places.ts';

export type Candidates = {
  /** product numbers; null: all there are */
  readonly ordinals: Uint32Array | null;
  readonly count: number;
  /** what the words are worth, by product number; null: there are none */
  readonly scores: Float32Array | null;
};

/** Products whose records are fetched together. */
const BLOCK = 32;
const WORDS_OF_A_LINE = 16;

/** One pass over the candidates of a question: narrows, counts, and keeps the first. */
export class Pass {
  readonly #shared: ProductColumns;
  readonly #tenant: TenantColumns;
  readonly #words: Uint32Array;
  readonly #floats: Float32Array;
  readonly #narrowing: Narrowing;
  readonly #tally: Tally;
  readonly #top: TopPlaces;
  readonly #unordered: number;
  readonly #among: ReadonlySet<number>;
  readonly #foundAmong: number[] = [];
  readonly #nowSeconds: number;
  readonly #sort: Sort;
  readonly #counting: FindRequest['counting'];
  readonly #block = new Uint32Array(BLOCK);
  readonly #at = new Uint32Array(BLOCK);
  readonly #sharedAt = new Uint32Array(BLOCK);
  readonly #readsShared: boolean;
  #total = 0;
  /** what was touched: a reading that nobody uses would be left out */
  touched = 0;

  constructor(request: FindRequest, shared: ProductColumns, tenant: TenantColumns) {
    this.#shared = shared;
    this.#tenant = tenant;
    this.#words = tenant.records.words.data;
    this.#floats = new Float32Array(this.#words.buffer);
    this.#narrowing = new Narrowing(request.filters, shared, tenant);
    const chosen = new Set(request.filters.map(({ key }) => key));
    this.#tally = new Tally({ shared, tenant, chosen, ofVariants: this.#narrowing.variants !== null });
    this.#top = new TopPlaces(request.limit, (ordinal, other) => this.#idOf(ordinal) < this.#idOf(other));
    this.#unordered = request.unordered;
    this.#among = new Set(request.among);
    this.#nowSeconds = request.now / 1000;
    this.#sort = request.sort;
    this.#counting = request.counting;
    this.#readsShared = request.counting === 'found' || !this.#narrowing.isEmpty;
  }

  run({ ordinals, count, scores }: Candidates): void {
    for (let from = 0; from < count; from += BLOCK) {
      const size = Math.min(BLOCK, count - from);
      this.#fetch(ordinals, from, size);
      this.#look(size, scores);
    }
  }

  /**
   * Where the records of the next products are. All are touched at once, before any is looked at: memory answers many
   * that ask together in the time of one.
   */
  #fetch(ordinals: Uint32Array | null, from: number, size: number): void {
    const [block, at, sharedAt] = [this.#block, this.#at, this.#sharedAt];
    const starts = this.#tenant.records.starts.data;
    const sharedStarts = this.#shared.records.starts.data;
    for (let place = 0; place < size; place += 1) {
      const ordinal = ordinals ? (ordinals[from + place] as number) : from + place;
      block[place] = ordinal;
      at[place] = starts[ordinal] as number;
      sharedAt[place] = sharedStarts[ordinal] as number;
    }
    const words = this.#words;
    const sharedWords = this.#shared.records.words.data;
    const last = sharedWords.length - 1;
    let touched = 0;
    for (let place = 0; place < size; place += 1) touched ^= words[at[place] as number] as number;
    if (this.#readsShared)
      for (let place = 0; place < size; place += 1) {
        const begin = sharedAt[place] as number;
        touched ^=
          (sharedWords[begin] as number) ^ (sharedWords[Math.min(last, begin + WORDS_OF_A_LINE)] as number);
      }
    this.touched ^= touched;
  }

  #look(size: number, scores: Float32Array | null): void {
    const words = this.#words;
    const everything = this.#narrowing.isEmpty;
    for (let place = 0; place < size; place += 1) {
      const at = this.#at[place] as number;
      if ((words[at + UNTIL] as number) <= this.#nowSeconds) continue;
      const ordinal = this.#block[place] as number;
      const sharedAt = this.#sharedAt[place] as number;
      if (!everything && !this.#isAsAsked(ordinal, at, sharedAt)) continue;
      this.#total += 1;
      if (this.#counting === 'found') this.#tally.count(at, sharedAt);
      const key = this.#keyOf(at, scores ? (scores[ordinal] as number) : 1);
      // ties are broken by popularity, then by the lower product id
      this.#top.offer(ordinal, key, words[at + POPULARITY] as number);
      if (this.#among.size > 0) this.#lookAmong(ordinal);
    }
  }

  get counts(): Counts {
    if (this.#counting === 'first') {
      const { records } = this.#tenant;
      for (const ordinal of this.top)
        this.#tally.count(
          records.starts.data[ordinal] as number,
          this.#shared.records.starts.data[ordinal] as number,
        );
    }
    return { ...this.#tally.result(), total: this.#total };
  }

  /** Which of those that were asked for are found. */
  get among(): readonly number[] {
    return this.#foundAmong;
  }

  /** Numbers of the first products, in order but for those that need none. */
  get top(): readonly number[] {
    return this.#top.inOrder(this.#unordered);
  }

  /** Whether nothing is missed; who misses one choice is counted where that choice is made. */
  #isAsAsked(ordinal: number, at: number, sharedAt: number): boolean {
    const { variants, targets } = this.#narrowing;
    const missed = this.#narrowing.missed(at, sharedAt);
    if (severalBits(missed)) return false;
    if (
      variants !== null &&
      !variants.look(ordinal, at, sharedAt, this.#counting === 'found' && missed === 0 ? this.#tally : null)
    )
      return false;
    if (missed === 0) return true;
    const target = targets[31 - Math.clz32(missed)];
    if (target && this.#counting === 'found') this.#tally.countOnly(at, sharedAt, target);
    return false;
  }

  #lookAmong(ordinal: number): void {
    const id = this.#idOf(ordinal);
    if (this.#among.has(id)) this.#foundAmong.push(id);
  }

  /** By what the products are ordered, the highest first. @param at where the record begins @param score of the words */
  #keyOf(at: number, score: number): number {
    const words = this.#words;
    switch (this.#sort) {
      case 'popularity':
        return score * (this.#floats[at + QUALITY] as number);
      case 'newest':
        return words[at + RELEASED] as number;
      case 'price-asc':
        return -(words[at + PRICE] as number);
      case 'price-desc':
        return words[at + PRICE] as number;
      case 'rating':
        return (
          ratingIn(words[at + FACTS] as number) * 10_000 + Math.min(9_999, words[at + RATING_COUNT] as number)
        );
      case 'discount':
        return discountIn(words[at + FACTS] as number);
    }
  }

  #idOf(ordinal: number): number {
    return this.#shared.productIds.data[ordinal] as number;
  }
}
