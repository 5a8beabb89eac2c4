import { LRUCache } from 'lru-cache';

const MOST = 1_000;
/** Placements begin and end, articles are discontinued: what depends on the hour. */
const LIFETIME_MS = 60_000;

type Question = { readonly now: number; readonly [part: string]: unknown };

/** Answers to what many ask alike, until something changes. */
export class AnswerKeeper<T extends object> {
  readonly #answers: LRUCache<string, T>;

  constructor(lifetimeMs = LIFETIME_MS) {
    this.#answers = new LRUCache({ max: MOST, ttl: lifetimeMs });
  }

  /** Something has changed that an answer may show. */
  forget(): void {
    this.#answers.clear();
  }

  /** @param question all of it, but for the time at which it is asked */
  get({ now: _, ...question }: Question, answer: () => T): T {
    const key = JSON.stringify(question);
    const kept = this.#answers.get(key);
    if (kept) return kept;
    const made = answer();
    this.#answers.set(key, made);
    return made;
  }
}
