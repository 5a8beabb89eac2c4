import { sendBasketTo } from '#commerce/buying/basket/ordering.service.ts';
import { inTransaction, type RequestContext } from '#commerce/ground/kernel/context.ts';
import { ok, refuse } from '#commerce/ground/kernel/result.ts';
import { signedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import { findDefaultAddress } from '#commerce/people/customer/customer-address.service.ts';
import { placeSchema } from '#forms/checkout.ts';
import { getCheckout, isOwn, type VisitorContext } from './checkout.service.ts';
import { findBasketAndCheckout } from './checkout.store.ts';
import { type CheckoutResult, invalid } from './save-step.service.ts';

/** Where the visitor's basket goes. */
export type KnownPlace = {
  /** as it is kept */
  readonly postalCode: string;
  /**
   * `checkout`: of an address or point entered there; `basket`: entered there; `customer`: the default of the address
   * book
   */
  readonly source: 'checkout' | 'basket' | 'customer';
};

const asked = new WeakMap<RequestContext, Promise<KnownPlace | null>>();

/**
 * Where the visitor's basket goes, if that is known; looked up once for a context, however many lines ask. The
 * entries of the checkout come first, then the basket's postal code, then the customer's address.
 * @returns null: unknown, or not shown to this visitor
 */
export function knownPlace(ctx: RequestContext): Promise<KnownPlace | null> {
  let known = asked.get(ctx);
  if (!known) {
    known = findPlace(ctx);
    asked.set(ctx, known);
  }
  return known;
}

/** The postal code of {@link knownPlace}, as it is kept. */
export async function knownPostalCode(ctx: RequestContext): Promise<string | null> {
  return (await knownPlace(ctx))?.postalCode ?? null;
}

/**
 * Stores the postal code of the visitor's basket, for the dates of delivery, as long as there is no address.
 * @param input as typed: `{ postalCode }`
 */
export async function tellPlace(ctx: VisitorContext, input: unknown): Promise<CheckoutResult> {
  const parsed = placeSchema(ctx.tenant.country).safeParse(input);
  if (!parsed.success) return refuse(invalid(parsed.error));
  const { postalCode } = parsed.data;
  await inTransaction(ctx, (inner) => sendBasketTo({ ...inner, visitor: ctx.visitor }, postalCode));
  asked.delete(ctx);
  return ok({ view: () => getCheckout(ctx) });
}

async function findPlace(ctx: RequestContext): Promise<KnownPlace | null> {
  const found = await findBasketAndCheckout(ctx);
  if (found && isOwn(ctx.visitor, found.stored)) {
    const { billingAddress, deliveryAddress, pickupPoint, deliveryKind } = found.stored;
    const to = { home: billingAddress, address: deliveryAddress, pickup: pickupPoint }[deliveryKind];
    if (to) return { postalCode: to.postalCode, source: 'checkout' };
  }
  if (found?.basket.postalCode) return { postalCode: found.basket.postalCode, source: 'basket' };
  return findCustomersPlace(ctx);
}

/** A soft-logged-in customer has to sign in before an address is shown. */
async function findCustomersPlace(ctx: RequestContext): Promise<KnownPlace | null> {
  const customerId = signedInCustomer(ctx);
  if (customerId === null) return null;
  const address = await findDefaultAddress(ctx, customerId);
  return address && { postalCode: address.postalCode, source: 'customer' };
}
