import type { PricedBasket } from '#commerce/buying/basket/basket.types.ts';

export type CheckoutStep = 'BASKET' | 'LOGIN' | 'DELIVERY' | 'PAYMENT' | 'CONFIRM';

/** The data that an order needs, and which of it is there. */
export type Entered = {
  /** there are lines, and all of them can be delivered */
  readonly deliverable: boolean;
  /** a question that the law requires has no answer */
  readonly questionsOpen: boolean;
  /** a field that an extension requires has no value, or one that is no longer accepted */
  readonly fieldsOpen: boolean;
  readonly email: string | null;
  readonly billingAddress: object | null;
  readonly deliveryOption: string | null;
  readonly paymentMethod: string | null;
};

/** The first step with missing data. */
export function findFirstMissingStep(entered: Entered): CheckoutStep {
  if (!entered.deliverable) return 'BASKET';
  if (entered.email === null) return 'LOGIN';
  if (entered.billingAddress === null || entered.deliveryOption === null) return 'DELIVERY';
  if (entered.questionsOpen || entered.fieldsOpen) return 'DELIVERY';
  return entered.paymentMethod === null ? 'PAYMENT' : 'CONFIRM';
}

/**
 * Whether everything in the basket can be delivered, on the day that it is fitted; the questions that the law
 * requires belong to the delivery step.
 */
export function isDeliverable({ lines }: Pick<PricedBasket, 'lines'>): boolean {
  const fits = ({ serviceOffers }: (typeof lines)[number]) =>
    serviceOffers.every(
      ({ chosen, needsAppointment, appointment }) => !chosen || !needsAppointment || appointment,
    );
  return lines.length > 0 && lines.every((line) => line.maxQuantity >= line.quantity && fits(line));
}
