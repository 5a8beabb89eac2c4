/** A set of product numbers, one bit each. Its memory is kept between questions. */
export class Marks {
  #bits = new Uint32Array(0);
  #marked = new Uint32Array(0);

  /** Replaces the earlier marks. @param size product numbers are below it */
  mark(lists: readonly Uint32Array[], size: number): void {
    const words = (size + 31) >>> 5;
    if (words > this.#bits.length) this.#bits = new Uint32Array(Math.ceil(words * 1.1));
    else this.#bits.fill(0);
    const bits = this.#bits;
    for (const list of lists)
      for (let place = 0; place < list.length; place += 1) {
        const ordinal = list[place] as number;
        bits[ordinal >>> 5] = (bits[ordinal >>> 5] as number) | (1 << (ordinal & 31));
      }
  }

  has(ordinal: number): boolean {
    return (((this.#bits[ordinal >>> 5] as number) >>> (ordinal & 31)) & 1) === 1;
  }

  /** Copies the marked ones to the front of `into`, which may be `ordinals` itself. @returns how many */
  keep(ordinals: Uint32Array, count: number, into: Uint32Array): number {
    const bits = this.#bits;
    let kept = 0;
    for (let place = 0; place < count; place += 1) {
      const ordinal = ordinals[place] as number;
      into[kept] = ordinal;
      kept += ((bits[ordinal >>> 5] as number) >>> (ordinal & 31)) & 1;
    }
    return kept;
  }

  /** All marked ones in order; valid until the next question. */
  listInOrder(): Uint32Array {
    const bits = this.#bits;
    if (this.#marked.length < bits.length * 32) this.#marked = new Uint32Array(bits.length * 32);
    const marked = this.#marked;
    let count = 0;
    for (let word = 0; word < bits.length; word += 1) {
      let left = bits[word] as number;
      while (left !== 0) {
        marked[count] = (word << 5) + 31 - Math.clz32(left & -left);
        count += 1;
        left &= left - 1;
      }
    }
    return marked.subarray(0, count);
  }
}
