/** What is said on the way to an order and after it: screens that nobody begins with. */
const LATE = /^(?:basket|checkout|credit|delivery|order|payment)\./;
/** The footer says these on every page. */
const EVERYWHERE = /^(?:order\.withdrawal\.link|payment\.method)\./;

/**
 * Whether the browser gets a text with the screens that say it, and not with the first page
 * (vite-plugin.ts).
 * @param id a text's, or its beginning
 */
export function isLate(id: string): boolean {
  return LATE.test(id) && !EVERYWHERE.test(id);
}

/** Whether a module says such a text: one of its strings begins as their ids do. */
export function mentionsLate(code: string): boolean {
  for (const [, id = ''] of code.matchAll(/['"`]([a-z]+\.[\w.-]*)/g)) if (isLate(id)) return true;
  return false;
}
