import { designOf, PICTURE_KINDS } from '#demo/pictures/illustrator.ts';
import type { Kind, Option } from './kind.ts';
import { LOOKS } from './looks.ts';

const TRIES = 600;
const SEEDS_PER_PRODUCT = 1024;
/** What the eye sees first counts more than all the rest. */
const WEIGHTS: Readonly<Record<string, number>> = {
  pattern: 20,
  style: 8,
  shape: 8,
  cut: 5,
  length: 4,
  sleeve: 3,
};

/**
 * A seed whose picture shows what the words say, as far as the illustrator's kind has such traits: of a row of
 * seeds that is the product's own, the one that agrees with most of them, first of all in its pattern. Below 2^31 up
 * to 2 million products.
 */
export function pictureSeed(kind: Kind, productId: number, options: readonly Option[]): number {
  const first = productId * SEEDS_PER_PRODUCT;
  const looks = LOOKS[kind.kind];
  const { picture } = kind;
  if (!looks || !PICTURE_KINDS.includes(picture)) return first;
  const said = options.map((option) => looks[option.key]);
  const wanted = Object.entries(
    Object.assign({}, looks['*'], ...said) as Record<string, readonly unknown[]>,
  ).map(([name, values]) => ({ name, values, weight: WEIGHTS[name] ?? 1 }));
  const all = wanted.reduce((sum, { weight }) => sum + weight, 0);
  let best = first;
  let most = -1;
  for (let seed = first; seed < first + TRIES && most < all; seed += 1) {
    const traits = designOf(picture, seed);
    let agreeing = 0;
    for (const { name, values, weight } of wanted) if (values.includes(traits[name])) agreeing += weight;
    if (agreeing <= most) continue;
    most = agreeing;
    best = seed;
  }
  return best;
}
