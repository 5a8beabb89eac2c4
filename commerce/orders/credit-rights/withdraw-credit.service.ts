import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { addDays } from '#commerce/ground/kernel/day.rules.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { loadMailTexts } from '#commerce/ground/mail/mail.service.ts';
import { lockOrder } from '#commerce/orders/order/draft/order-lock.commands.ts';
import { type PaidOrder, readOrder } from '#commerce/orders/order/draft/order-lock.queries.ts';
import { formatIsoDay } from '#texts/format.ts';
import { bookCreditChange } from './book-credit-change.service.ts';
import {
  computeLastWithdrawalDay,
  loadRunningCredit,
  type RunningCredit,
} from './credit-of-order.service.ts';
import { type CreditQuote, quoteWithdrawal } from './credit-quote.rules.ts';
import type { CreditRightRefusal } from './credit-right.errors.ts';
import { createOrderLanguageContext } from './order-language.ts';

/** The sums of withdrawing from a credit. Amounts in minor units, days as ISO 8601 dates. */
export type CreditWithdrawalQuote = Omit<CreditQuote, 'next'> & {
  readonly orderId: string;
  readonly orderNumber: string;
  /** the last day on which the customer can withdraw */
  readonly lastDay: string;
  /** cash price of the goods kept */
  readonly priceMinor: number;
  /** the last day for paying the cash price */
  readonly payBy: string;
};

type Prepared = {
  readonly credit: RunningCredit;
  readonly quote: CreditQuote;
  readonly view: CreditWithdrawalQuote;
};

/**
 * The sums of withdrawing from an order's credit while the goods are kept: the cash price, less what has been paid
 * (Directive (EU) 2023/2225 art. 26, § 495 BGB, art. 7:66 BW, § 12 VKrG, art. 16 KKG). Changes nothing. The caller
 * has checked that the visitor may see the order.
 */
export async function quoteCreditWithdrawal(
  ctx: RequestContext,
  { orderId }: { readonly orderId: string },
): Promise<Result<CreditWithdrawalQuote, CreditRightRefusal>> {
  const prepared = await prepare(ctx, await readOrder(ctx, orderId), ctx.clock.now());
  return prepared.ok ? ok(prepared.value.view) : prepared;
}

/**
 * Withdraws from an order's credit: books the numbers of {@link quoteCreditWithdrawal} and mails them.
 * @param declaration.declaredAt the moment that decides whether it was in time; default: now
 */
export async function withdrawCredit(
  ctx: RequestContext,
  { orderId, declaredAt = ctx.clock.now() }: { readonly orderId: string; readonly declaredAt?: Date },
): Promise<Result<CreditWithdrawalQuote, CreditRightRefusal>> {
  const inLanguage = await createOrderLanguageContext(ctx, orderId);
  const texts = await loadMailTexts(inLanguage);
  return runInTransaction(inLanguage, async (inner) => {
    const prepared = await prepare(inner, await lockOrder(inner, orderId), declaredAt);
    if (!prepared.ok) return prepared;
    const { credit, quote, view } = prepared.value;
    const { order, agreement } = credit;
    await bookCreditChange(inner, { order, agreement, next: quote.next, why: 'withdrawn', texts });
    return ok(view);
  });
}

async function prepare(
  ctx: RequestContext,
  order: PaidOrder | null,
  declaredAt: Date,
): Promise<Result<Prepared, CreditRightRefusal>> {
  const running = await loadRunningCredit(ctx, order);
  if (!running.ok) return running;
  const credit = running.value;
  const { agreement, owed, today } = credit;
  const { orderId, orderNumber } = credit.order;
  const lastDay = await computeLastWithdrawalDay(ctx, orderId);
  if (formatIsoDay(declaredAt, ctx.tenant.timeZone) > lastDay)
    return refuse({ code: 'WithdrawalPeriodOver', lastDay });
  const payBy = addDays(today, ctx.tenant.credit.withdrawalPaymentDays);
  const quote = quoteWithdrawal(agreement, owed, today, payBy);
  const { savedMinor, payMinor, refundMinor } = quote;
  const { priceMinor } = agreement.plan;
  const view = { orderId, orderNumber, lastDay, priceMinor, payBy, savedMinor, payMinor, refundMinor };
  return ok({ credit, quote, view });
}
