import { growingFloat64 } from './growing.ts';

/** The dense numbers under which products are kept, by their ids. A product that comes anew gets a new number. */
export class ProductNumbers {
  readonly #ids = growingFloat64();
  /** ids ascend up to here: looked up by halving */
  #ascending = 0;
  readonly #others = new Map<number, number>();

  get count(): number {
    return this.#ids.length;
  }

  numberOf(productId: number): number | undefined {
    const other = this.#others.get(productId);
    if (other !== undefined) return other;
    const ids = this.#ids.data;
    let low = 0;
    let high = this.#ascending;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ids[middle] as number) < productId) low = middle + 1;
      else high = middle;
    }
    return low < this.#ascending && ids[low] === productId ? low : undefined;
  }

  add(productId: number): number {
    const number = this.#ids.length;
    this.#ids.push(productId);
    const isNext = number === 0 || (this.#ids.data[number - 1] as number) < productId;
    if (isNext && this.#ascending === number) this.#ascending += 1;
    else this.#others.set(productId, number);
    return number;
  }
}
