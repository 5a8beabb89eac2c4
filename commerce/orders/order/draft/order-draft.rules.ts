import type { CheckoutView } from '#commerce/buying/checkout/checkout.service.ts';
import { buildOrderVouchers } from '#commerce/buying/voucher/recheck.rules.ts';
import { isRedirectMethod } from '#commerce/money/payment/payment-method.rules.ts';
import { buildOrderLines, type Order } from '../order.rules.ts';
import { pickParticulars } from '../order-particulars.rules.ts';

/** Fields of an order that its checkout does not have yet. */
type OrderKeys = Pick<
  Order,
  'orderId' | 'orderNumber' | 'accessToken' | 'customerId' | 'locale' | 'placedAt'
>;

/** The order made from a checkout. @throws Error when the checkout is not complete: a bug */
export function buildOrder(checkout: CheckoutView, keys: OrderKeys): Order {
  const { basket, email, billingAddress, deliveryOption, paymentMethod } = checkout;
  if (!email || !billingAddress || !deliveryOption?.days || !paymentMethod) {
    throw new Error(`basket ${basket.basketId} was ordered before its checkout was complete`);
  }
  return {
    ...keys,
    email,
    currency: basket.currency,
    itemsMinor: basket.itemsMinor,
    servicesMinor: basket.servicesMinor,
    shippingMinor: basket.shippingMinor,
    extrasMinor: basket.extrasMinor,
    co2Minor: basket.co2Minor,
    premiumMinor: basket.premiumMinor,
    discountMinor: basket.discountMinor,
    roundingMinor: basket.roundingMinor,
    totalMinor: basket.totalMinor,
    taxes: basket.taxes,
    billingAddress,
    deliveryAddress: checkout.deliveryAddress ?? billingAddress,
    deliveryOption: deliveryOption.code,
    freight: basket.freight,
    parcels: basket.parcels,
    deliveryDaysMin: deliveryOption.days.min,
    deliveryDaysMax: deliveryOption.days.max,
    deliveryDates: checkout.deliveryDates,
    deliveryKind: checkout.deliveryKind,
    pickupPoint: checkout.pickupPoint,
    wishedOn: checkout.wishedOn,
    ...pickParticulars({ ...checkout, paymentMethod }),
    // an order that costs nothing waits for no payment
    state: isRedirectMethod(paymentMethod) && basket.totalMinor > 0 ? 'awaiting_payment' : 'placed',
    lines: buildOrderLines(basket),
    vouchers: buildOrderVouchers(basket),
    extensionFields: checkout.extensionFields,
  };
}
