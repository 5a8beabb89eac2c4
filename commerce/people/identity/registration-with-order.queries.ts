import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/**
 * Whether a guest requested an account with an order and its link can still be used, whether or not the address is
 * known.
 */
export async function isAccountWished(
  ctx: RequestContext,
  { email, orderNumber }: { readonly email: string; readonly orderNumber: string },
): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('identity_token')
    .select('token_hash')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('email', '=', email)
    .where('kind', '=', 'registration')
    .where('expires_at', '>', ctx.clock.now())
    .where(sql<string>`details ->> 'orderNumber'`, '=', orderNumber)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
