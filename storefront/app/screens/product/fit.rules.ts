import { FIT_TAGS, REVIEW_FITS, type ReviewFit } from '#forms/review-list.ts';

/** How an article fits by its buyers. `advice`: what most of them say; null: they differ. */
export type Fit = {
  readonly counts: Readonly<Record<ReviewFit, number>>;
  readonly total: number;
  readonly advice: ReviewFit | null;
};

/** Fewer say nothing. */
const LEAST = 5;
/** From this share on it is the article, not the buyer. */
const MOST_SAY = 0.5;

/** @param tags counts of an article's published reviews. @returns null where too few say how it fits */
export function fitOf(tags: readonly { readonly key: string; readonly count: number }[]): Fit | null {
  const countOf = (fit: ReviewFit) => tags.find(({ key }) => key === FIT_TAGS[fit])?.count ?? 0;
  const counts = { small: countOf('small'), expected: countOf('expected'), large: countOf('large') };
  const total = counts.small + counts.expected + counts.large;
  if (total < LEAST) return null;
  return { counts, total, advice: REVIEW_FITS.find((fit) => counts[fit] / total >= MOST_SAY) ?? null };
}
