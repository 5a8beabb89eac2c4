import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/**
 * reserved: taken out of stock, the announced pieces are on their way; arrived: they have arrived, the other size can
 * leave; sent; released: back in stock.
 */
export type ExchangeState = 'reserved' | 'arrived' | 'sent' | 'released';

/** Pieces of another size that are held for announced ones, at the price that was paid for those. */
export type ReturnExchange = {
  readonly exchangeId: string;
  readonly orderId: string;
  readonly announcementId: string;
  /** of the line whose pieces come back */
  readonly position: number;
  readonly quantity: number;
  readonly variantId: number;
  readonly sku: string;
  readonly size: string;
  readonly state: ExchangeState;
  readonly heldUntil: Date;
  /** the parcel with the other size; null if not sent */
  readonly shipmentId: string | null;
  /** pieces of the other size that were returned and are in stock again */
  readonly restocked: number;
};

/** An order's exchanges in the order of its lines. */
export async function listExchanges(ctx: RequestContext, orderId: string): Promise<ReturnExchange[]> {
  const rows = await ctx.db
    .selectFrom('return_exchange')
    .selectAll()
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .orderBy('exchange_id')
    .execute();
  return rows.map((row) => ({
    exchangeId: row.exchange_id,
    orderId: row.order_id,
    announcementId: row.announcement_id,
    position: row.position,
    quantity: row.quantity,
    variantId: row.variant_id,
    sku: row.sku,
    size: row.size,
    state: row.state as ExchangeState,
    heldUntil: row.held_until,
    shipmentId: row.shipment_id,
    restocked: row.restocked_quantity,
  }));
}

export async function insertExchange(
  ctx: RequestContext,
  exchange: Omit<ReturnExchange, 'restocked' | 'shipmentId'> & { readonly arrivedKey?: string | undefined },
): Promise<void> {
  await ctx.db
    .insertInto('return_exchange')
    .values({
      tenant_id: ctx.tenant.id,
      exchange_id: exchange.exchangeId,
      order_id: exchange.orderId,
      announcement_id: exchange.announcementId,
      position: exchange.position,
      quantity: exchange.quantity,
      variant_id: exchange.variantId,
      sku: exchange.sku,
      size: exchange.size,
      state: exchange.state,
      held_until: exchange.heldUntil,
      arrived_key: exchange.arrivedKey ?? null,
    })
    .execute();
}

export async function updateExchange(
  ctx: RequestContext,
  exchangeId: string,
  change: {
    readonly state?: ExchangeState;
    readonly quantity?: number;
    readonly arrivedKey?: string;
    readonly shipmentId?: string;
    readonly restocked?: number;
  },
): Promise<void> {
  await ctx.db
    .updateTable('return_exchange')
    .set({
      ...(change.state && { state: change.state }),
      ...(change.quantity !== undefined && { quantity: change.quantity }),
      ...(change.arrivedKey && { arrived_key: change.arrivedKey }),
      ...(change.shipmentId && { shipment_id: change.shipmentId }),
      ...(change.restocked !== undefined && { restocked_quantity: change.restocked }),
    })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('exchange_id', '=', exchangeId)
    .execute();
}

/** Whether a return with this key contained pieces of an exchange. */
export async function hasArrived(ctx: RequestContext, orderId: string, key: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('return_exchange')
    .select('exchange_id')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .where('arrived_key', '=', key)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Orders with pieces that have been held for too long, at most `most`. */
export async function listOrdersHeldTooLong(ctx: RequestContext, most: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('return_exchange')
    .select('order_id')
    .distinct()
    .where('tenant_id', '=', ctx.tenant.id)
    .where('state', '=', 'reserved')
    .where('held_until', '<=', ctx.clock.now())
    .limit(most)
    .execute();
  return rows.map((row) => row.order_id);
}

/** An exchange as the overview of returns lists it. */
export type CustomerExchange = {
  readonly exchangeId: string;
  readonly orderNumber: string;
  readonly name: string;
  readonly quantity: number;
  readonly size: string;
  readonly state: ExchangeState;
  readonly heldUntil: Date;
};

const MOST = 50;

/**
 * A customer's exchanges, at most `first` and 50: those that have not left, the earliest end first, then those
 * that were sent, the newest first. The caller has checked who the visitor is.
 */
export async function listCustomerExchanges(
  ctx: RequestContext,
  customerId: string,
  first: number,
): Promise<CustomerExchange[]> {
  const { rows } = await sql<CustomerExchange>`
    select e.exchange_id as "exchangeId", o.order_number as "orderNumber", l.name, e.quantity, e.size, e.state,
           e.held_until as "heldUntil"
      from sales_order o
      join return_exchange e on e.tenant_id = ${ctx.tenant.id} and e.order_id = o.order_id
            and e.state in ('reserved', 'arrived', 'sent')
      join order_line l on l.tenant_id = ${ctx.tenant.id} and l.order_id = o.order_id and l.position = e.position
     where o.tenant_id = ${ctx.tenant.id} and o.customer_id = ${customerId}
     order by e.state = 'sent', case when e.state <> 'sent' then e.held_until end, e.held_until desc, e.exchange_id
     limit ${Math.min(Math.max(first, 1), MOST)}::int`.execute(ctx.db);
  return rows;
}
