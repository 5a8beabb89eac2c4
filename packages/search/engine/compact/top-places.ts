/** Decides which of two comes first when key and tie are equal. */
type IsBefore = (ordinal: number, other: number) => boolean;

/** Candidates collected beyond the wanted ones before the worse are dropped: more memory, fewer selections. */
const LEAST_ROOM = 512;

/**
 * Collects the best of many: higher keys come first, then higher ties. When the memory is full the better ones stay,
 * and from then on candidates worse than the worst of them are rejected. Each costs the same, however many are
 * wanted.
 */
export class TopPlaces {
  readonly #limit: number;
  readonly #keys: Float64Array;
  readonly #ties: Uint32Array;
  readonly #ordinals: Uint32Array;
  readonly #isFirst: IsBefore;
  #count = 0;
  #leastKey = Number.NEGATIVE_INFINITY;
  #leastTie = 0;

  constructor(limit: number, isFirst: IsBefore) {
    const room = 2 * limit + LEAST_ROOM;
    this.#limit = limit;
    this.#keys = new Float64Array(room);
    this.#ties = new Uint32Array(room);
    this.#ordinals = new Uint32Array(room);
    this.#isFirst = isFirst;
  }

  offer(ordinal: number, key: number, tie: number): void {
    if (key < this.#leastKey || (key === this.#leastKey && tie < this.#leastTie)) return;
    const place = this.#count;
    this.#keys[place] = key;
    this.#ties[place] = tie;
    this.#ordinals[place] = ordinal;
    this.#count = place + 1;
    if (this.#count === this.#keys.length) this.#sortOut();
  }

  /** The best ones in order. @param from the first ones up to here may be in any order */
  listInOrder(from = 0): number[] {
    this.#sortOut();
    const count = this.#count;
    const first = Math.min(from, count);
    if (first > 0 && first < count) this.#divide(first);
    const ordered = Array.from({ length: count - first }, (_, place) => first + place)
      .sort((a, b) => (this.#isBetter(a, b) ? -1 : 1))
      .map((place) => this.#ordinals[place] as number);
    return [...this.#ordinals.subarray(0, first), ...ordered];
  }

  /** Keeps the wanted ones only, the worst of them last. */
  #sortOut(): void {
    const limit = this.#limit;
    if (this.#count <= limit) return;
    if (limit === 0) {
      this.#count = 0;
      this.#leastKey = Number.POSITIVE_INFINITY;
      return;
    }
    this.#divide(limit - 1);
    this.#count = limit;
    this.#leastKey = this.#keys[limit - 1] as number;
    this.#leastTie = this.#ties[limit - 1] as number;
  }

  /** Moves the better ones before a position and the others behind it (Hoare's selection). */
  #divide(wanted: number): void {
    let low = 0;
    let high = this.#count - 1;
    while (low < high) {
      this.#swap((low + high) >> 1, high);
      let border = low;
      for (let place = low; place < high; place += 1) {
        if (!this.#isBetter(place, high)) continue;
        this.#swap(place, border);
        border += 1;
      }
      this.#swap(border, high);
      if (border === wanted) return;
      if (border < wanted) low = border + 1;
      else high = border - 1;
    }
  }

  #isBetter(place: number, than: number): boolean {
    const key = this.#keys[place] as number;
    const other = this.#keys[than] as number;
    if (key !== other) return key > other;
    const tie = this.#ties[place] as number;
    const otherTie = this.#ties[than] as number;
    if (tie !== otherTie) return tie > otherTie;
    return place !== than && this.#isFirst(this.#ordinals[place] as number, this.#ordinals[than] as number);
  }

  #swap(place: number, other: number): void {
    exchange(this.#keys, place, other);
    exchange(this.#ties, place, other);
    exchange(this.#ordinals, place, other);
  }
}

function exchange(numbers: Float64Array | Uint32Array, place: number, other: number): void {
  const number = numbers[place] as number;
  numbers[place] = numbers[other] as number;
  numbers[other] = number;
}
