import { sql } from 'kysely';
import { z } from 'zod';
import type { OrderedService } from '#commerce/buying/basket/line-service.rules.ts';
import type { OrderVoucher } from '#commerce/buying/voucher/recheck.rules.ts';
import type { Writes } from '#commerce/ground/database/write-together.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { voucherTerms } from '#tenants/voucher-terms.ts';
import type { Order } from './order.rules.ts';

const storedShares = z.array(z.object({ position: z.number(), discountMinor: z.number() }));

/** Services of the order's lines, beside the lines; no statement where there are none. */
export function serviceRows(tenantId: string, { orderId, lines }: Order): Writes {
  const services = lines.flatMap(({ position, services }) => services.map((one) => ({ position, ...one })));
  if (services.length === 0) return {};
  return {
    new_order_services: sql`
      insert into order_line_service (
        tenant_id, order_id, position, service, quantity, unit_price_minor, total_minor, tax_rate_percent)
      select ${tenantId}, ${orderId}, s.position, s.code, s.quantity, s."unitMinor", s."totalMinor",
             s."taxRatePercent"
        from jsonb_to_recordset(${JSON.stringify(services)}::jsonb) as s(
          position int, code text, quantity int, "unitMinor" bigint, "totalMinor" bigint,
          "taxRatePercent" numeric)`,
  };
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

/** The order's vouchers with the terms that it was placed with; no statement where there are none. */
export function voucherRows(tenantId: string, { orderId, vouchers }: Order): Writes {
  if (vouchers.length === 0) return {};
  const ranked = vouchers.map((voucher, index) => ({ rank: index + 1, ...voucher }));
  return {
    new_order_vouchers: sql`
      insert into order_voucher (tenant_id, order_id, rank, voucher_id, code, terms, discount_minor, lines)
      select ${tenantId}, ${orderId}, v.rank, v."voucherId", v.code, v.terms, v."discountMinor", v.lines
        from jsonb_to_recordset(${JSON.stringify(ranked)}::jsonb) as v(
          rank int, "voucherId" uuid, code text, terms jsonb, "discountMinor" bigint, lines jsonb)`,
  };
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
