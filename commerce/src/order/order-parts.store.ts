import { z } from 'zod';
import type { OrderedService } from '#commerce/basket/line-service.rules.ts';
import type { RequestContext } from '#commerce/kernel/context.ts';
import type { OrderVoucher } from '#commerce/voucher/recheck.rules.ts';
import { voucherTerms } from '#tenants/voucher-terms.ts';
import type { Order } from './order.rules.ts';

const storedShares = z.array(z.object({ position: z.number(), discountMinor: z.number() }));

/** Services of the order's lines, beside the lines. */
export async function insertOrderServices(ctx: RequestContext, { orderId, lines }: Order): Promise<void> {
  const rows = lines.flatMap(({ position, services }) =>
    services.map((service) => ({
      tenant_id: ctx.tenant.id,
      order_id: orderId,
      position,
      service: service.code,
      quantity: service.quantity,
      unit_price_minor: service.unitMinor,
      total_minor: service.totalMinor,
      tax_rate_percent: service.taxRatePercent,
    })),
  );
  if (rows.length > 0) await ctx.db.insertInto('order_line_service').values(rows).execute();
}

/** By position of the line. */
export async function readOrderServices(
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
    });
    services.set(row.position, ofLine);
  }
  return services;
}

/** The order's vouchers with the terms that it was placed with. */
export async function insertOrderVouchers(ctx: RequestContext, { orderId, vouchers }: Order): Promise<void> {
  if (vouchers.length === 0) return;
  const rows = vouchers.map((voucher, index) => ({
    tenant_id: ctx.tenant.id,
    order_id: orderId,
    rank: index + 1,
    voucher_id: voucher.voucherId,
    code: voucher.code,
    terms: JSON.stringify(voucher.terms),
    discount_minor: voucher.discountMinor,
    lines: JSON.stringify(voucher.lines),
  }));
  await ctx.db.insertInto('order_voucher').values(rows).execute();
}

export async function readOrderVouchers(ctx: RequestContext, orderId: string): Promise<OrderVoucher[]> {
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
