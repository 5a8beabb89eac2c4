import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { createPostalCodeSchema } from '#forms/address/address.ts';
import type { EmailNotVerified } from '../order.errors.ts';
import { join } from './join-guest-orders.commands.ts';
import { hasFact, type Owner } from './join-guest-orders.queries.ts';

/**
 * Moves orders that were placed as a guest to the customer's account. The address alone is not enough, since
 * mailboxes change owners: the customer also gives a fact about the order. An open debt moves to the customer's
 * account, as does the date of birth of a credit.
 * @param fact an order's number, or the postal code of its delivery or bill, in any spelling
 * @returns how many orders have joined; 0 if none matches, whatever the reason
 */
export async function joinGuestOrders(
  ctx: RequestContext,
  customer: Owner,
  fact: string,
): Promise<Result<number, EmailNotVerified | TooManyAttempts>> {
  if (!customer.emailVerified) return refuse({ code: 'EmailNotVerified' });
  const retryAfterSeconds = await ctx.attempts.countOrderClaim(`${ctx.tenant.id}|${customer.customerId}`);
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds });
  const known = normalizeFact(createPostalCodeSchema(ctx.tenant.country).safeParse(fact).data ?? fact);
  if (known === '') return ok(0);
  return ok(await join(ctx, customer, hasFact(known)));
}

/** A fact in capitals, without the separators that people type. */
function normalizeFact(fact: string): string {
  return fact.toUpperCase().replace(/[^\p{L}\d]/gu, '');
}
