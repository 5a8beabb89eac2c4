import type { Random } from '#demo/pictures/parts/random.ts';
import { BRANDS, type DemoBrand, makes } from './brands.ts';
import { pickFrom, pickWeighted } from './draw.ts';
import type { Audience, Kind, Option, Text } from './kind.ts';
import { isMade, makerOfLine } from './makers.ts';

/** The probability of a specialist against that of another brand. */
const SPECIALIST_WEIGHT = 3;

/** A product's design: its options, its people, its maker and its name. */
export type Design = {
  readonly kind: Kind;
  readonly options: readonly Option[];
  readonly audience: Audience | null;
  readonly brand: DemoBrand;
  /** a name form of the kind, or a bestseller's own name */
  readonly name: Text;
};

/** A random design within the options, audiences and brands of its kind. */
export function designProduct(random: Random, kind: Kind): Design {
  const weights = Object.entries(kind.audiences) as [Audience, number][];
  const audience = weights.length === 0 ? null : pickWeighted(random, weights, ([, weight]) => weight)[0];
  const options: Option[] = [];
  for (const axis of kind.axes) {
    options.push(
      pickFrom(
        random,
        axis.filter((option) => suits(option, audience, options[0]) && isMade(kind, option, audience)),
      ),
    );
  }
  const brand =
    makerOfLine(kind, options) ??
    pickWeighted(
      random,
      BRANDS.filter((one) => makes(one, kind, audience)),
      (one) => (one.kinds ? SPECIALIST_WEIGHT : 1),
    );
  return { kind, options, audience, brand, name: pickFrom(random, kind.names) };
}

function suits(option: Option, audience: Audience | null, base: Option | undefined): boolean {
  if (option.audiences && !(audience && option.audiences.includes(audience))) return false;
  return !option.bases || (base !== undefined && option.bases.includes(base.key));
}
