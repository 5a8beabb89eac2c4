import type { RankingSettings } from '#search/search.types.ts';

/** Where a word stands in a product's texts. */
export type Places = {
  readonly inName: boolean;
  readonly inKeywords: boolean;
  /** how often in the description, at most 3 */
  readonly inDescription: number;
  /** words in the name; a word of a short name says more */
  readonly nameLength: number;
};

export const MAX_IN_DESCRIPTION = 3;
export const MAX_NAME_LENGTH = 7;

/** BM25F with one saturation for all fields (Robertson, Zaragoza, Taylor 2004), without the word's rarity. */
export function placesScore(settings: RankingSettings, places: Places): number {
  const { inName, inKeywords, inDescription, nameLength } = places;
  const weight =
    (inName ? settings.name * nameFactor(nameLength) : 0) +
    (inKeywords ? settings.keywords : 0) +
    settings.description * (inDescription / (inDescription + 1));
  return weight / (weight + SATURATION);
}

const SATURATION = 1.2;

function nameFactor(length: number): number {
  return 1.3 - 0.06 * Math.min(length, MAX_NAME_LENGTH);
}

/** How much a word says: ln(1 + (N − n + ½) / (n + ½)), as in BM25. @param products that have it */
export function rarity(products: number, all: number): number {
  const having = Math.min(products, all);
  return Math.log(1 + (all - having + 0.5) / (having + 0.5));
}

export type Signals = {
  readonly popularity: number;
  readonly available: boolean;
  /** hundredths of a star */
  readonly rating: number | null;
  readonly ratingCount: number;
  readonly releasedAt: number;
};

const DAY_MS = 86_400_000;
const NOVELTY_DAYS = 60;
/** Few ratings count as if there were this many average ones besides. */
const PRIOR_RATINGS = 8;
const PRIOR_STARS = 3.8;
const MOST_POPULAR = 100_000;

/** What speaks for the article itself, each part from 0 to its weight. */
export function qualityParts(settings: RankingSettings, signals: Signals, now: number) {
  const { popularity, available, rating, ratingCount, releasedAt } = signals;
  const count = rating === null ? 0 : ratingCount;
  const stars = (PRIOR_RATINGS * PRIOR_STARS + (count * (rating ?? 0)) / 100) / (PRIOR_RATINGS + count);
  const days = Math.max(0, now - releasedAt) / DAY_MS;
  const asked = Math.log1p(Math.max(0, popularity)) / Math.log1p(MOST_POPULAR);
  return {
    popularity: settings.popularity * Math.min(1, asked) ** 3,
    availability: settings.availability * (available ? 1 : 0),
    rating: settings.rating * Math.max(0, (stars - 1) / 4),
    novelty: settings.novelty * Math.exp(-days / NOVELTY_DAYS),
  };
}

/** The factor by which what speaks for the article raises the score of its words. */
export function quality(settings: RankingSettings, signals: Signals, now: number): number {
  const { popularity, availability, rating, novelty } = qualityParts(settings, signals, now);
  return 1 + popularity + availability + rating + novelty;
}
