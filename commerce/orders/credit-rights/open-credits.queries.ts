import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { readOrder } from '#commerce/orders/order/draft/order-lock.queries.ts';
import { CREDIT_METHODS } from '#forms/credit.ts';
import { loadRunningCredit } from './credit-of-order.service.ts';

/** A running credit of a customer. @property owedMinor with the costs of later instalments, minor units */
export type OpenCredit = { readonly orderNumber: string; readonly owedMinor: number };

const MOST = 20;

/** A customer's running credits, the latest first; of the latest 20 orders on credit. */
export async function listOpenCredits(ctx: RequestContext, customerId: string): Promise<OpenCredit[]> {
  const rows = await ctx.db
    .selectFrom('sales_order')
    .select(['order_id', 'order_number'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .where('payment_method', 'in', [...CREDIT_METHODS])
    .where('state', 'in', ['placed', 'shipped', 'delivered'])
    .orderBy('placed_at', 'desc')
    .limit(MOST)
    .execute();
  const open: OpenCredit[] = [];
  for (const row of rows) {
    const credit = await loadRunningCredit(ctx, await readOrder(ctx, row.order_id));
    if (credit.ok && credit.value.owed.balanceMinor > 0)
      open.push({ orderNumber: row.order_number, owedMinor: credit.value.owed.balanceMinor });
  }
  return open;
}
