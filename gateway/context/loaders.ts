import DataLoader from 'dataloader';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Variant } from '#commerce/range/catalogue/offer.rules.ts';
import {
  type ProductCard,
  priceHistories,
  productCards,
  productSkus,
  productVariants,
} from '#commerce/range/catalogue/product.service.ts';
import { type ProductDetails, productDetails } from '#commerce/range/catalogue/product-details.service.ts';
import type { AskedPrice } from '#commerce/range/pricing/price.rules.ts';

/** Batches of one operation: however many products it asks for, each table is asked once. */
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
    cards: batched((ids) => productCards(ctx, ids), null),
    variants: batched((ids) => productVariants(ctx, ids), []),
    productSkus: batched((ids) => productSkus(ctx, ids), null),
    priceHistory: batched((ids) => priceHistories(ctx, ids), []),
    details: batched((ids) => productDetails(ctx, ids), null),
  };
}

function batched<Value, Missing>(
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
