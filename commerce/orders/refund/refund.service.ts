import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { getOrderBalance, recordFailedRefund, recordRefund } from '#commerce/money/ledger/ledger.service.ts';
import { type Payments, ProviderError } from '#commerce/money/payment/payment-provider.types.ts';
import { movePayment, type Payment } from '#commerce/money/payment/record/payment-record.commands.ts';
import { listOrderPayments } from '#commerce/money/payment/record/payment-record.queries.ts';
import { writeNextCheck } from '#commerce/money/payment/record/payment-record.service.ts';
import { hasEnded } from '#commerce/money/payment/record/payment-state.rules.ts';
import { computeNextCheck } from '#commerce/money/payment/record/schedule.rules.ts';
import { isStillToBeMade, splitRefund } from '#commerce/money/payment/refund/refund.rules.ts';
import { insertRefund, writeRefund } from '#commerce/money/payment/refund/refund-record.commands.ts';
import {
  findRefund,
  listOrderRefunds,
  type Refund,
} from '#commerce/money/payment/refund/refund-record.queries.ts';
import { lockOrder } from '#commerce/orders/order/draft/order-lock.commands.ts';
import { recordOrderEvent } from '#commerce/orders/order-log/order-event.service.ts';
import { askForTransfer, stopTransfer } from './refund-desk.service.ts';
import { loadFailureTexts, tellFailure } from './refund-failure.service.ts';

/**
 * Requests that money of an order is given back, in the transaction that causes it; it is carried out after the
 * commit, and repeated until the provider has it. The last payment is given back first.
 * @param amountMinor positive, minor units; more than was paid is not given back
 * @param key one refund for each: return:{id}, cancel, …
 * @returns minor units that will be given back by this key
 */
export async function refundOrder(
  ctx: RequestContext,
  orderId: string,
  amountMinor: number,
  key: string,
): Promise<number> {
  await lockOrder(ctx, orderId);
  const refunds = await listOrderRefunds(ctx, orderId);
  const same = refunds.filter((refund) => refund.key === key);
  if (same.length > 0) return same.reduce((sum, refund) => sum + refund.amountMinor, 0);
  const payments = (await listOrderPayments(ctx, orderId)).filter(({ state }) => state === 'paid');
  const parts = splitRefund(payments, refunds, amountMinor);
  for (const { payment, partMinor } of parts) {
    await requestRefund(ctx, payment, partMinor, key);
  }
  return parts.reduce((sum, { partMinor }) => sum + partMinor, 0);
}

/**
 * Money received for an order beyond its debt, minor units, less refunds already on their way. In the transaction
 * that holds the order's lock.
 */
export async function computeSurplus(ctx: RequestContext, orderId: string): Promise<number> {
  const { balanceMinor } = await getOrderBalance(ctx, orderId);
  if (balanceMinor >= 0) return 0;
  const onItsWay = sumRefunds((await listOrderRefunds(ctx, orderId)).filter(isStillToBeMade));
  return Math.max(0, -balanceMinor - onItsWay);
}

/**
 * Gives back the surplus of an order.
 * @param key one refund for each.
 * @returns minor units that will be given back
 */
export async function refundSurplus(ctx: RequestContext, orderId: string, key: string): Promise<number> {
  const surplusMinor = await computeSurplus(ctx, orderId);
  return surplusMinor === 0 ? 0 : refundOrder(ctx, orderId, surplusMinor, key);
}

/**
 * Drops refunds that have not been made, after a payment was taken back: those of this payment, whose money is back
 * already, and of the others whatever is no longer surplus. In the caller's transaction, which holds the order's
 * lock.
 * @returns minor units that will not be refunded
 */
export async function dropRefunds(ctx: RequestContext, orderId: string, paymentId: string): Promise<number> {
  const waiting = (await listOrderRefunds(ctx, orderId)).filter(isStillToBeMade);
  const own = waiting.filter((refund) => refund.paymentId === paymentId);
  for (const refund of own) await dropRefund(ctx, refund);
  return sumRefunds(own) + (await dropExcess(ctx, orderId, `reversal:${paymentId}`));
}

/**
 * Drops the latest refunds that have not been made as far as they exceed the surplus of the order. In the caller's
 * transaction, which holds the order's lock.
 * @param key of a refund of the remaining surplus
 * @returns minor units that will not be refunded; negative if more will be
 */
export async function dropExcess(ctx: RequestContext, orderId: string, key: string): Promise<number> {
  const waiting = (await listOrderRefunds(ctx, orderId)).filter(isStillToBeMade);
  const { balanceMinor } = await getOrderBalance(ctx, orderId);
  let droppedMinor = 0;
  while (waiting.length > 0 && sumRefunds(waiting) > Math.max(0, -balanceMinor)) {
    const dropped = waiting.splice(-1);
    for (const refund of dropped) await dropRefund(ctx, refund);
    droppedMinor += sumRefunds(dropped);
  }
  // a part of what was dropped may still be too much
  return droppedMinor - (await refundSurplus(ctx, orderId, key));
}

