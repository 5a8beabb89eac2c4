import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/**
 * Moves a person's own vouchers to their new address: those paid for with points are not lost. In the transaction
 * that changes the address.
 * @param change.from lower case, confirmed by the same person
 */
export async function moveVouchers(
  ctx: RequestContext,
  change: { readonly from: string; readonly to: string },
): Promise<void> {
  await ctx.db
    .updateTable('voucher')
    .set({ email: change.to })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('email', '=', change.from)
    .execute();
}
