import type { RankingSettings } from '#search/search.types.ts';

/** The positions of a word in a product's texts. */
export type Places = {
  readonly inName: boolean;
  /** it says what the article is, not which sort or what for */
  readonly isHead: boolean;
  /** number of words in the name, about; a word of a short name weighs more */
  readonly nameLength: number;
  /** brand, category, colours, stored keywords */
  readonly inKeywords: boolean;
  /** only in attribute values */
  readonly inAttributes: boolean;
  /** number of occurrences in the description, at most 3 */
  readonly inDescription: number;
  /** words of the description, about; 0: the word is in the name, or there is no description */
  readonly descriptionLength: number;
};

/** Whether a word describes the article itself. */
export function isTold({ inName, inKeywords, inAttributes }: Places): boolean {
  return inName || inKeywords || inAttributes;
}

export const MAX_IN_DESCRIPTION = 3;

/** BM25F with one saturation for all fields (Robertson, Zaragoza, Taylor 2004), without the word's rarity. */
export function scorePlaces(settings: RankingSettings, places: Places): number {
  const { inName, isHead, inKeywords, inAttributes, inDescription, nameLength } = places;
  const weight =
    (inName ? settings.name * (isHead ? 1 + settings.head : 1) * normalizeByLength(nameLength, NAMES) : 0) +
    (inKeywords ? settings.keywords : 0) +
    (inAttributes ? settings.attributes : 0) +
    settings.description *
      (inDescription / (inDescription + 1)) *
      normalizeByLength(places.descriptionLength, DESCRIPTIONS);
  return weight / (weight + SATURATION);
}

const SATURATION = 1.2;
/** The typical number of words of a kind of text, and how much its length counts: BM25's b. */
const NAMES = { typical: 6, counts: 0.6 };
const DESCRIPTIONS = { typical: 30, counts: 0.85 };

/** Normalises by length as BM25 does. */
function normalizeByLength(length: number, { typical, counts }: typeof NAMES): number {
  return length === 0 ? 1 : 1 / (1 - counts + (counts * length) / typical);
}

/** The weight of a word: ln(1 + (N − n + ½) / (n + ½)), as in BM25. @param products with the word */
export function computeRarity(products: number, all: number): number {
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

/** The signals of the article itself, each part from 0 to its weight. */
export function computeQualityParts(settings: RankingSettings, signals: Signals, now: number) {
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

/**
 * The factor by which the article's own signals raise the score of its words. A sold-out article sinks: of two
 * articles that match equally well it comes second, whatever its other signals; one that matches far better stays
 * first.
 */
export function computeQuality(settings: RankingSettings, signals: Signals, now: number): number {
  const { popularity, availability, rating, novelty } = computeQualityParts(settings, signals, now);
  const sum = 1 + popularity + availability + rating + novelty;
  return signals.available || settings.availability === 0 ? sum : scaleDown(settings, sum);
}

/**
 * The factor of an available article that is sold out in what a list is narrowed to, a colour or a size: what it would
 * be if nothing of it were there. @param available its factor as it is
 */
export function computeSoldOutQuality(settings: RankingSettings, available: number): number {
  return settings.availability === 0 ? available : scaleDown(settings, available - settings.availability);
}

function scaleDown({ popularity, rating, novelty }: RankingSettings, sum: number): number {
  return sum / (1 + popularity + rating + novelty);
}
