/** Every way to pay that the shop supports; the texts are payment.method.{code}. */
export const PAYMENT_METHODS = [
  'invoice',
  'prepayment',
  'direct-debit',
  'ideal',
  'paypal',
  'card',
  'apple-pay',
  'google-pay',
  'klarna',
  'riverty',
  'instalments',
  'pause',
  'pause-instalments',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The methods that a payment link can be paid with, beside the tenant's own (product 9.6). */
export const PAYLINK_METHODS = ['paypal', 'mastercard', 'visa', 'diners', 'discover'] as const;
export type PaylinkMethod = (typeof PAYLINK_METHODS)[number];
/** A method of a payment link. */
export type LinkMethod = PaymentMethod | PaylinkMethod;
