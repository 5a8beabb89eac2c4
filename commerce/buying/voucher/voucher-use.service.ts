import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { hashRedeemerEmail } from './redeemer.rules.ts';
import type { JudgedVoucher } from './voucher.rules.ts';
import { insertUse, releaseUses } from './voucher.store.ts';

/**
 * Counts the vouchers that a placed order uses, in its transaction and after `lockForOrder` has judged them.
 * @throws Error when a limit is reached nevertheless: the lock was not taken, and the order has to be undone
 */
export async function redeemVouchers(
  ctx: RequestContext,
  order: { readonly orderId: string; readonly email: string },
  basket: { readonly vouchers: readonly JudgedVoucher[] },
): Promise<void> {
  const { orderId, email } = order;
  for (const { voucherId, campaign, reasons } of basket.vouchers) {
    if (reasons.length > 0) continue;
    const used = await insertUse(ctx, { voucherId, campaign, orderId, redeemer: hashRedeemerEmail(email) });
    if (!used) throw new Error(`voucher ${voucherId} reached a limit beside the lock of order ${orderId}`);
  }
}

/** Makes a cancelled order's vouchers usable again. Repeating it changes nothing. */
export function releaseVouchers(ctx: RequestContext, orderId: string): Promise<void> {
  return releaseUses(ctx, orderId);
}
