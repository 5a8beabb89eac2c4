import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** Whether a customer has bought on credit. */
export async function hasAgreement(ctx: RequestContext, customerId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('sales_order as o')
    .innerJoin('credit_agreement as a', (join) =>
      join.onRef('a.tenant_id', '=', 'o.tenant_id').onRef('a.order_id', '=', 'o.order_id'),
    )
    .select('a.order_id')
    .where('o.tenant_id', '=', ctx.tenant.id)
    .where('o.customer_id', '=', customerId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
