import { type Cached, cached } from '#commerce/ground/kernel/cached.ts';

export type PublicDataOptions<Value> = {
  /** how long an answer is shared; 0 for not at all */
  readonly sharedMs: number;
  /** whether an answer may be shared: an error may not */
  readonly isShareable: (value: Value) => boolean;
};

/** How long the server shares data between requests. */
export const SHARED_MS = 3000;
const MOST_ANSWERS = 500;

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
  /** null if nothing is shared */
  readonly #answers: Cached<Value> | null;
  readonly #names = new WeakMap<object, number>();
  #named = 0;

  constructor({ sharedMs, isShareable }: PublicDataOptions<Value>) {
    const options = { ttlMs: sharedMs, max: MOST_ANSWERS, isWorthKeeping: isShareable };
    this.#answers = sharedMs > 0 ? cached(options) : null;
  }

  get(question: Question, ask: () => Promise<Value>): Promise<Value> {
    return this.#answers?.get(this.#buildKey(question), ask) ?? ask();
  }

  /** Drops a tenant's answers after a change. */
  forget(tenantId: string): void {
    this.#answers?.drop((key) => key.startsWith(`${tenantId} `));
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
