import { type Growing, growingUint16, growingUint32 } from './growing.ts';

const LONGEST = 65_535;

/**
 * A short list of numbers for each product, all in one pool. A list that changes its length moves to the pool's end and
 * leaves a gap.
 */
export class Lists<T extends Uint8Array | Uint16Array | Uint32Array | Float64Array> {
  readonly start = growingUint32();
  readonly count = growingUint16();
  readonly pool: Growing<T>;

  constructor(pool: Growing<T>) {
    this.pool = pool;
  }

  /** @param values at most 65,535; what is more is left out */
  set(ordinal: number, values: readonly number[]): void {
    const { start, count, pool } = this;
    start.reach(ordinal + 1);
    count.reach(ordinal + 1);
    const length = Math.min(values.length, LONGEST);
    if (length > (count.data[ordinal] as number)) {
      start.data[ordinal] = pool.length;
      pool.reach(pool.length + length);
    }
    count.data[ordinal] = length;
    const first = start.data[ordinal] as number;
    for (let place = 0; place < length; place += 1) pool.data[first + place] = values[place] as number;
  }

  /** Whether the list is this one, in this order. */
  is(ordinal: number, values: readonly number[]): boolean {
    if ((this.count.data[ordinal] ?? 0) !== values.length) return false;
    const first = this.start.data[ordinal] ?? 0;
    return values.every((value, place) => this.pool.data[first + place] === value);
  }

  trim(): void {
    this.start.trim();
    this.count.trim();
    this.pool.trim();
  }

  get bytes(): number {
    return this.start.bytes + this.count.bytes + this.pool.bytes;
  }
}
