import type { ResultOf } from 'gql.tada';
import { convertToMajorUnits, measure } from '#app/session/measure.ts';
import { loadPersonalClient } from '#app/session/personal.ts';
import { AddToWishlistMutation, RemoveFromWishlistMutation } from './wish.query.ts';

/** `failed`: the list is unchanged. */
export type WishResult =
  | { outcome: 'added' | 'removed' | 'notFound' | 'failed' }
  | { outcome: 'full'; limit: number };

/** Adds a product to the visitor's wishlist, and measures it. Never throws. @param variantSku null if not chosen */
export async function keep(sku: string, variantSku: string | null): Promise<WishResult> {
  try {
    const client = await loadPersonalClient();
    const data = await client.change(AddToWishlistMutation, { input: { sku, variantSku } });
    measureKept(data?.addToWishlist, sku);
    return readWishResult(data?.addToWishlist);
  } catch {
    return { outcome: 'failed' };
  }
}

/** Removes a product from the visitor's wishlist. Never throws. */
export async function keepNoLonger(sku: string): Promise<WishResult> {
  try {
    const client = await loadPersonalClient();
    const data = await client.change(RemoveFromWishlistMutation, { sku });
    return { outcome: data ? 'removed' : 'failed' };
  } catch {
    return { outcome: 'failed' };
  }
}

type Kept = ResultOf<typeof AddToWishlistMutation>['addToWishlist'];

function measureKept(kept: Kept | undefined, sku: string): void {
  if (kept?.__typename !== 'WishlistChanged' || !kept.line) return;
  const { minor, currency } = kept.line.keptPrice;
  const value = convertToMajorUnits(minor);
  const items = [{ item_id: sku, price: value, quantity: 1 }];
  measure({ event: 'add_to_wishlist', ecommerce: { currency, value, items } });
}

function readWishResult(kept: Kept | undefined): WishResult {
  switch (kept?.__typename) {
    case 'WishlistChanged':
      return { outcome: 'added' };
    case 'WishlistFull':
      return { outcome: 'full', limit: kept.limit };
    case 'ProductNotFound':
    case 'VariantNotFound':
      return { outcome: 'notFound' };
    case undefined:
      return { outcome: 'failed' };
  }
}
