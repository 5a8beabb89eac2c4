import { colourIn, type ProductColumns } from './product-columns.ts';

const NOBODY = new Uint32Array(0);

/** Products by brand and by colour, in order: what people name most often without naming a category. */
export class ValueLists {
  readonly #shared: ProductColumns;
  #brands: readonly Uint32Array[] | null = null;
  #colours: readonly Uint32Array[] | null = null;

  constructor(shared: ProductColumns) {
    this.#shared = shared;
  }

  /** A product's values or pairs have changed. */
  forget(): void {
    this.#brands = null;
    this.#colours = null;
  }

  /**
   * Products that have one of a facet's values, in whatever tenant's offer, and each once.
   * @returns null: there are lists for brand and colour only
   */
  havingAny(key: string, values: readonly string[]): Uint32Array | null {
    const { values: ids } = this.#shared;
    if (key === 'brand') {
      this.#brands ??= this.#gather(
        ids.size,
        (words, at, visit) => {
          const end = at + 1 + ((words[at] as number) & 0xffff);
          for (let place = at + 1; place < end; place += 1) visit(words[place] as number);
        },
        ids.facet('brand'),
      );
      const lists = this.#brands;
      return union(values.map((value) => lists[ids.valuesOf('brand').get(value) ?? -1] ?? NOBODY));
    }
    if (key !== 'colour') return null;
    this.#colours ??= this.#gather(this.#shared.colours.length, (words, at, visit) => {
      const header = words[at] as number;
      const first = at + 1 + (header & 0xffff);
      const end = first + (header >>> 16);
      for (let place = first; place < end; place += 1) visit(colourIn(words[place] as number));
    });
    const lists = this.#colours;
    return union(values.map((value) => lists[this.#shared.colourId(value) ?? -1] ?? NOBODY));
  }

  /** Counting sort. @param facet only values of this one; absent: whatever is visited */
  #gather(
    size: number,
    each: (words: Uint32Array, at: number, visit: (value: number) => void) => void,
    facet?: number,
  ): Uint32Array[] {
    const { starts, words } = this.#shared.records;
    const facets = this.#shared.values.facetOf.data;
    const last = new Uint32Array(size);
    const run = (visit: (value: number, ordinal: number) => void) => {
      last.fill(0);
      for (let ordinal = 0; ordinal < starts.length; ordinal += 1) {
        each(words.data, starts.data[ordinal] as number, (value) => {
          if (last[value] === ordinal + 1 || (facet !== undefined && facets[value] !== facet)) return;
          last[value] = ordinal + 1;
          visit(value, ordinal);
        });
      }
    };
    const counts = new Uint32Array(size);
    run((value) => {
      counts[value] = (counts[value] as number) + 1;
    });
    const lists = Array.from(counts, (count) => new Uint32Array(count));
    counts.fill(0);
    run((value, ordinal) => {
      const place = counts[value] as number;
      counts[value] = place + 1;
      (lists[value] as Uint32Array)[place] = ordinal;
    });
    return lists;
  }
}

/** Each once, in order. */
export function union(lists: readonly Uint32Array[]): Uint32Array {
  const [first = NOBODY, second, ...others] = lists;
  if (!second) return first;
  const merged = new Uint32Array(first.length + second.length);
  let count = 0;
  let [a, b] = [0, 0];
  while (a < first.length || b < second.length) {
    const left = a < first.length ? (first[a] as number) : Number.POSITIVE_INFINITY;
    const right = b < second.length ? (second[b] as number) : Number.POSITIVE_INFINITY;
    merged[count] = Math.min(left, right);
    count += 1;
    if (left <= right) a += 1;
    if (right <= left) b += 1;
  }
  return union([merged.subarray(0, count), ...others]);
}

/** Those that are in both, in order. */
export function intersection(first: Uint32Array, second: Uint32Array): Uint32Array {
  const both = new Uint32Array(Math.min(first.length, second.length));
  let count = 0;
  let [a, b] = [0, 0];
  while (a < first.length && b < second.length) {
    const left = first[a] as number;
    const right = second[b] as number;
    if (left === right) {
      both[count] = left;
      count += 1;
    }
    if (left <= right) a += 1;
    if (right <= left) b += 1;
  }
  return both.subarray(0, count);
}
