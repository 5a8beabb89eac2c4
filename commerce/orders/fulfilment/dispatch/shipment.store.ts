import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { LineQuantity } from '#commerce/orders/order/return-effect.rules.ts';

export type Shipment = {
  readonly shipmentId: string;
  readonly key: string;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly shippedAt: Date;
  /** null if on its way */
  readonly deliveredAt: Date | null;
  readonly items: readonly LineQuantity[];
};

/** An order's shipments, the oldest first; those of one moment in the order in which they were reported. */
export async function listShipments(ctx: RequestContext, orderId: string): Promise<Shipment[]> {
  const rows = await ctx.db
    .selectFrom('shipment')
    .selectAll()
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .orderBy('shipped_at')
    .orderBy((eb) =>
      eb
        .selectFrom('order_event')
        .select('event_id')
        .where('order_event.tenant_id', '=', ctx.tenant.id)
        .where('order_event.order_id', '=', orderId)
        .where('type', '=', 'order.shipped')
        .where(sql`data ->> 'shipmentId'`, '=', sql`shipment.shipment_id::text`),
    )
    .execute();
  if (rows.length === 0) return [];
  const lines = await ctx.db
    .selectFrom('shipment_line')
    .select(['shipment_id', 'position', 'quantity'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    shipmentId: row.shipment_id,
    key: row.idempotency_key,
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    shippedAt: row.shipped_at,
    deliveredAt: row.delivered_at,
    items: lines
      .filter((line) => line.shipment_id === row.shipment_id)
      .map(({ position, quantity }) => ({ position, quantity })),
  }));
}

export async function insertShipment(
  ctx: RequestContext,
  orderId: string,
  shipment: Omit<Shipment, 'deliveredAt'>,
): Promise<void> {
  const [tenantId, { shipmentId }] = [ctx.tenant.id, shipment];
  await ctx.db
    .insertInto('shipment')
    .values({
      tenant_id: tenantId,
      shipment_id: shipmentId,
      order_id: orderId,
      idempotency_key: shipment.key,
      carrier: shipment.carrier,
      tracking_number: shipment.trackingNumber,
      shipped_at: shipment.shippedAt,
    })
    .execute();
  await ctx.db
    .insertInto('shipment_line')
    .values(
      shipment.items.map((item) => ({
        ...{ tenant_id: tenantId, shipment_id: shipmentId, order_id: orderId },
        ...item,
      })),
    )
    .execute();
}

/**
 * Records the arrival of the parcels that are on their way; of only one if `shipmentId` is given.
 * @returns how many
 */
export async function markDelivered(
  ctx: RequestContext,
  orderId: string,
  { at, shipmentId }: { readonly at: Date; readonly shipmentId: string | null },
): Promise<number> {
  let update = ctx.db
    .updateTable('shipment')
    .set({ delivered_at: at })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .where('delivered_at', 'is', null);
  if (shipmentId !== null) update = update.where('shipment_id', '=', shipmentId);
  const { numUpdatedRows } = await update.executeTakeFirst();
  return Number(numUpdatedRows);
}
