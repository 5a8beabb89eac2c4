import type { Writes } from '#commerce/ground/database/write-together.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import type { MailTexts } from '#commerce/ground/mail/mail.service.ts';
import type { DirectDebitAccount } from '../mandate/direct-debit.types.ts';
import { buildMandateValues } from '../mandate/mandate.rules.ts';
import { buildNewMandate, type Mandate } from '../mandate/mandate.store.ts';
import { isRedirectMethod } from '../payment-method.rules.ts';
import { buildCreditorReference } from '../transfer-reference.rules.ts';
import { buildPaymentRows, type NewPayment } from './payment-record.commands.ts';

type PaidOrder = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly totalMinor: number;
  readonly currency: Currency;
  readonly paymentMethod: string;
};

/** When reconciliation first looks at a payment whose customer is at the provider's. */
const FIRST_CHECK_MS = 60_000;

/**
 * The first payment of an order, for the transaction that places it. No provider is called: `startPayment` does that
 * after the commit, and reconciliation does if that was lost.
 * @param by.account of a direct debit: the mandate is given with the order, in the words of `by.texts`
 */
export function openPayment(
  ctx: RequestContext,
  order: PaidOrder,
  by: {
    readonly origin: 'order' | 'again';
    readonly texts: MailTexts;
    readonly account: DirectDebitAccount | null;
  },
): { readonly mandate: Mandate | null; readonly rows: Writes } {
  const begins = resolveInitialState(ctx, order);
  const rows = buildPaymentRows(ctx, {
    orderId: order.orderId,
    method: order.paymentMethod,
    origin: by.origin,
    amountMinor: order.totalMinor,
    currency: order.currency,
    transferReference: buildCreditorReference(order.orderNumber),
    ...begins,
  });
  if (order.paymentMethod !== 'direct-debit') return { mandate: null, rows };
  if (!by.account) throw new Error(`order ${order.orderId} is paid by direct debit and names no account`);
  const words = by.texts.text('payment.mandate.text', buildMandateValues(ctx.tenant));
  const given = buildNewMandate(ctx, order, by.account, words);
  return { mandate: given.mandate, rows: { ...rows, ...given.rows } };
}

/** A payment of nothing is paid at once. */
function resolveInitialState(
  { clock, tenant }: RequestContext,
  { paymentMethod, totalMinor }: PaidOrder,
): Pick<NewPayment, 'state' | 'nextCheckAt'> {
  const now = clock.now().getTime();
  if (totalMinor === 0) return { state: 'paid', nextCheckAt: null };
  if (isRedirectMethod(paymentMethod))
    return { state: 'created', nextCheckAt: new Date(now + FIRST_CHECK_MS) };
  if (paymentMethod !== 'prepayment') return { state: 'open', nextCheckAt: null };
  // the customer is reminded when the transfer has not arrived
  return { state: 'open', nextCheckAt: addDaysToMoment(clock.now(), tenant.payment.prepaymentDays + 1) };
}
