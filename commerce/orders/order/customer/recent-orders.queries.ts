import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';

/** An order as a choice shows it. */
export type RecentOrder = {
  readonly orderNumber: string;
  readonly placedAt: Date;
  readonly totalMinor: number;
  readonly currency: Currency;
};

const MOST = 10;

/** The signed-in customer's newest orders, the newest first; none for all other visitors. */
export async function listRecentOrders(ctx: RequestContext): Promise<readonly RecentOrder[]> {
  const customerId = getSignedInCustomer(ctx);
  if (customerId === null) return [];
  const rows = await ctx.db
    .selectFrom('sales_order')
    .select(['order_number', 'placed_at', 'total_minor', 'currency'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .orderBy('placed_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    orderNumber: row.order_number,
    placedAt: row.placed_at,
    totalMinor: row.total_minor,
    currency: row.currency as Currency,
  }));
}
