/** The event that says that a part of the page waits for a connection. */
export const CODE_WAITS = 'code-waits';

/**
 * Loads code that is needed later than the page. Offline it waits for a connection: failing would take the whole page
 * away.
 */
export function lateCode<Code>(load: () => Promise<Code>): Promise<Code> {
  return load().catch((error) => {
    if (navigator.onLine !== false) throw error;
    dispatchEvent(new Event(CODE_WAITS));
    return new Promise((resolve) => addEventListener('online', resolve, { once: true })).then(() =>
      lateCode(load),
    );
  });
}

/** Loads code that may be needed soon. A failure is said when it is needed. */
export function loadAhead(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
