import { sql } from 'kysely';
import type { Writes } from '#commerce/ground/database/write-together.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addMonthsToMoment } from '#commerce/ground/kernel/day.rules.ts';

type OrderWithPremium = {
  readonly orderId: string;
  readonly customerId: string | null;
  readonly premiumMinor: number;
  readonly placedAt: Date;
};

/**
 * The delivery flat that begins with the order it was bought in, for that order's transaction. An order without one
 * writes nothing. A flat bought with an account that is not confirmed yet begins later: {@link claimPremium}.
 */
export function buildPremiumRows({ tenant }: RequestContext, order: OrderWithPremium): Writes {
  const { premium } = tenant.delivery;
  if (order.premiumMinor === 0 || !premium) return {};
  const endsAt = addMonthsToMoment(order.placedAt, premium.months);
  return {
    new_premium: sql`
      insert into premium_membership (tenant_id, order_id, customer_id, starts_at, ends_at)
      values (${tenant.id}, ${order.orderId}, ${order.customerId}, ${order.placedAt}, ${endsAt})
      on conflict (tenant_id, order_id) do nothing`,
  };
}

/** Gives the customer the delivery flat of an order that has joined the account. In the caller's transaction. */
export async function claimPremium(ctx: RequestContext, orderId: string, customerId: string): Promise<void> {
  await ctx.db
    .updateTable('premium_membership')
    .set({ customer_id: customerId })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .where('customer_id', 'is', null)
    .execute();
}

/** Ends the delivery flat of a cancelled order; a second call changes nothing. In the caller's transaction. */
export async function endPremium(ctx: RequestContext, orderId: string): Promise<void> {
  await ctx.db
    .updateTable('premium_membership')
    .set({ ended_at: ctx.clock.now() })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .execute();
}
