import { designOf, PICTURE_KINDS } from '#demo/pictures/illustrator.ts';
import type { Option } from './kind.ts';

const TRIES = 60;

/**
 * A seed whose picture shows what the words say, as far as the illustrator's kind has such a trait: of a row of
 * seeds, the one that agrees with most of the options' looks. Below 2^31.
 */
export function pictureSeed(kind: string, productId: number, options: readonly Option[]): number {
  const first = productId * 64;
  const wanted = Object.entries(Object.assign({}, ...options.map((option) => option.look)));
  if (wanted.length === 0 || !PICTURE_KINDS.includes(kind)) return first;
  let best = first;
  let most = -1;
  for (let seed = first; seed < first + TRIES; seed += 1) {
    const traits = designOf(kind, seed);
    const agreeing = wanted.filter(([name, value]) => traits[name] === value).length;
    if (agreeing > most) {
      most = agreeing;
      best = seed;
    }
    if (agreeing === wanted.length) break;
  }
  return best;
}
