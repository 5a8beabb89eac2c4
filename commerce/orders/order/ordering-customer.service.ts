import type { CheckoutView, VisitorContext } from '#commerce/buying/checkout/checkout.service.ts';
import type { Writes } from '#commerce/ground/database/write-together.ts';
import type { Address } from '#commerce/ground/kernel/address.rules.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { signedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import type { MailTexts } from '#commerce/ground/mail/mail.service.ts';
import { keepFirstAddress } from '#commerce/people/customer/customer-address.service.ts';
import { keepCustomerRow } from '#commerce/people/customer/customer-change.service.ts';
import { registrationRows } from '#commerce/people/identity/registration-with-order.service.ts';

/**
 * Locks the row of a signed-in customer, so that the account cannot be deleted while the order is placed: the
 * deletion waits and then finds the order. It comes before all other locks of the order, since a deletion begins with
 * the same row.
 * @returns false: the account has been deleted
 */
export async function holdOrderingCustomer(ctx: VisitorContext): Promise<boolean> {
  const customerId = signedInCustomer(ctx);
  return customerId === null || (await keepCustomerRow(ctx, customerId));
}

/**
 * The customer that an order is for; the first address they order with is kept. In the transaction that places the order.
 * @returns null: a guest
 */
export async function orderingCustomer(
  ctx: VisitorContext,
  { customer, billingAddress }: CheckoutView,
): Promise<string | null> {
  if (customer && billingAddress) await keepFirstAddress(ctx, customer.customerId, billingAddress);
  return customer?.customerId ?? null;
}

/**
 * The account that was requested with an order, as rows of its transaction: a link that makes it, and the mail with
 * it.
 */
export async function wishedAccountRows(
  ctx: RequestContext,
  { identity, email, passwordHash, billingAddress }: CheckoutView,
  { orderNumber, texts }: { readonly orderNumber: string; readonly texts: MailTexts },
): Promise<Writes> {
  if (identity !== 'account' || !email || !passwordHash || !billingAddress) return {};
  const { givenName, familyName, phone } = billingAddress;
  const person = { salutation: salutationOf(billingAddress), givenName, familyName, phone };
  return registrationRows(ctx, { email, passwordHash, orderNumber, ...person }, texts);
}

function salutationOf({ salutation }: Address): 'female' | 'male' | 'not_specified' {
  return salutation === 'female' || salutation === 'male' ? salutation : 'not_specified';
}
