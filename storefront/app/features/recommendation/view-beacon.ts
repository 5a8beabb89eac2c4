import { isCategoryAllowed } from '#app/session/consent.ts';
import { PERFORMANCE } from '#forms/consent.ts';
import { WHOLE_ARTICLE_NUMBER } from '#forms/lists/article-number.ts';

const ADDRESS = '/api/inform/viewed';
const KEY = 'visit-viewed';
/** The article on the page and those before it. */
const MOST = 5;

/**
 * Reports that an article was viewed after others in this visit, for "often looked at together". Style numbers only:
 * the shop counts pairs and stores no visitor. Without consent nothing is stored or sent.
 */
export function tellViewed(sku: string): void {
  if (!isCategoryAllowed(PERFORMANCE)) return;
  try {
    const before = parseVisited(sessionStorage.getItem(KEY)).filter((known) => known !== sku);
    const skus = [sku, ...before].slice(0, MOST);
    sessionStorage.setItem(KEY, JSON.stringify(skus));
    if (skus.length > 1) {
      navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify({ skus })], { type: 'application/json' }));
    }
  } catch {
    // storage is full or forbidden: nothing is counted
  }
}

/** @param kept the stored text; a malformed one gives an empty list */
function parseVisited(kept: string | null): string[] {
  const list: unknown = JSON.parse(kept ?? '[]');
  return Array.isArray(list)
    ? list.filter((sku) => typeof sku === 'string' && WHOLE_ARTICLE_NUMBER.test(sku))
    : [];
}
