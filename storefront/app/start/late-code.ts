/** The event that reports that a part of the page is waiting for a connection. */
export const CODE_WAITS = 'code-waits';

/**
 * Loads code that is needed later than the page. Offline it waits for a connection: failing would take the whole page
 * away.
 */
export function loadLateCode<Code>(load: () => Promise<Code>): Promise<Code> {
  return loadCode(load).catch((error) => {
    if (navigator.onLine !== false) throw error;
    dispatchEvent(new Event(CODE_WAITS));
    return new Promise((resolve) => addEventListener('online', resolve, { once: true })).then(() =>
      loadLateCode(load),
    );
  });
}

/** Loads code that may be needed soon. A failure is reported when it is needed. */
export function loadAhead(load: () => Promise<unknown>): void {
  loadCode(load).catch(() => undefined);
}

/**
 * Loads code so that a failure is not permanent. A document remembers that a file, or one that it imports, could not
 * be loaded (HTML, module map; Chromium from 150): offline nothing is requested, and later another address of the
 * file.
 * @param load imports one file; the same function each time, by which a file that is already loaded is recognised
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  if (navigator.onLine === false && !loaded.has(load)) throw new Error('code waits for a connection');
  const code = await load().catch((error): Promise<Code> => {
    const address = findAddress(error);
    if (address === null || navigator.onLine === false) throw error;
    attempts += 1;
    return import(/* @vite-ignore */ `${address}?again=${attempts}`);
  });
  loaded.add(load);
  return code;
}

const loaded = new WeakSet<() => Promise<unknown>>();
let attempts = 0;

/** The file that a browser error refers to; null if to none, or if the code itself is at fault. */
function findAddress(error: unknown): string | null {
  const isOfLoading = error instanceof TypeError && /import|module/i.test(error.message);
  return (isOfLoading && /https?:\/\/\S+?\.js(?=$|\s)/.exec(error.message)?.[0]) || null;
}
