/** The values that a trait of the illustrator's kind may have, by trait. */
export type Look = Readonly<Record<string, readonly (string | number | boolean)[]>>;

/** Cloth without a pattern. */
export const PLAIN: Look = { pattern: ['plain', 'melange', 'ribbed'] };
/** Cloth patterns by option key. */
export const PATTERN_LOOKS: Readonly<Record<string, Look>> = {
  '*': PLAIN,
  floral: { pattern: ['floral'] },
  striped: { pattern: ['stripes', 'pinstripe'] },
  pinstripe: { pattern: ['pinstripe'] },
  dotted: { pattern: ['dots'] },
  checked: { pattern: ['check'] },
  graphic: { pattern: ['dots', 'stripes'] },
};
