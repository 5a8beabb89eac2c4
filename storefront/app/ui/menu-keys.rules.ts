/**
 * The entry that a key moves to in a menu (ARIA practices, menu pattern).
 * @param at entry that has the focus, -1 for none
 * @param labels of all entries
 * @returns an entry's position; null when the menu does not use the key
 */
export function menuTarget(key: string, at: number, labels: readonly string[]): number | null {
  const count = labels.length;
  if (count === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key.length === 1 && key !== ' ' ? byLetter(key, at, labels) : null;
}

/** The next entry after `at` that begins with the letter, continuing at the top. */
function byLetter(letter: string, at: number, labels: readonly string[]): number | null {
  const begins = (label: string | undefined) =>
    label?.trim().toLocaleLowerCase().startsWith(letter.toLocaleLowerCase());
  for (let step = 1; step <= labels.length; step += 1) {
    const place = (at + step) % labels.length;
    if (begins(labels[place])) return place;
  }
  return null;
}
