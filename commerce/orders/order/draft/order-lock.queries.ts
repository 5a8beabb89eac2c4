import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import type { Locale } from '#tenants/tenant.ts';
import type { OrderState } from '../order.rules.ts';

/** The fields of an order that payments need. */
export type PaidOrder = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly accessToken: string;
  readonly email: string;
  readonly givenName: string;
  readonly locale: Locale;
  readonly state: OrderState;
  readonly paymentMethod: string;
  readonly totalMinor: number;
  readonly currency: Currency;
  readonly placedAt: Date;
  /** the wished day, or that of the first appointment, YYYY-MM-DD */
  readonly wishedOn: string | null;
};

export async function readOrder(ctx: RequestContext, orderId: string): Promise<PaidOrder | null> {
  const row = await selectOrders(ctx).where('order_id', '=', orderId).executeTakeFirst();
  return row ? readPaidOrderRow(row) : null;
}

/** An order by its number, for commands, which have no access token. */
export async function readOrderByNumber(ctx: RequestContext, orderNumber: string): Promise<PaidOrder | null> {
  const row = await selectOrders(ctx).where('order_number', '=', orderNumber).executeTakeFirst();
  return row ? readPaidOrderRow(row) : null;
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirst']>>>;

export function readPaidOrderRow(row: Row): PaidOrder {
  const { givenName } = row.billing_address as { givenName?: unknown };
  return {
    orderId: row.order_id,
    orderNumber: row.order_number,
    accessToken: row.access_token,
    email: row.email,
    givenName: typeof givenName === 'string' ? givenName : '',
    locale: row.locale as Locale,
    state: row.state,
    paymentMethod: row.payment_method,
    totalMinor: row.total_minor,
    currency: row.currency as Currency,
    placedAt: row.placed_at,
    wishedOn: row.wished_on ?? row.fitted_on,
  };
}

export function selectOrders(ctx: RequestContext) {
  return ctx.db
    .selectFrom('sales_order')
    .selectAll()
    .select(
      sql<string | null>`(
        select min(s.appointment->>'day') from order_line_service s
         where s.tenant_id = ${ctx.tenant.id} and s.order_id = sales_order.order_id)`.as('fitted_on'),
    )
    .where('tenant_id', '=', ctx.tenant.id);
}
