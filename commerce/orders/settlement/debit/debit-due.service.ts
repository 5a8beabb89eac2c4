import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { getToday } from '#commerce/ground/kernel/day.rules.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { loadMailTexts } from '#commerce/ground/mail/mail.service.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { buildMandateValues } from '#commerce/money/payment/mandate/mandate.rules.ts';
import { findOrderMandate, giveOrderMandate } from '#commerce/money/payment/mandate/order-mandate.service.ts';
import { listPaymentMethods } from '#commerce/money/payment/payment-method.rules.ts';
import type { Payments } from '#commerce/money/payment/payment-provider.types.ts';
import { onItsWayMinor } from '#commerce/money/payment/record/on-its-way.queries.ts';
import { isAtProvider } from '#commerce/money/payment/record/on-its-way.service.ts';
import { insertPayment } from '#commerce/money/payment/record/payment-record.commands.ts';
import { listOrderPayments } from '#commerce/money/payment/record/payment-record.queries.ts';
import { buildCreditorReference } from '#commerce/money/payment/transfer-reference.rules.ts';
import { findRequestedAmount } from '#commerce/orders/credit-rights/repay-early.service.ts';
import { lockOrder } from '#commerce/orders/order/draft/order-lock.commands.ts';
import type { PaidOrder } from '#commerce/orders/order/draft/order-lock.queries.ts';
import { recordOrderEvent } from '#commerce/orders/order-log/order-event.service.ts';
import { findDebitAccount } from '#commerce/people/identity/debit-account.queries.ts';
import { maskIban } from '#forms/address/iban.ts';
import { endOpenPayments } from '../end-payments.service.ts';

export type DebitRefusal =
  | { readonly code: 'OrderNotFound' }
  /** the market has no direct debit, or the customer has given no account for it */
  | { readonly code: 'DebitNotPossible' }
  | { readonly code: 'MandateMissing' }
  /** a direct debit of this order was ordered before */
  | { readonly code: 'AlreadyDebited' }
  | { readonly code: 'NothingDue' }
  /** it is being paid at the provider, or the credit is being paid back by a transfer of all of it */
  | { readonly code: 'OnItsWay' };

/**
 * The masked account that a customer's dues can be debited from; null if the market has no direct debit, or there is
 * no account.
 */
export async function findDebitableAccount(ctx: RequestContext, customerId: string): Promise<string | null> {
  const isOffered = listPaymentMethods(ctx.tenant, getToday(ctx)).includes('direct-debit');
  const account = isOffered ? await findDebitAccount(ctx, customerId) : null;
  return account && maskIban(account.iban);
}

/**
 * Orders a direct debit for an order's due amount, once: the amount to be paid now, else the one due next. The
 * mandate is for this one collection and given in the words that the page shows. Booked when the bank has paid.
 */
export async function debitDue(
  ctx: RequestContext,
  payments: Payments,
  input: { readonly orderId: string; readonly customerId: string; readonly mandateAccepted: boolean },
): Promise<Result<{ readonly amountMinor: number }, DebitRefusal>> {
  if (!input.mandateAccepted) return refuse({ code: 'MandateMissing' });
  if ((await findDebitableAccount(ctx, input.customerId)) === null)
    return refuse({ code: 'DebitNotPossible' });
  const texts = await loadMailTexts(ctx);
  const begun = (await listOrderPayments(ctx, input.orderId)).filter(isAtProvider);
  if (!(await endOpenPayments(ctx, payments, begun))) return refuse({ code: 'OnItsWay' });
  return runInTransaction(ctx, async (inner) => {
    const order = await lockOrder(inner, input.orderId);
    const account = await findDebitAccount(inner, input.customerId);
    if (!order || !account) return refuse({ code: 'OrderNotFound' as const });
    const amountMinor = await computeDebitableAmount(inner, order);
    if (!amountMinor.ok) return amountMinor;
    await giveOrderMandate(
      inner,
      order,
      account,
      texts.text('payment.mandate.text', buildMandateValues(inner.tenant)),
    );
    await insertDebit(inner, order, amountMinor.value);
    return ok({ amountMinor: amountMinor.value });
  });
}

/**
 * The amount of an order that can be debited: its due, unless it is being paid already. The caller has locked the
 * order's row.
 */
async function computeDebitableAmount(
  ctx: RequestContext,
  { orderId, state }: PaidOrder,
): Promise<Result<number, DebitRefusal>> {
  const { minimalPaymentMinor } = await getOrderBalance(ctx, orderId);
  if (minimalPaymentMinor <= 0 || state === 'awaiting_payment') return refuse({ code: 'NothingDue' });
  if (await findOrderMandate(ctx, orderId)) return refuse({ code: 'AlreadyDebited' });
  const others = (await listOrderPayments(ctx, orderId)).some(isAtProvider);
  if (others || (await onItsWayMinor(ctx, orderId)) > 0) return refuse({ code: 'OnItsWay' });
  return (await findRequestedAmount(ctx, orderId)) ? refuse({ code: 'OnItsWay' }) : ok(minimalPaymentMinor);
}

async function insertDebit(ctx: RequestContext, order: PaidOrder, amountMinor: number): Promise<void> {
  const { currency, orderId, orderNumber } = order;
  const payment = await insertPayment(ctx, {
    ...{ orderId, currency, amountMinor, method: 'direct-debit', origin: 'again', state: 'open' },
    transferReference: buildCreditorReference(orderNumber),
    nextCheckAt: null,
  });
  await recordOrderEvent(ctx, {
    orderId,
    type: 'payment.changed',
    data: {
      ...{ paymentId: payment.paymentId, state: 'open', method: 'direct-debit' },
      ...{ amountMinor, currency },
    },
  });
}
