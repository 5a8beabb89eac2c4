import type { TileProduct } from '#app/features/product-tile/product-tile.fragment.ts';
import type { FormState } from '#app/form/form-state.ts';

/** After a form: `sent`: a mail is on its way. `there`: it is available now. */
export type StockAlertStep = 'form' | 'sent' | 'there' | 'confirm' | 'confirmed' | 'withdrawn' | 'expired';

export type StockAlertState = FormState & {
  readonly step: StockAlertStep;
  /** the typed address, whose mailbox has the mail */
  readonly email: string;
  /** days for which the link in the mail is valid */
  readonly days: number;
  /** after too many attempts; null if not refused */
  readonly retryMinutes: number | null;
  /** whether the shop failed */
  readonly failed: boolean;
};

/** Available articles in the size that is sold out. */
export type Alternatives = {
  readonly products: readonly TileProduct[];
  /** the size and other choices except the colour, as text; null if there is none */
  readonly label: string | null;
  /** the same choice as in an address */
  readonly choice: string | null;
};
