import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import type { Customer } from './customer.queries.ts';
import { findCustomer } from './customer.queries.ts';

/** The customer of a session, signed in or soft-logged-in: of a soft-logged-in one only the name may be shown. */
export async function findKnownCustomer(ctx: RequestContext): Promise<Customer | null> {
  const customerId = ctx.visitor?.customerId ?? null;
  return customerId === null ? null : findCustomer(ctx, customerId);
}

/** The signed-in customer; null for everybody else, also for one who is soft-logged-in. */
export async function getCustomer(ctx: RequestContext): Promise<Customer | null> {
  const customerId = getSignedInCustomer(ctx);
  return customerId === null ? null : findCustomer(ctx, customerId);
}
