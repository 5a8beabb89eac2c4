type Waiting = { resolve(answer: unknown): void; readonly timer: NodeJS.Timeout | null };

/** Questions that wait for their answers. */
export class PendingAnswers {
  readonly #waiting = new Map<number, Waiting>();
  readonly #patienceMs: number;
  #lastId = 0;

  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs;
  }

  /** @returns null when no answer came in time. @param patienceMs null: no limit */
  ask<Answer>(
    send: (id: number) => void,
    patienceMs: number | null = this.#patienceMs,
  ): Promise<Answer | null> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      const timer = patienceMs === null ? null : setTimeout(() => this.settle(id, null), patienceMs);
      this.#waiting.set(id, { resolve: (answer) => resolve(answer as Answer | null), timer });
      send(id);
    });
  }

  settle(id: number, answer: unknown): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    if (waiting.timer) clearTimeout(waiting.timer);
    waiting.resolve(answer);
  }

  /** Settles all questions, because no answer can come any more. */
  giveUp(): void {
    for (const id of [...this.#waiting.keys()]) this.settle(id, null);
  }
}
