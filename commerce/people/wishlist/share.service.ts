import { randomBytes } from 'node:crypto';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { MAX_WISHLIST_LINES } from './wishlist.store.ts';

const SHARE_KEY = /^[\w-]{22}$/;

/** The key of the link by which a customer's wishlist is shared; null if it is not. */
export async function findShare(ctx: RequestContext, customerId: string): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('wishlist_share')
    .select('share_key')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.share_key ?? null;
}

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

/**
 * Articles of the list that a link leads to, the newest first. Nothing personal is returned, neither the day nor the
 * price at which they were added.
 * @param key the address's value, whatever it is
 * @returns null if the link does not exist or is no longer valid
 */
export async function listSharedProducts(
  ctx: RequestContext,
  key: string,
): Promise<readonly number[] | null> {
  if (!SHARE_KEY.test(key)) return null;
  const share = await ctx.db
    .selectFrom('wishlist_share')
    .select('customer_id')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('share_key', '=', key)
    .executeTakeFirst();
  if (!share) return null;
  const rows = await ctx.db
    .selectFrom('wishlist_line')
    .select('product_id')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', share.customer_id)
    .orderBy('added_at', 'desc')
    .limit(MAX_WISHLIST_LINES)
    .execute();
  return rows.map(({ product_id }) => product_id);
}
