import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/**
 * Takes an address off the list, with its brands, what it was sent and the proof of its consent. In the caller's
 * transaction.
 * @param email lower case
 */
export async function eraseSubscription(ctx: RequestContext, email: string): Promise<void> {
  const tenantId = ctx.tenant.id;
  const own = { tenant_id: tenantId, email };
  await ctx.db
    .deleteFrom('newsletter_delivery')
    .where(({ and }) => and(own))
    .execute();
  await ctx.db
    .deleteFrom('newsletter_event')
    .where(({ and }) => and(own))
    .execute();
  await ctx.db
    .deleteFrom('newsletter_brand')
    .where(({ and }) => and(own))
    .execute();
  await ctx.db
    .deleteFrom('newsletter_subscription')
    .where(({ and }) => and(own))
    .execute();
}
