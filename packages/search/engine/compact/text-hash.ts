/**
 * A number below 2^53 for texts and numbers in their order: different ones collide once in nine thousand million
 * million.
 */
export class RunningHash {
  #a = 0x811c9dc5 | 0;
  #b = 0x9e3779b9 | 0;

  addText(text: string): this {
    let a = this.#a;
    let b = this.#b;
    // two letters at a time; behind an odd end stands none
    for (let place = 0; place < text.length; place += 2) {
      const units = text.charCodeAt(place) ^ (text.charCodeAt(place + 1) << 15);
      a = Math.imul(a ^ units, 0x01000193);
      a ^= a >>> 15;
      b = Math.imul(b ^ units, 0x85ebca6b);
      b = (b << 13) | (b >>> 19);
    }
    this.#a = a;
    this.#b = b;
    // marks the end of a text: "a", "b" is not "ab"
    return this.#addWord(text.length);
  }

  addNumber(number: number): this {
    bits[0] = number;
    return this.#addWord(low[0] as number).#addWord(low[1] as number);
  }

  /** Whole numbers below 2^32. */
  list({ data, length }: { readonly data: Uint32Array; readonly length: number }): this {
    let a = this.#a;
    let b = this.#b;
    for (let place = 0; place < length; place += 1) {
      const number = data[place] as number;
      a = Math.imul(a ^ number, 0x01000193);
      a ^= a >>> 15;
      b = Math.imul(b ^ number, 0x85ebca6b);
      b = (b << 13) | (b >>> 19);
    }
    this.#a = a;
    this.#b = b;
    return this.#addWord(length);
  }

  #addWord(word: number): this {
    this.#a = Math.imul(this.#a ^ word, 0x01000193) ^ (word >>> 15);
    const b = Math.imul(this.#b ^ word, 0x85ebca6b);
    this.#b = (b << 13) | (b >>> 19);
    return this;
  }

  get value(): number {
    return ((this.#b >>> 0) & 0x1fffff) * 0x100000000 + ((this.#a ^ (this.#b >>> 11)) >>> 0);
  }
}

const bits = new Float64Array(1);
const low = new Uint32Array(bits.buffer);

export function hashText(text: string): number {
  return new RunningHash().addText(text).value;
}
