import { randomUUID } from 'node:crypto';
import { joinCustomer } from '#commerce/buying/checkout/join-customer.service.ts';
import type { RequestContext, Visitor } from '#commerce/ground/kernel/context.ts';
import { signIn } from '#commerce/people/session/session.service.ts';
import { registerCustomer } from './customer.commands.ts';

/** For tests: a new customer of the context's tenant. @returns the customer's id */
export async function createCustomer(
  ctx: RequestContext,
  email = `${randomUUID()}@example.com`,
): Promise<string> {
  const registered = await registerCustomer(ctx, {
    email,
    passwordHash: 'none',
    salutation: 'not_specified',
    givenName: 'Zoë',
    familyName: 'Bos',
    phone: null,
  });
  if (!registered.ok) throw new Error('not registered');
  return registered.value.customerId;
}

/** For tests: the context of a new customer who has signed in. */
export async function createSignedInContext<Context extends RequestContext>(
  ctx: Context,
  email?: string,
): Promise<Context & { readonly visitor: Visitor }> {
  const { visitor } = await signIn(ctx, await createCustomer(ctx, email), false, { join: joinCustomer });
  return { ...ctx, visitor };
}
