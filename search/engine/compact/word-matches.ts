import type { TermGroup } from '#search/engine/plan.types.ts';
import type { RankingSettings } from '#search/search.types.ts';
import { placeFrom } from './posting-lists.ts';
import type { TextIndex } from './text-index.ts';
import { type Alternative, factorOfCategoryNames, type Group, prepare } from './word-worth.ts';

export type MatchLimits = {
  /** further alternatives are left out when this many products are found */
  readonly most?: number;
  /** a word in a description alone is not found */
  readonly telling?: boolean;
  /** the share of the required words' weight that a product must have; default all of it */
  readonly least?: number;
  /** whether the records of the hits are read afterwards, and the hits are not only counted; default true */
  readonly isRead?: boolean;
};

/** A list this many times as long as the rest is searched instead of read. */
const LOOK_UP_FROM = 8;
/** Up to this share of all products sorting their numbers is quicker than visiting all. */
const FEW = 1 / 64;
/** Accuracy of sums of weights. */
const ROUNDING = 1e-4;
/** Exponent of the share of the words that a product has. */
const LACKING = 1.5;
/** From this share of all products on the numbers are visited in order. */
const DENSE = 1 / 24;

/** Products with all the required words, and the score of their words. Its memory is kept between questions. */
export class WordMatches {
  #size = 0;
  #stage = new Uint8Array(0);
  #best = new Float32Array(0);
  /** weight of the words that a product has; allocated when it is first needed */
  #said = new Float32Array(0);
  /** by product number, for the hits */
  scores = new Float32Array(0);
  #found = new Uint32Array(0);
  /** whether the hits are in the order of their numbers */
  #isInOrder = true;
  count = 0;

  /** numbers of the hits, the first `count` */
  get found(): Uint32Array {
    return this.#found;
  }

  /** @param groups at least one of them is required @param size product numbers are below it */
  match(
    index: TextIndex,
    groups: readonly TermGroup[],
    ranking: RankingSettings,
    size: number,
    { most = Number.POSITIVE_INFINITY, telling = false, least = 1, isRead = true }: MatchLimits = {},
  ): void {
    this.#reach(size);
    const prepared = prepare(index, groups, ranking, { size, telling, partly: least < 1 });
    const required = prepared.filter((group) => group.required).sort((a, b) => a.count - b.count);
    this.count = 0;
    if (least < 1) this.#share(required, least);
    else
      required.forEach((group, stage) => {
        if (stage === 0) this.#begin(group, most);
        else this.#narrow(group, stage);
      });
    for (const group of prepared) if (!group.required) this.#add(group, required.length);
    if (isRead && this.count > size * DENSE) this.#putInOrder(Math.max(1, required.length));
    const [stage, found, count] = [this.#stage, this.#found, this.count];
    for (let place = 0; place < count; place += 1) stage[found[place] as number] = 0;
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

  /** Columns and lists that are read in their order wait less for memory. @param stage of all hits */
  #putInOrder(stage: number): void {
    if (this.#isInOrder) return;
    this.#isInOrder = true;
    const [stages, found] = [this.#stage, this.#found];
    if (this.count < this.#size * FEW) {
      found.subarray(0, this.count).sort();
      return;
    }
    let count = 0;
    for (let ordinal = 0; ordinal < this.#size && count < this.count; ordinal += 1) {
      if (stages[ordinal] !== stage) continue;
      found[count] = ordinal;
      count += 1;
    }
  }

  /** Begins with the products of the first group; its best alternative counts. */
  #begin(group: Group, most: number): void {
    const [stage, found, scores] = [this.#stage, this.#found, this.scores];
    let count = 0;
    const lists = group.alternatives.flatMap(({ postings }) => [postings.base, postings.later]);
    this.#isInOrder = lists.filter(({ length }) => length > 0).length <= 1;
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

  /** Keeps the products that also have a further group. */
  #narrow(group: Group, stage: number): void {
    this.#meet(group, stage);
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

  /**
   * Finds products with a share of the words, by weight; the score of a product without some is lower by it.
   * @param groups the rarest first
   */
  #share(groups: readonly Group[], least: number): void {
    const factor = factorOfCategoryNames(groups);
    const weights = groups.map(({ weight, isCategoryName }) => (isCategoryName ? weight * factor : weight));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    const needed = all * least - ROUNDING;
    if (this.#said.length < this.#size) this.#said = new Float32Array(this.#size);
    let left = all;
    groups.forEach((group, at) => {
      // a product without any of the earlier groups can no longer reach the share
      const mayBegin = left >= needed;
      const weight = weights[at] as number;
      left -= weight;
      for (const { postings, scores } of group.alternatives)
        for (const list of [postings.base, postings.later])
          this.#take(list, scores, { weight, stage: at + 1, mayBegin });
    });
    this.#isInOrder = false;
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
    const [stages, best, said, scores] = [this.#stage, this.#best, this.#said, this.scores];
    for (let place = 0; place < list.length; place += 1) {
      const posting = list[place] as number;
      const ordinal = posting >>> 8;
      const at = stages[ordinal] as number;
      const score = byFlags[posting & 255] as number;
      if (score < 0 || (at === 0 && !mayBegin)) continue;
      if (at !== stage) {
        if (at === 0) {
          this.#found[this.count++] = ordinal;
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
    const [stages, found, said] = [this.#stage, this.#found, this.#said];
    let kept = 0;
    for (let place = 0; place < this.count; place += 1) {
      const ordinal = found[place] as number;
      const has = said[ordinal] as number;
      stages[ordinal] = has >= needed ? stage : 0;
      if (has < needed) continue;
      this.scores[ordinal] = (this.scores[ordinal] as number) * (has / all) ** LACKING;
      found[kept] = ordinal;
      kept += 1;
    }
    this.count = kept;
  }

  /** Notes the hits that have a group, and its best alternative in each. @param stage of all hits */
  #meet({ alternatives }: Group, stage: number): void {
    const isLong = ({ count }: Alternative) => count > this.count * LOOK_UP_FROM;
    if (alternatives.some(isLong)) this.#putInOrder(stage);
    for (const alternative of alternatives)
      if (isLong(alternative)) this.#lookUp(alternative, stage);
      else this.#read(alternative, stage);
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
    const [stages, best, found] = [this.#stage, this.#best, this.#found];
    for (const list of [postings.base, postings.later]) {
      let at = 0;
      for (let place = 0; place < this.count && at < list.length; place += 1) {
        const ordinal = found[place] as number;
        at = placeFrom(list, at, ordinal);
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
    const [stages, best] = [this.#stage, this.#best];
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
    this.#reach(size);
    const [stage, found, scores] = [this.#stage, this.#found, this.scores];
    this.#isInOrder = true;
    this.count = count;
    for (let place = 0; place < count; place += 1) {
      const ordinal = ordinals === null ? place : (ordinals[place] as number);
      if (place > 0 && ordinal < (found[place - 1] as number)) this.#isInOrder = false;
      found[place] = ordinal;
      stage[ordinal] = 1;
      scores[ordinal] = 1;
    }
    for (const group of prepare(index, groups, ranking, { size })) this.#add(group, 1);
    for (let place = 0; place < count; place += 1) stage[found[place] as number] = 0;
  }
}
