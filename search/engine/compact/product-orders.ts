import { SORTS, type Sort } from '#commerce/range/catalogue/listing.rules.ts';
import type { Records } from './records.ts';
import { sortKey } from './sort-keys.ts';
import { POPULARITY } from './tenant-record.ts';

/** Three digits make 32 bits. */
const DIGIT_BITS = 11;
const DIGITS = 2 ** DIGIT_BITS;
/** So many products may have changed before all are ordered anew, or this share of all. */
const MOST_CHANGED = 1_000;
const MOST_CHANGED_SHARE = 1 / 64;

type Rest = () => Promise<void>;

/**
 * One tenant's products in every order in which they can be asked for: the first page of many is found without looking
 * at the others. Products that have changed since are where they were: a question looks at them besides.
 */
export class ProductOrders {
  readonly #records: Records;
  readonly #changed = new Set<number>();
  #orders: ReadonlyMap<Sort, Uint32Array> | null = null;

  constructor(records: Records) {
    this.#records = records;
  }

  /** A product is new, or what it is ordered by is another. */
  changed(ordinal: number): void {
    if (this.#orders) this.#changed.add(ordinal);
  }

  /** Products that may not be where they belong. */
  get changedOnes(): ReadonlySet<number> {
    return this.#changed;
  }

  /** So many have changed that looking at them besides no longer pays. */
  get isWorn(): boolean {
    return this.#changed.size > Math.max(MOST_CHANGED, this.#records.starts.length * MOST_CHANGED_SHARE);
  }

  /** Product numbers, the first to be shown first; null: they were never ordered. */
  of(sort: Sort): Uint32Array | null {
    return this.#orders?.get(sort) ?? null;
  }

  /**
   * Orders all: equal ones by popularity, then by the lower product id.
   * @param productIds by product number @param rest lets others have their turn; nothing may change meanwhile
   */
  async prepare(productIds: Float64Array, rest: Rest): Promise<void> {
    const { starts, words } = this.#records;
    const { data } = words;
    const keysBy = (keyOf: (at: number, ordinal: number) => number) =>
      Uint32Array.from({ length: starts.length }, (_, ordinal) =>
        keyOf(starts.data[ordinal] as number, ordinal),
      );
    const descending = (keyOf: (at: number) => number) => keysBy((at) => ~keyOf(at));
    let ordinals: Uint32Array = Uint32Array.from({ length: starts.length }, (_, ordinal) => ordinal);
    const idOf = (ordinal: number) => productIds[ordinal] as number;
    ordinals = await sorted(
      ordinals,
      keysBy((_, ordinal) => idOf(ordinal) % 2 ** 32),
      rest,
    );
    ordinals = await sorted(
      ordinals,
      keysBy((_, ordinal) => Math.floor(idOf(ordinal) / 2 ** 32)),
      rest,
    );
    ordinals = await sorted(
      ordinals,
      descending((at) => data[at + POPULARITY] as number),
      rest,
    );
    const orders = new Map<Sort, Uint32Array>();
    for (const sort of SORTS)
      orders.set(
        sort,
        await sorted(
          ordinals,
          descending((at) => sortKey(sort, data, at)),
          rest,
        ),
      );
    this.#orders = orders;
    this.#changed.clear();
  }

  get bytes(): number {
    return [...(this.#orders?.values() ?? [])].reduce((sum, { byteLength }) => sum + byteLength, 0);
  }
}

/** The lowest keys first, equal ones as they were (radix sort). @param keys by product number */
async function sorted(ordinals: Uint32Array, keys: Uint32Array, rest: Rest): Promise<Uint32Array> {
  let inOrder = ordinals;
  for (let shift = 0; shift < 32; shift += DIGIT_BITS) {
    inOrder = byDigit(inOrder, keys, shift);
    await rest();
  }
  return inOrder;
}

function byDigit(ordinals: Uint32Array, keys: Uint32Array, shift: number): Uint32Array {
  const digitOf = (ordinal: number) => ((keys[ordinal] as number) >>> shift) & (DIGITS - 1);
  const next = new Uint32Array(DIGITS + 1);
  for (const ordinal of ordinals) {
    const place = digitOf(ordinal) + 1;
    next[place] = (next[place] as number) + 1;
  }
  for (let digit = 1; digit <= DIGITS; digit += 1)
    next[digit] = (next[digit] as number) + (next[digit - 1] as number);
  const result = new Uint32Array(ordinals.length);
  for (const ordinal of ordinals) {
    const digit = digitOf(ordinal);
    const place = next[digit] as number;
    next[digit] = place + 1;
    result[place] = ordinal;
  }
  return result;
}
