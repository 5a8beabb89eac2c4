import type { ShopEvent } from '#commerce/ground/kernel/events.ts';

/** What of a tenant's cached pages an event has made old; no tags: all of them. */
export type PageChange = { readonly tenantId: string; readonly tags: readonly string[] | null };

/** @returns null for an event that no public page shows */
export function pageChangeOf(event: ShopEvent): PageChange | null {
  const { tenantId } = event;
  switch (event.type) {
    case 'product-changed':
    case 'listing-changed':
    // made meanwhile, a page may have the order and the numbers of before
    case 'search-changed':
      return { tenantId, tags: event.productIds.map((id) => `product:${id}`) };
    // the navigation stands on every page, and lists without filters on many
    case 'search-ready':
    case 'category-changed':
      return { tenantId, tags: null };
    case 'content-changed':
      return { tenantId, tags: ['content'] };
    default:
      return null;
  }
}

/**
 * Whether the other servers have to be told. What stands in the change log they read there, and each has its own search
 * index: when one has built its own, the pages and indexes of the others are as good as before.
 */
export function concernsOthers({ type }: ShopEvent): boolean {
  return type === 'product-changed' || type === 'content-changed';
}
