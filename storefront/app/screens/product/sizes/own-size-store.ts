import { type BrowserStorage, getLocalStorage, readJson, writeText } from '#app/page/browser-storage.ts';

const KEY = 'own-sizes';
const SIZE = /^[^\p{C}<>]{1,20}$/u;

/**
 * The size that the visitor last chose of a size chart, such as women's letters or shoes. It is stored in this
 * browser only.
 * @returns null if none, or storage is not allowed
 */
export function readOwnSize(
  chart: string,
  storage: BrowserStorage | null = getLocalStorage(),
): string | null {
  const size = readSizes(storage)[chart];
  return typeof size === 'string' && SIZE.test(size) ? size : null;
}

export function rememberSize(
  chart: string,
  size: string,
  storage: BrowserStorage | null = getLocalStorage(),
): void {
  if (!SIZE.test(size)) return;
  writeText(storage, KEY, JSON.stringify({ ...readSizes(storage), [chart]: size }));
}

/** Deletes the sizes of all charts. */
export function forgetSizes(storage: BrowserStorage | null = getLocalStorage()): void {
  writeText(storage, KEY, null);
}

function readSizes(storage: BrowserStorage | null): Record<string, unknown> {
  const known = readJson(storage, KEY);
  return typeof known === 'object' && known !== null ? { ...known } : {};
}
