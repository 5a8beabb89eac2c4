import { data, redirectDocument } from 'react-router';
import { answerNotChosen, readField } from '#app/form/form-state.ts';
import { afterPaymentLink } from '#app/page/order-links.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { createNotFound } from '#app/page/pages.ts';
import { PaidOrderQuery, PayOrderMutation } from './after-payment.query.ts';

type OrderKey = { readonly orderNumber: string; readonly accessToken: string | null };

/** The order in the address; without one, the order that this session has just placed. null if neither */
export async function findOrderKey(page: PageRequest): Promise<OrderKey | null> {
  const query = page.url.searchParams;
  if (query.has('order')) return readOrderKey(query);
  return (await page.query(PaidOrderQuery, {})).justOrdered;
}

/** The order in an address, where it is well-formed. */
function readOrderKey(query: URLSearchParams): OrderKey | null {
  const orderNumber = query.get('order') ?? '';
  const accessToken = query.get('token');
  if (!/^\d{1,20}$/.test(orderNumber) || (accessToken?.length ?? 0) > 100) return null;
  return { orderNumber, accessToken };
}

export type PayAgainProblem = 'notPossible' | 'unavailable';

/** Pays in another way, or again. The page itself shows the outcome, by asking again. */
export async function payAgain(page: PageRequest, form: FormData) {
  const key = await findOrderKey(page);
  if (!key) throw createNotFound();
  const paymentMethod = readField(form, 'paymentMethod');
  if (paymentMethod === '')
    return data({ problem: null, form: answerNotChosen('paymentMethod') }, { status: 422 });
  const { payOrder: outcome } = await page.query(PayOrderMutation, { input: { ...key, paymentMethod } });
  switch (outcome.__typename) {
    case 'PaymentBegun': {
      const shown = { ...key, accessToken: key.accessToken ?? '' };
      // without scripts a form may not lead to another site (Content-Security-Policy, form-action): the page does
      return redirectDocument(
        afterPaymentLink(page.localeSettings, shown, { go: outcome.redirectUrl !== null }),
        303,
      );
    }
    case 'PaymentNotPossible':
      return answerRefused('notPossible');
    case 'PaymentUnavailable':
      return answerRefused('unavailable');
  }
}

function answerRefused(problem: PayAgainProblem) {
  return data({ problem, form: undefined }, { status: 409 });
}
