import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/**
 * Deletes an address's subscription with its brands, deliveries and proof of consent. In the caller's transaction.
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
