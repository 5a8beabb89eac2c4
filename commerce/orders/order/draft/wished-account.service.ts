import type { CheckoutView } from '#commerce/buying/checkout/checkout.service.ts';
import type { Writes } from '#commerce/ground/database/write-together.ts';
import type { Address } from '#commerce/ground/kernel/address.rules.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { MailTexts } from '#commerce/ground/mail/mail.service.ts';
import { buildRegistrationRows } from '#commerce/people/identity/registration-with-order.service.ts';

/**
 * The account that was requested with an order, as rows of its transaction: a link that makes it, and the mail with
 * it.
 */
export async function buildRequestedAccountRows(
  ctx: RequestContext,
  { identity, email, passwordHash, billingAddress }: CheckoutView,
  { orderNumber, texts }: { readonly orderNumber: string; readonly texts: MailTexts },
): Promise<Writes> {
  if (identity !== 'account' || !email || !passwordHash || !billingAddress) return {};
  const { givenName, familyName, phone } = billingAddress;
  const person = { salutation: resolveSalutation(billingAddress), givenName, familyName, phone };
  return buildRegistrationRows(ctx, { email, passwordHash, orderNumber, ...person }, texts);
}

function resolveSalutation({ salutation }: Address): 'female' | 'male' | 'not_specified' {
  return salutation === 'female' || salutation === 'male' ? salutation : 'not_specified';
}
