import { z } from 'zod';
import { ARTICLE_NUMBER, WHOLE_ARTICLE_NUMBER } from '#forms/lists/article-number.ts';

/** Any other text was not sent by the shop's pages. */
const number = z.string().regex(WHOLE_ARTICLE_NUMBER);
/** `{style}` or `{style}|{article}`, the value of the hearts. */
const article = z
  .string()
  .regex(new RegExp(`^${ARTICLE_NUMBER}([|]${ARTICLE_NUMBER})?$`))
  .transform((text) => {
    const [sku = '', variantSku = null] = text.split('|');
    return { sku, variantSku };
  });

const wishlistForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('remove'), sku: number, variantSku: number.optional() }),
  z.object({ intent: z.literal('change'), sku: number }),
  z.object({ intent: z.literal('move'), sku: number, variantSku: number }),
]);

export type WishlistForm =
  | { intent: 'add'; sku: string; variantSku: string | null }
  | z.output<typeof wishlistForm>;

/** @returns null for a form that the shop's pages do not send */
export function readWishlistForm(form: FormData): WishlistForm | null {
  const fields = Object.fromEntries(
    [...form].filter(([, value]) => typeof value === 'string' && value !== ''),
  );
  if (fields.add !== undefined) {
    const asked = article.safeParse(fields.add);
    return asked.success ? { intent: 'add', ...asked.data } : null;
  }
  const parsed = wishlistForm.safeParse(fields);
  return parsed.success ? parsed.data : null;
}

/** The outcome of a form, in the wishlist's address: `?notice={code}`. */
export const NOTICES = [
  'added',
  'changed',
  'unchanged',
  'soldOut',
  'moved',
  'full',
  'gone',
  'choose',
  'stock',
  'failed',
] as const;
export type Notice = (typeof NOTICES)[number];

export function readNotice(url: URL): Notice | null {
  const asked = url.searchParams.get('notice');
  return NOTICES.find((notice) => notice === asked) ?? null;
}

/** The removed article, to put it back: `?removed={style}` or `?removed={style}|{article}`. */
export function readRemoved(url: URL): string | null {
  const asked = url.searchParams.get('removed');
  return asked !== null && article.safeParse(asked).success ? asked : null;
}

/** The wishlist article whose variant is being chosen: `?edit={style}`. */
export function readEdited(url: URL): string | null {
  const asked = number.safeParse(url.searchParams.get('edit'));
  return asked.success ? asked.data : null;
}
