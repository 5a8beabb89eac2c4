import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { SHOP_ORIGIN } from '#commerce/ground/mail/tenant-mail.rules.ts';
import {
  buildOffer,
  COLOUR_DIMENSION,
  getDimensionValues,
  getVariantName,
  NO_VALUE,
  type Variant,
} from '#commerce/range/catalogue/listing/offer.rules.ts';
import { buildConditionOptions } from '#commerce/range/catalogue/product/condition.service.ts';
import {
  loadProductCards,
  loadProductVariants,
  type ProductCard,
} from '#commerce/range/catalogue/product/product.queries.ts';
import { getColours } from '#commerce/range/catalogue/reference.service.ts';
import { NAME_OPTION } from '#commerce/range/catalogue/variant-words.rules.ts';

/** An article as a mail names it. */
export type MailArticle = {
  readonly brandName: string;
  readonly name: string;
  /** of the variant in question; empty where any variant is */
  readonly options: readonly { readonly key: string; readonly value: string }[];
  /** address of its page, with a placeholder for the shop's origin */
  readonly url: string;
  readonly picture: string | null;
  /** minor units: of the variant, or of the cheapest that is available */
  readonly amountMinor: number;
};

type Asked = { readonly productId: number; readonly variantId: number | null };

/** @returns in the order of the input; null for an article that the tenant does not sell, or no longer sells */
export async function loadMailArticles(
  ctx: RequestContext,
  asked: readonly Asked[],
): Promise<readonly (MailArticle | null)[]> {
  const productIds = [...new Set(asked.map(({ productId }) => productId))];
  const [cards, variants] = [
    await loadProductCards(ctx, productIds),
    await loadProductVariants(ctx, productIds),
  ];
  const names = await getColours(ctx);
  const found = asked.map(async ({ productId, variantId }) => {
    const card = cards.get(productId);
    const sold = variants.get(productId) ?? [];
    const variant = variantId === null ? null : sold.find((one) => one.variantId === variantId);
    const shown = variant ?? buildOffer(sold).cheapest;
    if (!card || card.discontinued || variant === undefined || !shown) return null;
    const [picture] = shown.pictures;
    return {
      brandName: card.brand.name,
      name: (variant && getVariantName(variant)) ?? card.name,
      options: [
        ...(variant ? buildOptions(card, variant, names) : []),
        ...(await buildConditionOptions(ctx, shown.condition)),
      ],
      url: buildArticleUrl(ctx, card, variant),
      picture: picture ? `${SHOP_ORIGIN}/img/${picture}/160.jpg` : null,
      amountMinor: shown.amountMinor,
    };
  });
  return Promise.all(found);
}

function buildOptions(
  { dimensions }: ProductCard,
  variant: Variant,
  names: ReadonlyMap<string, { readonly name: string }>,
): MailArticle['options'] {
  const values = getDimensionValues(variant, dimensions);
  return dimensions.flatMap((key, index) => {
    const value = values[index] ?? NO_VALUE;
    if (value === NO_VALUE || key === NAME_OPTION) return [];
    return [{ key, value: key === COLOUR_DIMENSION ? (names.get(value)?.name ?? value) : value }];
  });
}

function buildArticleUrl(
  { tenant, locale }: RequestContext,
  { slug, sku }: ProductCard,
  variant: Variant | null,
): string {
  const prefix = tenant.locales.find((one) => one.locale === locale)?.prefix;
  const page = `${SHOP_ORIGIN}${prefix ? `/${prefix}` : ''}/p/${slug}/${encodeURIComponent(sku)}`;
  return variant ? `${page}?variant=${encodeURIComponent(variant.sku)}` : page;
}
