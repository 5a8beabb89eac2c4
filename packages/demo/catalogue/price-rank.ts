import { createRandom } from '#demo/pictures/parts/random.ts';
import { type Design, designProduct } from './design.ts';
import type { Kind } from './kind.ts';
import { audienceFactor, drawEuros } from './price-plan.ts';

/** Designs whose prices are calculated to know the price range of a kind. */
const SAMPLES = 200;

const known = new Map<Kind, readonly number[]>();

/**
 * The rank of a price within its kind: 0 below all, 1 above all. Products for children are ranked among themselves.
 * It is the same for every catalogue, because it follows from the kind's tables.
 */
export function priceRank({ kind, audience }: Pick<Design, 'kind' | 'audience'>, euros: number): number {
  const prices = known.get(kind) ?? samplePrices(kind);
  known.set(kind, prices);
  const asAdults = euros / audienceFactor({ audience });
  return prices.filter((price) => price < asAdults).length / prices.length;
}

function samplePrices(kind: Kind): readonly number[] {
  return Array.from({ length: SAMPLES }, (_, sample) => {
    const random = createRandom(`price ${kind.kind} ${sample}`);
    const design = designProduct(random, kind);
    return drawEuros(random, design) / audienceFactor(design);
  });
}
