import { z } from 'zod';
import { type Address, addressOf } from '#commerce/checkout/address.rules.ts';
import { pickupPointOf } from '#commerce/delivery/pickup-point.rules.ts';
import type { RequestContext, Visitor } from '#commerce/kernel/context.ts';
import type { Currency } from '#commerce/kernel/money.ts';
import type { Locale } from '#tenants/tenant.ts';
import type { Order } from './order.rules.ts';
import {
  insertOrderServices,
  insertOrderVouchers,
  readOrderServices,
  readOrderVouchers,
} from './order-parts.store.ts';

/** What an order is stored with besides itself. */
export type OrderOrigin = {
  readonly idempotencyKey: string;
  readonly basketId: string;
  readonly sessionId: string;
};

const storedTaxes = z.array(
  z.object({ ratePercent: z.number(), netMinor: z.number(), taxMinor: z.number() }),
);
const storedOptions = z.array(z.object({ key: z.string(), value: z.string() }));

/** Header and lines in one statement, then what only some orders have. */
export async function insertOrder(ctx: RequestContext, order: Order, origin: OrderOrigin): Promise<void> {
  await ctx.db
    .with('header', (db) => db.insertInto('sales_order').values(headerOf(ctx, order, origin)))
    .insertInto('order_line')
    .values(linesOf(ctx, order))
    .execute();
  await insertOrderServices(ctx, order);
  await insertOrderVouchers(ctx, order);
}

function headerOf({ tenant: { id: tenantId } }: RequestContext, order: Order, origin: OrderOrigin) {
  return {
    tenant_id: tenantId,
    order_id: order.orderId,
    order_number: order.orderNumber,
    idempotency_key: origin.idempotencyKey,
    access_token: order.accessToken,
    basket_id: origin.basketId,
    session_id: origin.sessionId,
    customer_id: order.customerId,
    email: order.email,
    locale: order.locale,
    currency: order.currency,
    items_minor: order.itemsMinor,
    services_minor: order.servicesMinor,
    shipping_minor: order.shippingMinor,
    extras_minor: order.extrasMinor,
    discount_minor: order.discountMinor,
    rounding_minor: order.roundingMinor,
    total_minor: order.totalMinor,
    taxes: JSON.stringify(order.taxes),
    billing_address: JSON.stringify(order.billingAddress),
    delivery_address: JSON.stringify(order.deliveryAddress),
    delivery_option: order.deliveryOption,
    delivery_days_min: order.deliveryDaysMin,
    delivery_days_max: order.deliveryDaysMax,
    delivery_kind: order.deliveryKind,
    pickup_point: order.pickupPoint && JSON.stringify(order.pickupPoint),
    wished_on: order.wishedOn,
    delivery_from: order.deliveryDates?.from ?? null,
    delivery_until: order.deliveryDates?.until ?? null,
    co2_minor: order.co2Minor,
    premium_minor: order.premiumMinor,
    payment_method: order.paymentMethod,
    state: order.state,
    placed_at: order.placedAt,
  };
}

function linesOf({ tenant: { id: tenantId } }: RequestContext, order: Order) {
  return order.lines.map((line) => ({
    tenant_id: tenantId,
    order_id: order.orderId,
    position: line.position,
    variant_id: line.variantId,
    sku: line.sku,
    name: line.name,
    brand_name: line.brandName,
    options: JSON.stringify(line.options),
    picture: line.picture,
    quantity: line.quantity,
    unit_price_minor: line.unitMinor,
    line_total_minor: line.totalMinor,
    discount_minor: line.discountMinor,
    tax_rate_percent: line.taxRatePercent,
  }));
}

/** The visitor's own order with this key: placed in this session, or by this signed-in customer. */
export async function findByKey(ctx: RequestContext, visitor: Visitor, key: string): Promise<Order | null> {
  const row = await orders(ctx)
    .where('idempotency_key', '=', key)
    .where((eb) => {
      const inSession = eb('session_id', '=', visitor.sessionId);
      const own = visitor.type === 2 && visitor.customerId !== null;
      return own ? eb.or([inSession, eb('customer_id', '=', visitor.customerId)]) : inSession;
    })
    .executeTakeFirst();
  return row ? withLines(ctx, row) : null;
}

/** The last order of a basket that was placed since `since` in this session. */
export async function findLastOfBasket(
  ctx: RequestContext,
  visitor: Visitor,
  basketId: string,
  since: Date,
): Promise<Order | null> {
  const row = await orders(ctx)
    .where('basket_id', '=', basketId)
    .where('session_id', '=', visitor.sessionId)
    .where('placed_at', '>=', since)
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? withLines(ctx, row) : null;
}

export async function findById(ctx: RequestContext, orderId: string): Promise<Order | null> {
  const row = await orders(ctx).where('order_id', '=', orderId).executeTakeFirst();
  return row ? withLines(ctx, row) : null;
}

export async function findByNumber(ctx: RequestContext, orderNumber: string): Promise<Order | null> {
  const row = await orders(ctx).where('order_number', '=', orderNumber).executeTakeFirst();
  return row ? withLines(ctx, row) : null;
}

function orders(ctx: RequestContext) {
  return ctx.db.selectFrom('sales_order').selectAll().where('tenant_id', '=', ctx.tenant.id);
}

type OrderRow = NonNullable<Awaited<ReturnType<ReturnType<typeof orders>['executeTakeFirst']>>>;

async function withLines(ctx: RequestContext, row: OrderRow): Promise<Order> {
  const lines = await ctx.db
    .selectFrom('order_line')
    .selectAll()
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', row.order_id)
    .orderBy('position')
    .execute();
  const services = await readOrderServices(ctx, row.order_id);
  return {
    orderId: row.order_id,
    orderNumber: row.order_number,
    accessToken: row.access_token,
    customerId: row.customer_id,
    email: row.email,
    locale: row.locale as Locale,
    currency: row.currency as Currency,
    itemsMinor: row.items_minor,
    servicesMinor: row.services_minor,
    shippingMinor: row.shipping_minor,
    extrasMinor: row.extras_minor,
    discountMinor: row.discount_minor,
    roundingMinor: row.rounding_minor,
    totalMinor: row.total_minor,
    taxes: storedTaxes.parse(row.taxes),
    billingAddress: requiredAddress(row.billing_address),
    deliveryAddress: requiredAddress(row.delivery_address),
    deliveryOption: row.delivery_option,
    deliveryDaysMin: row.delivery_days_min,
    deliveryDaysMax: row.delivery_days_max,
    deliveryKind: row.delivery_kind,
    pickupPoint: pickupPointOf(row.pickup_point),
    wishedOn: row.wished_on,
    deliveryDates:
      row.delivery_from && row.delivery_until ? { from: row.delivery_from, until: row.delivery_until } : null,
    co2Minor: row.co2_minor,
    premiumMinor: row.premium_minor,
    paymentMethod: row.payment_method,
    state: row.state,
    placedAt: row.placed_at,
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
    vouchers: row.discount_minor > 0 ? await readOrderVouchers(ctx, row.order_id) : [],
  };
}

function requiredAddress(json: unknown): Address {
  const address = addressOf(json);
  if (!address) throw new Error('an order without an address');
  return address;
}
