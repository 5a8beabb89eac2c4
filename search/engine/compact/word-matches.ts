import type { TermGroup } from '#search/engine/plan.types.ts';
import { placesScore, rarity } from '#search/engine/ranking.rules.ts';
import type { RankingSettings } from '#search/search.types.ts';
import { flagsOf, postingsOf } from './posting-lists.ts';
import { isToldIn, type Postings, type TextIndex, unpackPlaces } from './text-index.ts';

type Alternative = {
  readonly postings: Postings;
  readonly count: number;
  /** score by flags */
  readonly scores: Float32Array;
};

type Group = {
  readonly typed: string;
  readonly required: boolean;
  readonly against: number | null;
  readonly alternatives: readonly Alternative[];
  readonly count: number;
};

export type MatchLimits = {
  /** further alternatives are left out from so many products on */
  readonly most?: number;
  /** a word that stands only in a description is not found */
  readonly telling?: boolean;
};

/** A list much longer than what is left is looked up in instead of read. */
const LOOK_UP_FROM = 24;
/** Of so large a share of all products the numbers are taken in order. */
const DENSE = 1 / 24;

/** Products that have all the required words, and what their words are worth. Its memory is kept between questions. */
export class WordMatches {
  #size = 0;
  #stage = new Uint8Array(0);
  #best = new Float32Array(0);
  /** by product number, for those found */
  scores = new Float32Array(0);
  #found = new Uint32Array(0);
  count = 0;

  /** numbers of the products found, the first `count` */
  get found(): Uint32Array {
    return this.#found;
  }

  /** @param groups one of them is required, at least @param size product numbers are below it */
  match(
    index: TextIndex,
    groups: readonly TermGroup[],
    ranking: RankingSettings,
    size: number,
    { most = Number.POSITIVE_INFINITY, telling = false }: MatchLimits = {},
  ): void {
    this.#reach(size);
    const prepared = prepare(index, groups, ranking, { size, telling });
    const required = prepared.filter((group) => group.required).sort((a, b) => a.count - b.count);
    this.count = 0;
    required.forEach((group, stage) => {
      if (stage === 0) this.#begin(group, this.scores, most);
      else this.#narrow(group, stage);
    });
    for (const group of prepared) if (!group.required) this.#add(group, required.length);
    if (this.count > size * DENSE) this.#takeInOrder(size, required.length);
    for (let place = 0; place < this.count; place += 1) this.#stage[this.#found[place] as number] = 0;
  }

  #reach(size: number): void {
    if (size <= this.#size) return;
    const length = Math.ceil(size * 1.1);
    this.#size = length;
    this.#stage = new Uint8Array(length);
    this.#best = new Float32Array(length);
    this.scores = new Float32Array(length);
    this.#found = new Uint32Array(length);
  }

  /** Reading columns in their order waits less for memory. */
  #takeInOrder(size: number, stage: number): void {
    const [stages, found] = [this.#stage, this.#found];
    const wanted = Math.max(1, stage);
    let count = 0;
    for (let ordinal = 0; ordinal < size; ordinal += 1) {
      if (stages[ordinal] !== wanted) continue;
      found[count] = ordinal;
      count += 1;
    }
  }

  /** The first group finds; its best alternative counts. */
  #begin(group: Group, scores: Float32Array, most = Number.POSITIVE_INFINITY): void {
    const [stage, found] = [this.#stage, this.#found];
    let count = 0;
    for (const { postings, scores: byFlags } of group.alternatives) {
      if (count >= most) break;
      for (const list of [postings.base, postings.later]) {
        for (let place = 0; place < list.length; place += 1) {
          const posting = list[place] as number;
          const ordinal = posting >>> 8;
          const score = byFlags[posting & 255] as number;
          if (score < 0) continue;
          if (stage[ordinal] === 0) {
            stage[ordinal] = 1;
            scores[ordinal] = score;
            found[count] = ordinal;
            count += 1;
          } else if (score > (scores[ordinal] as number)) scores[ordinal] = score;
        }
      }
    }
    this.count = count;
  }

  /** A further group keeps those that have it too. */
  #narrow(group: Group, stage: number): void {
    for (const alternative of group.alternatives) {
      if (alternative.count > this.count * LOOK_UP_FROM) this.#lookUp(alternative, stage);
      else this.#read(alternative, stage);
    }
    const [stages, found, best] = [this.#stage, this.#found, this.#best];
    let kept = 0;
    for (let place = 0; place < this.count; place += 1) {
      const ordinal = found[place] as number;
      if (stages[ordinal] === stage + 1) {
        this.scores[ordinal] = (this.scores[ordinal] as number) + (best[ordinal] as number);
        found[kept] = ordinal;
        kept += 1;
      } else stages[ordinal] = 0;
    }
    this.count = kept;
  }

  #read({ postings, scores: byFlags }: Alternative, stage: number): void {
    const [stages, best] = [this.#stage, this.#best];
    for (const list of [postings.base, postings.later]) {
      for (let place = 0; place < list.length; place += 1) {
        const posting = list[place] as number;
        const ordinal = posting >>> 8;
        const at = stages[ordinal] as number;
        if (at < stage) continue;
        const score = byFlags[posting & 255] as number;
        if (score < 0) continue;
        if (at === stage) {
          stages[ordinal] = stage + 1;
          best[ordinal] = score;
        } else if (score > (best[ordinal] as number)) best[ordinal] = score;
      }
    }
  }

