import type { Messages } from '#texts/message.ts';

const store = new Map<string, Messages>();

/**
 * Filled before they are said: by the server with all locales, by the browser with the page's own, in parts. A
 * translator sees what comes after it was made.
 */
export function storeMessages(locale: string, messages: Messages): void {
  const stored = store.get(locale);
  if (stored) Object.assign(stored, messages);
  else store.set(locale, { ...messages });
}

/** {} while nothing is stored for the locale: the translator then prints ids and says so. */
export function storedMessages(locale: string): Messages {
  return store.get(locale) ?? {};
}
