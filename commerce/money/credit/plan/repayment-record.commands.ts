import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { RequestedRepayment } from './repayment-record.queries.ts';

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

export async function closeRepayment(ctx: RequestContext, repaymentId: string): Promise<void> {
  await ctx.db
    .updateTable('credit_repayment')
    .set({ booked_at: ctx.clock.now() })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('repayment_id', '=', repaymentId)
    .execute();
}
