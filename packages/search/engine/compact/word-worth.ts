import type { TermGroup } from '#search/engine/plan.types.ts';
import { computeRarity, scorePlaces } from '#search/engine/ranking.rules.ts';
import type { RankingSettings } from '#search/search.types.ts';
import { getFlags, readPostings } from './posting-lists.ts';
import { isToldIn, type Postings, unpackPlaces } from './postings.ts';
import type { TextIndex } from './text-index.ts';

export type Alternative = {
  readonly postings: Postings;
  readonly count: number;
  /** score by flags */
  readonly scores: Float32Array;
};

export type Group = {
  readonly typed: string;
  readonly required: boolean;
  readonly against: number | null;
  readonly alternatives: readonly Alternative[];
  readonly count: number;
  /** its weight, as in BM25 */
  readonly weight: number;
  readonly isCategoryName: boolean;
  /** a product without it is something else, though other words may be missing */
  readonly isNeeded: boolean;
};

/** Factor for a description that contains a word for things: "projector" in that of a lamp. */
const MENTIONED = 0.4;

/** Factor for a brand in the name or the description of another brand's article. */
const OTHER_BRAND = 0.5;

/** Stands for the score of a position that is not searched. */
const NOT_FOUND = -1;

/** The score of each group of words in one product, by the typed word. */
export function scoreWords(
  index: TextIndex,
  groups: readonly TermGroup[],
  ranking: RankingSettings,
  at: { readonly size: number; readonly ordinal: number },
): Record<string, number> {
  const parts: Record<string, number> = {};
  for (const group of prepare(index, groups, ranking, at)) {
    let best = 0;
    for (const { postings, scores } of group.alternatives) {
      const flags = getFlags(postings, at.ordinal);
      if (flags >= 0) best = Math.max(best, scores[flags] as number);
    }
    parts[`word:${group.typed}`] = best;
  }
  return parts;
}

const known = new WeakMap<RankingSettings, Float32Array>();

/** The score of a word by its positions; the same for every question of a tenant. */
function buildFlagScores(ranking: RankingSettings): Float32Array {
  const made = known.get(ranking);
  if (made) return made;
  const scores = Float32Array.from({ length: 256 }, (_, flags) => scorePlaces(ranking, unpackPlaces(flags)));
  known.set(ranking, scores);
  return scores;
}

const NUMBER = /^\d+$/;
/** A number in few articles weighs less than the thing or word beside it, where one of both may be missing. */
const OF_A_THING = 0.6;

/** The lists of groups of words, and the score of each in a product. */
export function prepare(
  index: TextIndex,
  groups: readonly TermGroup[],
  ranking: RankingSettings,
  {
    size,
    telling = false,
    partly = false,
  }: { readonly size: number; readonly telling?: boolean; readonly partly?: boolean },
): Group[] {
  const all = buildFlagScores(ranking);
  const byFlags = telling ? all.map((score, flags) => (isToldIn(flags) ? score : NOT_FOUND)) : all;
  const ofThings = byFlags.map((score, flags) => (score < 0 || isToldIn(flags) ? score : score * MENTIONED));
  const ofBrands = groups.some(({ isBrand }) => isBrand) ? byFlags.map(lowerOtherBrand) : byFlags;
  const made = groups.map(
    ({ typed, required, against = null, isThing = false, isBrand = false, ...group }) => {
      const { isCategoryName = false, isNeeded = false, alternatives } = group;
      const lists = alternatives.map((alternative) => ({
        ...alternative,
        postings: readPostings(index, alternative),
      }));
      const counts = lists.map(({ postings }) => postings.base.length + postings.later.length);
      const count = counts.reduce((sum, one) => sum + one, 0);
      return {
        typed,
        required,
        against,
        isThing,
        isCategoryName,
        isNeeded,
        byFlags: isBrand ? ofBrands : isThing ? ofThings : byFlags,
        lists,
        counts,
        count,
        weight: computeRarity(count, size),
      };
    },
  );
  const most = partly ? OF_A_THING * getWeightBesideNumbers(made) : Number.POSITIVE_INFINITY;
  return made.map(({ isThing, byFlags: scores, lists, counts, ...group }) => {
    const weight = NUMBER.test(group.typed) ? Math.min(group.weight, most) : group.weight;
    return {
      ...group,
      weight,
      alternatives: lists.map(({ postings, reason, closeness }, place) => ({
        postings,
        count: counts[place] as number,
        scores: scaleScores(scores, weight * ranking[reason] * closeness),
      })),
    };
  });
}

/** The score of a brand's word that is not the article's own brand: a case for a Samsung is not Samsung's. */
function lowerOtherBrand(score: number, flags: number): number {
  return score < 0 || unpackPlaces(flags).inKeywords ? score : score * OTHER_BRAND;
}

/** The weight of the commonest thing, or of the rarest word where none is a thing. */
function getWeightBesideNumbers(
  groups: readonly (Pick<Group, 'typed' | 'required' | 'weight'> & { readonly isThing: boolean })[],
): number {
  const things = groups.filter(({ isThing }) => isThing).map(({ weight }) => weight);
  if (things.length > 0) return Math.min(...things);
  const words = groups.filter(({ required, typed }) => required && !NUMBER.test(typed));
  return words.length > 0 ? Math.max(...words.map(({ weight }) => weight)) : Number.POSITIVE_INFINITY;
}

/** @param factor not below 0 */
function scaleScores(byFlags: Float32Array, factor: number): Float32Array {
  return byFlags.map((score) => (score < 0 ? NOT_FOUND : score * factor));
}

/** The largest share of the weight that words beside a category's name may have together: below every share asked for. */
const MOST_BESIDE_CATEGORY = 0.29;

/**
 * The factor for the weight of words that name a category. With it a product without them cannot reach the share: an
 * article that only has the measure or the colour is not of that category.
 */
export function getCategoryNameFactor(groups: readonly Group[]): number {
  const sum = (list: readonly Group[]) => list.reduce((all, { weight }) => all + weight, 0);
  const names = sum(groups.filter(({ isCategoryName }) => isCategoryName));
  const others = sum(groups.filter(({ isCategoryName }) => !isCategoryName));
  if (names === 0) return 1;
  return Math.max(1, (others * (1 - MOST_BESIDE_CATEGORY)) / (MOST_BESIDE_CATEGORY * names));
}
