/**
 * The locale of the browser's page. The `lang` of its document is no witness of it: whoever translates the page writes
 * another one there.
 */
export function readPageLocale(): string {
  return document.documentElement.dataset.locale ?? '';
}
