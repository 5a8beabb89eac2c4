import { z } from 'zod';
import type { Attributes, Audience, Text } from './kind.ts';
import { readData } from './read-data.ts';
import { attributes, audience, keys, text, texts } from './schemas.ts';

/** A hand-written product: a design of its kind with words of its own. */
export type Bestseller = {
  readonly kind: string;
  /** key of the chosen option on each axis of the kind */
  readonly options: readonly string[];
  readonly audience: Audience | null;
  readonly brand: string;
  readonly name: Text;
  readonly description: Text;
  readonly highlights: readonly Text[];
  /** undiscounted price in euros */
  readonly euros: number;
  readonly colours?: readonly string[] | undefined;
  readonly attributes?: Attributes | undefined;
  /** where its words say so */
  readonly powerSupplyIncluded?: boolean | undefined;
};

const bestseller = z
  .strictObject({
    kind: z.string(),
    options: keys,
    audience: audience.nullable(),
    brand: z.string(),
    name: text,
    description: text,
    highlights: texts,
    euros: z.number().positive(),
    colours: keys.optional(),
    attributes: attributes.optional(),
    powerSupplyIncluded: z.boolean().optional(),
  })
  .readonly();

const read = (file: string): readonly Bestseller[] => readData(`bestsellers/${file}`, z.array(bestseller));

/** The most popular products, the most popular first; departments alternate. */
export const BESTSELLERS: readonly Bestseller[] = [
  ...alternating(read('fashion'), read('home')),
  ...alternating(read('accessories'), read('household')),
];

function alternating(some: readonly Bestseller[], others: readonly Bestseller[]): Bestseller[] {
  return some.flatMap((one, index) => {
    const other = others[index];
    return other ? [one, other] : [one];
  });
}
