import DataLoader from 'dataloader';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Variant } from '#commerce/range/catalogue/listing/offer.rules.ts';
import {
  findArticleBySku,
  loadArticles,
  loadPriceHistories,
  loadProductSkus,
  loadProductVariants,
  type ProductCard,
} from '#commerce/range/catalogue/product/product.queries.ts';
import {
  loadProductDetails,
  type ProductDetails,
} from '#commerce/range/catalogue/product/product-details.queries.ts';
import type { AskedPrice } from '#commerce/range/pricing/price.rules.ts';
import {
  listArticleRecommendations,
  type RecommendationRow,
} from '#commerce/range/recommendation/recommendation.service.ts';

/** Batches of one operation: however many products it requests, each table is queried once. */
export type Loaders = {
  /** by style number, with the variants and prices that its own page shows */
  readonly articles: DataLoader<string, ProductCard | null>;
  /** with the variants that a tile shows */
  readonly cards: DataLoader<number, ProductCard | null>;
  /** by product id */
  readonly variants: DataLoader<number, readonly Variant[]>;
  /** by variant id */
  readonly productSkus: DataLoader<number, string | null>;
  /** by variant id */
  readonly priceHistory: DataLoader<number, readonly AskedPrice[]>;
  /** by product id */
  readonly details: DataLoader<number, ProductDetails | null>;
  readonly recommendations: DataLoader<RowOfArticle, readonly number[], string>;
};

/** A row of recommendations beside one article. */
type RowOfArticle = { readonly card: ProductCard } & RecommendationRow;

export function createLoaders(ctx: RequestContext): Loaders {
  const variants = createLoader<readonly Variant[], readonly Variant[]>(
    (ids) => loadProductVariants(ctx, ids),
    [],
  );
  const priceHistory = createLoader<readonly AskedPrice[], readonly AskedPrice[]>(
    (ids) => loadPriceHistories(ctx, ids),
    [],
  );
  const cards = createLoader<ProductCard, null>(async (ids) => {
    const articles = await loadArticles(ctx, ids);
    for (const [id, article] of articles) variants.prime(id, article.variants);
    return new Map([...articles].map(([id, { card }]) => [id, card]));
  }, null);
  const loadArticle = async (sku: string): Promise<ProductCard | null> => {
    const article = await findArticleBySku(ctx, sku);
    if (!article) return null;
    const { card, prices } = article;
    cards.prime(card.productId, card);
    variants.prime(card.productId, article.variants);
    for (const { variantId } of article.variants) priceHistory.prime(variantId, prices.get(variantId) ?? []);
    return card;
  };
  return {
    ...{ cards, variants, priceHistory },
    articles: new DataLoader((skus) => Promise.all(skus.map(loadArticle))),
    productSkus: createLoader((ids) => loadProductSkus(ctx, ids), null),
    details: createLoader((ids) => loadProductDetails(ctx, ids), null),
    recommendations: createRecommendationLoader(ctx),
  };
}

/** The rows of one article are read together. */
function createRecommendationLoader(ctx: RequestContext): Loaders['recommendations'] {
  return new DataLoader(
    async (asked) => {
      const byArticle = Map.groupBy(asked, ({ card }) => card);
      const found = await Promise.all(
        [...byArticle].map(async ([card, rows]) => {
          const lists = await listArticleRecommendations(ctx, card, rows);
          return rows.map((row, index) => [row, lists[index] ?? []] as const);
        }),
      );
      const lists = new Map(found.flat());
      return asked.map((row) => lists.get(row) ?? []);
    },
    { cacheKeyFn: ({ card, slot, first }) => `${card.productId} ${slot} ${first}` },
  );
}

function createLoader<Value, Missing>(
  load: (ids: readonly number[]) => Promise<ReadonlyMap<number, Value>>,
  missing: Missing,
): DataLoader<number, Value | Missing> {
  return new DataLoader(async (ids) => {
    const found = await load(ids);
    return ids.map((id) => found.get(id) ?? missing);
  });
}

/** The cards in the order of the ids; products that no longer exist are left out. */
export async function loadCards(loaders: Loaders, ids: readonly number[]): Promise<ProductCard[]> {
  const cards = await Promise.all(ids.map((id) => loaders.cards.load(id)));
  return cards.filter((card) => card !== null);
}
