import { WHOLE_ARTICLE_NUMBER } from '#forms/article-number.ts';

const KEY = 'recently-viewed';
/** Most articles that are stored. */
const MOST = 12;

/** The methods of Storage that are used. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Style numbers of the recently viewed articles, the latest first. They are stored in this browser only, for the
 * visitor to find back; the shop only learns those that it is asked to show.
 * @returns [] where storage is not allowed
 */
export function recentlyViewed(shelf: Shelf | null = ownShelf()): string[] {
  try {
    const kept: unknown = JSON.parse(shelf?.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((sku) => typeof sku === 'string' && WHOLE_ARTICLE_NUMBER.test(sku)).slice(0, MOST);
  } catch {
    return [];
  }
}

export function rememberViewed(sku: string, shelf: Shelf | null = ownShelf()): void {
  const list = [sku, ...recentlyViewed(shelf).filter((known) => known !== sku)].slice(0, MOST);
  try {
    shelf?.setItem(KEY, JSON.stringify(list));
  } catch {
    // storage is full or forbidden: nothing is remembered
  }
}

export function forgetViewed(shelf: Shelf | null = ownShelf()): void {
  try {
    shelf?.removeItem(KEY);
  } catch {
    // storage is forbidden: nothing was remembered
  }
}

/** null where the browser forbids it. */
function ownShelf(): Shelf | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
