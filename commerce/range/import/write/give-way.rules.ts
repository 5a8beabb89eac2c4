/**
 * The usual number of the shop's statements that run at once, on average, while it serves pages. A statement takes a
 * millisecond, and many end while the counter waits for the processor: where customers order as fast as the database
 * can write, half to one is counted.
 */
const USUAL = 0.2;
/** For each statement above the usual number a pause is this many times as long as the batch before it. */
const FOR_EACH = 20;
/**
 * A pause is at most this many times as long as the batch before it: an import always keeps a twentieth of its speed.
 */
const LONGEST = 19;

/**
 * How long an import waits after a batch, so that customers who order do not wait for it.
 * @param batchMs how long the batch took
 * @param busy other sessions' statements that ran at once, on average
 * @returns milliseconds
 */
export function pauseAfter({ batchMs, busy }: { readonly batchMs: number; readonly busy: number }): number {
  return batchMs * Math.min(LONGEST, Math.max(0, busy - USUAL) * FOR_EACH);
}

/** The average of the last counts. */
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

  /** 0 while there is no count */
  get average(): number {
    return this.#counts.reduce((sum, count) => sum + count, 0) / Math.max(1, this.#counts.length);
  }
}
