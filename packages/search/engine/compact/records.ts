import { createGrowingUint32 } from './growing.ts';

/** Records laid between two rests. */
const RECORDS_AT_A_TIME = 2 ** 14;

/**
 * A record of whole numbers for each product, all in one pool: values that are read together are stored together,
 * which costs one or two memory accesses instead of one for every column. Record 0 belongs to products without one,
 * and is all zeros.
 */
export class Records {
  /** position of a product's record in `words` */
  readonly starts = createGrowingUint32();
  readonly words = createGrowingUint32();
  /** capacity of a product's record, in words */
  readonly #room = createGrowingUint32();
  readonly #least: number;

  /** @param least words that every reader may read */
  constructor(least: number) {
    this.#least = least;
    this.words.reach(least);
  }

  /** @returns whether the record has changed */
  set(ordinal: number, record: readonly number[]): boolean {
    const { starts, words } = this;
    const before = starts.data[ordinal] as number;
    if (
      ordinal < starts.length &&
      before !== 0 &&
      record.every((word, at) => words.data[before + at] === word)
    )
      return false;
    starts.reach(ordinal + 1);
    this.#room.reach(ordinal + 1);
    if (record.length > (this.#room.data[ordinal] as number)) {
      starts.data[ordinal] = words.length;
      this.#room.data[ordinal] = record.length;
      words.reach(words.length + record.length);
    }
    words.data.set(record, starts.data[ordinal]);
    return true;
  }

  clear(ordinal: number): void {
    if (ordinal >= this.starts.length) return;
    this.starts.data[ordinal] = 0;
    this.#room.data[ordinal] = 0;
  }

  /** Makes room for this many products; those that are new have no record. */
  reach(products: number): void {
    this.starts.reach(products);
    this.#room.reach(products);
  }

  /**
   * Lays the records side by side as their products are numbered, and releases unused memory.
   * @param rest lets other work run; records that are set meanwhile would be lost
   */
  async arrange(rest: () => Promise<void>): Promise<void> {
    const [starts, room, before] = [this.starts.data, this.#room.data, this.words.data];
    const after = new Uint32Array(this.words.length);
    let next = this.#least;
    for (let ordinal = 0; ordinal < this.starts.length; ordinal += 1) {
      if (ordinal % RECORDS_AT_A_TIME === 0) await rest();
      const start = starts[ordinal] as number;
      if (start === 0) continue;
      starts[ordinal] = next;
      const end = start + (room[ordinal] as number);
      for (let place = start; place < end; place += 1, next += 1) after[next] = before[place] as number;
    }
    this.words.data = after;
    this.words.length = next;
    for (const column of [this.starts, this.words, this.#room]) column.trim();
  }

  get bytes(): number {
    return this.starts.bytes + this.words.bytes + this.#room.bytes;
  }
}
