import { normalizeNumber } from '#search/engine/number-key.rules.ts';
import { hashText } from './text-hash.ts';

const LARGEST_LOAD = 0.7;
const ORDINAL_BITS = 24;
const ORDINAL_MASK = 2 ** ORDINAL_BITS - 1;

/**
 * Products by style, article and part number and GTIN, without the texts: for each number 40 bits of its hash and the
 * product, eight bytes. With six million numbers an unknown one is found by mistake once in 200,000 questions.
 */
export class ArticleNumbers {
  /** by slot: 32 bits of the hash; then the product's number + 1 in 24 bits, below eight bits of the hash, or 0: free */
  #slots = new Uint32Array(2 * 1024);
  #count = 0;

  get bytes(): number {
    return this.#slots.byteLength;
  }

  /** @param hash of a product's number */
  add(hash: number, ordinal: number): void {
    if (2 * this.#count >= this.#slots.length * LARGEST_LOAD) this.#grow();
    this.#insert(hash >>> 0, ((getHashRest(hash) << ORDINAL_BITS) | (ordinal + 1)) >>> 0);
    this.#count += 1;
  }

  find(articleNumber: string): number[] {
    const hash = hashOfNumber(articleNumber);
    const [slots, print, rest] = [this.#slots, hash >>> 0, getHashRest(hash)];
    const mask = slots.length - 1;
    const found: number[] = [];
    for (let at = getSlot(print, mask); slots[at + 1] !== 0; at = (at + 2) & mask) {
      const entry = slots[at + 1] as number;
      if (slots[at] === print && entry >>> ORDINAL_BITS === rest) found.push((entry & ORDINAL_MASK) - 1);
    }
    return found;
  }

  #insert(print: number, entry: number): void {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let at = getSlot(print, mask);
    while (slots[at + 1] !== 0) at = (at + 2) & mask;
    slots[at] = print;
    slots[at + 1] = entry;
  }

  #grow(): void {
    const before = this.#slots;
    this.#slots = new Uint32Array(before.length * 2);
    for (let at = 0; at < before.length; at += 2)
      if (before[at + 1] !== 0) this.#insert(before[at] as number, before[at + 1] as number);
  }
}

/** The hash that an article, style or part number or GTIN is known by. */
export function hashOfNumber(articleNumber: string): number {
  return hashText(normalizeNumber(articleNumber));
}

function getHashRest(hash: number): number {
  return Math.floor(hash / 2 ** 32) & 0xff;
}

/** Where the slot begins. */
function getSlot(print: number, mask: number): number {
  let mixed = Math.imul(print ^ (print >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return ((mixed ^ (mixed >>> 16)) << 1) & mask;
}
