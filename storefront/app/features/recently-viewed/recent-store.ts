import { WHOLE_ARTICLE_NUMBER } from '#forms/article-number.ts';

const KEY = 'recently-viewed';
/** More than anybody looks back for. */
const MOST = 12;

/** The least of Storage that is needed. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Style numbers of the articles that were looked at last, the latest first. They are kept in this browser only, because
 * the visitor wants to find back; the shop is told of none but those that it is asked to show.
 * @returns [] where nothing may be kept
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
    // full or forbidden: nothing is remembered
  }
}

export function forgetViewed(shelf: Shelf | null = ownShelf()): void {
  try {
    shelf?.removeItem(KEY);
  } catch {
    // forbidden: nothing was remembered
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
