/** Expected refusals of basket changes. */
export type BasketRefusal =
  | { readonly code: 'VariantNotFound'; readonly sku: string }
  /** `available`: pieces that the basket can hold of it at most, now */
  | { readonly code: 'InsufficientStock'; readonly available: number }
  | { readonly code: 'QuantityLimit'; readonly limit: number }
  | { readonly code: 'BasketFull'; readonly limit: number };
