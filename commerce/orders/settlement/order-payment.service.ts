import { writeTogether } from '#commerce/ground/database/write-together.ts';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { loadMailTexts } from '#commerce/ground/mail/mail.service.ts';
import {
  canKeepWishedDay,
  filterRetryMethods,
  isRedirectMethod,
  listMethodsToday,
} from '#commerce/money/payment/payment-method.rules.ts';
import type { Payments } from '#commerce/money/payment/payment-provider.types.ts';
import { openPayment } from '#commerce/money/payment/record/open-payment.service.ts';
import type { Payment } from '#commerce/money/payment/record/payment-record.commands.ts';
import { listOrderPayments } from '#commerce/money/payment/record/payment-record.queries.ts';
import { hasEnded } from '#commerce/money/payment/record/payment-state.rules.ts';
import { lockOrder, writePaymentMethod } from '#commerce/orders/order/draft/order-lock.commands.ts';
import { type PaidOrder, readOrder } from '#commerce/orders/order/draft/order-lock.queries.ts';
import { confirmOrder } from '#commerce/orders/order/mail/confirm-order.commands.ts';
import { getOrder } from '#commerce/orders/order/order.service.ts';
import { endOpenPayments, isUnpaid } from './end-payments.service.ts';
import { settlePayment } from './settle-payment.service.ts';
import { startPayment } from './start-payment.service.ts';

/**
 * The state of an order's payment for the customer who waits for it. `waiting`: the provider has not decided yet;
 * `refused`: this payment will not succeed, another way can be chosen; `unstarted`: the provider could not be
 * reached; `released`: too late, the order was cancelled.
 */
export type OrderPaymentState = 'done' | 'waiting' | 'unstarted' | 'refused' | 'released';

export type OrderPayment = {
  readonly orderNumber: string;
  readonly accessToken: string;
  readonly state: OrderPaymentState;
  readonly method: string;
  readonly amountMinor: number;
  readonly currency: Currency;
  /** where the customer continues to pay, while that is possible */
  readonly checkoutUrl: string | null;
  /** the other ways to pay this order */
  readonly methods: readonly string[];
  /** until when stock is held for it */
  readonly heldUntil: Date;
};

export type PayAgainRefusal =
  | { readonly code: 'PaymentNotPossible' }
  | { readonly code: 'PaymentUnavailable' };

type OrderKey = { readonly orderNumber: string; readonly accessToken: string | null };

/**
 * The state of an order's payment, for its customer or with its access token; queries the provider if it is not
 * final.
 * @returns null if there is no such order for this visitor
 */
export async function checkOrderPayment(
  ctx: RequestContext,
  payments: Payments,
  key: OrderKey,
): Promise<OrderPayment | null> {
  const found = await getOrder(ctx, key);
  if (!found) return null;
  const [last] = await listOrderPayments(ctx, found.orderId);
  if (last && found.state === 'awaiting_payment') await askProvider(ctx, payments, last);
  const order = await readOrder(ctx, found.orderId);
  const [payment] = await listOrderPayments(ctx, found.orderId);
  return order && payment ? viewOrderPayment(ctx, order, payment) : null;
}

async function askProvider(ctx: RequestContext, payments: Payments, last: Payment): Promise<void> {
  if (last.state === 'created') await startPayment(ctx, payments, last.orderId);
  else await settlePayment(ctx, payments, last.paymentId, 'return');
}

/** The state as stored here, without querying the provider. */
export function viewOrderPayment(ctx: RequestContext, order: PaidOrder, payment: Payment): OrderPayment {
  const state = resolvePaymentState(order, payment);
  const waits = order.state === 'awaiting_payment';
  return {
    orderNumber: order.orderNumber,
    accessToken: order.accessToken,
    state,
    method: order.paymentMethod,
    amountMinor: order.totalMinor,
    currency: order.currency,
    checkoutUrl: state === 'waiting' && payment.state === 'open' ? payment.checkoutUrl : null,
    methods: waits ? listRetryMethods(ctx, order) : [],
    heldUntil: new Date(order.placedAt.getTime() + ctx.tenant.payment.holdMinutes * 60_000),
  };
}

