import type { PlacesUnavailable } from '#commerce/buying/delivery/places.service.ts';
import type { TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';

/** Expected refusals of basket changes. */
export type BasketRefusal =
  | { readonly code: 'VariantNotFound'; readonly sku: string }
  /** `available`: pieces that the basket can hold now at most; `inBasket`: those of them that lie there */
  | { readonly code: 'InsufficientStock'; readonly available: number; readonly inBasket: number }
  | { readonly code: 'QuantityLimit'; readonly limit: number }
  | { readonly code: 'BasketFull'; readonly limit: number };

/** Expected refusals of answers about a line's services. */
export type ServiceRefusal = { readonly code: 'ServiceNotOffered'; readonly service: string };

/** Expected refusals of a fitting. */
export type FittingRefusal =
  | ServiceRefusal
  /** the partner has no place left on that day, or the tyres do not arrive in time */
  | { readonly code: 'FittingDayFull' }
  | PlacesUnavailable;

/** Expected refusals of codes. A code of another tenant is no code. */
export type VoucherRefusal =
  | { readonly code: 'VoucherNotFound'; readonly given: string }
  | { readonly code: 'TooManyVouchers'; readonly limit: number }
  | TooManyAttempts;
