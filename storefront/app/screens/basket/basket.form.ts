import { z } from 'zod';
import { FIELD_LIMITS } from '#forms/field-limits.ts';
import { ARTICLE_NUMBER, decodeArticleNumber, WHOLE_ARTICLE_NUMBER } from '#forms/lists/article-number.ts';

/** Any other text was not sent by the shop's pages. */
const sku = z.string().regex(WHOLE_ARTICLE_NUMBER);
const PRODUCT_PATH = /^(?:\/[a-z]{2})?\/p\/[a-z0-9-]{1,200}\/([^/]{1,150})$/;
const REMOVED = new RegExp(`^(${ARTICLE_NUMBER})[.](\\d{1,2})$`);
const quantity = z.coerce.number().int().min(0).max(99);

/** The changes of the basket that a form can ask for. */
const basketForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add'), variantSku: sku, quantity: quantity.min(1).default(1) }),
  z.object({ intent: z.literal('undo'), variantSku: sku, quantity: quantity.min(1) }),
  z.object({ intent: z.literal('change'), lineId: z.uuid(), variantSku: sku.optional(), quantity }),
  // the chosen values are read beside it (features/product/variant-choice.rules.ts)
  z.object({ intent: z.literal('variant'), lineId: z.uuid(), sku, variantSku: sku }),
  z.object({ intent: z.literal('later'), lineId: z.uuid(), sku, variantSku: sku }),
  z.object({
    intent: z.literal('service'),
    lineId: z.uuid(),
    service: z.string().regex(/^[a-z-]{1,40}$/),
    // an unchecked box sends nothing
    chosen: z.enum(['yes', 'no']).default('no'),
  }),
  z.object({ intent: z.literal('voucher'), code: z.string().trim().min(1).max(FIELD_LIMITS.voucherCode) }),
  z.object({ intent: z.literal('voucher-remove'), voucherId: z.uuid() }),
  // checked by the market's rule, with an error at its field
  z.object({ intent: z.literal('place'), postalCode: z.string().default('') }),
  z.object({ intent: z.literal('remove'), lineId: z.uuid(), variantSku: sku, quantity }),
]);

export type BasketForm = z.output<typeof basketForm>;

/** The product page's form without a chosen variant. */
export type VariantMissing = { intent: 'variant-missing'; productPath: string };

/**
 * @returns null for a form that the shop's pages do not send. A product page without a chosen variant sends its own
 *   address as `from`; only a path of this shop is accepted, so that nobody is led elsewhere.
 */
export function readBasketForm(form: FormData): BasketForm | VariantMissing | null {
  const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
  const from = fields.from;
  if (fields.intent === 'add' && !fields.variantSku && typeof from === 'string' && isProductPath(from)) {
    return { intent: 'variant-missing', productPath: from };
  }
  const parsed = basketForm.safeParse(fields);
  return parsed.success ? parsed.data : null;
}

function isProductPath(path: string): boolean {
  const [, segment = ''] = PRODUCT_PATH.exec(path) ?? [];
  return decodeArticleNumber(segment) !== null;
}

/** The removed line, in the basket's address until the next change: `?removed={sku}.{quantity}`. */
export function readRemoved(url: URL): { variantSku: string; quantity: number } | null {
  const match = REMOVED.exec(url.searchParams.get('removed') ?? '');
  return match?.[1] && Number(match[2]) > 0 ? { variantSku: match[1], quantity: Number(match[2]) } : null;
}

/** The line whose variant is being chosen, in the basket's address: `?edit={line id}`. */
export function readEdited(url: URL): string | null {
  const asked = z.uuid().safeParse(url.searchParams.get('edit'));
  return asked.success ? asked.data : null;
}

/** Lines of the return preview, in the basket's address: `?back={line id}`, once for each. */
export function readBack(url: URL): string[] {
  const ids = url.searchParams.getAll('back').filter((id) => z.uuid().safeParse(id).success);
  return [...new Set(ids)].slice(0, 100);
}
