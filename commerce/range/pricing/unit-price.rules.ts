/** Units of the unit price (Directive 98/6/EC art. 2): kilogram, litre, metre, square metre. */
export const UNITS = ['kg', 'l', 'm', 'm2'] as const;
export type Unit = (typeof UNITS)[number];

/** The net quantity of an article: 1.5 m, 2.5 m2, 0.75 l. */
export type Measure = { readonly quantity: number; readonly unit: Unit };

/**
 * The price of one kilogram, litre, metre or square metre (Directive 98/6/EC art. 3; PAngV § 4: never per 100 g).
 * @param amountMinor price of the article, minor units with VAT
 * @returns minor units, rounded half up; null where the article is exactly one unit, so that both prices are equal
 */
export function calculateUnitPrice(amountMinor: number, { quantity }: Measure): number | null {
  // quantities have three decimals, so thousandths are whole and nothing is lost
  const thousandths = Math.round(quantity * 1000);
  return thousandths === 1000 ? null : Math.floor((amountMinor * 1000) / thousandths + 0.5);
}
