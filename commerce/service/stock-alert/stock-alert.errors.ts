import type { TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';

/** Why no alert can be set for an article. */
export type StockAlertRefusal =
  | { readonly code: 'ProductNotFound'; readonly sku: string }
  | { readonly code: 'VariantNotFound'; readonly sku: string }
  /** it is in stock now */
  | { readonly code: 'VariantInStock'; readonly sku: string }
  | TooManyAttempts;
