import type { RequestContext } from '#commerce/ground/kernel/context.ts';

export function findCustomerName({ db, tenant }: RequestContext, customerId: string) {
  return db
    .selectFrom('customer')
    .select(['given_name', 'family_name'])
    .where('tenant_id', '=', tenant.id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

export function selectRowToLock(ctx: RequestContext, customerId: string) {
  return ctx.db
    .selectFrom('customer')
    .select('customer_id')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId);
}

/**
 * Lets one transaction at a time change what belongs to the customer. Rows that refer to the customer may still be
 * written: a sign-in has written its own before it calls this.
 */
export async function takeTurnsOnCustomer(ctx: RequestContext, customerId: string): Promise<void> {
  await ctx.db
    .selectFrom('customer')
    .select('customer_id')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
