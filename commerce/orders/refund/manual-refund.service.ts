import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { recordRefund } from '#commerce/money/ledger/ledger.service.ts';
import { writeRefund } from '#commerce/money/payment/refund/refund-record.commands.ts';
import { findRefund } from '#commerce/money/payment/refund/refund-record.queries.ts';
import { lockOrder } from '#commerce/orders/order/draft/order-lock.commands.ts';
import { recordOrderEvent } from '#commerce/orders/order-log/order-event.service.ts';
import { BY_HAND } from './manual-refund.queries.ts';
import { dropExcess } from './refund.service.ts';

/**
 * Records that a person has transferred a refund, even one that has since been dropped: the money has left.
 * @returns false if there is no such refund, or it was made before
 */
export async function recordManualRefund(ctx: RequestContext, refundId: string): Promise<boolean> {
  if (!/^[0-9a-f-]{36}$/.test(refundId)) return false;
  const refund = await findRefund(ctx, refundId);
  if (!refund) return false;
  const { orderId, amountMinor, currency, state: listed, providerReference } = refund;
  // a failure of before it was booked back: its first booking still stands, and is not repeated
  const key = listed === 'failed' && providerReference !== null ? refundId : `${refundId}:by-hand`;
  return runInTransaction(ctx, async (inner) => {
    await lockOrder(inner, orderId);
    const state = (await findRefund(inner, refundId))?.state;
    if (state !== 'dropped' && !BY_HAND.some((one) => one === state)) return false;
    await writeRefund(inner, refundId, { state: 'done', reference: null, problem: null, nextCheckAt: null });
    await recordRefund(inner, { orderId, key, amountMinor });
    // a refund requested in its place would give the money back twice
    if (state === 'dropped') await dropExcess(inner, orderId, key);
    const data = { refundId, amountMinor, currency };
    await recordOrderEvent(inner, { orderId, type: 'payment.refund-made', data });
    return true;
  });
}
