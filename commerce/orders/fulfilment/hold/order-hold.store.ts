import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import { recordOrderEvent } from '#commerce/orders/order-log/order-event.service.ts';

/** An order that waits because a withdrawal was declared before all of it had left. */
export type OrderHold = {
  readonly statementId: string;
  readonly heldAt: Date;
  /** the last moment of the wait; null if it ends when a person decides */
  readonly heldUntil: Date | null;
  /** the declaration names its articles in words, which a person has to read */
  readonly inWords: boolean;
};

/** How a hold ended: its pieces were cancelled, its customer wants them all the same, or the shop released it. */
export type HoldEnd = 'withdrawn' | 'kept' | 'released';

/** @returns the hold that keeps an order from leaving now; null if nothing holds it */
export async function readHold(ctx: RequestContext, orderId: string): Promise<OrderHold | null> {
  const row = await ctx.db
    .selectFrom('order_hold')
    .select(['statement_id', 'held_at', 'held_until', 'in_words'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .where((where) => where.or([where('held_until', 'is', null), where('held_until', '>', ctx.clock.now())]))
    .executeTakeFirst();
  if (!row) return null;
  return {
    statementId: row.statement_id,
    heldAt: row.held_at,
    heldUntil: row.held_until,
    inWords: row.in_words,
  };
}

/**
 * Keeps what has not left of an order from leaving, because its withdrawal was declared. A declaration that is proven
 * to be the customer's holds it until a person decides. One by number and address alone may be a stranger's, who must
 * not be able to stop an order for ever: it holds for `withdrawal.holdDays`, and once in an order's life. In the
 * caller's transaction, which holds the order's lock.
 * @returns the hold that is in force; null if the order was held before and goes on
 */
export async function holdOrder(
  ctx: RequestContext,
  orderId: string,
  declaration: { readonly statementId: string; readonly isProven: boolean; readonly inWords: boolean },
): Promise<OrderHold | null> {
  const { statementId, isProven, inWords } = declaration;
  const heldAt = ctx.clock.now();
  const heldUntil = isProven ? null : addDaysToMoment(heldAt, ctx.tenant.withdrawal.holdDays);
  const place = { tenant_id: ctx.tenant.id, order_id: orderId };
  const begun = { statement_id: statementId, held_at: heldAt, held_until: heldUntil, in_words: inWords };
  const inserted = await ctx.db
    .insertInto('order_hold')
    .values({ ...place, ...begun })
    .onConflict((conflict) => {
      const order = conflict.columns(['tenant_id', 'order_id']);
      return isProven
        ? order.doUpdateSet({ ...begun, ended_at: null, ended_how: null, reason: null })
        : order.doNothing();
    })
    .returning('statement_id')
    .executeTakeFirst();
  if (!inserted) return readHold(ctx, orderId);
  const data = { statementId, heldUntil: heldUntil?.toISOString() ?? null };
  await recordOrderEvent(ctx, { orderId, type: 'order.held', data });
  return { statementId, heldAt, heldUntil, inWords };
}

/** Ends a hold without an event of its own, where another event reports that nothing of the order will leave. */
export async function closeHold(
  ctx: RequestContext,
  orderId: string,
  { how, reason = null }: { readonly how: HoldEnd; readonly reason?: string | null },
): Promise<void> {
  await ctx.db
    .updateTable('order_hold')
    .set({ ended_at: ctx.clock.now(), ended_how: how, reason })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .execute();
}
