import type { Sort } from '#commerce/catalogue/listing.rules.ts';
import type { FindRequest, Found } from '../find.types.ts';
import { Narrowing, severalBits } from './narrowing.ts';
import type { ProductColumns } from './product-columns.ts';
import { Tally } from './tally.ts';
import type { TenantColumns } from './tenant-columns.ts';
import { TopPlaces } from './top-places.ts';

export type Candidates = {
  /** product numbers; null: all there are */
  readonly ordinals: Uint32Array | null;
  readonly count: number;
  /** what the words are worth, by product number; null: there are none */
  readonly scores: Float32Array | null;
};

/** One pass over the candidates of a question: narrows, counts, and keeps the first. */
export class Pass {
  readonly #shared: ProductColumns;
  readonly #tenant: TenantColumns;
  readonly #narrowing: Narrowing;
  readonly #tally: Tally;
  readonly #top: TopPlaces;
  readonly #among: ReadonlySet<number>;
  readonly #foundAmong: number[] = [];
  readonly #now: number;
  readonly #sort: Sort;

  constructor(request: FindRequest, shared: ProductColumns, tenant: TenantColumns) {
    this.#shared = shared;
    this.#tenant = tenant;
    this.#narrowing = new Narrowing(request.filters, shared, tenant);
    this.#tally = new Tally(shared, tenant, this.#narrowing);
    this.#top = new TopPlaces(request.limit, tenant.popularity.data, shared.productIds.data);
    this.#among = new Set(request.among);
    this.#now = request.now;
    this.#sort = request.sort;
  }

  run({ ordinals, count, scores }: Candidates): void {
    const until = this.#tenant.until.data;
    const everything = this.#narrowing.isEmpty;
    for (let place = 0; place < count; place += 1) {
      const ordinal = ordinals ? (ordinals[place] as number) : place;
      if ((until[ordinal] as number) <= this.#now) continue;
      if (everything || this.#isAsAsked(ordinal)) this.#take(ordinal, scores);
    }
  }

  get counts(): Pick<Found, 'total' | 'values' | 'ranges' | 'having' | 'among'> {
    return { ...this.#tally.result(), among: this.#foundAmong };
  }

  /** Numbers of the first products, in order. */
  get top(): readonly number[] {
    return this.#top.inOrder();
  }

  /** Whether nothing is missed; who misses one choice is counted where that choice is made. */
  #isAsAsked(ordinal: number): boolean {
    const { variants, targets } = this.#narrowing;
    const missed = this.#narrowing.missed(ordinal);
    if (severalBits(missed)) return false;
    if (variants !== null && !variants.look(ordinal, missed === 0 ? this.#tally : null)) return false;
    if (missed === 0) return true;
    const target = targets[31 - Math.clz32(missed)];
    if (target) this.#tally.countOnly(ordinal, target);
    return false;
  }

  #take(ordinal: number, scores: Float32Array | null): void {
    this.#tally.count(ordinal);
    this.#top.offer(ordinal, this.#keyOf(ordinal, scores));
    if (this.#among.size === 0) return;
    const id = this.#shared.productIds.data[ordinal] as number;
    if (this.#among.has(id)) this.#foundAmong.push(id);
  }

  /** By what the products are ordered, the highest first. */
  #keyOf(ordinal: number, scores: Float32Array | null): number {
    const tenant = this.#tenant;
    switch (this.#sort) {
      case 'popularity': {
        const quality = tenant.quality.data[ordinal] as number;
        return scores ? (scores[ordinal] as number) * quality : quality;
      }
      case 'newest':
        return tenant.released.data[ordinal] as number;
      case 'price-asc':
        return -(tenant.minPrice.data[ordinal] as number);
      case 'price-desc':
        return tenant.minPrice.data[ordinal] as number;
      case 'rating':
        return (
          (tenant.rating.data[ordinal] as number) * 10_000 +
          Math.min(9_999, tenant.ratingCount.data[ordinal] as number)
        );
      case 'discount':
        return tenant.discount.data[ordinal] as number;
    }
  }
}
