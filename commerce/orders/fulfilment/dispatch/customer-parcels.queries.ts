import { sql } from 'kysely';
import { buildTrackingUrl } from '#commerce/buying/delivery/tracking.rules.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** A parcel that has left and not arrived. */
export type TravellingParcel = {
  readonly orderNumber: string;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  /** the carrier's page about it */
  readonly trackingUrl: string | null;
  readonly shippedAt: Date;
  /** names of its articles, at most three */
  readonly articles: readonly string[];
  readonly pieces: number;
};

const MOST = 50;

/**
 * A customer's parcels on the way, the latest first. The caller has checked that the visitor is this customer.
 * @param first at most 50
 */
export async function listTravellingParcels(
  ctx: RequestContext,
  customerId: string,
  first = MOST,
): Promise<TravellingParcel[]> {
  const { rows } = await sql<{
    order_number: string;
    carrier: string | null;
    tracking_number: string | null;
    shipped_at: Date;
    postal_code: string | null;
    articles: string[];
    pieces: number;
  }>`
    select o.order_number, s.carrier, s.tracking_number, s.shipped_at,
           coalesce(packed.partner_postal_code, o.delivery_address ->> 'postalCode') as postal_code,
           packed.articles, packed.pieces
      from sales_order o
      join shipment s on s.tenant_id = ${ctx.tenant.id} and s.order_id = o.order_id
      cross join lateral (
        select (array_agg(l.name order by l.position))[1:3] as articles, sum(sl.quantity)::int as pieces,
               case when bool_and(fitted.postal_code is not null) then min(fitted.postal_code) end
                 as partner_postal_code
          from shipment_line sl
          join order_line l on l.tenant_id = ${ctx.tenant.id} and l.order_id = sl.order_id and l.position = sl.position
          left join lateral (
            select min(v.appointment -> 'partner' ->> 'postalCode') as postal_code
              from order_line_service v
             where v.tenant_id = ${ctx.tenant.id} and v.order_id = sl.order_id and v.position = sl.position) fitted on true
         where sl.tenant_id = ${ctx.tenant.id} and sl.shipment_id = s.shipment_id) packed
     where o.tenant_id = ${ctx.tenant.id} and o.customer_id = ${customerId}
       and o.state in ('placed', 'shipped', 'delivered') and s.delivered_at is null
     order by s.shipped_at desc, s.shipment_id
     limit ${Math.min(Math.max(first, 0), MOST)}::int`.execute(ctx.db);
  return rows.map((row) => ({
    orderNumber: row.order_number,
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    trackingUrl: buildTrackingUrl(ctx.tenant, {
      carrier: row.carrier,
      trackingNumber: row.tracking_number,
      postalCode: row.postal_code ?? '',
    }),
    shippedAt: row.shipped_at,
    articles: row.articles,
    pieces: row.pieces,
  }));
}
