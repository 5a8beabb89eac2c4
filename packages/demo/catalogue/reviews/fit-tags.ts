import type { VariantDraft } from '../draft.ts';
import type { Kind } from '../kind.ts';

const SMALL = /\b(klein|krap|knap|eng|petit|serré|étroit)/iu;
const LARGE = /\b(groot|ruim|weit|groß|gross|grand|ample|large)/iu;

/**
 * The fit in a review, by the options of the review form: from the words of the review, else from the article, which
 * always runs small, as expected or large. Four of ten reviewers choose none.
 */
export function fitTags(
  { department }: Kind,
  { body, variant, turn }: { readonly body: string; readonly variant: VariantDraft; readonly turn: number },
): string[] {
  if (department !== 'fashion' && department !== 'shoes') return [];
  if (SMALL.test(body)) return ['fits-small'];
  if (LARGE.test(body)) return ['fits-large'];
  if (turn % 10 < 4) return [];
  const runs = Math.floor(variant.variantId / 64) % 5;
  const away = turn % 10 < 8;
  return [runs === 0 && away ? 'fits-small' : runs === 1 && away ? 'fits-large' : 'fits-as-expected'];
}
