import { type Address, addressOf } from '#commerce/checkout/address.rules.ts';
import type { RequestContext } from '#commerce/kernel/context.ts';

/** The address that a customer's forms begin with; null: none yet. */
export async function findDefaultAddress(ctx: RequestContext, customerId: string): Promise<Address | null> {
  const row = await ctx.db
    .selectFrom('customer_address')
    .select('address')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .where('is_default', '=', true)
    .executeTakeFirst();
  return addressOf(row?.address ?? null);
}

/** The first address a customer orders with is the one their forms begin with. */
export async function keepFirstAddress(
  ctx: RequestContext,
  customerId: string,
  address: Address,
): Promise<void> {
  await ctx.db
    .insertInto('customer_address')
    .values({
      tenant_id: ctx.tenant.id,
      customer_id: customerId,
      address: JSON.stringify(address),
      is_default: true,
      created_at: ctx.clock.now(),
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'customer_id']).where('is_default', '=', true).doNothing(),
    )
    .execute();
}
