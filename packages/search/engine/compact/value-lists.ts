import type { FilterChoice } from '#search/search.types.ts';
import { getColour, type ProductColumns, SIZE_MASK } from './product-columns.ts';

/** Products by value, one list behind the other. */
type Lists = { readonly starts: Uint32Array; readonly ordinals: Uint32Array };
/**
 * Calls `visit` for every value of the product whose record begins at a position; a value may occur several times.
 */
type Visit = (words: Uint32Array, at: number, visit: (value: number) => void) => void;

const NOBODY = new Uint32Array(0);
/** Products may change until there are this many, or this share of all, before the lists are made again. */
const MOST_CHANGED = 2_000;
const MOST_CHANGED_SHARE = 1 / 64;

/**
 * Products by filter value, sorted: a question for black dresses in size 38 does not look at the rest. Products that
 * have changed since the lists were made are in all of them, and are checked instead of counted as found.
 */
export class ValueLists {
  readonly #shared: ProductColumns;
  readonly #changed = new Set<number>();
  #values: Lists | null = null;
  #colours: Lists | null = null;
  #sizes: Lists | null = null;

  constructor(shared: ProductColumns) {
    this.#shared = shared;
  }

  /** Notes that a product is new, or that its values or pairs have changed. */
  markChanged(ordinal: number): void {
    if (!this.#values && !this.#colours && !this.#sizes) return;
    this.#changed.add(ordinal);
    const most = Math.max(MOST_CHANGED, this.#shared.records.starts.length * MOST_CHANGED_SHARE);
    if (this.#changed.size > most) this.#forget();
  }

  #forget(): void {
    this.#changed.clear();
    this.#values = null;
    this.#colours = null;
    this.#sizes = null;
  }

  /** Makes the lists; otherwise the first question would wait for them. @param rest lets other work run in between */
  async prepare(rest: () => Promise<void>): Promise<void> {
    this.#forget();
    for (const make of [() => this.#valueLists, () => this.#colourLists, () => this.#sizeLists]) {
      make();
      await rest();
    }
  }

  /**
   * Lists that together contain every product matching the filter, in any tenant's offer, and few others.
   * @returns null: there are none for this filter
   */
  findLists(filter: FilterChoice): Uint32Array[] | null {
    const lists = this.#findLists(filter);
    if (lists && this.#changed.size > 0) lists.push(Uint32Array.from(this.#changed));
    return lists;
  }

  #findLists(filter: FilterChoice): Uint32Array[] | null {
    const { key } = filter;
    const { values } = this.#shared;
    if (filter.kind === 'range') {
      if (key === 'price') return null;
      const [min, max] = [filter.min ?? Number.NEGATIVE_INFINITY, filter.max ?? Number.POSITIVE_INFINITY];
      const numbers = values.numberOf.data;
      return [...values.mapValues(key).values()].flatMap((id) => {
        const number = numbers[id] as number;
        return number >= min && number <= max ? [getList(this.#valueLists, id)] : [];
      });
    }
    const listChosen = (lists: Lists, idOf: (value: string) => number | undefined) =>
      filter.values.map((value) => getList(lists, idOf(value)));
    switch (key) {
      case 'availability':
      case 'rating':
      case 'reduced':
      case 'category':
        return null;
      case 'colour':
        return listChosen(this.#colourLists, (value) => this.#shared.findColourId(value));
      case 'size':
        return listChosen(this.#sizeLists, (value) => this.#shared.findSizeId(value));
      default:
        return listChosen(this.#valueLists, (value) => values.findValueNumber(key, value));
    }
  }

  get #valueLists(): Lists {
    const { values } = this.#shared;
    const facets = values.facetOf.data;
    this.#values ??= this.#gather(values.size, (words, at, visit) => {
      const end = at + 1 + ((words[at] as number) & 0xffff);
      for (let place = at + 1; place < end; place += 1) {
        const id = words[place] as number;
        if (!values.isMark(facets[id] as number)) visit(id);
      }
    });
    return this.#values;
  }

  get #colourLists(): Lists {
    this.#colours ??= this.#gather(this.#shared.colours.length, createPairVisitor(getColour));
    return this.#colours;
  }

  get #sizeLists(): Lists {
    this.#sizes ??= this.#gather(
      this.#shared.sizes.length,
      createPairVisitor((pair) => pair & SIZE_MASK),
    );
    return this.#sizes;
  }

  /** Counting sort. */
  #gather(size: number, each: Visit): Lists {
    const { starts: records, words } = this.#shared.records;
    const last = new Uint32Array(size);
    const run = (visit: (value: number, ordinal: number) => void) => {
      last.fill(0);
      for (let ordinal = 0; ordinal < records.length; ordinal += 1)
        each(words.data, records.data[ordinal] as number, (value) => {
          if (last[value] === ordinal + 1) return;
          last[value] = ordinal + 1;
          visit(value, ordinal);
        });
    };
    const starts = new Uint32Array(size + 1);
    run((value) => {
      starts[value + 1] = (starts[value + 1] as number) + 1;
    });
    for (let value = 0; value < size; value += 1)
      starts[value + 1] = (starts[value + 1] as number) + (starts[value] as number);
    const ordinals = new Uint32Array(starts[size] as number);
    const next = starts.slice();
    run((value, ordinal) => {
      const place = next[value] as number;
      next[value] = place + 1;
      ordinals[place] = ordinal;
    });
    return { starts, ordinals };
  }

  get bytes(): number {
    return [this.#values, this.#colours, this.#sizes].reduce(
      (sum, lists) => sum + (lists ? lists.starts.byteLength + lists.ordinals.byteLength : 0),
      0,
    );
  }
}

function createPairVisitor(valueIn: (pair: number) => number): Visit {
  return (words, at, visit) => {
    const header = words[at] as number;
    const first = at + 1 + (header & 0xffff);
    const end = first + (header >>> 16);
    for (let place = first; place < end; place += 1) {
      const value = valueIn(words[place] as number);
      if (value !== 0) visit(value);
    }
  };
}

/** @param value its number; undefined: no product has it */
function getList({ starts, ordinals }: Lists, value: number | undefined): Uint32Array {
  if (value === undefined || value + 1 >= starts.length) return NOBODY;
  return ordinals.subarray(starts[value], starts[value + 1]);
}
