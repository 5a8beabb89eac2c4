import { randomUUID } from 'node:crypto';
import { addToBasket } from '#commerce/buying/basket/basket.service.ts';
import { createVisitorContext } from '#commerce/buying/basket/test-shop.ts';
import { getCheckout } from '#commerce/buying/checkout/checkout.service.ts';
import { setDelivery, setIdentity, setPayment } from '#commerce/buying/checkout/test-checkout.ts';
import type { RequestContext, Visitor } from '#commerce/ground/kernel/context.ts';
import { type PlaceOrderInput, placeOrder } from './order.service.ts';

type VisitorContext = RequestContext & { readonly visitor: Visitor };

/** For tests: an address that every market takes, but for the postal code. */
export function testAddress(ctx: RequestContext) {
  const postalCode = { NL: '5038 EA', DE: '01067', AT: '1010', CH: '8001' }[ctx.tenant.country];
  return {
    salutation: 'female',
    givenName: 'Zoë',
    familyName: 'van der Berg',
    street: 'Heuvelstraat',
    houseNumber: '12',
    houseNumberAddition: null,
    postalCode,
    city: 'Tilburg',
    phone: null,
  };
}

/** For tests: a visitor with a filled basket who has entered everything but has not ordered yet. */
export async function prepareOrder<Context extends RequestContext>(
  base: Context,
  articles: Readonly<Record<string, number>>,
  options: {
    sessionId?: string;
    customerId?: string;
    email?: string;
    password?: string;
    /** invoice when absent */
    payment?: object;
  } = {},
): Promise<Context & { readonly visitor: Visitor }> {
  const ctx = createVisitorContext(base, options.sessionId ?? randomUUID(), options.customerId ?? null);
  for (const [variantSku, quantity] of Object.entries(articles)) {
    const added = await addToBasket(ctx, { variantSku, quantity });
    if (!added.ok) throw new Error(JSON.stringify(added));
  }
  const email = options.email ?? 'zoe@example.com';
  const { password } = options;
  await setIdentity(ctx, { identity: password ? 'ACCOUNT' : 'GUEST', email, password }, '127.0.0.1');
  await setDelivery(ctx, { billing: testAddress(ctx), delivery: null, deliveryOption: 'standard' });
  const done = await setPayment(ctx, options.payment ?? { paymentMethod: 'invoice' });
  if (!done.ok || done.value.step !== 'CONFIRM') throw new Error(JSON.stringify(done));
  return ctx;
}

/** For tests: the input of the order button, from the page before it. */
export async function viewOrderInput(ctx: VisitorContext): Promise<PlaceOrderInput> {
  const checkout = await getCheckout(ctx);
  return { idempotencyKey: checkout.idempotencyKey, expectedTotalMinor: checkout.basket.totalMinor };
}

/** For tests: looks at the page and presses the button. */
export async function placeSeenOrder(ctx: VisitorContext) {
  return placeOrder(ctx, await viewOrderInput(ctx));
}
