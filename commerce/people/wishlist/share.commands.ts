import { randomBytes } from 'node:crypto';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { findShare } from './share.queries.ts';

/** Shares a customer's wishlist. One that is shared keeps its link. @returns the link's key */
export async function shareWishlist(ctx: RequestContext, customerId: string): Promise<string> {
  await ctx.db
    .insertInto('wishlist_share')
    .values({
      tenant_id: ctx.tenant.id,
      customer_id: customerId,
      share_key: randomBytes(16).toString('base64url'),
      shared_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'customer_id']).doNothing())
    .execute();
  const key = await findShare(ctx, customerId);
  if (key === null) throw new Error(`the wishlist of customer ${customerId} was not shared`);
  return key;
}

/** Withdraws the link; sharing again makes another one. */
export async function unshareWishlist(ctx: RequestContext, customerId: string): Promise<void> {
  await ctx.db
    .deleteFrom('wishlist_share')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .execute();
}
