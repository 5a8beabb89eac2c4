import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { keepDateOfBirth } from './customer-change.commands.ts';
import { findCustomerName } from './customer-change.queries.ts';

/** The name and date of birth that a credit check was about. */
export type CheckedPerson = {
  readonly givenName: string;
  readonly familyName: string;
  /** YYYY-MM-DD */
  readonly dateOfBirth: string;
};

/**
 * {@link keepDateOfBirth} with the data given to a credit check, if the check bore the customer's own name: a bill
 * may be in somebody else's.
 */
export async function keepCheckedBirth(
  ctx: RequestContext,
  customerId: string,
  { givenName, familyName, dateOfBirth }: CheckedPerson,
): Promise<void> {
  const customer = await findCustomerName(ctx, customerId);
  const isOwn =
    customer && isSameName(customer.given_name, givenName) && isSameName(customer.family_name, familyName);
  if (isOwn) await keepDateOfBirth(ctx, customerId, dateOfBirth);
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
