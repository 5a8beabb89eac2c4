import type { NamedFilter } from './candidates.ts';
import type { Counts } from './kept-counts.ts';

/** Of products that miss at most one filter each has one of any two; fewer lists are of no use. */
export function missingOne(named: readonly NamedFilter[]): readonly NamedFilter[] {
  return named.length > 1 ? named.slice(0, 2) : [];
}

/** The filter's own facet counts as if nothing had been chosen in it. */
export function withFacetOf(
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
