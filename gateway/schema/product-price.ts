import { type Offer, offerOf, type Variant } from '#commerce/catalogue/offer.rules.ts';
import { type PriceView, priceView } from '#commerce/pricing/price.rules.ts';
import { builder } from '../builder.ts';
import type { GatewayContext } from '../context.ts';
import { MoneyRef } from './money.ts';

export const ProductPriceRef = builder.objectRef<PriceView & { from: boolean }>('ProductPrice');
const PercentDiscountRef = builder.objectRef<{ percent: number }>('PercentDiscount');

PercentDiscountRef.implement({ fields: (t) => ({ percent: t.exposeInt('percent') }) });

ProductPriceRef.implement({
  fields: (t) => ({
    current: t.expose('current', { type: MoneyRef }),
    original: t.expose('original', {
      type: MoneyRef,
      nullable: true,
      description:
        'Lowest price asked in the 30 days before the reduction (Directive 98/6/EC art. 6a); null: not reduced, or not allowed to say so.',
    }),
    recommended: t.expose('recommended', {
      type: MoneyRef,
      nullable: true,
      description: "The manufacturer's recommended price, where the market may see it.",
    }),
    discount: t.field({
      type: PercentDiscountRef,
      nullable: true,
      resolve: ({ discountPercent }) => (discountPercent === null ? null : { percent: discountPercent }),
    }),
    from: t.exposeBoolean('from', {
      description: 'Several variants with different prices: current is the lowest.',
    }),
  }),
});

/** What is printed for one variant. */
export async function variantPrice(
  variant: Variant,
  ctx: GatewayContext,
): Promise<PriceView & { from: boolean }> {
  const { amountMinor, recommendedMinor } = variant;
  const history = await ctx.loaders.priceHistory.load(variant.variantId);
  const { currency, tenant } = ctx;
  const view = priceView(
    { amountMinor, recommendedMinor, currency },
    history,
    tenant.features.recommendedPrice,
  );
  return { ...view, from: false };
}

/** What is printed for a product in a list: the price of its cheapest variant. */
export async function productPrice(
  productId: number,
  ctx: GatewayContext,
): Promise<PriceView & { from: boolean }> {
  const { cheapest, pricesDiffer }: Offer = offerOf(await ctx.loaders.variants.load(productId));
  if (!cheapest) throw new Error(`product ${productId} is listed and has no price`);
  return { ...(await variantPrice(cheapest, ctx)), from: pricesDiffer };
}
