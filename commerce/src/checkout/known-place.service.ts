import type { RequestContext } from '#commerce/kernel/context.ts';
import { isOwn } from './checkout.service.ts';
import { findBasketAndCheckout } from './checkout.store.ts';

const asked = new WeakMap<RequestContext, Promise<string | null>>();

/**
 * Where the visitor's basket goes, as far as it has been entered; looked up once for a context, however many lines ask.
 * @returns the postal code as it is kept; null: not known, or not this visitor's to see
 */
export function knownPostalCode(ctx: RequestContext): Promise<string | null> {
  let known = asked.get(ctx);
  if (!known) {
    known = findPostalCode(ctx);
    asked.set(ctx, known);
  }
  return known;
}

async function findPostalCode(ctx: RequestContext): Promise<string | null> {
  const found = await findBasketAndCheckout(ctx);
  if (!found || !isOwn(ctx.visitor, found.stored)) return null;
  const { billingAddress, deliveryAddress, pickupPoint, deliveryKind } = found.stored;
  const to = { home: billingAddress, address: deliveryAddress, pickup: pickupPoint }[deliveryKind];
  return to?.postalCode ?? null;
}