  #lookUp({ postings, scores: byFlags }: Alternative, stage: number): void {
    const [stages, best] = [this.#stage, this.#best];
    for (let place = 0; place < this.count; place += 1) {
      const ordinal = this.#found[place] as number;
      const flags = flagsOf(postings, ordinal);
      if (flags < 0) continue;
      const score = byFlags[flags] as number;
      if (score < 0) continue;
      if (stages[ordinal] === stage) {
        stages[ordinal] = stage + 1;
        best[ordinal] = score;
      } else if (score > (best[ordinal] as number)) best[ordinal] = score;
    }
  }

  /** An optional group raises those found that have it. */
  #add(group: Group, stage: number): void {
    const [stages, best] = [this.#stage, this.#best];
    for (const alternative of group.alternatives) {
      if (alternative.count > this.count * LOOK_UP_FROM) this.#lookUp(alternative, stage);
      else this.#read(alternative, stage);
    }
    for (let place = 0; place < this.count; place += 1) {
      const ordinal = this.#found[place] as number;
      if (stages[ordinal] !== stage + 1) continue;
      stages[ordinal] = stage;
      const score = this.scores[ordinal] as number;
      this.scores[ordinal] =
        group.against !== null ? score * group.against : score + (best[ordinal] as number);
    }
  }

  /**
   * Nothing is required: all of these products are found, and those with one of the words come first.
   * @param ordinals null: all products
   */
  prefer(
    index: TextIndex,
    groups: readonly TermGroup[],
    ranking: RankingSettings,
    products: { readonly ordinals: Uint32Array | null; readonly count: number; readonly size: number },
  ): void {
    const { ordinals, count, size } = products;
    this.#reach(size);
    if (ordinals) for (let place = 0; place < count; place += 1) this.scores[ordinals[place] as number] = 1;
    else this.scores.fill(1, 0, count);
    for (const group of prepare(index, groups, ranking, { size })) {
      if (group.against !== null) continue;
      this.#begin(group, this.#best);
      for (let place = 0; place < this.count; place += 1) {
        const ordinal = this.#found[place] as number;
        this.#stage[ordinal] = 0;
        this.scores[ordinal] = (this.scores[ordinal] as number) + (this.#best[ordinal] as number);
      }
    }
  }
}

/** Stands for the score of a product that is not looked for there. */
const NOT_FOUND = -1;

/** The worth of each group of words in one product, by the typed word. */
export function wordScores(
  index: TextIndex,
  groups: readonly TermGroup[],
  ranking: RankingSettings,
  at: { readonly size: number; readonly ordinal: number },
): Record<string, number> {
  const parts: Record<string, number> = {};
  for (const group of prepare(index, groups, ranking, at)) {
    let best = 0;
    for (const { postings, scores } of group.alternatives) {
      const flags = flagsOf(postings, at.ordinal);
      if (flags >= 0) best = Math.max(best, scores[flags] as number);
    }
    parts[`word:${group.typed}`] = best;
  }
  return parts;
}

const known = new WeakMap<RankingSettings, Float32Array>();

/** The worth of a word by where it stands; the same for every question of a tenant. */
function scoresByFlags(ranking: RankingSettings): Float32Array {
  const made = known.get(ranking);
  if (made) return made;
  const scores = Float32Array.from({ length: 256 }, (_, flags) => placesScore(ranking, unpackPlaces(flags)));
  known.set(ranking, scores);
  return scores;
}

function prepare(
  index: TextIndex,
  groups: readonly TermGroup[],
  ranking: RankingSettings,
  { size, telling = false }: { readonly size: number; readonly telling?: boolean },
): Group[] {
  const all = scoresByFlags(ranking);
  const byFlags = telling ? all.map((score, flags) => (isToldIn(flags) ? score : NOT_FOUND)) : all;
  return groups.map(({ typed, required, against = null, alternatives }) => {
    const lists = alternatives.map((alternative) => ({
      ...alternative,
      postings: postingsOf(index, alternative),
    }));
    const counts = lists.map(({ postings }) => postings.base.length + postings.later.length);
    const count = counts.reduce((sum, one) => sum + one, 0);
    const weight = rarity(count, size);
    return {
      typed,
      required,
      against,
      count,
      alternatives: lists.map(({ postings, reason, closeness }, place) => ({
        postings,
        count: counts[place] as number,
        scores: scaled(byFlags, weight * ranking[reason] * closeness),
      })),
    };
  });
}

/** @param factor not below 0 */
function scaled(byFlags: Float32Array, factor: number): Float32Array {
  const scores = new Float32Array(byFlags.length);
  for (let flags = 0; flags < scores.length; flags += 1) {
    const score = byFlags[flags] as number;
    scores[flags] = score < 0 ? NOT_FOUND : score * factor;
  }
  return scores;
}
