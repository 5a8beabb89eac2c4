import { FASHION_BESTSELLERS } from './bestsellers-fashion.ts';
import { HOME_BESTSELLERS } from './bestsellers-home.ts';
import type { Attributes, Audience, Text } from './kind.ts';

/** A product written by hand: a design of its kind with its own words. */
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
  readonly colours?: readonly string[];
  readonly attributes?: Attributes;
};

/** The 25 products that people ask for most, the most wanted first; departments alternate. */
export const BESTSELLERS: readonly Bestseller[] = FASHION_BESTSELLERS.flatMap((one, index) => {
  const home = HOME_BESTSELLERS[index];
  return home ? [one, home] : [one];
});
