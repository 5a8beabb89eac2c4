/** Words that search the values of one filter, which may be more than a list shows. */
export type Looking = { readonly key: string; readonly text: string };

/** Prefix of the parameters' names. */
export const LOOKING_PREFIX = 'look.';

/** The name of the search field, and of its parameter in an address. */
export function getValueSearchFieldName(key: string): string {
  return LOOKING_PREFIX + key;
}

/** @param looking tidy */
export function writeLooking(looking: readonly Looking[]): [string, string][] {
  return looking.map(({ key, text }) => [getValueSearchFieldName(key), text]);
}
