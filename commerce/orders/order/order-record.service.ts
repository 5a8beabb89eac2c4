import { z } from 'zod';
import type { OrderedService } from '#commerce/buying/basket/line-service.rules.ts';
import { parsePickupPoint } from '#commerce/buying/delivery/pickup-point.rules.ts';
import { resolvePromisedDates } from '#commerce/buying/delivery/promised-dates.rules.ts';
import { parseAppointment } from '#commerce/buying/fitting/fitting.rules.ts';
import type { OrderVoucher } from '#commerce/buying/voucher/recheck.rules.ts';
import { readColumns } from '#commerce/ground/database/columns.ts';
import { parseRequiredAddress } from '#commerce/ground/kernel/address.rules.ts';
import type { RequestContext, Visitor } from '#commerce/ground/kernel/context.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import type { Locale } from '#tenants/tenant.ts';
import { voucherTerms } from '#tenants/voucher-terms.ts';
import { KEPT_AS_THEY_ARE, type Order } from './order.rules.ts';

const storedTaxes = z.array(
  z.object({ ratePercent: z.number(), netMinor: z.number(), taxMinor: z.number() }),
);
const storedShares = z.array(z.object({ position: z.number(), discountMinor: z.number() }));
const storedOptions = z.array(z.object({ key: z.string(), value: z.string() }));

/** The visitor's own order with this key: placed in this session, or by this signed-in customer. */
export async function findByKey(ctx: RequestContext, visitor: Visitor, key: string): Promise<Order | null> {
  const row = await selectOrders(ctx)
    .where('idempotency_key', '=', key)
    .where((eb) => {
      const inSession = eb('session_id', '=', visitor.sessionId);
      const customerId = getSignedInCustomer({ visitor });
      return customerId ? eb.or([inSession, eb('customer_id', '=', customerId)]) : inSession;
    })
    .executeTakeFirst();
  return row ? loadOrderWithLines(ctx, row) : null;
}

/** The last order of a basket that was placed since `since` in this session. */
export async function findLastOfBasket(
  ctx: RequestContext,
  visitor: Visitor,
  basketId: string,
  since: Date,
): Promise<Order | null> {
  const row = await selectOrders(ctx)
    .where('basket_id', '=', basketId)
    .where('session_id', '=', visitor.sessionId)
    .where('placed_at', '>=', since)
    .orderBy('placed_at', 'desc')
    // a fixed choice of two of the same instant: presses at the same time are answered with one order
    .orderBy('order_id')
    .limit(1)
    .executeTakeFirst();
  return row ? loadOrderWithLines(ctx, row) : null;
}

/** The last order since `since`: placed in this session without an account, or by this customer. */
export async function findLastOfVisitor(
  ctx: RequestContext,
  { sessionId, customerId, since }: { sessionId: string; customerId: string | null; since: Date },
): Promise<Order | null> {
  const row = await selectOrders(ctx)
    .where((eb) => {
      const asGuest = eb.and([eb('session_id', '=', sessionId), eb('customer_id', 'is', null)]);
      return customerId ? eb.or([asGuest, eb('customer_id', '=', customerId)]) : asGuest;
    })
    .where('placed_at', '>=', since)
    .orderBy('placed_at', 'desc')
    .orderBy('order_id')
    .limit(1)
    .executeTakeFirst();
  return row ? loadOrderWithLines(ctx, row) : null;
}

export async function findById(ctx: RequestContext, orderId: string): Promise<Order | null> {
  const row = await selectOrders(ctx).where('order_id', '=', orderId).executeTakeFirst();
  return row ? loadOrderWithLines(ctx, row) : null;
}

export async function findByNumber(ctx: RequestContext, orderNumber: string): Promise<Order | null> {
  const row = await selectOrders(ctx).where('order_number', '=', orderNumber).executeTakeFirst();
  return row ? loadOrderWithLines(ctx, row) : null;
}

function selectOrders(ctx: RequestContext) {
  return ctx.db.selectFrom('sales_order').selectAll().where('tenant_id', '=', ctx.tenant.id);
}

type OrderRow = NonNullable<Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirst']>>>;

async function loadOrderWithLines(ctx: RequestContext, row: OrderRow): Promise<Order> {
  const lines = await ctx.db
    .selectFrom('order_line')
    .selectAll()
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', row.order_id)
    .orderBy('position')
    .execute();
  const services = await readOrderServices(ctx, row.order_id);
  const vouchers = row.discount_minor > 0 ? await readOrderVouchers(ctx, row.order_id) : [];
  return {
    ...readColumns(row, KEPT_AS_THEY_ARE),
    locale: row.locale as Locale,
    currency: row.currency as Currency,
    taxes: storedTaxes.parse(row.taxes),
    billingAddress: parseRequiredAddress(row.billing_address, `order ${row.order_id}`),
    deliveryAddress: parseRequiredAddress(row.delivery_address, `order ${row.order_id}`),
    pickupPoint: parsePickupPoint(row.pickup_point),
    // another way to pay may have been chosen since the dates were promised
    deliveryDates:
      row.delivery_from && row.delivery_until
        ? resolvePromisedDates({ from: row.delivery_from, until: row.delivery_until }, row.payment_method)
        : null,
    lines: lines.map((line) => ({
      position: line.position,
      variantId: line.variant_id,
      sku: line.sku,
      name: line.name,
      brandName: line.brand_name,
      options: storedOptions.parse(line.options),
      picture: line.picture,
      quantity: line.quantity,
      unitMinor: line.unit_price_minor,
      totalMinor: line.line_total_minor,
      discountMinor: line.discount_minor,
      services: services.get(line.position) ?? [],
      taxRatePercent: Number(line.tax_rate_percent),
    })),
    vouchers,
  };
}

/** By position of the line. */
async function readOrderServices(
  ctx: RequestContext,
  orderId: string,
): Promise<Map<number, OrderedService[]>> {
  const rows = await ctx.db
    .selectFrom('order_line_service')
    .selectAll()
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .orderBy('service')
    .execute();
  const services = new Map<number, OrderedService[]>();
  for (const row of rows) {
    const ofLine = services.get(row.position) ?? [];
    ofLine.push({
      code: row.service,
      quantity: row.quantity,
      unitMinor: row.unit_price_minor,
      totalMinor: row.total_minor,
      taxRatePercent: Number(row.tax_rate_percent),
      appointment: parseAppointment(row.appointment),
    });
    services.set(row.position, ofLine);
  }
  return services;
}

async function readOrderVouchers(ctx: RequestContext, orderId: string): Promise<OrderVoucher[]> {
  const rows = await ctx.db
    .selectFrom('order_voucher')
    .selectAll()
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .orderBy('rank')
    .execute();
  return rows.map((row) => ({
    voucherId: row.voucher_id,
    code: row.code,
    terms: voucherTerms.parse(row.terms),
    discountMinor: row.discount_minor,
    lines: storedShares.parse(row.lines),
  }));
}
