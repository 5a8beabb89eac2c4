/** Up to this share of all products sorting their numbers is quicker than visiting all. */
const FEW = 1 / 64;

/** The products that are left while words are matched one after the other. Its memory is kept between questions. */
export class WordHits {
  #size = 0;
  /** by product number, how many groups of words it has so far; 0: it is no hit */
  stages = new Uint8Array(0);
  /** by product number, the score of the group that is matched */
  best = new Float32Array(0);
  /** by product number, for the hits: of all groups so far */
  scores = new Float32Array(0);
  /** weight of the words that a product has; allocated when it is first needed */
  said = new Float32Array(0);
  /** numbers of the hits, the first `count` */
  found = new Uint32Array(0);
  count = 0;
  /** whether the hits are in the order of their numbers */
  isInOrder = true;

  /** @param size product numbers are below it */
  reach(size: number): void {
    if (size <= this.#size) return;
    const length = Math.ceil(size * 1.1);
    this.#size = length;
    this.stages = new Uint8Array(length);
    this.best = new Float32Array(length);
    this.scores = new Float32Array(length);
    this.found = new Uint32Array(length);
  }

  reachSaid(): void {
    if (this.said.length < this.#size) this.said = new Float32Array(this.#size);
  }

  /** Makes the memory ready for the next question. */
  forget(): void {
    const { stages, found, count } = this;
    for (let place = 0; place < count; place += 1) stages[found[place] as number] = 0;
  }

  /** Begins with these products. @param ordinals null: all */
  beginWith(ordinals: Uint32Array | null, count: number, score: number): void {
    const { stages, found, scores } = this;
    this.isInOrder = true;
    this.count = count;
    for (let place = 0; place < count; place += 1) {
      const ordinal = ordinals === null ? place : (ordinals[place] as number);
      if (place > 0 && ordinal < (found[place - 1] as number)) this.isInOrder = false;
      found[place] = ordinal;
      stages[ordinal] = 1;
      scores[ordinal] = score;
    }
  }

  /** Columns and lists that are read in their order wait less for memory. @param stage of all hits */
  putInOrder(stage: number): void {
    if (this.isInOrder) return;
    this.isInOrder = true;
    const { stages, found } = this;
    if (this.count < this.#size * FEW) {
      found.subarray(0, this.count).sort();
      return;
    }
    let count = 0;
    for (let ordinal = 0; ordinal < this.#size && count < this.count; ordinal += 1) {
      if (stages[ordinal] !== stage) continue;
      found[count] = ordinal;
      count += 1;
    }
  }
}
