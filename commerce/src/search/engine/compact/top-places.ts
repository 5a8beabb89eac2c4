/**
 * The best of many, kept in a heap whose root is the worst of them. Higher keys come first, then higher popularity,
 * then the lower product id.
 */
export class TopPlaces {
  readonly #limit: number;
  readonly #keys: Float64Array;
  readonly #ordinals: Uint32Array;
  readonly #popularity: Uint32Array;
  readonly #productIds: Float64Array;
  #count = 0;

  /** @param popularity, productIds by product number */
  constructor(limit: number, popularity: Uint32Array, productIds: Float64Array) {
    this.#limit = limit;
    this.#keys = new Float64Array(limit);
    this.#ordinals = new Uint32Array(limit);
    this.#popularity = popularity;
    this.#productIds = productIds;
  }

  offer(ordinal: number, key: number): void {
    if (this.#count < this.#limit) {
      this.#rise(this.#count, ordinal, key);
      this.#count += 1;
      return;
    }
    if (this.#limit === 0 || key < (this.#keys[0] as number)) return;
    if (this.#isBefore(ordinal, key, this.#ordinals[0] as number, this.#keys[0] as number))
      this.#sink(ordinal, key);
  }

  /** The kept ones, the best first. */
  inOrder(): number[] {
    return Array.from({ length: this.#count }, (_, place) => ({
      ordinal: this.#ordinals[place] as number,
      key: this.#keys[place] as number,
    }))
      .sort((a, b) => (this.#isBefore(a.ordinal, a.key, b.ordinal, b.key) ? -1 : 1))
      .map(({ ordinal }) => ordinal);
  }

  #isBefore(ordinal: number, key: number, other: number, otherKey: number): boolean {
    if (key !== otherKey) return key > otherKey;
    const [asked, otherAsked] = [this.#popularity[ordinal] as number, this.#popularity[other] as number];
    if (asked !== otherAsked) return asked > otherAsked;
    return (this.#productIds[ordinal] as number) < (this.#productIds[other] as number);
  }

  #rise(from: number, ordinal: number, key: number): void {
    let place = from;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      const above = this.#ordinals[parent] as number;
      const aboveKey = this.#keys[parent] as number;
      if (!this.#isBefore(above, aboveKey, ordinal, key)) break;
      this.#put(place, above, aboveKey);
      place = parent;
    }
    this.#put(place, ordinal, key);
  }

  #sink(ordinal: number, key: number): void {
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= this.#count) break;
      const right = child + 1;
      if (right < this.#count && this.#isWorse(right, child)) child = right;
      const below = this.#ordinals[child] as number;
      const belowKey = this.#keys[child] as number;
      if (!this.#isBefore(ordinal, key, below, belowKey)) break;
      this.#put(place, below, belowKey);
      place = child;
    }
    this.#put(place, ordinal, key);
  }

  #isWorse(place: number, than: number): boolean {
    return this.#isBefore(
      this.#ordinals[than] as number,
      this.#keys[than] as number,
      this.#ordinals[place] as number,
      this.#keys[place] as number,
    );
  }

  #put(place: number, ordinal: number, key: number): void {
    this.#ordinals[place] = ordinal;
    this.#keys[place] = key;
  }
}
