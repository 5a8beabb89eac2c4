import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { addDays } from '#commerce/ground/kernel/day.rules.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { loadMailTexts } from '#commerce/ground/mail/mail.service.ts';
import { insertRepayment } from '#commerce/money/credit/plan/repayment-record.commands.ts';
import {
  openRepayment,
  type RequestedRepayment,
} from '#commerce/money/credit/plan/repayment-record.queries.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { onItsWayMinor as onItsWayMinorOf } from '#commerce/money/payment/record/on-its-way.queries.ts';
import { lockOrder } from '#commerce/orders/order/draft/order-lock.commands.ts';
import { readOrder } from '#commerce/orders/order/draft/order-lock.queries.ts';
import { recordOrderEvent } from '#commerce/orders/order-log/order-event.service.ts';
import { bookCreditChange } from './book-credit-change.service.ts';
import { loadRunningCredit, type RunningCredit } from './credit-of-order.service.ts';
import { type CreditQuote, quotePart, quoteWhole } from './credit-quote.rules.ts';
import type { RepaymentQuote } from './credit-quote.types.ts';
import type { CreditRightRefusal } from './credit-right.errors.ts';
import { queueRepaymentQuote } from './mail/credit-right-mail.service.ts';
import { createOrderLanguageContext } from './order-language.ts';

/**
 * The sums of paying an order's credit back early: the whole of it, or a part (Directive (EU) 2023/2225 art. 29, §
 * 500 BGB, art. 7:68 BW, § 16 VKrG, art. 17 KKG). Changes nothing. The caller has checked that the visitor may see
 * the order.
 * @param input.partMinor besides what is due until today, minor units; null for the whole
 */
export async function quoteEarlyRepayment(
  ctx: RequestContext,
  input: { readonly orderId: string; readonly partMinor: number | null },
): Promise<Result<RepaymentQuote, CreditRightRefusal>> {
  const credit = await loadRunningCredit(ctx, await readOrder(ctx, input.orderId));
  if (!credit.ok) return credit;
  const quote = quoteRepayment(credit.value, input.partMinor);
  return quote.ok ? ok(await buildQuoteView(ctx, credit.value, quote.value, input.partMinor)) : quote;
}

/**
 * Requests an early repayment: the amount is valid until the quote's last day and mailed, with the account for the
 * part that is not being paid yet; money that arrives until then is booked by that amount. Where enough has been paid
 * already, it is booked at once and the rest given back. A second request replaces the first; the same request on the
 * same day, as by two presses, changes nothing and mails nothing.
 * @param input.payMinor as it was shown
 */
export async function requestEarlyRepayment(
  ctx: RequestContext,
  input: { readonly orderId: string; readonly partMinor: number | null; readonly payMinor: number },
): Promise<Result<RepaymentQuote, CreditRightRefusal>> {
  const inLanguage = await createOrderLanguageContext(ctx, input.orderId);
  const texts = await loadMailTexts(inLanguage);
  return runInTransaction(inLanguage, async (inner) => {
    const credit = await loadRunningCredit(inner, await lockOrder(inner, input.orderId));
    if (!credit.ok) return credit;
    const quote = quoteRepayment(credit.value, input.partMinor);
    if (!quote.ok) return quote;
    const { payMinor, next } = quote.value;
    if (payMinor !== input.payMinor) return refuse({ code: 'QuoteChanged' as const, payMinor });
    const { order, agreement, owed } = credit.value;
    const view = await buildQuoteView(inner, credit.value, quote.value, input.partMinor);
    if (payMinor === 0) {
      await bookCreditChange(inner, { order, agreement, next, why: 'repaid', texts });
      return ok(view);
    }
    const { version } = agreement;
    const before = await openRepayment(inner, order.orderId, { today: view.reckonedOn, version });
    if (isAskedAlready(before, view, input)) return ok(view);
    const repaymentId = await insertRepayment(inner, order.orderId, {
      ...{ reckonedOn: view.reckonedOn, validUntil: view.validUntil, partMinor: input.partMinor, payMinor },
      ...{ owedMinor: owed.balanceMinor, version },
    });
    const data = { why: 'repayment-requested', payMinor, validUntil: view.validUntil, whole: view.whole };
    await recordOrderEvent(inner, { orderId: order.orderId, type: 'credit.changed', data });
    await queueRepaymentQuote(inner, { order, quote: view, repaymentId, texts });
    return ok(view);
  });
}

