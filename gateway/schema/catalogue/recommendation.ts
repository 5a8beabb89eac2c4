import { createHash } from 'node:crypto';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { loadCategoryTree } from '#commerce/range/catalogue/category.service.ts';
import {
  findProductBySku,
  listProductsBySku,
  type ProductCard,
} from '#commerce/range/catalogue/product/product.queries.ts';
import { listRecommendedProducts } from '#commerce/range/recommendation/recommendation.service.ts';
import type {
  RECOMMENDATION_SLOTS,
  RecommendationSlot,
} from '#commerce/range/recommendation/recommendation.types.ts';
import { loadCards } from '#gateway/context/loaders.ts';
import { builder } from '../builder.ts';
import { clampFirst } from '../first.ts';
import { type Tracking, TrackingRef } from '../search/tracking.ts';
import { BrandRef } from './product-facts.ts';
import { ProductRef } from './product-ref.ts';

/** Number of a basket's lines that recommendations are based on. */
const MOST_SKUS = 20;

type Tracked = { readonly tracking: Tracking };
type ProductItem = Tracked & { readonly type: 'ProductRecommendation'; readonly product: ProductCard };
type BrandItem = Tracked & { readonly type: 'BrandRecommendation'; readonly brand: ProductCard['brand'] };
type CategoryItem = Tracked & {
  readonly type: 'CategoryRecommendation';
  readonly name: string;
  readonly path: string;
};
type Item = ProductItem | BrandItem | CategoryItem;
type Recommendations = Tracked & { readonly slot: RecommendationSlot; readonly items: readonly Item[] };

const ProductItemRef = builder.objectRef<ProductItem>('ProductRecommendation');
const BrandItemRef = builder.objectRef<BrandItem>('BrandRecommendation');
const CategoryItemRef = builder.objectRef<CategoryItem>('CategoryRecommendation');
const RecommendationsRef = builder.objectRef<Recommendations>('RecommendationResult');

ProductItemRef.implement({
  fields: (t) => ({
    product: t.expose('product', { type: ProductRef }),
    tracking: t.expose('tracking', { type: TrackingRef }),
  }),
});
BrandItemRef.implement({
  fields: (t) => ({
    brand: t.expose('brand', { type: BrandRef }),
    tracking: t.expose('tracking', { type: TrackingRef }),
  }),
});
CategoryItemRef.implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    path: t.exposeString('path', { description: 'Slugs joined by "/".' }),
    tracking: t.expose('tracking', { type: TrackingRef }),
  }),
});

const ItemRef = builder.unionType('Recommendation', {
  types: [ProductItemRef, BrandItemRef, CategoryItemRef],
  resolveType: ({ type }) => type,
});

const SlotRef = builder.enumType('RecommendationSlot', {
  description: 'The product page’s slots 1 and 4, and slots 1 and 2 of what follows adding to the basket.',
  values: {
    SEARCH_PRODUCT_TO_PRODUCTS: { value: 'search-product-to-products' },
    SEARCH_REPLACE: { value: 'search-replace' },
    SEARCH_BASKET_TO_PRODUCTS: { value: 'search-basket-to-products' },
    SEARCH_BASKET_TO_ALTERNATIVES: {
      value: 'search-basket-to-alternatives',
      description: 'Dearer articles that belong to it, such as the dryer of a washing machine.',
    },
  } as const satisfies Record<string, { value: (typeof RECOMMENDATION_SLOTS)[number]; description?: string }>,
});

RecommendationsRef.implement({
  fields: (t) => ({
    slot: t.expose('slot', { type: SlotRef }),
    items: t.field({
      type: [ItemRef],
      description: 'Products, the best first; then brand and category of the article asked about.',
      resolve: ({ items }) => [...items],
    }),
    tracking: t.expose('tracking', { type: TrackingRef }),
  }),
});

builder.objectFields(ProductRef, (t) => ({
  recommendations: t.field({
    type: [ProductRef],
    description: 'Products of a slot for this article; none that cannot be had.',
    args: {
      slot: t.arg({ type: SlotRef, defaultValue: 'search-product-to-products' }),
      first: t.arg.int({ defaultValue: 8 }),
    },
    resolve: async (card, { slot, first }, { loaders }) =>
      loadCards(loaders, await loaders.recommendations.load({ card, slot, first: clampFirst(first) })),
  }),
}));

builder.queryField('recommendations', (t) =>
  t.field({
    type: RecommendationsRef,
    description:
      'The products of a slot beside articles: one of a product page, or those of a basket, the latest first.',
    args: {
      slot: t.arg({ type: SlotRef }),
      skus: t.arg.idList({ description: 'Style numbers, at most 20; unknown ones are left out.' }),
      first: t.arg.int({ defaultValue: 8 }),
    },
    async resolve(_root, { slot, skus, first }, ctx): Promise<Recommendations> {
      const asked = await loadRequestedArticles(
        ctx,
        slot,
        [...new Set(skus.map(String))].slice(0, MOST_SKUS),
      );
      const productIds = asked.map(({ productId }) => productId);
      const found = await listRecommendedProducts(ctx, { slot, productIds, first: clampFirst(first) });
      const products = await loadCards(ctx.loaders, found);
      const resultId = createHash('sha256')
        .update(JSON.stringify([ctx.tenant.id, slot, productIds, found]))
        .digest('base64url')
        .slice(0, 16);
      const buildTracking = (position: number | null) => ({ resultId, position });
      const items: Item[] = products.map((product, index) => ({
        type: 'ProductRecommendation',
        product,
        tracking: buildTracking(index + 1),
      }));
      const [leading] = asked;
      if (leading && items.length > 0) {
        items.push({
          type: 'BrandRecommendation',
          brand: leading.brand,
          tracking: buildTracking(items.length + 1),
        });
        const category = (await loadCategoryTree(ctx)).byId.get(leading.mainCategoryId);
        if (category) {
          const { name, path } = category;
          items.push({
            type: 'CategoryRecommendation',
            name,
            path,
            tracking: buildTracking(items.length + 1),
          });
        }
      }
      return { slot, items, tracking: buildTracking(null) };
    },
  }),
);

/**
 * The articles that recommendations are requested for: one to be replaced may be no longer sold, one that others are
 * bought with must be.
 */
async function loadRequestedArticles(
  ctx: RequestContext,
  slot: RecommendationSlot,
  skus: readonly string[],
): Promise<ProductCard[]> {
  const [leading] = skus;
  if (slot !== 'search-replace' || leading === undefined) return listProductsBySku(ctx, skus);
  const article = await findProductBySku(ctx, leading);
  return article ? [article] : [];
}
