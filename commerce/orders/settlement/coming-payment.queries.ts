import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import { isOnItsWay } from '#commerce/money/payment/record/on-its-way.queries.ts';

/** The part of an order that is being paid: it is not demanded again unless it fails. */
export type ComingPayment = {
  readonly orderNumber: string;
  /** minor units */
  readonly amountMinor: number;
  readonly currency: Currency;
};

const MOST = 50;

/** All payments on their way for a customer's orders, by order, in one statement; at most 50 orders. */
export async function listComingPayments(ctx: RequestContext, customerId: string): Promise<ComingPayment[]> {
  const { rows } = await sql<ComingPayment>`
    select o.order_number as "orderNumber", sum(p.amount_minor)::float8 as "amountMinor", min(p.currency) as currency
      from sales_order o
      join payment p on p.tenant_id = ${ctx.tenant.id} and p.order_id = o.order_id
     where o.tenant_id = ${ctx.tenant.id} and o.customer_id = ${customerId} and o.state <> 'cancelled'
       and ${isOnItsWay(ctx)}
     group by o.order_number
     order by o.order_number
     limit ${MOST}::int`.execute(ctx.db);
  return rows;
}
