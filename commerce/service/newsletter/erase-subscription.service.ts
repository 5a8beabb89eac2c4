import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/**
 * Takes an address off the list, with its brands, what it was sent and the proof of its consent. In the caller's
 * transaction.
 * @param email lower case
 */
export async function eraseSubscription(ctx: RequestContext, email: string): Promise<void> {
  for (const table of [
    'newsletter_delivery',
    'newsletter_event',
    'newsletter_brand',
    'newsletter_subscription',
  ] as const) {
    await ctx.db
      .deleteFrom(table)
      .where('tenant_id', '=', ctx.tenant.id)
      .where('email', '=', email)
      .execute();
  }
}
