import type { OrderState } from '#commerce/orders/order/order.rules.ts';

/** Why something cannot happen to an order; nothing was changed. */
export type OrderLifeRefusal =
  | { readonly code: 'OrderNotFound' }
  /** its state does not allow the change; partly sent counts as sent */
  | { readonly code: 'OrderStateRefuses'; readonly state: OrderState }
  /** an unknown line, or more pieces than can be sent or come back */
  | { readonly code: 'QuantityRefused' };

/** Why a parcel cannot leave. */
export type DispatchRefusal =
  | OrderLifeRefusal
  /** it has to be paid beforehand, and this amount is missing; minor units */
  | { readonly code: 'OrderNotPaid'; readonly missingMinor: number }
  /** its withdrawal was declared and is still undecided. @property heldUntil null if until a person decides */
  | { readonly code: 'WithdrawalDeclared'; readonly heldUntil: Date | null };
