import { LRUCache } from 'lru-cache';

export type PublicDataOptions = {
  /** how long an answer is shared; 0 for not at all */
  readonly sharedMs: number;
  /** ms that only grow */
  readonly now: () => number;
};

/** How long the server shares data between requests. */
export const SHARED_MS = 3000;
const MOST_ANSWERS = 500;

type Answer<Value> = { readonly value: Promise<Value>; readonly until: number };
type Question = {
  readonly tenantId: string;
  readonly locale: string;
  /** compared by identity */
  readonly document: object;
  readonly variables: unknown;
};

/**
 * Answers of the gateway that public pages share for three seconds: pages of one category, or a crawler's many
 * addresses of one category, query the database once. Only answers for everybody, never one for a visitor. Callers
 * must not change them.
 */
export class PublicData<Value> {
  readonly #options: PublicDataOptions;
  readonly #answers = new LRUCache<string, Answer<Value>>({ max: MOST_ANSWERS });
  readonly #names = new WeakMap<object, number>();
  #named = 0;

  constructor(options: PublicDataOptions) {
    this.#options = options;
  }

  /** @param keep whether an answer may be shared, called with the answer: an error may not */
  async get(question: Question, ask: () => Promise<Value>, keep: (value: Value) => boolean): Promise<Value> {
    const { sharedMs, now } = this.#options;
    const key = this.#buildKey(question);
    const known = this.#answers.get(key);
    if (known && now() < known.until) return known.value;
    const answer: Answer<Value> = { value: ask(), until: now() + sharedMs };
    if (sharedMs > 0) this.#answers.set(key, answer);
    const forget = () => {
      if (this.#answers.get(key) === answer) this.#answers.delete(key);
    };
    answer.value.then((value) => keep(value) || forget(), forget);
    return answer.value;
  }

  /** Drops a tenant's answers after a change. */
  forget(tenantId: string): void {
    for (const key of this.#answers.keys()) if (key.startsWith(`${tenantId} `)) this.#answers.delete(key);
  }

  #buildKey({ tenantId, locale, document, variables }: Question): string {
    let name = this.#names.get(document);
    if (name === undefined) {
      this.#named += 1;
      name = this.#named;
      this.#names.set(document, name);
    }
    return `${tenantId} ${locale} ${name} ${JSON.stringify(variables)}`;
  }
}