function isAskedAlready(
  asked: RequestedRepayment | null,
  { reckonedOn, payMinor, owedMinor }: RepaymentQuote,
  { partMinor }: { readonly partMinor: number | null },
): boolean {
  const isSame = asked?.reckonedOn === reckonedOn && asked.partMinor === partMinor;
  return isSame && asked.payMinor === payMinor && asked.owedMinor === owedMinor;
}

/**
 * The amount for a customer who now pays an order with a requested repayment, minor units; null if none is requested.
 * For the payment link and the account.
 */
export async function findRequestedAmount(ctx: RequestContext, orderId: string): Promise<number | null> {
  const credit = await loadRunningCredit(ctx, await readOrder(ctx, orderId));
  return credit.ok ? readRequested(ctx, credit.value) : null;
}

/** The amount that a customer with a running credit pays now: never the later instalments with their future costs. */
export type PayableCredit = {
  /** an early repayment that was requested; what is due; the next instalment, if nothing is due yet */
  readonly kind: 'repayment' | 'due' | 'next';
  /** minor units */
  readonly amountMinor: number;
};

/** @returns null if no credit runs for the order */
export async function readPayableCredit(ctx: RequestContext, orderId: string): Promise<PayableCredit | null> {
  const credit = await loadRunningCredit(ctx, await readOrder(ctx, orderId));
  if (!credit.ok) return null;
  const requestedMinor = await readRequested(ctx, credit.value);
  if (requestedMinor !== null) return { kind: 'repayment', amountMinor: requestedMinor };
  const { minimalPaymentMinor } = await getOrderBalance(ctx, orderId);
  return { kind: credit.value.owed.dueMinor > 0 ? 'due' : 'next', amountMinor: minimalPaymentMinor };
}

async function readRequested(
  ctx: RequestContext,
  { order: { orderId }, agreement, owed, today }: RunningCredit,
): Promise<number | null> {
  const asked = await openRepayment(ctx, orderId, { today, version: agreement.version });
  if (!asked) return null;
  const paidMinor = asked.owedMinor - owed.balanceMinor;
  return Math.max(0, asked.payMinor - paidMinor);
}

function quoteRepayment(
  { agreement, owed, today }: RunningCredit,
  partMinor: number | null,
): Result<CreditQuote, CreditRightRefusal> {
  const whole = quoteWhole(agreement, owed, today);
  if (!whole) return refuse({ code: 'CreditHasEnded' });
  if (partMinor === null) return ok(whole);
  const part = quotePart(agreement, owed, today, partMinor);
  return part ? ok(part) : refuse({ code: 'AmountRefused', wholeMinor: whole.payMinor });
}

async function buildQuoteView(
  ctx: RequestContext,
  { order, owed, today }: RunningCredit,
  { next, ...amounts }: CreditQuote,
  partMinor: number | null,
): Promise<RepaymentQuote> {
  const onItsWayMinor = Math.min(amounts.payMinor, await onItsWayMinorOf(ctx, order.orderId));
  return {
    ...amounts,
    onItsWayMinor,
    restMinor: amounts.payMinor - onItsWayMinor,
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    reckonedOn: today,
    validUntil: addDays(today, ctx.tenant.credit.repaymentQuoteDays),
    whole: partMinor === null,
    owedMinor: owed.balanceMinor,
    later: next.dues.filter(({ dueOn }) => dueOn > today),
  };
}
