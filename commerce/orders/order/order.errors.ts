import type { BasketView } from '#commerce/buying/basket/basket.service.ts';
import type { CheckoutStep } from '#commerce/buying/checkout/checkout.rules.ts';
import type { TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';

export type OrderRefusal =
  /** price or stock differ from what the customer saw; nothing was ordered */
  | { readonly code: 'OrderChanged'; readonly basket: BasketView }
  | { readonly code: 'CheckoutIncomplete'; readonly step: CheckoutStep }
  | TooManyAttempts;

/** Expected refusals of another day for a fitting. */
export type AppointmentRefusal =
  /** there is none, or it is too late for another day */
  { readonly code: 'AppointmentFixed' } | { readonly code: 'FittingDayFull' } | TooManyAttempts;

/** Nobody has shown yet that the account's e-mail address is theirs. */
export type EmailNotVerified = { readonly code: 'EmailNotVerified' };
