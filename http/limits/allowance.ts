type AllowanceOptions = {
  /** units that come back in a second */
  readonly perSecond: number;
  /** most units that are saved while nothing is spent */
  readonly most: number;
  /** milliseconds since any fixed point, never going back */
  readonly now?: () => number;
};

/** An amount that may be spent and fills up again with time. More may be spent than is left; the difference is owed. */
export class Allowance {
  readonly #perMs: number;
  readonly #most: number;
  readonly #now: () => number;
  #left: number;
  #at: number;

  constructor({ perSecond, most, now = () => performance.now() }: AllowanceOptions) {
    this.#perMs = perSecond / 1000;
    this.#most = most;
    this.#now = now;
    this.#left = most;
    this.#at = now();
  }

  /** @returns milliseconds until the debt is paid off; 0 if enough was left */
  spend(amount: number): number {
    const at = this.#now();
    this.#left = Math.min(this.#most, this.#left + (at - this.#at) * this.#perMs) - amount;
    this.#at = at;
    return Math.max(0, -this.#left / this.#perMs);
  }
}
