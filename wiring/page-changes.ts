import type { ShopEvent } from '#commerce/ground/kernel/events.ts';

/** The cached pages of a tenant that an event has made old; no tags: all of them. */
export type PageChange = { readonly tenantId: string; readonly tags: readonly string[] | null };

const CONTENT = 'content:';

/** The tag of pages that show a file of content. @param address of the file */
export function contentTag(address: string): string {
  return CONTENT + address;
}

/**
 * The content files among the tags of a change.
 * @returns null: there is none; an empty list: any of them may have changed
 */
export function contentOf({ tags }: PageChange): readonly string[] | null {
  if (tags?.includes('content')) return [];
  const addresses = (tags ?? []).filter((tag) => tag.startsWith(CONTENT));
  return addresses.length > 0 ? addresses.map((tag) => tag.slice(CONTENT.length)) : null;
}

/** @returns null for an event without effect on public pages */
export function pageChangeOf(event: ShopEvent): PageChange | null {
  const { tenantId } = event;
  switch (event.type) {
    case 'product-changed':
    case 'listing-changed':
    // a page rendered meanwhile may have the old order and numbers
    case 'search-changed':
      return { tenantId, tags: event.productIds.map((id) => `product:${id}`) };
    // the navigation is on every page, and lists without filters on many
    case 'search-ready':
    case 'category-changed':
      return { tenantId, tags: null };
    case 'content-changed':
      return { tenantId, tags: event.documents?.map(contentTag) ?? ['content'] };
    default:
      return null;
  }
}

/**
 * Whether the other servers have to be notified. Entries of the change log they read themselves, and each has its own
 * search index: when this server has built its own, the others' pages and indexes are unaffected.
 */
export function concernsOthers({ type }: ShopEvent): boolean {
  return type === 'product-changed' || type === 'content-changed';
}
