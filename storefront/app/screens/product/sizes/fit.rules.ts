import { FIT_TAGS, REVIEW_FITS, type ReviewFit } from '#forms/lists/review-list.ts';

/** The fit of an article in its buyers' opinion. `advice`: that of most of them; null if they differ. */
export type Fit = {
  readonly counts: Readonly<Record<ReviewFit, number>>;
  readonly total: number;
  readonly advice: ReviewFit | null;
};

/** Fewest opinions for a statement. */
const LEAST = 5;
/** From this share on the fit is a property of the article. */
const MOST_SAY = 0.5;

/** @param tags counts of an article's published reviews. @returns null where there are too few opinions */
export function judgeFit(tags: readonly { readonly key: string; readonly count: number }[]): Fit | null {
  const countTag = (fit: ReviewFit) => tags.find(({ key }) => key === FIT_TAGS[fit])?.count ?? 0;
  const counts = { small: countTag('small'), expected: countTag('expected'), large: countTag('large') };
  const total = counts.small + counts.expected + counts.large;
  if (total < LEAST) return null;
  return { counts, total, advice: REVIEW_FITS.find((fit) => counts[fit] / total >= MOST_SAY) ?? null };
}
