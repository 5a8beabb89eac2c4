import type { Selectable } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';

/** A refund. Amounts in minor units. */
export type Refund = {
  readonly refundId: string;
  readonly orderId: string;
  readonly paymentId: string;
  readonly key: string;
  readonly amountMinor: number;
  readonly currency: Currency;
  /** failed: its provider refused it, and a person transfers it; dropped: its payment was taken back first */
  readonly state: 'requested' | 'manual' | 'pending' | 'done' | 'failed' | 'dropped';
  readonly providerReference: string | null;
  readonly checks: number;
};

export async function listOrderRefunds(ctx: RequestContext, orderId: string): Promise<Refund[]> {
  const rows = await ctx.db
    .selectFrom('payment_refund')
    .selectAll()
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('refund_id')
    .execute();
  return rows.map(readRefundRow);
}

export async function findRefund(ctx: RequestContext, refundId: string): Promise<Refund | null> {
  const row = await ctx.db
    .selectFrom('payment_refund')
    .selectAll()
    .where('tenant_id', '=', ctx.tenant.id)
    .where('refund_id', '=', refundId)
    .executeTakeFirst();
  return row ? readRefundRow(row) : null;
}

export function readRefundRow(row: Selectable<DB['payment_refund']>): Refund {
  return {
    refundId: row.refund_id,
    orderId: row.order_id,
    paymentId: row.payment_id,
    key: row.refund_key,
    amountMinor: row.amount_minor,
    currency: row.currency as Currency,
    state: row.state,
    providerReference: row.provider_reference,
    checks: row.checks,
  };
}
