/** Words by which the values of one filter are looked through: there may be more of them than a list shows. */
export type Looking = { readonly key: string; readonly text: string };

/** The beginning of the names of the parameters. */
export const LOOKING_PREFIX = 'look.';

/** The name of the field for words, and of its parameter in an address. */
export function lookingFieldOf(key: string): string {
  return LOOKING_PREFIX + key;
}

/** @param looking tidy */
export function writeLooking(looking: readonly Looking[]): [string, string][] {
  return looking.map(({ key, text }) => [lookingFieldOf(key), text]);
}
