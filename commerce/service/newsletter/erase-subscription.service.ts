import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** Takes an address off the list, with the proof of its consent. In the caller's transaction. @param email lower case */
export async function eraseSubscription(ctx: RequestContext, email: string): Promise<void> {
  await ctx.db
    .deleteFrom('newsletter_subscription')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('email', '=', email)
    .execute();
}
