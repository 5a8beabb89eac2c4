import { hash } from 'node:crypto';

export type CheckoutStep = 'BASKET' | 'LOGIN' | 'DELIVERY' | 'PAYMENT' | 'CONFIRM';

/** The data that an order needs, and which of it is there. */
export type Entered = {
  /** there are lines, and all of them can be delivered */
  readonly deliverable: boolean;
  /** a question that the law requires has no answer */
  readonly questionsOpen: boolean;
  readonly email: string | null;
  readonly billingAddress: object | null;
  readonly deliveryOption: string | null;
  readonly paymentMethod: string | null;
};

/** The first step with missing data. */
export function firstMissingStep(entered: Entered): CheckoutStep {
  if (!entered.deliverable) return 'BASKET';
  if (entered.email === null) return 'LOGIN';
  if (entered.billingAddress === null || entered.deliveryOption === null) return 'DELIVERY';
  if (entered.questionsOpen) return 'DELIVERY';
  return entered.paymentMethod === null ? 'PAYMENT' : 'CONFIRM';
}

/**
 * The idempotency key of an order: the same for every tab that shows this version of the basket, another one as soon
 * as the basket or an entry of the checkout changes. A UUID of RFC 9562's version 8, from the basket's secret id.
 */
export function orderKey(basketId: string | null, version: number): string {
  const digest = hash('sha256', `order|${basketId}|${version}`);
  const variant = ((Number.parseInt(digest.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `${variant}${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-');
}
