const MAX_FIRST = 48;

/** A requested number of list entries, within bounds. */
export function clampFirst(first: number): number {
  return Math.min(Math.max(first, 0), MAX_FIRST);
}
