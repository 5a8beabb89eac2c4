import { data, redirect, redirectDocument } from 'react-router';
import { z } from 'zod';
import { afterPaymentLink, orderConfirmationLink } from '#app/page/order-links.ts';
import { GatewayError, type PageRequest } from '#app/page/page-request.ts';
import { PlaceOrderMutation } from './checkout.mutations.ts';
import { stepAddress, stepPath } from './checkout-steps.ts';
import { type OrderState, UNKNOWN_ORDER } from './order-state.ts';

const orderForm = z.object({
  idempotencyKey: z.uuid(),
  expectedTotalMinor: z.coerce.number().int().min(0).max(2_147_483_647),
});

/** The target of the order button: when the gateway does not answer, the review comes back with a message, 503. */
export async function placeOrder(page: PageRequest, form: FormData) {
  try {
    return await place(page, form);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    page.log.error({ error: error.message }, 'an order could not be sent on');
    return answer(UNKNOWN_ORDER, 503);
  }
}

/**
 * Places the order. By its key a double press, a second tab and going back give one order; the total that the
 * customer saw is sent along, and a difference is shown before it is ordered.
 */
async function place(page: PageRequest, form: FormData) {
  const parsed = orderForm.safeParse(Object.fromEntries(form));
  const { paths, prefix } = page.localeSettings;
  if (!parsed.success) return redirect(paths.noOrder ?? stepPath(paths, 'BASKET'), 303);
  const { placeOrder: outcome } = await page.query(PlaceOrderMutation, { input: parsed.data });
  switch (outcome.__typename) {
    case 'OrderPlaced':
      // a form may not lead to another site (Content-Security-Policy, form-action): the screen in between does
      return outcome.order.awaitsPayment
        ? redirectDocument(
            afterPaymentLink({ prefix, paths }, outcome.order, { go: outcome.redirectUrl !== null }),
            303,
          )
        : redirect(orderConfirmationLink({ prefix, paths }, outcome.order), 303);
    case 'OrderChanged':
      return answer({ orderProblem: 'changed', notices: outcome.basket.notices }, 409);
    case 'OrderObjected':
      return answer({ orderProblem: 'objected', notices: [] }, 409);
    case 'TooManyAttempts':
      return answer({ orderProblem: 'busy', notices: [] }, 429);
    case 'CheckoutIncomplete':
      return redirect(
        outcome.step === 'BASKET'
          ? (paths.noOrder ?? stepPath(paths, 'BASKET'))
          : stepAddress(paths, outcome.step),
        303,
      );
  }
}

function answer(state: OrderState, status: number) {
  return data(state, { status });
}
