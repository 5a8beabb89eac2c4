/**
 * Orders of a product's reviews; the first is the default. In all of them reviews in the reader's language come
 * first.
 */
export const REVIEW_SORTS = ['newest', 'helpful', 'best', 'worst'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** A value of one of the product's dimensions, by the keys of both: colour and red. */
export type ReviewVariation = { readonly key: string; readonly value: string };

/** Opinions about the fit, and the tags that express them (review-tags.ts). */
export const FIT_TAGS = {
  small: 'fits-small',
  expected: 'fits-as-expected',
  large: 'fits-large',
} as const;
export type ReviewFit = keyof typeof FIT_TAGS;
export const REVIEW_FITS = Object.keys(FIT_TAGS) as readonly ReviewFit[];

/** The choice of a product's reviews. */
export type ReviewChoice = {
  /** 1 to 5; null for all */
  readonly stars: number | null;
  /** reviews of variants with this value; null for all */
  readonly variation: ReviewVariation | null;
  readonly fit: ReviewFit | null;
  /** reviews with all of these words; null for all */
  readonly words: string | null;
  /** only those with photographs */
  readonly pictures: boolean;
  readonly sort: ReviewSort;
};

export function writeVariation({ key, value }: ReviewVariation): string {
  return `${key}:${value}`;
}

/** Most characters of a search in reviews. */
export const MOST_WORDS = 40;

/** Names of the parameters in an address. */
export const REVIEW_PARAMETERS = {
  stars: 'stars',
  variation: 'variation',
  fit: 'fit',
  words: 'words',
  pictures: 'pictures',
  sort: 'reviewSort',
} as const;
