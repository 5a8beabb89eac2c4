import { SORTS, type Sort } from '#search/product-list.rules.ts';
import type { Records } from './records.ts';
import { sortKey } from './sort-keys.ts';
import { POPULARITY } from './tenant-record.ts';

/** Three digits make 32 bits. */
const DIGIT_BITS = 11;
const DIGITS = 2 ** DIGIT_BITS;
/** Products may change until there are this many, or this share of all, before all are sorted again. */
const MOST_CHANGED = 1_000;
const MOST_CHANGED_SHARE = 1 / 64;

type Rest = () => Promise<void>;

/**
 * One tenant's products in every order of lists: the first page of many is found without looking at the others.
 * Products that have changed since are at their old positions: a question looks at them separately.
 */
export class ProductOrders {
  readonly #records: Records;
  readonly #changed = new Set<number>();
  #orders: ReadonlyMap<Sort, Uint32Array> | null = null;

  constructor(records: Records) {
    this.#records = records;
  }

  /** Notes that a product is new, or that a value it is ordered by has changed. */
  markChanged(ordinal: number): void {
    if (this.#orders) this.#changed.add(ordinal);
  }

  /** Products whose position may be wrong. */
  get changedOnes(): ReadonlySet<number> {
    return this.#changed;
  }

  /** Whether so many have changed that looking at them separately no longer pays. */
  get isWorn(): boolean {
    return this.#changed.size > Math.max(MOST_CHANGED, this.#records.starts.length * MOST_CHANGED_SHARE);
  }

  /** Product numbers in their order; null: not sorted yet. */
  getOrder(sort: Sort): Uint32Array | null {
    return this.#orders?.get(sort) ?? null;
  }

  /**
   * Sorts all orders; equal products by popularity, then by the lower product id.
   * @param productIds by product number
   * @param rest lets other work run; nothing may change meanwhile
   */
  async prepare(productIds: Float64Array, rest: Rest): Promise<void> {
    const { starts, words } = this.#records;
    const { data } = words;
    const buildKeys = (keyOf: (at: number, ordinal: number) => number) =>
      Uint32Array.from({ length: starts.length }, (_, ordinal) =>
        keyOf(starts.data[ordinal] as number, ordinal),
      );
    const buildDescendingKeys = (keyOf: (at: number) => number) => buildKeys((at) => ~keyOf(at));
    let ordinals: Uint32Array = Uint32Array.from({ length: starts.length }, (_, ordinal) => ordinal);
    const getId = (ordinal: number) => productIds[ordinal] as number;
    ordinals = await radixSort(
      ordinals,
      buildKeys((_, ordinal) => getId(ordinal) % 2 ** 32),
      rest,
    );
    ordinals = await radixSort(
      ordinals,
      buildKeys((_, ordinal) => Math.floor(getId(ordinal) / 2 ** 32)),
      rest,
    );
    ordinals = await radixSort(
      ordinals,
      buildDescendingKeys((at) => data[at + POPULARITY] as number),
      rest,
    );
    const orders = new Map<Sort, Uint32Array>();
    for (const sort of SORTS)
      orders.set(
        sort,
        await radixSort(
          ordinals,
          buildDescendingKeys((at) => sortKey(sort, data, at)),
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

/** Sorts by the lowest keys, stable (radix sort). @param keys by product number */
async function radixSort(ordinals: Uint32Array, keys: Uint32Array, rest: Rest): Promise<Uint32Array> {
  let inOrder = ordinals;
  for (let shift = 0; shift < 32; shift += DIGIT_BITS) {
    inOrder = sortByDigit(inOrder, keys, shift);
    await rest();
  }
  return inOrder;
}

function sortByDigit(ordinals: Uint32Array, keys: Uint32Array, shift: number): Uint32Array {
  const getDigit = (ordinal: number) => ((keys[ordinal] as number) >>> shift) & (DIGITS - 1);
  const next = new Uint32Array(DIGITS + 1);
  for (const ordinal of ordinals) {
    const place = getDigit(ordinal) + 1;
    next[place] = (next[place] as number) + 1;
  }
  for (let digit = 1; digit <= DIGITS; digit += 1)
    next[digit] = (next[digit] as number) + (next[digit - 1] as number);
  const result = new Uint32Array(ordinals.length);
  for (const ordinal of ordinals) {
    const digit = getDigit(ordinal);
    const place = next[digit] as number;
    next[digit] = place + 1;
    result[place] = ordinal;
  }
  return result;
}
