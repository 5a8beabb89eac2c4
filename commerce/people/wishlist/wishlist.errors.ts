/** Why something could not be added to or changed on the wishlist. */
export type WishlistRefusal =
  | { readonly code: 'ProductNotFound'; readonly sku: string }
  | { readonly code: 'VariantNotFound'; readonly sku: string }
  | { readonly code: 'WishlistFull'; readonly limit: number };

/** Why a wishlist article's variant stays unchanged (product 4.5). */
export type WishlistEditRefusal =
  | { readonly code: 'WishlistUnchanged' }
  | { readonly code: 'VariantSoldOut'; readonly sku: string }
  | Extract<WishlistRefusal, { code: 'ProductNotFound' | 'VariantNotFound' }>;