function resolvePaymentState(order: PaidOrder, payment: Payment): OrderPaymentState {
  if (order.state === 'cancelled') return 'released';
  if (order.state !== 'awaiting_payment') return 'done';
  if (payment.state === 'created') return 'unstarted';
  return hasEnded(payment.state) || payment.problem !== null ? 'refused' : 'waiting';
}

function listRetryMethods(ctx: RequestContext, { wishedOn }: Pick<PaidOrder, 'wishedOn'>) {
  const methods = filterRetryMethods(listMethodsToday(ctx));
  return methods.filter((code) => canKeepWishedDay(code, wishedOn));
}

/**
 * Pays a waiting order in another way, or in the same way again. The earlier payment is ended at the provider first:
 * it may have been paid at this moment, and then that counts.
 * @returns where to send the browser; null if it is placed, so nothing is paid by redirect
 */
export async function payAgain(
  ctx: RequestContext,
  payments: Payments,
  input: OrderKey & { readonly method: string },
): Promise<Result<string | null, PayAgainRefusal>> {
  const order = await getOrder(ctx, input);
  const method = order && listRetryMethods(ctx, order).find((code) => code === input.method);
  if (!order || !method || order.state !== 'awaiting_payment') return refuse({ code: 'PaymentNotPossible' });
  const chosen = await chooseAlone(ctx, payments, order.orderId, method);
  if (chosen === 'closed') return refuse({ code: 'PaymentNotPossible' });
  if (chosen === 'busy') return refuse({ code: 'PaymentUnavailable' });
  if (chosen === 'placed') return ok(null);
  const url = await startPayment(ctx, payments, order.orderId);
  return url === null ? refuse({ code: 'PaymentUnavailable' }) : ok(url);
}

/**
 * `begun`: a payment waits to be started; `placed`: nothing is paid by redirect; `closed`: the order does not wait
 * any more; `busy`: the provider does not answer, or other requests keep choosing at the same time.
 */
type Choice = 'begun' | 'placed' | 'closed' | 'busy';

/** A second press, also in another tab, within this time continues with the payment that the first has begun. */
const SAME_PRESS_MS = 10_000;
const MOST_ATTEMPTS = 3;

/**
 * However many requests choose at once, one payment is open afterwards: a payment that another request has begun in
 * the meantime is joined or ended.
 */
async function chooseAlone(
  ctx: RequestContext,
  payments: Payments,
  orderId: string,
  method: string,
): Promise<Choice> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const before = await listOrderPayments(ctx, orderId);
    if (isSamePress(ctx, before, method)) return 'begun';
    if (!(await endOpenPayments(ctx, payments, before.filter(isUnpaid)))) return 'busy';
    const chosen = await runInTransaction(ctx, (inner) => chooseAgain(inner, orderId, method, before));
    if (chosen !== 'again') return chosen;
  }
  return 'busy';
}

function isSamePress({ clock }: RequestContext, payments: readonly Payment[], method: string): boolean {
  const [last] = payments.filter(isUnpaid);
  if (last?.origin !== 'again' || last.method !== method) return false;
  return clock.now().getTime() - last.createdAt.getTime() < SAME_PRESS_MS;
}

/**
 * @param before the payments at the time when the open ones were ended
 * @returns `again`: another press has begun one since
 */
async function chooseAgain(
  ctx: RequestContext,
  orderId: string,
  method: string,
  before: readonly Payment[],
): Promise<Exclude<Choice, 'busy'> | 'again'> {
  const order = await lockOrder(ctx, orderId);
  if (order?.state !== 'awaiting_payment') return 'closed';
  if ((await listOrderPayments(ctx, orderId)).length > before.length) return 'again';
  const texts = await loadMailTexts(ctx);
  await writePaymentMethod(ctx, orderId, method);
  const again = { origin: 'again', texts, account: null } as const;
  const { rows } = openPayment(ctx, { ...order, paymentMethod: method }, again);
  await writeTogether(ctx.db, [rows]);
  if (isRedirectMethod(method)) return 'begun';
  return (await confirmOrder(ctx, orderId, texts)) === null ? 'closed' : 'placed';
}
