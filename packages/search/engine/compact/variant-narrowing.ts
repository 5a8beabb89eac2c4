import type { FilterChoice } from '#search/search.types.ts';
import { hasSeveralBits } from './bits.ts';
import { getColour, type ProductColumns, SIZE_MASK } from './product-columns.ts';
import type { TenantColumns } from './tenant-columns.ts';
import {
  ALL_IN_STOCK,
  COLOUR_SET,
  FACTS,
  IN_STOCK,
  OFFERED,
  offerAt,
  SIZE_SET,
  STOCKED,
} from './tenant-record.ts';

export const OF_VARIANTS: ReadonlySet<string> = new Set(['colour', 'size', 'availability']);
const COLOUR = 1;
const SIZE = 2;
const STOCK = 4;

/** Counts products by colour, size and stock; each product once for each value. */
export type VariantTally = {
  countColour(id: number, ordinal: number): void;
  countSize(id: number, ordinal: number): void;
  countStock(): void;
  /** all colours that a product is sold in, each once */
  countColours(at: number): void;
  countSizes(at: number): void;
};

/** Choices that one and the same variant has to meet. */
export class VariantNarrowing {
  readonly #colours: Uint8Array | null;
  readonly #sizes: Uint8Array | null;
  readonly #stocked: boolean;
  /** by set of colours, 1: one of them is chosen; likewise by set of sizes */
  readonly #colourSets: Uint8Array | null;
  readonly #sizeSets: Uint8Array | null;
  /** whether there is no second choice */
  readonly isOnly: boolean;
  readonly #words: Uint32Array;
  readonly #sharedWords: Uint32Array;

  constructor(filters: readonly FilterChoice[], shared: ProductColumns, tenant: TenantColumns) {
    this.#words = tenant.records.words.data;
    this.#sharedWords = shared.records.words.data;
    const findChosen = (key: string) => {
      const filter = filters.find((one) => one.key === key);
      return filter?.kind === 'values' ? filter.values : null;
    };
    this.#colours = markWanted(findChosen('colour'), shared.colours.length, (value) =>
      shared.findColourId(value),
    );
    this.#sizes = markWanted(findChosen('size'), shared.sizes.length, (value) => shared.findSizeId(value));
    this.#stocked = findChosen('availability') !== null;
    this.#colourSets = this.#colours && tenant.colourSets.markContainingMarked(this.#colours);
    this.#sizeSets = this.#sizes && tenant.sizeSets.markContainingMarked(this.#sizes);
    this.isOnly = filters.length === 1;
  }

  /**
   * Bits of the choices that no variant meets, whatever the other choices; 0 does not mean that one variant meets all
   * of them.
   * @param at beginning of the tenant's record
   */
  getMissedByAll(at: number): number {
    const words = this.#words;
    let missed = 0;
    if (this.#colourSets && this.#colourSets[words[at + COLOUR_SET] as number] === 0) missed |= COLOUR;
    if (this.#sizeSets && this.#sizeSets[words[at + SIZE_SET] as number] === 0) missed |= SIZE;
    if (this.#stocked && ((words[at + FACTS] as number) & IN_STOCK) === 0) missed |= STOCK;
    return missed;
  }

  /** Whether what is found may be sold out in what is chosen, though it is there in something else. */
  get mayBeSoldOut(): boolean {
    return !this.#stocked && (this.#colours !== null || this.#sizes !== null);
  }

  /** Whether a variant that is as chosen is in stock. @param at, sharedAt where the records begin */
  isInStock(at: number, sharedAt: number): boolean {
    const words = this.#words;
    const sharedWords = this.#sharedWords;
    const facts = words[at + FACTS] as number;
    if ((facts & ALL_IN_STOCK) !== 0) return true;
    if ((facts & IN_STOCK) === 0) return false;
    const header = sharedWords[sharedAt] as number;
    const first = sharedAt + 1 + (header & 0xffff);
    const count = header >>> 16;
    for (let place = 0; place < count; place += 1) {
      const bits = offerAt(words, at, place);
      if ((bits & STOCKED) !== 0 && this.#getMissed(sharedWords[first + place] as number, bits) === 0)
        return true;
    }
    return false;
  }

  /**
   * Whether some variant meets the choices.
   * @param at beginning of the tenant's record
   * @param sharedAt beginning of the record of all tenants
   * @param tally counts what each facet's own choice would leave
   */
  look(ordinal: number, at: number, sharedAt: number, tally: VariantTally | null): boolean {
    const missedByAll = this.getMissedByAll(at);
    if (hasSeveralBits(missedByAll)) return false;
    if (tally === null && (missedByAll !== 0 || this.isOnly)) return missedByAll === 0;
    if (tally !== null && missedByAll !== 0 && this.isOnly) {
      this.countMissed(at, tally);
      return false;
    }
    return this.#lookAtEach(ordinal, at, sharedAt, tally);
  }

  /** Counts a product that misses the only choice. @param at beginning of the tenant's record */
  countMissed(at: number, tally: VariantTally): void {
    if (this.#colours) tally.countColours(at);
    else if (this.#sizes) tally.countSizes(at);
  }

  #lookAtEach(ordinal: number, at: number, sharedAt: number, tally: VariantTally | null): boolean {
    const words = this.#words;
    const sharedWords = this.#sharedWords;
    const header = sharedWords[sharedAt] as number;
    const first = sharedAt + 1 + (header & 0xffff);
    const count = header >>> 16;
    let fits = false;
    let stocked = false;
    for (let place = 0; place < count; place += 1) {
      const bits = offerAt(words, at, place);
      if ((bits & OFFERED) === 0) continue;
      const pair = sharedWords[first + place] as number;
      const missed = this.#getMissed(pair, bits);
      if (missed === 0) fits = true;
      if (!tally) continue;
      if ((missed & ~COLOUR) === 0) tally.countColour(getColour(pair), ordinal);
      if ((missed & ~SIZE) === 0) tally.countSize(pair & SIZE_MASK, ordinal);
      if ((missed & ~STOCK) === 0 && (bits & STOCKED) !== 0) stocked = true;
    }
    if (stocked) tally?.countStock();
    return fits;
  }

  #getMissed(pair: number, bits: number): number {
    let missed = 0;
    if (this.#colours && this.#colours[getColour(pair)] === 0) missed |= COLOUR;
    if (this.#sizes && this.#sizes[pair & SIZE_MASK] === 0) missed |= SIZE;
    if (this.#stocked && (bits & STOCKED) === 0) missed |= STOCK;
    return missed;
  }
}

function markWanted(
  values: readonly string[] | null,
  length: number,
  idOf: (value: string) => number | undefined,
): Uint8Array | null {
  if (!values) return null;
  const flags = new Uint8Array(length);
  for (const value of values) {
    const id = idOf(value);
    if (id !== undefined) flags[id] = 1;
  }
  return flags;
}
