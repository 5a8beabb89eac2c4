import { basketOf } from '#commerce/basket/ordering.service.ts';
import type { RequestContext } from '#commerce/kernel/context.ts';
import { isOwn } from './checkout.service.ts';
import { readCheckout } from './checkout.store.ts';

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
  const basket = await basketOf(ctx);
  if (!basket) return null;
  const entered = await readCheckout(ctx, basket.basketId);
  if (!isOwn(ctx.visitor, entered)) return null;
  const { billingAddress, deliveryAddress, pickupPoint, deliveryKind } = entered;
  const to = { home: billingAddress, address: deliveryAddress, pickup: pickupPoint }[deliveryKind];
  return to?.postalCode ?? null;
}
