type Numbers = Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array;

const FIRST_LENGTH = 1024;

/**
 * A typed array that grows. `data` is longer than `length` and replaced by each growth: loops read it once, and no
 * one keeps a reference.
 */
export class Growing<T extends Numbers> {
  data: T;
  length = 0;
  readonly #create: (length: number) => T;

  constructor(create: (length: number) => T) {
    this.#create = create;
    this.data = create(FIRST_LENGTH);
  }

  push(value: number): void {
    if (this.length === this.data.length) this.#grow(this.length + 1);
    this.data[this.length] = value;
    this.length += 1;
  }

  has(value: number): boolean {
    for (let place = 0; place < this.length; place += 1) if (this.data[place] === value) return true;
    return false;
  }

  /** Makes it at least `length` long; new entries are 0. */
  reach(length: number): void {
    if (length > this.data.length) this.#grow(length);
    if (length > this.length) this.length = length;
  }

  /** Releases unused memory. */
  trim(): void {
    const trimmed = this.#create(this.length);
    trimmed.set(this.data.subarray(0, this.length));
    this.data = trimmed;
  }

  get bytes(): number {
    return this.data.byteLength;
  }

  #grow(least: number): void {
    const larger = this.#create(Math.max(least, Math.ceil(this.data.length * 1.5)));
    larger.set(this.data);
    this.data = larger;
  }
}

export const createGrowingUint8 = () => new Growing((length) => new Uint8Array(length));
export const createGrowingUint16 = () => new Growing((length) => new Uint16Array(length));
export const createGrowingUint32 = () => new Growing((length) => new Uint32Array(length));
export const createGrowingFloat64 = () => new Growing((length) => new Float64Array(length));
