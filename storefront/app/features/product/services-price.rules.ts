/** A service that is ordered with an article: its price, minor units, for each piece or once for the line. */
export type OrderedService = { readonly per: 'PIECE' | 'LINE'; readonly unit: { readonly minor: number } };

/** The price of services with so many pieces, minor units. */
export function sumServicePrices(services: readonly OrderedService[], pieces: number): number {
  return services.reduce((sum, { per, unit }) => sum + unit.minor * (per === 'PIECE' ? pieces : 1), 0);
}
