import { convertToMajorUnits, type MeasuredEvent, sumInMajorUnits } from '#app/session/measure.ts';

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

/** @returns null if there is no line, so no event */
export function buildBasketEvent(
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
    price: convertToMajorUnits(price.unit.minor),
    quantity,
  }));
  return { event, ecommerce: { currency, value, ...details, items }, ...(once !== undefined && { once }) };
}

/** The lines that were removed or reduced since the basket was last shown; null if none. */
export function buildRemovedEvent(
  before: readonly MeasuredLine[],
  after: readonly MeasuredLine[],
): MeasuredEvent | null {
  return buildBasketEvent('remove_from_cart', listAddedPieces(before, after));
}

/** The lines that are new or larger since the basket was last shown, including restored ones; null if none. */
export function buildAddedEvent(
  before: readonly MeasuredLine[],
  after: readonly MeasuredLine[],
): MeasuredEvent | null {
  const untold = listAddedPieces(after, before).map((line) => ({
    ...line,
    quantity: line.quantity - takeTold(line.product.variantSku),
  }));
  return buildBasketEvent(
    'add_to_cart',
    untold.filter(({ quantity }) => quantity > 0),
  );
}

/** The lines with the pieces that they have more than the others. */
function listAddedPieces(lines: readonly MeasuredLine[], others: readonly MeasuredLine[]): MeasuredLine[] {
  const other = new Map(others.map(({ product, quantity }) => [product.variantSku, quantity]));
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - (other.get(line.product.variantSku) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Pieces by variant whose adding was measured where it was pressed: the basket's page does not measure it again. */
const toldPieces = new Map<string, number>();

export function noteTold(variantSku: string, quantity: number): void {
  toldPieces.set(variantSku, (toldPieces.get(variantSku) ?? 0) + quantity);
}

/** Those of all variants are in the basket that is shown. */
export function forgetTold(): void {
  toldPieces.clear();
}

function takeTold(variantSku: string): number {
  const told = toldPieces.get(variantSku) ?? 0;
  toldPieces.delete(variantSku);
  return told;
}
