import type { TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';

/** Why nobody can be told later that an article is there again. */
export type StockAlertRefusal =
  | { readonly code: 'ProductNotFound'; readonly sku: string }
  | { readonly code: 'VariantNotFound'; readonly sku: string }
  /** it can be had now */
  | { readonly code: 'VariantInStock'; readonly sku: string }
  | TooManyAttempts;
