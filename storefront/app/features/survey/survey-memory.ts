import { type BrowserStorage, getLocalStorage, readText, writeText } from '#app/page/browser-storage.ts';

/** When the overlay of a survey is shown. */
type Rules = {
  readonly key: string;
  readonly overlayAfterPages: number | null;
  readonly share: number;
  readonly againAfterDays: number;
};

type Given = {
  readonly now?: number;
  readonly random?: () => number;
  readonly storage?: BrowserStorage | null;
};

const NAME = 'survey-asked';
const DAY_MS = 86_400_000;

/**
 * Whether the survey is shown now: after a number of pages in this tab, to a share of visitors who get that far, and
 * not again for a while. Where nothing can be stored it is not shown, because it would come again and again.
 * @param pages seen in this tab
 */
export function isAskedNow(
  { key, overlayAfterPages, share, againAfterDays }: Rules,
  pages: number,
  { now = Date.now(), random = Math.random, storage = getLocalStorage() }: Given = {},
): boolean {
  if (overlayAfterPages === null || pages < overlayAfterPages || !storage) return false;
  const [askedKey, askedAt] = (readText(storage, NAME) ?? '').split('|');
  if (askedKey === key && now - Number(askedAt) < againAfterDays * DAY_MS) return false;
  if (random() * 100 < share) return true;
  // the random choice is made once, not on each page
  writeText(storage, NAME, `${key}|${now}`);
  return false;
}

export function rememberAsked({ key }: Pick<Rules, 'key'>): void {
  writeText(getLocalStorage(), NAME, `${key}|${Date.now()}`);
}
