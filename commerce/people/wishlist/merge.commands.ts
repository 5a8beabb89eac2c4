import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { takeTurnsOnCustomer } from '#commerce/people/customer/customer-change.queries.ts';
import { lockSession, MAX_WISHLIST_LINES } from './wishlist.store.ts';

/**
 * Moves what an anonymous session keeps to the customer who signs in; the session keeps nothing afterwards. For an
 * article that both keep, the customer's entry stays. Beyond the limit the oldest of the session's are dropped. Run
 * it in the transaction of the sign-in.
 */
export async function mergeWishlists(
  ctx: RequestContext,
  from: { readonly sessionId: string },
  to: { readonly customerId: string },
): Promise<void> {
  const tenantId = ctx.tenant.id;
  await lockSession(ctx, from.sessionId);
  await takeTurnsOnCustomer(ctx, to.customerId);
  await sql`
    update wishlist_line set session_id = null, customer_id = ${to.customerId}
     where tenant_id = ${tenantId} and wishlist_line_id in (
       select added.wishlist_line_id from wishlist_line added
        where added.tenant_id = ${tenantId} and added.session_id = ${from.sessionId}
          and not exists (select from wishlist_line own where own.tenant_id = ${tenantId}
                             and own.customer_id = ${to.customerId} and own.product_id = added.product_id)
        order by added.added_at desc
        limit greatest(0, ${MAX_WISHLIST_LINES} - (select count(*) from wishlist_line own
                          where own.tenant_id = ${tenantId} and own.customer_id = ${to.customerId})))`.execute(
    ctx.db,
  );
  await ctx.db
    .deleteFrom('wishlist_line')
    .where('tenant_id', '=', tenantId)
    .where('session_id', '=', from.sessionId)
    .execute();
}
