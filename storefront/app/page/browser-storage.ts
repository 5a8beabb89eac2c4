/** The methods of Storage that are used. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The storage of this browser for all visits; null where it is forbidden. */
export function getLocalStorage(): BrowserStorage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** The storage of this tab, which ends with it; null where it is forbidden. */
export function getSessionStorage(): BrowserStorage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** @returns null if nothing is stored, or storage is forbidden */
export function readText(storage: BrowserStorage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** The stored JSON, of whatever shape; null if there is none, it is malformed, or storage is forbidden. */
export function readJson(storage: BrowserStorage | null, key: string): unknown {
  try {
    return JSON.parse(readText(storage, key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a text, or removes it by null. Where storage is full or forbidden nothing happens. */
export function writeText(storage: BrowserStorage | null, key: string, text: string | null): void {
  try {
    if (text === null) storage?.removeItem(key);
    else storage?.setItem(key, text);
  } catch {
    // the page goes on without it
  }
}