async function dropRefund(ctx: RequestContext, refund: Refund): Promise<void> {
  const { refundId, providerReference, state } = refund;
  const change = { reference: providerReference, problem: 'payment_taken_back', nextCheckAt: null };
  await writeRefund(ctx, refundId, { state: 'dropped', ...change });
  if (state !== 'requested') await stopTransfer(ctx, refund);
}

function sumRefunds(refunds: readonly Pick<Refund, 'amountMinor'>[]): number {
  return refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/**
 * Ends the payments of an order, in the transaction that cancels it: those that no provider has are ended here,
 * those that a provider has open are ended there at their next reconciliation.
 */
export async function abandonPayments(ctx: RequestContext, orderId: string): Promise<void> {
  for (const { paymentId, state, provider } of await listOrderPayments(ctx, orderId)) {
    if (state === 'paid' || hasEnded(state)) continue;
    if (provider === null && state !== 'created') await movePayment(ctx, paymentId, 'canceled', 'shop');
    else await writeNextCheck(ctx, paymentId, ctx.clock.now());
  }
}

/** Takes the money that is held for an order, because it has left; reconciliation carries it out. */
export async function takeHeldMoney(ctx: RequestContext, orderId: string): Promise<void> {
  for (const { paymentId, state } of await listOrderPayments(ctx, orderId)) {
    if (state === 'authorized') await writeNextCheck(ctx, paymentId, ctx.clock.now());
  }
}

/** Requests that a part of one payment is given back; once for each key. */
export async function requestRefund(
  ctx: RequestContext,
  payment: Payment,
  amountMinor: number,
  key: string,
): Promise<void> {
  const { orderId, paymentId, currency } = payment;
  // money from a bank transfer or direct debit is given back by a person
  const state = payment.provider === null ? 'manual' : 'requested';
  const refundId = await insertRefund(ctx, { orderId, paymentId, key, amountMinor, currency, state });
  if (refundId === null) return;
  const data = { paymentId, amountMinor, currency, state };
  await recordOrderEvent(ctx, { orderId, type: 'payment.refunded', data });
  if (state === 'manual') await askForTransfer(ctx, payment, { refundId, orderId, amountMinor });
}

/**
 * Asks the provider to carry out a refund, or about its state. In no transaction; it can be repeated, since the
 * refund's id is the provider's key.
 */
export async function carryOutRefund(
  ctx: RequestContext,
  { provider }: Payments,
  payment: Payment,
  refund: Refund,
): Promise<void> {
  if (!provider || payment.providerReference === null) return;
  const reference = payment.providerReference;
  const amount = { minor: refund.amountMinor, currency: refund.currency };
  try {
    const answer =
      refund.providerReference === null
        ? await provider.refund(reference, {
            amount,
            idempotencyKey: refund.refundId,
            description: payment.transferReference,
          })
        : await provider.getRefund(reference, refund.providerReference);
    if (!answer)
      throw new ProviderError(
        'refused',
        `the provider knows no refund ${refund.providerReference ?? refund.refundId}`,
      );
    const { state, reference: given } = answer;
    if (state === 'failed') return writeFailure(ctx, payment, refund);
    const nextCheckAt = state === 'pending' ? computeNextCheck(ctx.clock.now(), refund.checks) : null;
    await writeOutcome(ctx, payment, refund, { state, reference: given, problem: null, nextCheckAt });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.log.warn({ refundId: refund.refundId, err: error }, 'a refund was not carried out');
    if (error.kind === 'unreachable') return;
    await writeFailure(ctx, payment, refund);
  }
}

/** The provider does not give the money back: a person has to, and until then it is owed. */
function writeFailure(ctx: RequestContext, payment: Payment, refund: Refund): Promise<void> {
  const change = { reference: null, problem: 'refused_by_provider', nextCheckAt: null };
  return writeOutcome(ctx, payment, refund, { state: 'failed', ...change });
}

async function writeOutcome(
  ctx: RequestContext,
  payment: Payment,
  refund: Refund,
  change: Parameters<typeof writeRefund>[2],
): Promise<void> {
  const { refundId, orderId, amountMinor } = refund;
  const texts = change.state === 'failed' ? await loadFailureTexts(ctx, orderId) : null;
  await runInTransaction(ctx, async (inner) => {
    const order = await lockOrder(inner, orderId);
    const before = await findRefund(inner, refundId);
    if (!(await writeRefund(inner, refundId, change))) return;
    if (change.state !== 'failed') await recordRefund(inner, { orderId, key: refundId, amountMinor });
    // it was booked when its provider took it on; now it is owed again, until a person makes it
    else if (before?.state === 'pending') await recordFailedRefund(inner, { orderId, refundId, amountMinor });
    if (order && texts) await tellFailure(inner, { order, refund, method: payment.method, texts });
  });
}
