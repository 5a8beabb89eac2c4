import { z } from 'zod';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { OrderState } from '#commerce/orders/order/order.rules.ts';
import type { KeptOrder, LineQuantity, ReturnEffect } from '#commerce/orders/order/return-effect.rules.ts';
import { storedAmounts } from '#commerce/orders/order/stored-amounts.rules.ts';
import { addToStock, type Pieces } from '#commerce/range/stock/stock.commands.ts';

/** Pieces of a line by state: sent, cancelled before, returned. */
export type LineFulfilment = {
  readonly position: number;
  readonly quantity: number;
  readonly shipped: number;
  readonly cancelled: number;
  readonly returned: number;
};

/**
 * Locks an order's row until the transaction ends, so that changes of one order happen one after the other.
 * @returns null if there is none
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

/** When the last parcel arrived; null unless all have arrived. */
export async function readDeliveredAt(ctx: RequestContext, orderId: string): Promise<Date | null> {
  const row = await ctx.db
    .selectFrom('sales_order')
    .select('delivered_at')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.delivered_at ?? null;
}

export async function readLineFulfilment(ctx: RequestContext, orderId: string): Promise<LineFulfilment[]> {
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

/** Puts pieces back into stock, to be sold again. */
export async function giveBackStock(
  ctx: RequestContext,
  orderId: string,
  items: readonly LineQuantity[],
): Promise<void> {
  await addToStock(ctx, await listOrderedPieces(ctx, orderId, items));
}

/** The variants that these lines ordered; those that are no longer in the range are left out. */
export async function listOrderedPieces(
  ctx: RequestContext,
  orderId: string,
  items: readonly LineQuantity[],
): Promise<Pieces[]> {
  const rows = await ctx.db
    .selectFrom('order_line')
    .select(['position', 'variant_id'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .execute();
  const variants = new Map(rows.map((row) => [row.position, row.variant_id]));
  return items.flatMap(({ position, quantity }) => {
    const variantId = variants.get(position);
    return variantId === undefined || variantId === null ? [] : [{ variantId, quantity }];
  });
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
  after: storedAmounts.extend({
    taxes: z.array(z.object({ ratePercent: z.number(), netMinor: z.number(), taxMinor: z.number() })),
    lines: z.array(z.object({ position: z.number(), quantity: z.number(), discountMinor: z.number() })),
  }),
});

/** An order's returns in their order: each leaves less than the one before. */
export async function listReturns(ctx: RequestContext, orderId: string): Promise<ReturnNotice[]> {
  const rows = await ctx.db
    .selectFrom('return_notice')
    .selectAll()
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .execute();
  const sumPieces = ({ after }: ReturnNotice) => after.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return rows
    .map((row) => ({
      returnId: row.return_id,
      key: row.idempotency_key,
      items: quantities.parse(row.items),
      notedAt: row.noted_at,
      ...storedEffect.parse(row.effect),
    }))
    .sort((a, b) => sumPieces(b) - sumPieces(a));
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
