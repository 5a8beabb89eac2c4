/**
 * So many of the shop's statements under way at once are usual, on average: a shop that serves pages. A statement takes
 * a millisecond, and is under way unseen while the counter waits for the processor: where customers order as fast as
 * the database can write, half a statement to one is seen.
 */
const USUAL = 0.2;
/** A pause is so many times as long as the batch before it for each statement more than that. */
const FOR_EACH = 20;
/** A pause is at most so many times as long as the batch before it: an import always gets a twentieth of its speed. */
const LONGEST = 19;

/**
 * How long an import waits after a batch, so that customers who order do not wait for it.
 * @param batchMs how long the batch took
 * @param busy statements of others that were under way at once, on average
 * @returns milliseconds
 */
export function pauseAfter({ batchMs, busy }: { readonly batchMs: number; readonly busy: number }): number {
  return batchMs * Math.min(LONGEST, Math.max(0, busy - USUAL) * FOR_EACH);
}

/** The average of what was last counted. */
export class LastCounts {
  readonly #counts: number[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  add(count: number): void {
    this.#counts.push(count);
    if (this.#counts.length > this.#most) this.#counts.shift();
  }

  /** 0 as long as nothing was counted */
  get average(): number {
    return this.#counts.reduce((sum, count) => sum + count, 0) / Math.max(1, this.#counts.length);
  }
}
