import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** Deletes a customer's points with the account. In the caller's transaction. */
export async function erasePoints(ctx: RequestContext, customerId: string): Promise<void> {
  await sql`select set_config('shop.erasing', 'on', true)`.execute(ctx.db);
  await ctx.db
    .deleteFrom('loyalty_entry')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .execute();
}
