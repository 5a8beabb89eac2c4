/** What has changed, said after the transaction that changed it. Page caches and search documents listen. */
export type ShopEvent =
  | { type: 'product-changed'; tenantId: string; productIds: readonly number[] }
  // lists agree with the change again
  | { type: 'listing-changed'; tenantId: string; productIds: readonly number[] }
  // search answers with the change
  | { type: 'search-changed'; tenantId: string; productIds: readonly number[] }
  // the catalogue can be searched from here on; answers were poorer before
  | { type: 'search-ready'; tenantId: string }
  | { type: 'category-changed'; tenantId: string }
  | { type: 'content-changed'; tenantId: string }
  | { type: 'order-placed'; tenantId: string; orderId: string }
  // its state, its parcels, what came back
  | { type: 'order-changed'; tenantId: string; orderId: string }
  | { type: 'mail-queued'; tenantId: string };

export type Events = {
  emit(event: ShopEvent): void;
  /** @returns a function that stops listening */
  on(listener: (event: ShopEvent) => void): () => void;
};

/** Events inside this process. A listener that throws does not keep the others from hearing. */
export function createEvents(onError: (error: unknown) => void = () => {}): Events {
  const listeners = new Set<(event: ShopEvent) => void>();
  return {
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
}
