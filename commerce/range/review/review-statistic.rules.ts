import type { ReviewChoice, ReviewVariation } from '#forms/lists/review-list.ts';

/** Reviews with the same stars, purchase mark and variant; for an unknown variant neither column is set. */
export type ReviewGroup = {
  readonly stars: number;
  readonly verified_purchase: boolean;
  readonly colour_key: string | null;
  readonly dimensions: unknown;
  readonly count: number;
};

export type ReviewStatistic = {
  /** of exactly these reviews, 1 to 5; null if there are none */
  readonly average: number | null;
  readonly count: number;
  /** how many gave 1 to 5 stars, in this order */
  readonly distribution: readonly number[];
  /** reviews that belong to an order line */
  readonly verifiedCount: number;
  /** number of reviews by buyers of each value, by dimension; the most frequent first */
  readonly variations: readonly (ReviewVariation & { readonly count: number })[];
};

const COLOUR = 'colour';

/** The values of a variant by dimension, the colour first. */
export function getVariationValues({
  colour_key: colour,
  dimensions,
}: Pick<ReviewGroup, 'colour_key' | 'dimensions'>): ReviewVariation[] {
  const others = typeof dimensions === 'object' && dimensions !== null ? Object.entries(dimensions) : [];
  return [
    ...(colour === null ? [] : [{ key: COLOUR, value: colour }]),
    ...others.map(([key, value]) => ({ key, value: String(value) })),
  ];
}

export function calculateStatistic(groups: readonly ReviewGroup[]): ReviewStatistic {
  const count = sum(groups);
  const stars = groups.reduce((all, group) => all + group.stars * group.count, 0);
  return {
    average: count === 0 ? null : stars / count,
    count,
    distribution: [1, 2, 3, 4, 5].map((wanted) => sum(groups.filter((group) => group.stars === wanted))),
    verifiedCount: sum(groups.filter((group) => group.verified_purchase)),
    variations: countVariations(groups),
  };
}

/** The number of reviews that match the choice. */
export function countMatchingReviews(
  groups: readonly ReviewGroup[],
  { stars, variation }: Pick<ReviewChoice, 'stars' | 'variation'>,
): number {
  const chosen = groups.filter(
    (group) =>
      (stars === null || group.stars === stars) &&
      (variation === null ||
        getVariationValues(group).some(
          ({ key, value }) => key === variation.key && value === variation.value,
        )),
  );
  return sum(chosen);
}

function countVariations(groups: readonly ReviewGroup[]): ReviewStatistic['variations'] {
  const counts = new Map<string, ReviewVariation & { count: number }>();
  for (const group of groups) {
    for (const { key, value } of getVariationValues(group)) {
      const known = counts.get(`${key}:${value}`);
      counts.set(`${key}:${value}`, { key, value, count: (known?.count ?? 0) + group.count });
    }
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}

function sum(groups: readonly ReviewGroup[]): number {
  return groups.reduce((all, { count }) => all + count, 0);
}
