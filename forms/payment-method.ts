/**
 * Whether goods leave only after a transfer that the customer makes after ordering: until then no day can be
 * promised.
 */
export function needsTransfer(paymentMethod: string | null): boolean {
  return paymentMethod === 'prepayment';
}

/** Wallets, which can also give contact and address. */
export const WALLETS = ['apple-pay', 'google-pay'] as const;

/** Methods where another company lends the money: the customer pays that company later. */
export const LATER_METHODS = ['klarna', 'riverty'] as const;

export function isLaterMethod(code: string): boolean {
  return (LATER_METHODS as readonly string[]).includes(code);
}
