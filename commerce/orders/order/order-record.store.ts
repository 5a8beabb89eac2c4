import { z } from 'zod';
import type { OrderedService } from '#commerce/buying/basket/line/line-service.rules.ts';
import { parseStoredFields } from '#commerce/buying/checkout/order-fields.rules.ts';
import { parsePickupPoint } from '#commerce/buying/delivery/pickup-point.rules.ts';
import { resolvePromisedDates } from '#commerce/buying/delivery/promised-dates.rules.ts';
import { parseAppointment } from '#commerce/buying/fitting/fitting.rules.ts';
import type { OrderVoucher } from '#commerce/buying/voucher/recheck.rules.ts';
import { readColumns } from '#commerce/ground/database/columns.ts';
import { parseRequiredAddress } from '#commerce/ground/kernel/address.rules.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import type { Locale } from '#tenants/tenant.ts';
import { voucherTerms } from '#tenants/voucher-terms.ts';
import { KEPT_AS_THEY_ARE, type Order } from './order.rules.ts';

const storedTaxes = z.array(
  z.object({ ratePercent: z.number(), netMinor: z.number(), taxMinor: z.number() }),
);
const storedShares = z.array(z.object({ position: z.number(), discountMinor: z.number() }));
const storedOptions = z.array(z.object({ key: z.string(), value: z.string() }));

export function selectOrders(ctx: RequestContext) {
  return ctx.db.selectFrom('sales_order').selectAll().where('tenant_id', '=', ctx.tenant.id);
}

type OrderRow = NonNullable<Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirst']>>>;

export async function loadOrderWithLines(ctx: RequestContext, row: OrderRow): Promise<Order> {
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
    extensionFields: parseStoredFields(row.extension_fields),
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
