import { Marks } from './marks.ts';
import type { Candidates, Pass } from './pass.ts';

/** Looking at a product costs this many times as much as skipping it in an order. */
const COST_OF_LOOKING = 4;
const LEAST_AT_A_TIME = 64;

export type Walk = {
  readonly order: Uint32Array;
  /** products that are looked at wherever they are in the order */
  readonly besides: ReadonlySet<number>;
  readonly candidates: Candidates;
  /** how many of the first are wanted */
  readonly limit: number;
};

/** Looks at the first products of an order until enough are found. Its memory is kept between questions. */
export class OrderedWalk {
  readonly #marks = new Marks();
  #some = new Uint32Array(LEAST_AT_A_TIME);

  /** Whether this is quicker than looking at all candidates. @param total number of hits */
  static isWorthwhile({ order, besides, candidates, limit }: Walk, total: number): boolean {
    const steps = limit === 0 ? 0 : (limit / total) * order.length;
    const looking = COST_OF_LOOKING * (limit + besides.size);
    return steps + looking + candidates.count < COST_OF_LOOKING * candidates.count;
  }

  /** @param size product numbers are below it */
  run(pass: Pass, { order, besides, candidates, limit }: Walk, size: number): void {
    const { ordinals, count } = candidates;
    const marks = ordinals ? this.#marks : null;
    if (ordinals) this.#marks.mark([ordinals.subarray(0, count)], size);
    const outside = [...besides].filter((ordinal) => marks === null || marks.has(ordinal));
    pass.run({ ordinals: Uint32Array.from(outside), count: outside.length, scores: null });
    // one that has sunk comes after those that are still in place, and makes none of them unwanted
    const enough = pass.inPlace + limit;
    const most = Math.max(LEAST_AT_A_TIME, limit);
    if (this.#some.length < most) this.#some = new Uint32Array(most);
    const some = this.#some;
    let gathered = 0;
    for (let place = 0; place < order.length && pass.inPlace < enough; place += 1) {
      const ordinal = order[place] as number;
      if (marks !== null && !marks.has(ordinal)) continue;
      if (besides.has(ordinal)) continue;
      some[gathered] = ordinal;
      gathered += 1;
      if (gathered < most) continue;
      pass.run({ ordinals: some, count: gathered, scores: null });
      gathered = 0;
    }
    pass.run({ ordinals: some, count: gathered, scores: null });
  }
}
