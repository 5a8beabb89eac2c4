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
