/** Orders of a product's reviews; the first is the default. Those in the reader's language are before the others in all. */
export const REVIEW_SORTS = ['newest', 'helpful', 'best', 'worst'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** A value of one of the product's dimensions, by the keys of both: colour and red. */
export type ReviewVariation = { readonly key: string; readonly value: string };

/** Which of a product's reviews are wanted, and how. */
export type ReviewChoice = {
  /** 1 to 5; null: all */
  readonly stars: number | null;
  /** reviews of variants with this value; null: of all */
  readonly variation: ReviewVariation | null;
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

/** Names of the parameters by which an address says it. */
export const REVIEW_PARAMETERS = { stars: 'stars', variation: 'variation', sort: 'reviewSort' } as const;

export function readReviewChoice(parameters: URLSearchParams): ReviewChoice {
  return {
    stars: readStars(parameters.get(REVIEW_PARAMETERS.stars)),
    variation: readVariation(parameters.get(REVIEW_PARAMETERS.variation)),
    sort: readReviewSort(parameters.get(REVIEW_PARAMETERS.sort)),
  };
}
