import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import type { Locale } from '#tenants/tenant.ts';
import type { OrderState } from './order.rules.ts';

/** The fields that payments need to know of the order that they are for. */
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
  /** the day that was wished for, or that the first appointment is on, YYYY-MM-DD */
  readonly wishedOn: string | null;
};

/**
 * Locks an order's row, then nobody else moves it or its payments until the transaction ends. Always the first lock of
 * those who change payments.
 */
export async function lockOrder(ctx: RequestContext, orderId: string): Promise<PaidOrder | null> {
  const row = await orders(ctx).where('order_id', '=', orderId).forUpdate().executeTakeFirst();
  return row ? paidOrder(row) : null;
}

export async function readOrder(ctx: RequestContext, orderId: string): Promise<PaidOrder | null> {
  const row = await orders(ctx).where('order_id', '=', orderId).executeTakeFirst();
  return row ? paidOrder(row) : null;
}

/** For the command, which knows no access token. */
export async function readOrderByNumber(ctx: RequestContext, orderNumber: string): Promise<PaidOrder | null> {
  const row = await orders(ctx).where('order_number', '=', orderNumber).executeTakeFirst();
  return row ? paidOrder(row) : null;
}

function orders(ctx: RequestContext) {
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

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof orders>['executeTakeFirst']>>>;

function paidOrder(row: Row): PaidOrder {
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

/** Another way to pay was chosen after the order. */
export async function writePaymentMethod(
  ctx: RequestContext,
  orderId: string,
  method: string,
): Promise<void> {
  await ctx.db
    .updateTable('sales_order')
    .set({ payment_method: method })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .execute();
}
