import { LRUCache } from 'lru-cache';

const MOST = 1_000;
/** Placements begin and end, and articles are discontinued, so some answers depend on the time. */
const LIFETIME_MS = 60_000;

type Question = { readonly now: number; readonly [part: string]: unknown };

/** Caches answers to questions that many visitors ask, until something changes. */
export class AnswerKeeper<T extends object> {
  readonly #answers: LRUCache<string, T>;

  constructor(lifetimeMs = LIFETIME_MS) {
    this.#answers = new LRUCache({ max: MOST, ttl: lifetimeMs });
  }

  /** Drops answers, because an article in them has changed. @param isOld default: all of them are */
  forget(isOld: (answer: T) => boolean = () => true): void {
    for (const [key, answer] of [...this.#answers.entries()]) if (isOld(answer)) this.#answers.delete(key);
  }

  /** @param question its key, apart from the time at which it is asked */
  get({ now: _, ...question }: Question, answer: () => T): T {
    const key = JSON.stringify(question);
    const kept = this.#answers.get(key);
    if (kept) return kept;
    const made = answer();
    this.#answers.set(key, made);
    return made;
  }
}
