/** Who of two comes first when their keys are equal. */
type IsBefore = (ordinal: number, other: number) => boolean;

/** The best of many, kept in a heap whose root is the worst of them. Higher keys come first. */
export class TopPlaces {
  readonly #limit: number;
  readonly #keys: Float64Array;
  readonly #ordinals: Uint32Array;
  readonly #isFirst: IsBefore;
  #count = 0;

  constructor(limit: number, isFirst: IsBefore) {
    this.#limit = limit;
    this.#keys = new Float64Array(limit);
    this.#ordinals = new Uint32Array(limit);
    this.#isFirst = isFirst;
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
    return key === otherKey ? this.#isFirst(ordinal, other) : key > otherKey;
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
