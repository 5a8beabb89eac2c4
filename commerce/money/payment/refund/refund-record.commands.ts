import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Refund } from './refund-record.queries.ts';

/** Writes a refund unless its key exists. @returns its id; null if it exists */
export async function insertRefund(
  ctx: RequestContext,
  refund: Pick<Refund, 'orderId' | 'paymentId' | 'key' | 'amountMinor' | 'currency' | 'state'>,
): Promise<string | null> {
  const now = ctx.clock.now();
  const row = await ctx.db
    .insertInto('payment_refund')
    .values({
      tenant_id: ctx.tenant.id,
      order_id: refund.orderId,
      payment_id: refund.paymentId,
      refund_key: refund.key,
      amount_minor: refund.amountMinor,
      currency: refund.currency,
      state: refund.state,
      created_at: now,
      updated_at: now,
      next_check_at: refund.state === 'manual' ? null : now,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'order_id', 'refund_key', 'payment_id']).doNothing(),
    )
    .returning('refund_id')
    .executeTakeFirst();
  return row?.refund_id ?? null;
}

/** Records the end of a refund. @returns whether it was not in that state before */
export async function writeRefund(
  ctx: RequestContext,
  refundId: string,
  change: {
    readonly state: Refund['state'];
    readonly reference: string | null;
    readonly problem: string | null;
    /** null if nothing is left to do */
    readonly nextCheckAt: Date | null;
  },
): Promise<boolean> {
  const row = await ctx.db
    .updateTable('payment_refund')
    .set({
      state: change.state,
      provider_reference: change.reference,
      problem: change.problem,
      next_check_at: change.nextCheckAt,
      updated_at: ctx.clock.now(),
    })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('refund_id', '=', refundId)
    // a refund that was dropped while its provider was asked may have been made, but fails no more
    .where('state', 'not in', [
      'done',
      change.state,
      ...(change.state === 'failed' ? ['dropped' as const] : []),
    ])
    .returning('refund_id')
    .executeTakeFirst();
  return row !== undefined;
}
