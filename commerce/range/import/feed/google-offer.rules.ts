import type { FeedItem } from './google-feed.rules.ts';
import {
  type FeedRow,
  type PriceMarket,
  REFUSED,
  Row,
  readAvailability,
  resolvePrice,
} from './google-row.rules.ts';

/** The fields of a row of prices or stock alone. */
export type OfferRow = {
  readonly id: string;
  readonly amountMinor: number | null;
  readonly stock: Pick<FeedItem, 'availability' | 'availabilityDate' | 'quantity'> | null;
};

/** @returns the offer, or everything that is wrong with the row */
export function readOfferRow(
  fields: FeedRow,
  content: 'prices' | 'stock',
  market: PriceMarket,
): { offer: OfferRow } | { reasons: readonly string[] } {
  const row = new Row(fields);
  if (fields[REFUSED]) return { reasons: row.reasons };
  const id = row.readText('id');
  if (id === '') row.reasons.push('id: is missing');
  const offer = {
    id,
    amountMinor: content === 'prices' ? resolvePrice(row, market) : null,
    stock: content === 'stock' ? readAvailability(row, market) : null,
  };
  return row.reasons.length > 0 ? { reasons: row.reasons } : { offer };
}
