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

const STARS = /^[1-5]$/;
const VARIATION = /^([a-z][a-z-]{0,29}):([^\p{C}]{1,60})$/u;

/** @param text "1" to "5". @returns null for what are no stars: all */
export function readStars(text: string | null | undefined): number | null {
  return text && STARS.test(text) ? Number(text) : null;
}

/** @param text "colour:red". @returns null for what is none */
export function readVariation(text: string | null | undefined): ReviewVariation | null {
  const [, key, value] = VARIATION.exec(text ?? '') ?? [];
  return key && value ? { key, value } : null;
}

export function writeVariation({ key, value }: ReviewVariation): string {
  return `${key}:${value}`;
}

export function readReviewSort(text: string | null | undefined): ReviewSort {
  return REVIEW_SORTS.find((sort) => sort === text) ?? REVIEW_SORTS[0];
}

export function readFit(text: string | null | undefined): ReviewFit | null {
  return REVIEW_FITS.find((fit) => fit === text) ?? null;
}

/** Words that are searched for, as one writes them in one way: at most 40 characters, 2 at least. */
export function readReviewWords(text: string | null | undefined): string | null {
  const words = (text ?? '').normalize('NFC').replace(/\p{C}/gu, '').replace(/\s+/g, ' ').trim();
  const kept = words.slice(0, MOST_WORDS).trim().toLowerCase();
  return kept.length < 2 ? null : kept;
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

export function readReviewChoice(parameters: URLSearchParams): ReviewChoice {
  return {
    stars: readStars(parameters.get(REVIEW_PARAMETERS.stars)),
    variation: readVariation(parameters.get(REVIEW_PARAMETERS.variation)),
    fit: readFit(parameters.get(REVIEW_PARAMETERS.fit)),
    words: readReviewWords(parameters.get(REVIEW_PARAMETERS.words)),
    pictures: parameters.get(REVIEW_PARAMETERS.pictures) === '1',
    sort: readReviewSort(parameters.get(REVIEW_PARAMETERS.sort)),
  };
}
