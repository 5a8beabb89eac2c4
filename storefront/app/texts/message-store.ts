import type { Messages } from '#texts/message.ts';

const store = new Map<string, Messages>();

/** Filled before the first render: by the server with all locales, by the browser with the page's own. */
export function storeMessages(locale: string, messages: Messages): void {
  store.set(locale, messages);
}

/** {} while nothing is stored for the locale: the translator then prints ids and says so. */
export function storedMessages(locale: string): Messages {
  return store.get(locale) ?? {};
}
