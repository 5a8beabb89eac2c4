import type { NamedFilter } from './candidates.ts';
import type { Counts } from './kept-counts.ts';

/**
 * A product that misses at most one filter is in one of any two filters' lists; with fewer lists this does not help.
 */
export function filterSecondRarest(named: readonly NamedFilter[]): readonly NamedFilter[] {
  return named.length > 1 ? named.slice(0, 2) : [];
}

/** Counts the filter's own facet as if nothing had been chosen in it. */
export function addWiderFacet(
  named: NamedFilter | undefined,
  counts: Counts,
  wider: Counts | undefined,
): Counts {
  if (!named || !wider) return counts;
  const { key } = named.filter;
  return {
    ...counts,
    until: Math.min(counts.until, wider.until),
    values: { get: (asked) => (asked === key ? wider : counts).values.get(asked) },
    ranges: { get: (asked) => (asked === key ? wider : counts).ranges.get(asked) },
  };
}
