import type { BasketView } from '#commerce/buying/basket/basket.service.ts';
import type { CheckoutStep } from '#commerce/buying/checkout/checkout.rules.ts';
import type { TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';

export type OrderRefusal =
  /** price or stock differ from what the customer saw; nothing was ordered */
  | { readonly code: 'OrderChanged'; readonly basket: BasketView }
  /** extensions of the retailer refuse it, for these reasons in the visitor's language */
  | { readonly code: 'OrderObjected'; readonly objections: readonly string[] }
  | { readonly code: 'CheckoutIncomplete'; readonly step: CheckoutStep }
  | TooManyAttempts;

/** Expected refusals of another day for a fitting. */
export type AppointmentRefusal =
  /** there is no appointment, or it is too late to move it */
  { readonly code: 'AppointmentFixed' } | { readonly code: 'FittingDayFull' } | TooManyAttempts;

/** The account's e-mail address has not been confirmed. */
export type EmailNotVerified = { readonly code: 'EmailNotVerified' };
