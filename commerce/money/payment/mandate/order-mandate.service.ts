import { writeTogether } from '#commerce/ground/database/write-together.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { DirectDebitAccount } from './direct-debit.types.ts';
import { buildNewMandate, findMandate, type Mandate } from './mandate.store.ts';

/** The mandate for an order; null if there is none. */
export function findOrderMandate(ctx: RequestContext, orderId: string): Promise<Mandate | null> {
  return findMandate(ctx, orderId);
}

/** Gives the mandate for an order's collection. The caller holds the order's row. @param words as they were shown */
export async function giveOrderMandate(
  ctx: RequestContext,
  order: { readonly orderId: string; readonly orderNumber: string },
  { iban, bic, accountHolder }: DirectDebitAccount,
  words: string,
): Promise<void> {
  await writeTogether(ctx.db, [buildNewMandate(ctx, order, { iban, bic, accountHolder }, words).rows]);
}
