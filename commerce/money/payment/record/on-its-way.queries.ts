import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDays, getToday } from '#commerce/ground/kernel/day.rules.ts';

/**
 * The last collection day whose debits have failed by now, ISO 8601: later debits are still on their way. A debit
 * that has not arrived within the tenant's days has failed, and its amount is due again.
 */
export function computeLastFailedCollection(ctx: RequestContext): string {
  return addDays(getToday(ctx), -ctx.tenant.payment.directDebit.settleDays - 1);
}

/**
 * The part of an order's debt that is being paid, minor units: held or not certain yet at the provider, or ordered as
 * a direct debit. It is not demanded again unless it fails. Lock the order's row before deciding by it.
 */
export async function onItsWayMinor(ctx: RequestContext, orderId: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(p.amount_minor), 0)::float8 as amount
      from payment p
     where p.tenant_id = ${ctx.tenant.id} and p.order_id = ${orderId} and ${isOnItsWay(ctx)}`.execute(ctx.db);
  return rows[0]?.amount ?? 0;
}

/** Whether the payment `p` of a statement is on its way, as {@link onItsWayMinor} counts it. */
export function isOnItsWay(ctx: RequestContext): RawBuilder<boolean> {
  return sql<boolean>`(p.state in ('pending', 'authorized')
    or p.method = 'direct-debit' and p.state = 'open' and exists (
      select from direct_debit_mandate m
       where m.tenant_id = ${ctx.tenant.id} and m.order_id = p.order_id
         and m.collect_on > ${computeLastFailedCollection(ctx)}::date))`;
}
