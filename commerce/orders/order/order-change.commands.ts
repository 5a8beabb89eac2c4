import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { OrderState } from './order.rules.ts';
import type { LineQuantity } from './return-effect.rules.ts';

/** Moves an order to another state by one conditional update. @returns false if its state does not allow the move */
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

/** Cancels all pieces of an order that has not left. */
export async function cancelLines(ctx: RequestContext, orderId: string): Promise<void> {
  await ctx.db
    .updateTable('order_line')
    .set((eb) => ({ cancelled_quantity: eb.ref('quantity') }))
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .execute();
}

/** @throws when more pieces would leave or come back than the table's constraint allows */
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
