import type { Looking } from '#search/search.types.ts';

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
