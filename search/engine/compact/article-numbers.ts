import { numberKey } from '#search/engine/number-key.rules.ts';
import { textHash } from './text-hash.ts';

const LARGEST_LOAD = 0.7;
const ORDINAL_BITS = 24;
const ORDINAL_MASK = 2 ** ORDINAL_BITS - 1;

/**
 * Products by style, article and part number and GTIN, without the texts: for each number 40 bits of its hash and the
 * product, eight bytes. With six million numbers an unknown one is found by mistake once in 200,000 questions.
 */
export class ArticleNumbers {
  #prints = new Uint32Array(1024);
  /** product's number + 1 in 24 bits, below eight bits of the hash; 0: free */
  #entries = new Uint32Array(1024);
  #count = 0;

  get bytes(): number {
    return this.#prints.byteLength + this.#entries.byteLength;
  }

  add(articleNumber: string, ordinal: number): void {
    if (this.#count >= this.#prints.length * LARGEST_LOAD) this.#grow();
    const { print, rest } = hashOf(articleNumber);
    this.#place(print, ((rest << ORDINAL_BITS) | (ordinal + 1)) >>> 0);
    this.#count += 1;
  }

  find(articleNumber: string): number[] {
    const { print, rest } = hashOf(articleNumber);
    const mask = this.#prints.length - 1;
    const found: number[] = [];
    for (let slot = slotOf(print, mask); this.#entries[slot] !== 0; slot = (slot + 1) & mask) {
      const entry = this.#entries[slot] as number;
      if (this.#prints[slot] === print && entry >>> ORDINAL_BITS === rest)
        found.push((entry & ORDINAL_MASK) - 1);
    }
    return found;
  }

  #place(print: number, entry: number): void {
    const mask = this.#prints.length - 1;
    let slot = slotOf(print, mask);
    while (this.#entries[slot] !== 0) slot = (slot + 1) & mask;
    this.#prints[slot] = print;
    this.#entries[slot] = entry;
  }

  #grow(): void {
    const [prints, entries] = [this.#prints, this.#entries];
    this.#prints = new Uint32Array(prints.length * 2);
    this.#entries = new Uint32Array(prints.length * 2);
    entries.forEach((entry, slot) => {
      if (entry !== 0) this.#place(prints[slot] as number, entry);
    });
  }
}

function hashOf(articleNumber: string): { readonly print: number; readonly rest: number } {
  const hash = textHash(numberKey(articleNumber));
  return { print: hash % 2 ** 32, rest: Math.floor(hash / 2 ** 32) & 0xff };
}

function slotOf(print: number, mask: number): number {
  let mixed = Math.imul(print ^ (print >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return (mixed ^ (mixed >>> 16)) & mask;
}
