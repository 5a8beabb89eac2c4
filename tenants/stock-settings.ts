import { z } from 'zod';

/** The most pieces that a tenant may call few: a sale that leaves more changes no page (migration 0018). */
export const MOST_FEW_PIECES = 5;

/** The part of the stock that shoppers see: whether few pieces are left, and how many. */
export const stockSettings = z.object({
  /** the most pieces that are called few, on the product page and in the basket; 0 if few are never mentioned */
  fewPieces: z.number().int().min(0).max(MOST_FEW_PIECES).default(MOST_FEW_PIECES),
  /** the number of few pieces is shown, and no more can be chosen; off: only that there are few */
  tellsPieces: z.boolean().default(true),
});

export type StockSettings = Readonly<z.output<typeof stockSettings>>;
