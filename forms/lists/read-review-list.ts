import {
  MOST_WORDS,
  REVIEW_FITS,
  REVIEW_PARAMETERS,
  REVIEW_SORTS,
  type ReviewChoice,
  type ReviewFit,
  type ReviewSort,
  type ReviewVariation,
} from './review-list.ts';

const STARS = /^[1-5]$/;
const VARIATION = /^([a-z][a-z-]{0,29}):([^\p{C}]{1,60})$/u;

/** @param text "1" to "5". @returns null for all reviews, if it is not a number of stars */
export function readStars(text: string | null | undefined): number | null {
  return text && STARS.test(text) ? Number(text) : null;
}

/** @param text "colour:red". @returns null if it is not a variation */
export function readVariation(text: string | null | undefined): ReviewVariation | null {
  const [, key, value] = VARIATION.exec(text ?? '') ?? [];
  return key && value ? { key, value } : null;
}

export function readReviewSort(text: string | null | undefined): ReviewSort {
  return REVIEW_SORTS.find((sort) => sort === text) ?? REVIEW_SORTS[0];
}

export function readFit(text: string | null | undefined): ReviewFit | null {
  return REVIEW_FITS.find((fit) => fit === text) ?? null;
}

/** The words to search reviews for, trimmed: 2 to 40 characters. */
export function readReviewWords(text: string | null | undefined): string | null {
  const words = (text ?? '').normalize('NFC').replace(/\p{C}/gu, '').replace(/\s+/g, ' ').trim();
  const kept = words.slice(0, MOST_WORDS).trim().toLowerCase();
  return kept.length < 2 ? null : kept;
}

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
