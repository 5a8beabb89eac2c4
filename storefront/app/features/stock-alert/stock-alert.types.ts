import type { TileProduct } from '#app/features/product-tile/product-tile.fragment.ts';
import type { FormState } from '#app/form/form-state.ts';

/** After a form: `sent`: a mail is on its way. `there`: it can be had now. */
export type StockAlertStep = 'form' | 'sent' | 'there' | 'confirm' | 'confirmed' | 'withdrawn' | 'expired';

export type StockAlertState = FormState & {
  readonly step: StockAlertStep;
  /** the address that was typed, where its mailbox is to be looked into */
  readonly email: string;
  /** how long the link in the mail holds */
  readonly days: number;
  /** of too many attempts; null: not refused */
  readonly retryMinutes: number | null;
  /** the shop itself could not take it */
  readonly failed: boolean;
};

/** Articles that can be had now in the size that is sold out. */
export type Alternatives = {
  readonly products: readonly TileProduct[];
  /** the size and what else was chosen besides the colour, as people read it; null: nothing of the kind */
  readonly label: string | null;
  /** the same as an address chooses it */
  readonly choice: string | null;
};
