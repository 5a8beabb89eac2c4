import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** An early repayment that was requested and is not booked yet. Days as ISO 8601 dates, amounts in minor units. */
export type RequestedRepayment = {
  readonly repaymentId: string;
  readonly reckonedOn: string;
  readonly validUntil: string;
  /** null for all that is left */
  readonly partMinor: number | null;
  readonly payMinor: number;
  /** the balance owed when it was requested */
  readonly owedMinor: number;
  /** of the agreement */
  readonly version: number;
};

/**
 * The last repayment that was requested, while its amount is valid and the plan is still the one it was computed
 * from.
 */
export async function openRepayment(
  ctx: RequestContext,
  orderId: string,
  { today, version }: { readonly today: string; readonly version: number },
): Promise<RequestedRepayment | null> {
  const row = await ctx.db
    .selectFrom('credit_repayment')
    .selectAll()
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .where('version', '=', version)
    .where('valid_until', '>=', today)
    .where('booked_at', 'is', null)
    .orderBy('requested_at', 'desc')
    .orderBy('repayment_id')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    repaymentId: row.repayment_id,
    reckonedOn: row.reckoned_on,
    validUntil: row.valid_until,
    partMinor: row.part_minor,
    payMinor: row.pay_minor,
    owedMinor: row.owed_minor,
    version: row.version,
  };
}
