import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { DirectDebitAccount } from './direct-debit.types.ts';
import { findMandate, insertMandate, type Mandate } from './mandate.store.ts';

/** The mandate that was given for an order; null: none was. */
export function findOrderMandate(ctx: RequestContext, orderId: string): Promise<Mandate | null> {
  return findMandate(ctx, orderId);
}

/** Gives the mandate for an order's collection. The caller holds the order's row. @param words as they were shown */
export function giveOrderMandate(
  ctx: RequestContext,
  order: { readonly orderId: string; readonly orderNumber: string },
  { iban, bic, accountHolder }: DirectDebitAccount,
  words: string,
): Promise<void> {
  return insertMandate(ctx, order, { iban, bic, accountHolder }, words);
}
