import { convertToMajorUnits, type MeasuredEvent, sumInMajorUnits } from '#app/session/measure.ts';

type Money = { readonly minor: number; readonly currency: string };

/** The measured part of an order. `sku`: of the variant; `discount`: positive. */
type Order = {
  readonly orderNumber: string;
  readonly lines: readonly {
    readonly sku: string;
    readonly productSku: string;
    readonly name: string;
    readonly brandName: string;
    readonly quantity: number;
    readonly lineTotal: Money;
  }[];
  readonly discount: Money;
  readonly shipping: Money;
  readonly taxes: readonly { readonly tax: Money }[];
};

/**
 * The event of an order that was placed, or cancelled as a whole. The order's number is the transaction's: it
 * identifies no person.
 */
export function buildOrderEvent(
  event: 'purchase' | 'refund',
  { orderNumber, lines, discount, shipping, taxes }: Order,
): MeasuredEvent {
  const items = lines.map(({ sku, productSku, name, brandName, quantity, lineTotal }) => ({
    item_id: productSku,
    item_name: name,
    item_brand: brandName,
    item_variant: sku,
    price: convertToMajorUnits(Math.round(lineTotal.minor / quantity)),
    quantity,
  }));
  return {
    event,
    once: orderNumber,
    ecommerce: {
      transaction_id: orderNumber,
      currency: shipping.currency,
      value: sumInMajorUnits([...lines.map(({ lineTotal }) => lineTotal.minor), -discount.minor]),
      shipping: convertToMajorUnits(shipping.minor),
      tax: sumInMajorUnits(taxes.map(({ tax }) => tax.minor)),
      items,
    },
  };
}
