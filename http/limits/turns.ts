/**
 * Shares the event loop between requests: one piece of work begins in each turn of the loop, so that a cached page,
 * which needs no turn, waits for one piece at most. Clients take turns, and one with many requests waits for itself.
 */
export class Turns {
  /** waiting requests by client; the client whose turn is next comes first */
  readonly #waiting = new Map<string, (() => void)[]>();
  #isTaken = false;

  /** @returns undefined if the loop has time; else a promise that settles when it is this client's turn */
  take(client: string): Promise<void> | undefined {
    if (!this.#isTaken) {
      this.#isTaken = true;
      setImmediate(this.#next);
      return undefined;
    }
    return new Promise((resolve) => {
      const own = this.#waiting.get(client);
      if (own) own.push(resolve);
      else this.#waiting.set(client, [resolve]);
    });
  }

  readonly #next = (): void => {
    const [first] = this.#waiting;
    if (!first) {
      this.#isTaken = false;
      return;
    }
    const [client, own] = first;
    this.#waiting.delete(client);
    own.shift()?.();
    if (own.length > 0) this.#waiting.set(client, own);
    setImmediate(this.#next);
  };
}

const loop = new Turns();

/** The turns of this process's event loop. */
export function takeTurn(client: string): Promise<void> | undefined {
  return loop.take(client);
}
