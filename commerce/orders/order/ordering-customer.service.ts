import type { CheckoutView, VisitorContext } from '#commerce/buying/checkout/checkout.service.ts';
import { reopenIdentity } from '#commerce/buying/checkout/identity-step.service.ts';
import type { Address } from '#commerce/ground/kernel/address.rules.ts';
import { signedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import { type NewCustomer, registerCustomer } from '#commerce/people/customer/customer.service.ts';
import { keepFirstAddress } from '#commerce/people/customer/customer-address.service.ts';
import { keepCustomerRow } from '#commerce/people/customer/customer-change.service.ts';

export type OrderingCustomer = {
  /** null: a guest */
  readonly customerId: string | null;
  /** the account is made with the order */
  readonly isNew: boolean;
};

/**
 * Holds the row of a signed-in customer, so that the account is not deleted while the order is placed: its deletion waits
 * and finds the order. Before anything else of the order is locked, as a deletion begins with the same row.
 * @returns false: the account has been deleted
 */
export async function holdOrderingCustomer(ctx: VisitorContext): Promise<boolean> {
  const customerId = signedInCustomer(ctx);
  return customerId === null || (await keepCustomerRow(ctx, customerId));
}

/**
 * The customer that an order is for, with an account and a first address where the checkout asked for them. In the
 * transaction that places the order.
 * @returns null: the address of the new account was taken meanwhile, and its step is open again
 */
export async function orderingCustomer(
  ctx: VisitorContext,
  checkout: CheckoutView,
  basket: { readonly basketId: string; readonly version: number },
): Promise<OrderingCustomer | null> {
  const account = newAccount(checkout);
  const registered = account && (await registerCustomer(ctx, account));
  if (registered && !registered.ok) {
    await reopenIdentity(ctx, basket);
    return null;
  }
  const customerId = (registered?.value ?? checkout.customer)?.customerId ?? null;
  const { billingAddress } = checkout;
  if (customerId && billingAddress) await keepFirstAddress(ctx, customerId, billingAddress);
  return { customerId, isNew: registered !== null };
}

/** The account that is made with the order; null: none is. */
function newAccount({ identity, email, passwordHash, billingAddress }: CheckoutView): NewCustomer | null {
  if (identity !== 'account' || !email || !passwordHash || !billingAddress) return null;
  const { givenName, familyName, phone } = billingAddress;
  const salutation = salutationOf(billingAddress);
  return { email, passwordHash, salutation, givenName, familyName, phone };
}

function salutationOf({ salutation }: Address): 'female' | 'male' | 'not_specified' {
  return salutation === 'female' || salutation === 'male' ? salutation : 'not_specified';
}
