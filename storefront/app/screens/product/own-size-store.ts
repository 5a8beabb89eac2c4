import { type BrowserStorage, readJson, storageOfBrowser, writeText } from '#app/page/browser-storage.ts';

const KEY = 'own-sizes';
const SIZE = /^[^\p{C}<>]{1,20}$/u;

/**
 * The size that the visitor last chose of a size chart, such as women's letters or shoes. It is stored in this
 * browser only.
 * @returns null: none, or storage is not allowed
 */
export function ownSize(chart: string, storage: BrowserStorage | null = storageOfBrowser()): string | null {
  const size = sizesIn(storage)[chart];
  return typeof size === 'string' && SIZE.test(size) ? size : null;
}

export function rememberSize(
  chart: string,
  size: string,
  storage: BrowserStorage | null = storageOfBrowser(),
): void {
  if (!SIZE.test(size)) return;
  writeText(storage, KEY, JSON.stringify({ ...sizesIn(storage), [chart]: size }));
}

/** Deletes the sizes of all charts. */
export function forgetSizes(storage: BrowserStorage | null = storageOfBrowser()): void {
  writeText(storage, KEY, null);
}

function sizesIn(storage: BrowserStorage | null): Record<string, unknown> {
  const known = readJson(storage, KEY);
  return typeof known === 'object' && known !== null ? { ...known } : {};
}
