import type { ResultOf } from 'gql.tada';
import type { BasketLineFields } from '#app/features/basket/basket.fragment.ts';
import type { OrderFields } from '#app/features/order/order.fragment.ts';
import { type MeasuredEvent, type MeasuredItem, toMajorUnits } from '#app/session/measure.ts';

type BasketLine = Pick<ResultOf<typeof BasketLineFields>, 'quantity' | 'product' | 'price'>;
type Amount = { readonly minor: number; readonly currency: string };

function basketItem({ product, quantity, price }: BasketLine): MeasuredItem {
  return {
    item_id: product.sku,
    item_name: product.name,
    item_brand: product.brandName,
    item_variant: product.variantSku,
    price: toMajorUnits(price.unit.minor),
    quantity,
  };
}

/** @param total what the lines come to */
export function basketEvent(
  event: 'view_cart' | 'begin_checkout' | 'add_shipping_info' | 'add_payment_info',
  lines: readonly BasketLine[],
  total: Amount,
): MeasuredEvent {
  const { currency, minor } = total;
  return { event, ecommerce: { currency, value: toMajorUnits(minor), items: lines.map(basketItem) } };
}

/**
 * The lines that are missing since the basket was last shown, as a lower quantity or a line less; null: nothing did.
 */
export function removedEvent(
  before: readonly BasketLine[],
  after: readonly BasketLine[],
): MeasuredEvent | null {
  const left = new Map(after.map(({ product, quantity }) => [product.variantSku, quantity]));
  const gone = before
    .map((line) => ({ ...line, quantity: line.quantity - (left.get(line.product.variantSku) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  const currency = gone[0]?.price.unit.currency;
  if (currency === undefined) return null;
  const minor = gone.reduce((sum, { price, quantity }) => sum + price.unit.minor * quantity, 0);
  return {
    event: 'remove_from_cart',
    ecommerce: { currency, value: toMajorUnits(minor), items: gone.map(basketItem) },
  };
}

type Order = Pick<ResultOf<typeof OrderFields>, 'orderNumber' | 'lines' | 'total'>;

/** An order that was placed, or cancelled whole. Its number is the transaction's: it says nothing of a person. */
export function orderEvent(
  event: 'purchase' | 'refund',
  { orderNumber, lines, total }: Order,
): MeasuredEvent {
  const items = lines.map(({ sku, name, brandName, quantity, lineTotal }) => ({
    item_id: sku,
    item_name: name,
    item_brand: brandName,
    price: toMajorUnits(Math.round(lineTotal.minor / quantity)),
    quantity,
  }));
  const { currency, minor } = total;
  return {
    event,
    once: orderNumber,
    ecommerce: { transaction_id: orderNumber, currency, value: toMajorUnits(minor), items },
  };
}
