import { type MeasuredEvent, sumInMajorUnits, toMajorUnits } from '#app/session/measure.ts';

/** The measured part of a basket's line. `unit`: the price of one piece. */
export type MeasuredLine = {
  readonly quantity: number;
  readonly product: {
    readonly sku: string;
    readonly variantSku: string;
    readonly name: string;
    readonly brandName: string;
  };
  readonly price: { readonly unit: { readonly minor: number; readonly currency: string } };
};

/** The way of delivery or payment by its code, and the name under which the event is sent once. */
type Details = Pick<MeasuredEvent['ecommerce'], 'shipping_tier' | 'payment_type'> &
  Pick<MeasuredEvent, 'once'>;

/** @returns null: there is no line, so no event */
export function basketEvent(
  event: MeasuredEvent['event'],
  lines: readonly MeasuredLine[],
  { once, ...details }: Details = {},
): MeasuredEvent | null {
  const currency = lines[0]?.price.unit.currency;
  if (currency === undefined) return null;
  const value = sumInMajorUnits(lines.map(({ price, quantity }) => price.unit.minor * quantity));
  const items = lines.map(({ product, quantity, price }) => ({
    item_id: product.sku,
    item_name: product.name,
    item_brand: product.brandName,
    item_variant: product.variantSku,
    price: toMajorUnits(price.unit.minor),
    quantity,
  }));
  return { event, ecommerce: { currency, value, ...details, items }, ...(once !== undefined && { once }) };
}

/** The lines that were removed or reduced since the basket was last shown; null: none. */
export function removedEvent(
  before: readonly MeasuredLine[],
  after: readonly MeasuredLine[],
): MeasuredEvent | null {
  const left = new Map(after.map(({ product, quantity }) => [product.variantSku, quantity]));
  const gone = before
    .map((line) => ({ ...line, quantity: line.quantity - (left.get(line.product.variantSku) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  return basketEvent('remove_from_cart', gone);
}
