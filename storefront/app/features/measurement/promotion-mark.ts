/** A banner or a teaser of the shop itself, as GA4 names its parts. */
type Promotion = {
  /** its code, or the address where it leads */
  readonly id: string;
  readonly name: string;
  /** the picture that it is shown with */
  readonly creative: string | null;
  /** its place, e.g. `home-hero`: the same one on every visit */
  readonly slot: string;
};

/** The attribute by which a banner is found once somebody may measure it (measured-promotions.ts): the same on all pages. */
export function promotionMark({ id, name, creative, slot }: Promotion): { 'data-promotion': string } {
  return { 'data-promotion': JSON.stringify([id, name, creative, slot]) };
}

/** The end of a picture's id by which the shop knows that content names it. */
const PROOF = /\.[0-9a-f]{16}$/;

/** @param mark as `promotionMark` writes it */
export function readPromotionMark(mark: string): Promotion {
  const [id, name, creative, slot] = JSON.parse(mark) as [string, string, string | null, string];
  return { id, name, creative: creative?.replace(PROOF, '') ?? null, slot };
}
