import type { CheckoutView, VisitorContext } from '#commerce/buying/checkout/checkout.service.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import { keepFirstAddress } from '#commerce/people/customer/customer-address.commands.ts';
import { keepCustomerRow } from '#commerce/people/customer/customer-change.commands.ts';

/**
 * Locks the row of a signed-in customer, so that the account cannot be deleted while the order is placed: the
 * deletion waits and then finds the order. It comes before all other locks of the order, since a deletion begins with
 * the same row.
 * @returns false if the account has been deleted
 */
export async function holdOrderingCustomer(ctx: VisitorContext): Promise<boolean> {
  const customerId = getSignedInCustomer(ctx);
  return customerId === null || (await keepCustomerRow(ctx, customerId));
}

/**
 * The customer that an order is for; the first address they order with is stored. In the transaction that places the
 * order.
 * @returns null for a guest
 */
export async function resolveOrderingCustomer(
  ctx: VisitorContext,
  { customer, billingAddress }: CheckoutView,
): Promise<string | null> {
  if (customer && billingAddress) await keepFirstAddress(ctx, customer.customerId, billingAddress);
  return customer?.customerId ?? null;
}
