import { ACCESSORY_BESTSELLERS } from './bestsellers-accessories.ts';
import { FASHION_BESTSELLERS } from './bestsellers-fashion.ts';
import { HOME_BESTSELLERS } from './bestsellers-home.ts';
import { HOUSEHOLD_BESTSELLERS } from './bestsellers-household.ts';
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
  /** where its words say so */
  readonly powerSupplyIncluded?: boolean;
};

/** The products that people ask for most, the most wanted first; departments alternate. */
export const BESTSELLERS: readonly Bestseller[] = [
  ...alternating(FASHION_BESTSELLERS, HOME_BESTSELLERS),
  ...alternating(ACCESSORY_BESTSELLERS, HOUSEHOLD_BESTSELLERS),
];

function alternating(some: readonly Bestseller[], others: readonly Bestseller[]): Bestseller[] {
  return some.flatMap((one, index) => {
    const other = others[index];
    return other ? [one, other] : [one];
  });
}
