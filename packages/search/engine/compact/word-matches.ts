import type { TermGroup } from '#search/engine/plan.types.ts';
import type { RankingSettings } from '#search/search.types.ts';
import { findPosition } from './posting-lists.ts';
import type { TextIndex } from './text-index.ts';
import { WordHits } from './word-hits.ts';
import { type Alternative, type Group, getCategoryNameFactor, prepare } from './word-worth.ts';

export type MatchLimits = {
  /** further alternatives are left out when this many products are found */
  readonly most?: number;
  /** a word in a description alone is not found */
  readonly telling?: boolean;
  /** the share of the required words' weight that a product must have; default all of it */
  readonly least?: number;
  /** products that all wanted hits are among */
  readonly among?: Among | null;
  /** whether the records of the hits are read afterwards, and the hits are not only counted; default true */
  readonly isRead?: boolean;
};

/** Products that can be listed in their order. */
export type Among = { readonly count: number; readonly list: () => Uint32Array };

/** A list this many times as long as the rest is searched instead of read. */
const LOOK_UP_FROM = 8;
/** A word begins a question unless the products that its hits are among are so many times fewer. */
const SHORTER = 2;
/** Accuracy of sums of weights. */
const ROUNDING = 1e-4;
/** Exponent of the share of the words that a product has. */
const LACKING = 1.5;
/** From this share of all products on the numbers are visited in order. */
const DENSE = 1 / 24;

/** Products with all the required words, and the score of their words. */
export class WordMatches {
  readonly #hits = new WordHits();

  /** by product number, for the hits */
  get scores(): Float32Array {
    return this.#hits.scores;
  }

  /** numbers of the hits, the first `count` */
  get found(): Uint32Array {
    return this.#hits.found;
  }

  get count(): number {
    return this.#hits.count;
  }

  /** @param groups at least one of them is required @param size product numbers are below it */
  match(
    index: TextIndex,
    groups: readonly TermGroup[],
    ranking: RankingSettings,
    size: number,
    {
      most = Number.POSITIVE_INFINITY,
      telling = false,
      least = 1,
      among = null,
      isRead = true,
    }: MatchLimits = {},
  ): void {
    this.#hits.reach(size);
    const prepared = prepare(index, groups, ranking, { size, telling, partly: least < 1 });
    const required = prepared.filter((group) => group.required).sort((a, b) => a.count - b.count);
    this.#hits.count = 0;
    let stage = required.length;
    if (least < 1) this.#share(required, least);
    else stage = this.#haveAll(required, most, among);
    for (const group of prepared) if (!group.required) this.#add(group, stage);
    if (isRead && this.#hits.count > size * DENSE) this.#hits.putInOrder(stage);
    this.#hits.forget();
  }

  /** @param groups the rarest first @returns the stage of the hits */
  #haveAll([first, ...others]: readonly Group[], most: number, among: Among | null): number {
    if (!first) return 1;
    let stage = 1;
    const isShorter = among !== null && among.count * SHORTER < first.count && first.count < most;
    if (!isShorter) this.#begin(first, most);
    else {
      const list = among.list();
      this.#hits.beginWith(list, list.length, 0);
      this.#narrow(first, stage);
      stage += 1;
    }
    for (const group of others) {
      this.#narrow(group, stage);
      stage += 1;
    }
    return stage;
  }

