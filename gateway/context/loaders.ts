import DataLoader from 'dataloader';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Variant } from '#commerce/range/catalogue/listing/offer.rules.ts';
import {
  loadPriceHistories,
  loadProductCards,
  loadProductSkus,
  loadProductVariants,
  type ProductCard,
} from '#commerce/range/catalogue/product/product.queries.ts';
import {
  loadProductDetails,
  type ProductDetails,
} from '#commerce/range/catalogue/product/product-details.queries.ts';
import type { AskedPrice } from '#commerce/range/pricing/price.rules.ts';

/** Batches of one operation: however many products it requests, each table is queried once. */
export type Loaders = {
  readonly cards: DataLoader<number, ProductCard | null>;
  /** by product id */
  readonly variants: DataLoader<number, readonly Variant[]>;
  /** by variant id */
  readonly productSkus: DataLoader<number, string | null>;
  /** by variant id */
  readonly priceHistory: DataLoader<number, readonly AskedPrice[]>;
  /** by product id */
  readonly details: DataLoader<number, ProductDetails | null>;
};

export function createLoaders(ctx: RequestContext): Loaders {
  return {
    cards: createLoader((ids) => loadProductCards(ctx, ids), null),
    variants: createLoader((ids) => loadProductVariants(ctx, ids), []),
    productSkus: createLoader((ids) => loadProductSkus(ctx, ids), null),
    priceHistory: createLoader((ids) => loadPriceHistories(ctx, ids), []),
    details: createLoader((ids) => loadProductDetails(ctx, ids), null),
  };
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
