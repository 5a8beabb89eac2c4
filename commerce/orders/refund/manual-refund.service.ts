import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { recordRefund } from '#commerce/money/ledger/ledger.service.ts';
import { findRefund, writeRefund } from '#commerce/money/payment/refund-record.service.ts';
import { lockOrder } from '#commerce/orders/order/draft/order-lock.service.ts';
import { recordOrderEvent } from '#commerce/orders/order-log/order-event.service.ts';
import { dropExcess } from './refund.service.ts';

/**
 * Money that a person has to transfer back: it came by bank transfer or direct debit, or its provider refused to give
 * it back.
 */
export type ManualRefund = {
  readonly refundId: string;
  readonly orderNumber: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** where it came from, when that was a direct debit */
  readonly iban: string | null;
  /** by which it came, when that was a bank transfer */
  readonly statementLine: string | null;
  /** why its provider does not refund it; null if it came without one */
  readonly problem: string | null;
};

const MOST = 500;
const BY_HAND = ['manual', 'failed'] as const;

export async function listManualRefunds(ctx: RequestContext): Promise<ManualRefund[]> {
  const rows = await ctx.db
    .selectFrom('payment_refund as r')
    .innerJoin('sales_order as o', (join) =>
      join.onRef('o.tenant_id', '=', 'r.tenant_id').onRef('o.order_id', '=', 'r.order_id'),
    )
    .innerJoin('payment as p', (join) =>
      join.onRef('p.tenant_id', '=', 'r.tenant_id').onRef('p.payment_id', '=', 'r.payment_id'),
    )
    .leftJoin('direct_debit_mandate as m', (join) =>
      join.onRef('m.tenant_id', '=', 'r.tenant_id').onRef('m.order_id', '=', 'r.order_id'),
    )
    .select(['r.refund_id', 'o.order_number', 'r.amount_minor', 'r.currency', 'r.problem', 'm.iban'])
    .select(['p.method', 'p.transfer_reference'])
    .where('r.tenant_id', '=', ctx.tenant.id)
    .where('r.state', 'in', BY_HAND)
    .orderBy('r.created_at')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    refundId: row.refund_id,
    orderNumber: row.order_number,
    amountMinor: row.amount_minor,
    currency: row.currency,
    iban: row.iban,
    statementLine: row.method === 'transfer' ? row.transfer_reference : null,
    problem: row.problem,
  }));
}

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
