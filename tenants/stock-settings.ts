import { z } from 'zod';

/** The most pieces that a tenant may call few: a sale that leaves more than these changes no page (migration 0018). */
export const MOST_FEW_PIECES = 5;

/** The part of an article's stock that shoppers are told; how much there is of the rest is nobody's business. */
export const stockSettings = z.object({
  /** so many pieces or fewer are said to be few, on the product page and in the basket; 0: none are */
  fewPieces: z.number().int().min(0).max(MOST_FEW_PIECES).default(MOST_FEW_PIECES),
  /** how many the few are is said, and no more can be chosen; off: only that there are few */
  tellsPieces: z.boolean().default(true),
});

export type StockSettings = Readonly<z.output<typeof stockSettings>>;
