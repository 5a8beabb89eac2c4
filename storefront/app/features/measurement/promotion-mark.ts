/** A banner or a teaser of the shop, with GA4's names of its parts. */
type Promotion = {
  /** its code, or the address that it leads to */
  readonly id: string;
  readonly name: string;
  /** its picture */
  readonly creative: string | null;
  /** its position, e.g. `home-hero`: the same on every visit */
  readonly slot: string;
};

/**
 * The attribute by which a banner is found when measurement is allowed (measured-promotions.ts): the same on all
 * pages.
 */
export function buildPromotionMark({ id, name, creative, slot }: Promotion): { 'data-promotion': string } {
  return { 'data-promotion': JSON.stringify([id, name, creative, slot]) };
}

/** The end of a picture's id that proves it is used by content. */
const PROOF = /\.[0-9a-f]{16}$/;

/** @param mark written by `buildPromotionMark` */
export function readPromotionMark(mark: string): Promotion {
  const [id, name, creative, slot] = JSON.parse(mark) as [string, string, string | null, string];
  return { id, name, creative: creative?.replace(PROOF, '') ?? null, slot };
}
