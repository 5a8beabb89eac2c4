import { createGrowingFloat64 } from './growing.ts';
import { MOST_PRODUCTS } from './postings.ts';

const LARGEST_LOAD = 0.6;
/** In place of the hash of a product's words: it is numbered and not put yet, or was removed. */
export const EXPECTED = -2;
export const REMOVED = -1;

/** The dense numbers of products in the index, by their ids. A product that is added again gets a new number. */
export class ProductNumbers {
  /** by number, the hash of the words that were put */
  readonly words = createGrowingFloat64();
  readonly #ids = createGrowingFloat64();
  /** number + 1 of the product in a slot; 0: free */
  #slots = new Uint32Array(1024);

  get count(): number {
    return this.#ids.length;
  }

  findNumber(productId: number): number | undefined {
    const slot = this.#findSlot(productId);
    const entry = this.#slots[slot] as number;
    return entry === 0 ? undefined : entry - 1;
  }

  /** @returns the number, which replaces an earlier one of the product */
  add(productId: number): number {
    const number = this.#ids.length;
    if (number >= MOST_PRODUCTS - 1)
      throw new RangeError(`search holds ${MOST_PRODUCTS - 1} products and no more`);
    if (number >= this.#slots.length * LARGEST_LOAD) this.#grow();
    this.#ids.push(productId);
    this.words.push(EXPECTED);
    this.#slots[this.#findSlot(productId)] = number + 1;
    return number;
  }

  /** The product's slot, or the free one for it. */
  #findSlot(productId: number): number {
    const mask = this.#slots.length - 1;
    let slot = Math.imul(productId % 2 ** 32, 0x9e3779b1) >>> 0;
    slot = (slot ^ (slot >>> 15)) & mask;
    for (; ; slot = (slot + 1) & mask) {
      const entry = this.#slots[slot] as number;
      if (entry === 0 || this.#ids.data[entry - 1] === productId) return slot;
    }
  }

  #grow(): void {
    const before = this.#slots;
    this.#slots = new Uint32Array(before.length * 2);
    for (const entry of before)
      if (entry !== 0) this.#slots[this.#findSlot(this.#ids.data[entry - 1] as number)] = entry;
  }
}
