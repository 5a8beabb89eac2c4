import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** When the customer's delivery flat rate ends; null if there is none, or it has ended. */
export async function findPremiumEnd(ctx: RequestContext, customerId: string): Promise<Date | null> {
  const row = await ctx.db
    .selectFrom('premium_membership')
    .select('ends_at')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .where('ends_at', '>', ctx.clock.now())
    .where('ended_at', 'is', null)
    .orderBy('ends_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.ends_at ?? null;
}
