import type { RequestContext } from '#commerce/ground/kernel/context.ts';

export function selectCustomerInvoices({ db, tenant }: RequestContext, customerId: string) {
  return db
    .selectFrom('invoice as i')
    .innerJoin('sales_order as o', (join) =>
      join.onRef('o.tenant_id', '=', 'i.tenant_id').onRef('o.order_id', '=', 'i.order_id'),
    )
    .where('i.tenant_id', '=', tenant.id)
    .where('o.tenant_id', '=', tenant.id)
    .where('o.customer_id', '=', customerId);
}
