import { ARTICLES, categoryTag, factsTag, MISSING } from '#app/page/pages.ts';
import type { ShopEvent } from '#commerce/ground/kernel/events.ts';

/** The cached pages of a tenant that an event has made old. */
export type PageChange = {
  readonly tenantId: string;
  /** of pages that are no longer true; null for all of the tenant's */
  readonly tags: readonly string[] | null;
  /** of pages with a detail that may have changed, such as a price range: they are valid as long as they are fresh */
  readonly aging?: readonly string[];
};

/** The tag of pages that were made before the first reading of the catalogue: their lists have no facets. */
export const UNINDEXED = 'unindexed';

const CONTENT = 'content:';

/** The tag of pages that show a file of content. @param address of the file */
export function buildContentTag(address: string): string {
  return CONTENT + address;
}

/**
 * The content files among the tags of a change.
 * @returns null if there is none; an empty list if any of them may have changed
 */
export function listContentFiles({ tags }: PageChange): readonly string[] | null {
  if (tags?.includes('content')) return [];
  const addresses = (tags ?? []).filter((tag) => tag.startsWith(CONTENT));
  return addresses.length > 0 ? addresses.map((tag) => tag.slice(CONTENT.length)) : null;
}

/** @returns null for an event without effect on public pages */
export function readPageChange(event: ShopEvent): PageChange | null {
  const { tenantId } = event;
  switch (event.type) {
    case 'product-changed':
    case 'listing-changed':
      return { tenantId, tags: [...productTags(event.productIds), MISSING] };
    // a page rendered in the meantime may have the old order and numbers
    case 'search-changed': {
      const tags = productTags(event.productIds);
      if (!event.lists) return { tenantId, tags };
      const { members, facts } = event.lists;
      const aging = listTags(facts);
      return { tenantId, tags: [...tags, ...listTags(members), ...aging.map(factsTag)], aging };
    }
    // the navigation is on every page, and lists without filters on many
    case 'search-ready':
    case 'category-changed':
      return { tenantId, tags: null };
    case 'content-changed':
      return { tenantId, tags: event.documents?.map(buildContentTag) ?? ['content'] };
    default:
      return null;
  }
}

function productTags(productIds: readonly number[]): string[] {
  return productIds.map((id) => `product:${id}`);
}

/** Tags of these categories' lists and of those of the whole shop. */
function listTags(categoryIds: readonly number[] | null): string[] {
  return categoryIds ? [ARTICLES, ...categoryIds.map(categoryTag)] : [];
}

/**
 * Whether the other servers have to be notified. Entries of the change log they read themselves, and each has its own
 * search index: when this server has built its own, the others' pages and indexes are unaffected.
 */
export function isForOtherServers({ type }: ShopEvent): boolean {
  return type === 'product-changed' || type === 'content-changed';
}
