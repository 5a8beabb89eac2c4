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

export async function insertRepayment(
  ctx: RequestContext,
  orderId: string,
  repayment: Omit<RequestedRepayment, 'repaymentId'>,
): Promise<string> {
  const row = await ctx.db
    .insertInto('credit_repayment')
    .values({
      tenant_id: ctx.tenant.id,
      order_id: orderId,
      requested_at: ctx.clock.now(),
      reckoned_on: repayment.reckonedOn,
      valid_until: repayment.validUntil,
      part_minor: repayment.partMinor,
      pay_minor: repayment.payMinor,
      owed_minor: repayment.owedMinor,
      version: repayment.version,
    })
    .returning('repayment_id')
    .executeTakeFirstOrThrow();
  return row.repayment_id;
}

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

export async function closeRepayment(ctx: RequestContext, repaymentId: string): Promise<void> {
  await ctx.db
    .updateTable('credit_repayment')
    .set({ booked_at: ctx.clock.now() })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('repayment_id', '=', repaymentId)
    .execute();
}
