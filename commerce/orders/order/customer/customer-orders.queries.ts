import { sql } from 'kysely';
import { z } from 'zod';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import { boundPage, type PageQuestion } from '#commerce/ground/kernel/page.rules.ts';
import type { OrderState } from '../order.rules.ts';

/** A line of an order as a list shows it. */
export type OrderSummaryLine = {
  readonly sku: string;
  readonly name: string;
  readonly brandName: string;
  readonly picture: string | null;
  readonly quantity: number;
};

/** An order as the customer's list shows it. Amounts in minor units. */
export type OrderSummary = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly placedAt: Date;
  readonly state: OrderState;
  readonly totalMinor: number;
  readonly currency: Currency;
  readonly lines: readonly OrderSummaryLine[];
};

export type OrderPage = {
  readonly orders: readonly OrderSummary[];
  /** of all that match, not of this page only */
  readonly totalCount: number;
  /** years with orders, the latest first, independent of the search */
  readonly years: readonly number[];
};

/** @property size at most 50 */
export type OrderQuestion = PageQuestion & {
  /** a number, an article number, or words of an article's name; '' asks for all */
  readonly search: string;
  /** in the tenant's time zone */
  readonly year: number | null;
};

const MOST = 50;
const LONGEST_SEARCH = 100;

const storedLines = z.array(
  z.object({
    sku: z.string(),
    name: z.string(),
    brandName: z.string(),
    picture: z.string().nullable(),
    quantity: z.number(),
  }),
);

type OrderRow = {
  readonly order_id: string;
  readonly order_number: string;
  readonly placed_at: Date;
  readonly state: OrderState;
  readonly total_minor: number;
  readonly currency: string;
  readonly lines: unknown;
};

/**
 * A customer's orders, the newest first. Two statements, however many orders there are. The caller has checked that
 * the visitor is this customer.
 */
export async function listCustomerOrders(
  ctx: RequestContext,
  customerId: string,
  question: OrderQuestion,
): Promise<OrderPage> {
  const { limit, offset } = boundPage(question, MOST);
  const matching = matches(ctx, customerId, question);
  const { rows } = await sql<OrderRow>`
    select o.order_id, o.order_number, o.placed_at, o.state, o.total_minor, o.currency, shown.lines
      from (
        select o.* from sales_order o
         where ${matching}
         order by o.placed_at desc, o.order_number desc
         limit ${limit}::int offset ${offset}::int) o
      cross join lateral (
        select coalesce(jsonb_agg(jsonb_build_object('sku', l.sku, 'name', l.name, 'brandName', l.brand_name,
                 'picture', l.picture, 'quantity', l.quantity) order by l.position), '[]') as lines
          from order_line l
         where l.tenant_id = ${ctx.tenant.id} and l.order_id = o.order_id) shown
     order by o.placed_at desc, o.order_number desc`.execute(ctx.db);
  const { total, years } = await countOrders(ctx, customerId, matching);
  return { orders: rows.map(readOrderSummary), totalCount: total, years };
}

function matches(ctx: RequestContext, customerId: string, { search, year }: OrderQuestion) {
  const words = search.slice(0, LONGEST_SEARCH).trim();
  const pattern = `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const named =
    words === ''
      ? sql``
      : sql`and (o.order_number like ${pattern} or exists (
          select from order_line l
           where l.tenant_id = ${ctx.tenant.id} and l.order_id = o.order_id
             and (l.sku ilike ${pattern} or l.name ilike ${pattern} or l.brand_name ilike ${pattern})))`;
  const within =
    year === null
      ? sql``
      : sql`and extract(year from o.placed_at at time zone ${ctx.tenant.timeZone}) = ${year}::int`;
  return sql`o.tenant_id = ${ctx.tenant.id} and o.customer_id = ${customerId} ${named} ${within}`;
}

async function countOrders(ctx: RequestContext, customerId: string, matching: ReturnType<typeof sql>) {
  const { rows } = await sql<{ total: number; years: number[] | null }>`
    select (select count(*)::int from sales_order o where ${matching}) as total,
           (select array_agg(distinct extract(year from o.placed_at at time zone ${ctx.tenant.timeZone})::int)
              from sales_order o where o.tenant_id = ${ctx.tenant.id} and o.customer_id = ${customerId}) as years
  `.execute(ctx.db);
  return { total: rows[0]?.total ?? 0, years: (rows[0]?.years ?? []).toSorted((a, b) => b - a) };
}

function readOrderSummary(row: OrderRow): OrderSummary {
  return {
    orderId: row.order_id,
    orderNumber: row.order_number,
    placedAt: row.placed_at,
    state: row.state,
    totalMinor: Number(row.total_minor),
    currency: row.currency as Currency,
    lines: storedLines.parse(row.lines),
  };
}
