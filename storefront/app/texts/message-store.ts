import type { Messages } from '#texts/message.ts';

const store = new Map<string, Messages>();

/**
 * Stores texts before they are used: the server those of all locales, the browser its page's own, in parts. A
 * translator also sees texts that are stored after it was made.
 */
export function storeMessages(locale: string, messages: Messages): void {
  const stored = store.get(locale);
  if (stored) Object.assign(stored, messages);
  else store.set(locale, { ...messages });
}

/** {} while nothing is stored for the locale: the translator then prints ids and reports them. */
export function getStoredMessages(locale: string): Messages {
  return store.get(locale) ?? {};
}
