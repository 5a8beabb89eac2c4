import { sendBasketTo } from '#commerce/buying/basket/order/ordering.service.ts';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { ok, refuse } from '#commerce/ground/kernel/result.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import { findDefaultAddress } from '#commerce/people/customer/customer-address.queries.ts';
import { createPlaceSchema } from '#forms/checkout.ts';
import { getCheckout, isOwn, type VisitorContext } from '../checkout.service.ts';
import { findBasketAndCheckout } from '../checkout.store.ts';
import { buildInvalidInput, type CheckoutResult } from '../save-step.service.ts';

/** Where the visitor's basket goes. */
export type KnownPlace = {
  /** in its stored form */
  readonly postalCode: string;
  /**
   * `checkout`: of an address or point entered there; `basket`: entered there; `customer`: the default of the address
   * book
   */
  readonly source: 'checkout' | 'basket' | 'customer';
};

const asked = new WeakMap<RequestContext, Promise<KnownPlace | null>>();

/**
 * Where the visitor's basket goes, if known; looked up once per context, however many lines need it. The checkout
 * entries come first, then the basket's postal code, then the customer's address.
 * @returns null if unknown, or not shown to this visitor
 */
export function findKnownPlace(ctx: RequestContext): Promise<KnownPlace | null> {
  let known = asked.get(ctx);
  if (!known) {
    known = findPlace(ctx);
    asked.set(ctx, known);
  }
  return known;
}

/** The postal code of {@link findKnownPlace}, in its stored form. */
export async function findKnownPostalCode(ctx: RequestContext): Promise<string | null> {
  return (await findKnownPlace(ctx))?.postalCode ?? null;
}

/**
 * Stores the postal code of the visitor's basket, for the dates of delivery, as long as there is no address.
 * @param input as typed: `{ postalCode }`
 */
export async function tellPlace(ctx: VisitorContext, input: unknown): Promise<CheckoutResult> {
  const parsed = createPlaceSchema(ctx.tenant.country).safeParse(input);
  if (!parsed.success) return refuse(buildInvalidInput(parsed.error));
  const { postalCode } = parsed.data;
  await runInTransaction(ctx, (inner) => sendBasketTo({ ...inner, visitor: ctx.visitor }, postalCode));
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
  const customerId = getSignedInCustomer(ctx);
  if (customerId === null) return null;
  const address = await findDefaultAddress(ctx, customerId);
  return address && { postalCode: address.postalCode, source: 'customer' };
}
