import type { Looking } from '#search/search.types.ts';
import { CHOICE_LIMITS } from './list-choices.ts';
import { LOOKING_PREFIX } from './list-looking.ts';
import { normalizeLine } from './visible-text.ts';

/** Most filters that one address may search; longer words are cut off. */
const LIMITS = { filters: 3, text: 60 } as const;
const KEY = /^[a-z][a-zA-Z0-9-]*$/;

/** The words of an address: `look.<key>=words`. Empty ones, which a form sends too, are left out. */
export function readLooking(parameters: URLSearchParams): Looking[] {
  return tidyLooking(
    [...parameters].flatMap(([name, text]) =>
      name.startsWith(LOOKING_PREFIX) ? { key: name.slice(LOOKING_PREFIX.length), text } : [],
    ),
  );
}

/** Words in their canonical form: each filter once, in the order of their keys, within the limits. */
export function tidyLooking(given: readonly Looking[]): Looking[] {
  const tidy = new Map<string, Looking>();
  for (const { key, text } of given) {
    const words = [...normalizeLine(text)].slice(0, LIMITS.text).join('').trim();
    if (words && isKey(key) && !tidy.has(key)) tidy.set(key, { key, text: words });
  }
  return [...tidy.values()].sort((a, b) => (a.key < b.key ? -1 : 1)).slice(0, LIMITS.filters);
}

/** Whether a parameter can be read as words for a filter's values; empty ones count as absent. */
export function isLooking(name: string, text: string): boolean {
  return (
    name.startsWith(LOOKING_PREFIX) &&
    isKey(name.slice(LOOKING_PREFIX.length)) &&
    [...text].length <= LIMITS.text
  );
}

function isKey(key: string): boolean {
  return key.length <= CHOICE_LIMITS.keyLength && KEY.test(key);
}
