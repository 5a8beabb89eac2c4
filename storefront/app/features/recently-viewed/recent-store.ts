import { type BrowserStorage, readJson, storageOfBrowser, writeText } from '#app/page/browser-storage.ts';
import { WHOLE_ARTICLE_NUMBER } from '#forms/article-number.ts';

const KEY = 'recently-viewed';
/** Most articles that are stored. */
const MOST = 12;

/**
 * Style numbers of the recently viewed articles, the latest first. They are stored in this browser only, for the
 * visitor to find back; the shop only learns those that it is asked to show.
 * @returns [] where storage is not allowed
 */
export function recentlyViewed(storage: BrowserStorage | null = storageOfBrowser()): string[] {
  const kept = readJson(storage, KEY);
  if (!Array.isArray(kept)) return [];
  return kept.filter((sku) => typeof sku === 'string' && WHOLE_ARTICLE_NUMBER.test(sku)).slice(0, MOST);
}

export function rememberViewed(sku: string, storage: BrowserStorage | null = storageOfBrowser()): void {
  const list = [sku, ...recentlyViewed(storage).filter((known) => known !== sku)].slice(0, MOST);
  writeText(storage, KEY, JSON.stringify(list));
}

export function forgetViewed(storage: BrowserStorage | null = storageOfBrowser()): void {
  writeText(storage, KEY, null);
}
