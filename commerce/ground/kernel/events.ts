import type { ChangedLists } from '#search/search.types.ts';

/**
 * A change of the shop, told after the transaction that made it. Page caches, the search index and background jobs
 * listen. The function that writes the change emits it: a mail when it is queued, an order when its event is recorded,
 * a product when its stock moves.
 */
export type ShopEvent =
  | { type: 'product-changed'; tenantId: string; productIds: readonly number[] }
  // lists agree with the database again
  | { type: 'listing-changed'; tenantId: string; productIds: readonly number[] }
  // search answers with the change; `lists` absent: no list has changed
  | { type: 'search-changed'; tenantId: string; productIds: readonly number[]; lists?: ChangedLists }
  // the search index is complete, for the first time (before, SQL answered without facets) or once more
  | { type: 'search-ready'; tenantId: string }
  | { type: 'category-changed'; tenantId: string }
  /** `documents`: addresses of the files; absent: any of the tenant's */
  | { type: 'content-changed'; tenantId: string; documents?: readonly string[] }
  | { type: 'order-placed'; tenantId: string; orderId: string }
  // the order's state, its parcels or its returns
  | { type: 'order-changed'; tenantId: string; orderId: string }
  // an address signed up for the newsletter, chose or left
  | { type: 'newsletter-changed'; tenantId: string }
  | { type: 'password-reset-requested'; tenantId: string }
  | { type: 'mail-queued'; tenantId: string }
  /** a function of an extension threw, took too long or answered in a wrong shape; `point` as `on.order` */
  | { type: 'extension-failed'; tenantId: string; extension: string; point: string };

export type Events = {
  emit(event: ShopEvent): void;
  /** @returns a function that ends the subscription */
  on(listener: (event: ShopEvent) => void): () => void;
  /** the process' own events, the same inside and outside of a transaction */
  readonly root: Events;
};

/** Events inside this process. A listener that throws does not keep the others from hearing. */
export function createEvents(onError: (error: unknown) => void = () => {}): Events {
  const listeners = new Set<(event: ShopEvent) => void>();
  const events: Events = {
    get root() {
      return events;
    },
    emit(event) {
      for (const listener of listeners) {
        try {
          listener(event);
        } catch (error) {
          onError(error);
        }
      }
    },
    on(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return events;
}

/**
 * Events of a transaction: what is emitted is published by `flush`, after the commit, once each in the order of first
 * emission. A transaction that is rolled back publishes nothing.
 */
export function deferEvents(events: Events): { readonly deferred: Events; flush(): void } {
  const waiting = new Map<string, ShopEvent>();
  return {
    deferred: {
      root: events.root,
      on: events.on,
      emit: (event) => void waiting.set(JSON.stringify(event), event),
    },
    flush() {
      for (const event of waiting.values()) events.emit(event);
    },
  };
}
