import type { RequestContext } from '#commerce/ground/kernel/context.ts';

export async function isReversed(ctx: RequestContext, key: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('payment_reversal')
    .select('payment_id')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('reversal_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a payment of the order was ever taken back. */
export async function hasReversal(ctx: RequestContext, orderId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('payment_reversal')
    .select('payment_id')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
