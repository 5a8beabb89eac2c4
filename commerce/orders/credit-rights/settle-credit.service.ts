import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDays, addMonths } from '#commerce/ground/kernel/day.rules.ts';
import type { MailTexts } from '#commerce/ground/mail/mail.service.ts';
import { closeRepayment } from '#commerce/money/credit/plan/repayment-record.commands.ts';
import {
  openRepayment,
  type RequestedRepayment,
} from '#commerce/money/credit/plan/repayment-record.queries.ts';
import type { PaidOrder } from '#commerce/orders/order/draft/order-lock.queries.ts';
import { bookCreditChange } from './book-credit-change.service.ts';
import {
  computeLastWithdrawalDay,
  loadRunningCredit,
  type RunningCredit,
} from './credit-of-order.service.ts';
import { type CreditQuote, quotePart, quoteWhole, quoteWithdrawal } from './credit-quote.rules.ts';

type Settled = { readonly quote: CreditQuote; readonly why: 'repaid' | 'repaid-in-part' | 'withdrawn' };

/**
 * Checks, when money for an order arrives, whether it pays the credit back early: then the cost falls, whether that
 * was requested or not (§ 501 BGB, art. 7:68 BW, art. 17 KKG). Within the withdrawal period the cash price is enough.
 * A surplus is given back. Call it in the transaction that books the money and holds the order's lock.
 * @returns whether something was booked; then there is a mail
 */
export async function settleCredit(
  ctx: RequestContext,
  order: PaidOrder,
  texts: MailTexts,
): Promise<boolean> {
  const running = await loadRunningCredit(ctx, order);
  if (!running.ok) return false;
  const credit = running.value;
  const { agreement, today } = credit;
  const asked = await openRepayment(ctx, order.orderId, { today, version: agreement.version });
  const settled =
    (await settleCashPayment(ctx, credit)) ??
    (asked ? settleRequestedRepayment(credit, asked) : settleEarlyPayment(credit));
  if (!settled) return false;
  const { quote, why } = settled;
  await bookCreditChange(ctx, { order, agreement, next: quote.next, why, texts });
  if (asked) await closeRepayment(ctx, asked.repaymentId);
  return true;
}

async function settleCashPayment(ctx: RequestContext, credit: RunningCredit): Promise<Settled | null> {
  const { agreement, owed, today, order } = credit;
  if (today > (await computeLastWithdrawalDay(ctx, order.orderId))) return null;
  const payBy = addDays(today, ctx.tenant.credit.withdrawalPaymentDays);
  const quote = quoteWithdrawal(agreement, owed, today, payBy);
  return quote.payMinor === 0 ? { quote, why: 'withdrawn' } : null;
}

/** By the amount that was mailed: the days since do not make it dearer. */
function settleRequestedRepayment(
  { agreement, owed }: RunningCredit,
  asked: RequestedRepayment,
): Settled | null {
  const whole = quoteWhole(agreement, owed, asked.reckonedOn);
  if (whole?.payMinor === 0) return { quote: whole, why: 'repaid' };
  const paidMinor = asked.owedMinor - owed.balanceMinor;
  if (asked.partMinor === null || paidMinor < asked.payMinor) return null;
  const before = { balanceMinor: asked.owedMinor, dueMinor: asked.payMinor - asked.partMinor };
  const quote = quotePart(agreement, before, asked.reckonedOn, asked.partMinor);
  return quote && { quote, why: 'repaid-in-part' };
}

/** Paid without a request; the next instalment a few days early is no early repayment. */
function settleEarlyPayment({ agreement, owed, today }: RunningCredit): Settled | null {
  const last = agreement.dues.at(-1)?.dueOn ?? today;
  if (last <= addMonths(today, 1)) return null;
  const quote = quoteWhole(agreement, owed, today);
  return quote?.payMinor === 0 ? { quote, why: 'repaid' } : null;
}
