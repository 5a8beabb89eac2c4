import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import { JUST_ORDERED_MS } from '../draft/placed-already.service.ts';
import type { Order } from '../order.rules.ts';
import { findLastOfVisitor } from '../order-record.queries.ts';

/**
 * The last order of this visitor within half an hour: a guest's by its session, a customer's only while signed in,
 * since a session from before a sign-out proves nothing. null if there is none.
 */
export async function findRecentOrder(ctx: RequestContext): Promise<Order | null> {
  if (!ctx.visitor) return null;
  const since = new Date(ctx.clock.now().getTime() - JUST_ORDERED_MS);
  return findLastOfVisitor(ctx, {
    sessionId: ctx.visitor.sessionId,
    customerId: getSignedInCustomer(ctx),
    since,
  });
}
