import { type BrowserStorage, getLocalStorage, readJson, writeText } from '#app/page/browser-storage.ts';
import { WHOLE_ARTICLE_NUMBER } from '#forms/lists/article-number.ts';

const KEY = 'recently-viewed';
/** Most articles that are stored. */
const MOST = 12;

/**
 * Style numbers of the recently viewed articles, the latest first. They are stored in this browser only, for the
 * visitor to find again; the shop only learns those that it has to show.
 * @returns [] if storage is not allowed
 */
export function listRecentlyViewed(storage: BrowserStorage | null = getLocalStorage()): string[] {
  const kept = readJson(storage, KEY);
  if (!Array.isArray(kept)) return [];
  return kept.filter((sku) => typeof sku === 'string' && WHOLE_ARTICLE_NUMBER.test(sku)).slice(0, MOST);
}

export function rememberViewed(sku: string, storage: BrowserStorage | null = getLocalStorage()): void {
  const list = [sku, ...listRecentlyViewed(storage).filter((known) => known !== sku)].slice(0, MOST);
  writeText(storage, KEY, JSON.stringify(list));
}

export function forgetViewed(storage: BrowserStorage | null = getLocalStorage()): void {
  writeText(storage, KEY, null);
}
