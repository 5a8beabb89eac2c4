import { sql } from 'kysely';
import { z } from 'zod';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { OrderState } from '#commerce/orders/order/order.rules.ts';
import type { KeptOrder, LineQuantity, ReturnEffect } from '#commerce/orders/order/return-effect.rules.ts';

/** Where the pieces of a line are: what left, what was cancelled before, what came back. */
export type LineWhereabouts = {
  readonly position: number;
  readonly quantity: number;
  readonly shipped: number;
  readonly cancelled: number;
  readonly returned: number;
};

/**
 * Locks an order's row until the transaction ends: whatever happens to one order happens one after the other.
 * @returns null: there is none
 */
export async function lockOrder(ctx: RequestContext, orderId: string): Promise<OrderState | null> {
  const row = await ctx.db
    .selectFrom('sales_order')
    .select('state')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  return row?.state ?? null;
}

/** By one conditional update. @returns false: it was in none of the states that it may come from */
export async function moveOrder(
  ctx: RequestContext,
  orderId: string,
  to: 'cancelled' | 'shipped' | 'delivered' | 'returned',
  from: readonly OrderState[],
  facts: { readonly cancelReason?: string; readonly deliveredAt?: Date } = {},
): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('sales_order')
    .set({
      state: to,
      ...(to === 'cancelled' && { cancelled_at: ctx.clock.now(), cancel_reason: facts.cancelReason ?? null }),
      ...(facts.deliveredAt && { delivered_at: facts.deliveredAt }),
    })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** When the last parcel arrived; null: not everything has. */
export async function readDeliveredAt(ctx: RequestContext, orderId: string): Promise<Date | null> {
  const row = await ctx.db
    .selectFrom('sales_order')
    .select('delivered_at')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.delivered_at ?? null;
}

export async function readLineWhereabouts(ctx: RequestContext, orderId: string): Promise<LineWhereabouts[]> {
  const rows = await ctx.db
    .selectFrom('order_line')
    .select(['position', 'quantity', 'shipped_quantity', 'cancelled_quantity', 'returned_quantity'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    position: row.position,
    quantity: row.quantity,
    shipped: row.shipped_quantity,
    cancelled: row.cancelled_quantity,
    returned: row.returned_quantity,
  }));
}

/** All pieces of an order that has not left. */
export async function cancelLines(ctx: RequestContext, orderId: string): Promise<void> {
  await ctx.db
    .updateTable('order_line')
    .set((eb) => ({ cancelled_quantity: eb.ref('quantity') }))
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .execute();
}

/** @throws when more pieces would leave or come back than the constraint of the table allows */
export async function movePieces(
  ctx: RequestContext,
  orderId: string,
  what: 'shipped' | 'returned' | 'cancelled',
  items: readonly LineQuantity[],
): Promise<void> {
  const positions = items.map(({ position }) => position);
  const quantities = items.map(({ quantity }) => quantity);
  const column = sql.ref(`${what}_quantity`);
  await sql`
    update order_line l set ${column} = l.${column} + moved.quantity
      from unnest(${positions}::int[], ${quantities}::int[]) as moved (position, quantity)
     where l.tenant_id = ${ctx.tenant.id} and l.order_id = ${orderId} and l.position = moved.position
  `.execute(ctx.db);
}

/** Puts pieces back into stock, to be sold again. */
export async function giveBackStock(
  ctx: RequestContext,
  orderId: string,
  items: readonly LineQuantity[],
): Promise<void> {
  const positions = items.map(({ position }) => position);
  const quantities = items.map(({ quantity }) => quantity);
  const { rows } = await sql<{ product_id: number }>`
    with back as (
      select l.variant_id, sum(b.quantity)::int as quantity
        from unnest(${positions}::int[], ${quantities}::int[]) as b (position, quantity)
        join order_line l on l.tenant_id = ${ctx.tenant.id} and l.order_id = ${orderId} and l.position = b.position
       group by l.variant_id),
    locked as (
      select s.variant_id from stock s join back on back.variant_id = s.variant_id
       where s.tenant_id = ${ctx.tenant.id} order by s.variant_id for update of s)
    update stock s set quantity = s.quantity + back.quantity
      from back join locked on locked.variant_id = back.variant_id
      join variant v on v.variant_id = back.variant_id
     where s.tenant_id = ${ctx.tenant.id} and s.variant_id = back.variant_id
    returning v.product_id`.execute(ctx.db);
  const productIds = [...new Set(rows.map((row) => Number(row.product_id)))];
  if (productIds.length > 0)
    ctx.events.emit({ type: 'product-changed', tenantId: ctx.tenant.id, productIds });
}

export type ReturnNotice = {
  readonly returnId: string;
  readonly key: string;
  readonly items: readonly LineQuantity[];
  readonly refundMinor: number;
  readonly after: KeptOrder;
  readonly notedAt: Date;
};

const quantities = z.array(z.object({ position: z.number(), quantity: z.number() }));
const storedEffect = z.object({
  refundMinor: z.number(),
  after: z.object({
    itemsMinor: z.number(),
    servicesMinor: z.number(),
    shippingMinor: z.number(),
    extrasMinor: z.number(),
    discountMinor: z.number(),
    roundingMinor: z.number(),
    totalMinor: z.number(),
    taxes: z.array(z.object({ ratePercent: z.number(), netMinor: z.number(), taxMinor: z.number() })),
    lines: z.array(z.object({ position: z.number(), quantity: z.number(), discountMinor: z.number() })),
  }),
});

/** In the order in which they came: each leaves less than the one before. */
export async function returnsOf(ctx: RequestContext, orderId: string): Promise<ReturnNotice[]> {
  const rows = await ctx.db
    .selectFrom('return_notice')
    .selectAll()
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .execute();
  const pieces = ({ after }: ReturnNotice) => after.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return rows
    .map((row) => ({
      returnId: row.return_id,
      key: row.idempotency_key,
      items: quantities.parse(row.items),
      notedAt: row.noted_at,
      ...storedEffect.parse(row.effect),
    }))
    .sort((a, b) => pieces(b) - pieces(a));
}

export async function insertReturn(
  ctx: RequestContext,
  notice: {
    readonly returnId: string;
    readonly orderId: string;
    readonly key: string;
    readonly effect: ReturnEffect;
    /** default: a return */
    readonly kind?: 'return' | 'cancellation';
  },
): Promise<void> {
  const items = notice.effect.items.map(({ position, quantity }) => ({ position, quantity }));
  await ctx.db
    .insertInto('return_notice')
    .values({
      tenant_id: ctx.tenant.id,
      return_id: notice.returnId,
      order_id: notice.orderId,
      idempotency_key: notice.key,
      kind: notice.kind ?? 'return',
      items: JSON.stringify(items),
      effect: JSON.stringify(notice.effect),
      noted_at: ctx.clock.now(),
    })
    .execute();
}
