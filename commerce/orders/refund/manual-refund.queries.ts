import type { RequestContext } from '#commerce/ground/kernel/context.ts';

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
export const BY_HAND = ['manual', 'failed'] as const;

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