  /** Begins with the products of the first group; its best alternative counts. */
  #begin(group: Group, most: number): void {
    const { stages: stage, found, scores } = this.#hits;
    let count = 0;
    const lists = group.alternatives.flatMap(({ postings }) => [postings.base, postings.later]);
    this.#hits.isInOrder = lists.filter(({ length }) => length > 0).length <= 1;
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
    this.#hits.count = count;
  }

  /** Keeps the products that also have a further group. */
  #narrow(group: Group, stage: number): void {
    this.#meet(group, stage);
    const { stages, found, best, scores, count } = this.#hits;
    let kept = 0;
    for (let place = 0; place < count; place += 1) {
      const ordinal = found[place] as number;
      if (stages[ordinal] === stage + 1) {
        scores[ordinal] = (scores[ordinal] as number) + (best[ordinal] as number);
        found[kept] = ordinal;
        kept += 1;
      } else stages[ordinal] = 0;
    }
    this.#hits.count = kept;
  }

  /**
   * Finds products with a share of the words, by weight; the score of a product without some is lower by it. An article
   * that only has the measure, the colour or the addition is something else than what the question names.
   * @param rarest the groups, the rarest first
   */
  #share(rarest: readonly Group[], least: number): void {
    const groups = rarest.toSorted((a, b) => Number(b.isNeeded) - Number(a.isNeeded));
    const namesThing = groups[0]?.isNeeded ?? false;
    const factor = getCategoryNameFactor(groups);
    const weights = groups.map(({ weight, isCategoryName }) => (isCategoryName ? weight * factor : weight));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    const needed = all * least - ROUNDING;
    this.#hits.reachSaid();
    let left = all;
    groups.forEach((group, at) => {
      // a product without any of the earlier groups can no longer reach the share
      const mayBegin = namesThing ? group.isNeeded : left >= needed;
      const weight = weights[at] as number;
      left -= weight;
      for (const { postings, scores } of group.alternatives)
        for (const list of [postings.base, postings.later])
          this.#take(list, scores, { weight, stage: at + 1, mayBegin });
    });
    this.#hits.isInOrder = false;
    this.#keepHaving(needed, all, groups.length);
  }

  #take(
    list: Uint32Array,
    byFlags: Float32Array,
    {
      weight,
      stage,
      mayBegin,
    }: { readonly weight: number; readonly stage: number; readonly mayBegin: boolean },
  ): void {
    const { stages, best, said, scores, found } = this.#hits;
    for (let place = 0; place < list.length; place += 1) {
      const posting = list[place] as number;
      const ordinal = posting >>> 8;
      const at = stages[ordinal] as number;
      const score = byFlags[posting & 255] as number;
      if (score < 0 || (at === 0 && !mayBegin)) continue;
      if (at !== stage) {
        if (at === 0) {
          found[this.#hits.count++] = ordinal;
          scores[ordinal] = said[ordinal] = 0;
        }
        stages[ordinal] = stage;
        said[ordinal] = (said[ordinal] as number) + weight;
        best[ordinal] = 0;
      }
      const more = score - (best[ordinal] as number);
      if (more <= 0) continue;
      scores[ordinal] = (scores[ordinal] as number) + more;
      best[ordinal] = score;
    }
  }

  #keepHaving(needed: number, all: number, stage: number): void {
    const { stages, found, said, scores, count } = this.#hits;
    let kept = 0;
    for (let place = 0; place < count; place += 1) {
      const ordinal = found[place] as number;
      const has = said[ordinal] as number;
      stages[ordinal] = has >= needed ? stage : 0;
      if (has < needed) continue;
      scores[ordinal] = (scores[ordinal] as number) * (has / all) ** LACKING;
      found[kept] = ordinal;
      kept += 1;
    }
    this.#hits.count = kept;
  }

  /** Notes the hits that have a group, and its best alternative in each. @param stage of all hits */
  #meet({ alternatives }: Group, stage: number): void {
    const isLong = ({ count }: Alternative) => count > this.#hits.count * LOOK_UP_FROM;
    if (alternatives.some(isLong)) this.#hits.putInOrder(stage);
    for (const alternative of alternatives)
      if (isLong(alternative)) this.#lookUp(alternative, stage);
      else this.#read(alternative, stage);
  }

  #read({ postings, scores: byFlags }: Alternative, stage: number): void {
    const { stages, best } = this.#hits;
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
    const { stages, best, found, count } = this.#hits;
    for (const list of [postings.base, postings.later]) {
      let at = 0;
      for (let place = 0; place < count && at < list.length; place += 1) {
        const ordinal = found[place] as number;
        at = findPosition(list, at, ordinal);
        const posting = list[at];
        if (posting === undefined || posting >>> 8 !== ordinal) continue;
        const score = byFlags[posting & 255] as number;
        if (score < 0) continue;
        if (stages[ordinal] === stage) {
          stages[ordinal] = stage + 1;
          best[ordinal] = score;
        } else if (score > (best[ordinal] as number)) best[ordinal] = score;
      }
    }
  }

  /** Raises the score of hits that have an optional group. */
  #add(group: Group, stage: number): void {
    this.#meet(group, stage);
    const { stages, best, found, scores, count } = this.#hits;
    for (let place = 0; place < count; place += 1) {
      const ordinal = found[place] as number;
      if (stages[ordinal] !== stage + 1) continue;
      stages[ordinal] = stage;
      const score = scores[ordinal] as number;
      scores[ordinal] = group.against !== null ? score * group.against : score + (best[ordinal] as number);
    }
  }

  /**
   * Without required words all of these products are found, and those with one of the words come first.
   * @param ordinals null: all products
   */
  prefer(
    index: TextIndex,
    groups: readonly TermGroup[],
    ranking: RankingSettings,
    products: { readonly ordinals: Uint32Array | null; readonly count: number; readonly size: number },
  ): void {
    const { ordinals, count, size } = products;
    this.#hits.reach(size);
    this.#hits.beginWith(ordinals, count, 1);
    for (const group of prepare(index, groups, ranking, { size })) this.#add(group, 1);
    this.#hits.forget();
  }
}
