/** So many of the shop's statements under way at once are usual: the database has room beside them. */
const USUAL = 1;
/** So many times as long as the batch before it is a pause for each statement more than that. */
const FOR_EACH = 3;
/** A pause is at most so many times as long as the batch before it: an import always gets a tenth of its speed. */
const LONGEST = 9;

/**
 * How long an import waits after a batch, so that whoever orders does not wait for it.
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
