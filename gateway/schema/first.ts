const MAX_FIRST = 48;

/** A number of list entries that was asked for, within bounds. */
export function firstOf(first: number): number {
  return Math.min(Math.max(first, 0), MAX_FIRST);
}
