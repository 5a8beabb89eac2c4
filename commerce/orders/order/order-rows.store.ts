import { sql } from 'kysely';
import { buildInsertColumns } from '#commerce/ground/database/columns.ts';
import type { Writes } from '#commerce/ground/database/write-together.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { KEPT_AS_THEY_ARE, type Order } from './order.rules.ts';

/** The fields that are stored with an order besides its own. */
export type OrderOrigin = {
  readonly idempotencyKey: string;
  readonly basketId: string;
  readonly sessionId: string;
};

/** The rows of an order, of its lines, and of the parts that only some orders have. */
export function buildOrderRows({ tenant }: RequestContext, order: Order, origin: OrderOrigin): Writes {
  const encodeJson = (value: unknown) => JSON.stringify(value);
  const kept = Object.fromEntries(KEPT_AS_THEY_ARE.map((field) => [field, order[field]]));
  const { columns, values } = buildInsertColumns({
    ...{ tenantId: tenant.id, ...origin, ...kept },
    taxes: encodeJson(order.taxes),
    billingAddress: encodeJson(order.billingAddress),
    deliveryAddress: encodeJson(order.deliveryAddress),
    pickupPoint: order.pickupPoint && encodeJson(order.pickupPoint),
    deliveryFrom: order.deliveryDates?.from ?? null,
    deliveryUntil: order.deliveryDates?.until ?? null,
    ...(Object.keys(order.extensionFields).length > 0 && {
      extensionFields: encodeJson(order.extensionFields),
    }),
  });
  return {
    new_order: sql`insert into sales_order (${columns}) values (${values})`,
    new_order_lines: sql`
      insert into order_line (
        tenant_id, order_id, position, variant_id, sku, name, brand_name, options, picture, quantity,
        unit_price_minor, line_total_minor, discount_minor, tax_rate_percent)
      select ${tenant.id}, ${order.orderId}, l.position, l."variantId", l.sku, l.name, l."brandName", l.options,
             l.picture, l.quantity, l."unitMinor", l."totalMinor", l."discountMinor", l."taxRatePercent"
        from jsonb_to_recordset(${encodeJson(order.lines)}::jsonb) as l(
          position int, "variantId" bigint, sku text, name text, "brandName" text, options jsonb, picture text,
          quantity int, "unitMinor" bigint, "totalMinor" bigint, "discountMinor" bigint, "taxRatePercent" numeric)`,
    ...buildServiceRows(tenant.id, order),
    ...buildVoucherRows(tenant.id, order),
  };
}

/** Services of the order's lines, beside the lines; no statement where there are none. */
function buildServiceRows(tenantId: string, { orderId, lines }: Order): Writes {
  const services = lines.flatMap(({ position, services }) => services.map((one) => ({ position, ...one })));
  if (services.length === 0) return {};
  return {
    new_order_services: sql`
      insert into order_line_service (
        tenant_id, order_id, position, service, quantity, unit_price_minor, total_minor, tax_rate_percent,
        appointment)
      select ${tenantId}, ${orderId}, s.position, s.code, s.quantity, s."unitMinor", s."totalMinor",
             s."taxRatePercent", s.appointment
        from jsonb_to_recordset(${JSON.stringify(services)}::jsonb) as s(
          position int, code text, quantity int, "unitMinor" bigint, "totalMinor" bigint,
          "taxRatePercent" numeric, appointment jsonb)`,
  };
}

/** The order's vouchers with the terms that it was placed with; no statement where there are none. */
function buildVoucherRows(tenantId: string, { orderId, vouchers }: Order): Writes {
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
