/** Orders of a product's reviews; the first is the default. Those in the reader's language are before the others in all. */
export const REVIEW_SORTS = ['newest', 'helpful', 'best', 'worst'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** A value of one of the product's dimensions, by the keys of both: colour and red. */
export type ReviewVariation = { readonly key: string; readonly value: string };

/** How an article fits by its buyers, and the tags that say it (review-tags.ts). */
export const FIT_TAGS = {
  small: 'fits-small',
  expected: 'fits-as-expected',
  large: 'fits-large',
} as const;
export type ReviewFit = keyof typeof FIT_TAGS;
export const REVIEW_FITS = Object.keys(FIT_TAGS) as readonly ReviewFit[];

/** Which of a product's reviews are wanted, and how. */
export type ReviewChoice = {
  /** 1 to 5; null: all */
  readonly stars: number | null;
  /** reviews of variants with this value; null: of all */
  readonly variation: ReviewVariation | null;
  readonly fit: ReviewFit | null;
  /** reviews that have all of these words; null: all */
  readonly words: string | null;
  /** only those with photographs */
  readonly pictures: boolean;
  readonly sort: ReviewSort;
};

export function writeVariation({ key, value }: ReviewVariation): string {
  return `${key}:${value}`;
}

/** Characters of what is searched for in reviews. */
export const MOST_WORDS = 40;

/** Names of the parameters by which an address says it. */
export const REVIEW_PARAMETERS = {
  stars: 'stars',
  variation: 'variation',
  fit: 'fit',
  words: 'words',
  pictures: 'pictures',
  sort: 'reviewSort',
} as const;
