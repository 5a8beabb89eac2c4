import type { Writes } from '#commerce/ground/database/write-together.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDays, getToday } from '#commerce/ground/kernel/day.rules.ts';
import type { TaxShare } from '#commerce/range/pricing/tax.rules.ts';
import { addWorkingDays } from '#commerce/range/stock/working-days.rules.ts';
import {
  buildCreditPostings,
  buildLateInterestPostings,
  buildOrderBalance,
  buildPaymentPostings,
  buildRefundPostings,
  buildTransferPostings,
  type CreditPart,
  chargePostings,
  type Due,
  type OrderBalance,
  openDues,
} from './ledger.rules.ts';
import {
  buildEntryRows,
  type DuesPage,
  findLedgerOrder,
  insertEntry,
  insertSchedule,
  type LedgerOrder,
  readAccount,
  readOrdersWithDues,
  readSchedule,
} from './ledger.store.ts';

type ChargedOrder = LedgerOrder & {
  readonly totalMinor: number;
  readonly taxes: readonly TaxShare[];
  readonly paymentMethod: string;
  /** working days from the order */
  readonly deliveryDaysMax: number;
};

/** The costs and days of a credit that the ledger books. */
type ChargedCredit = {
  readonly plan: { readonly surchargeMinor: number; readonly pauseSurchargeMinor: number };
  readonly premiumMinor: number;
  readonly dues: readonly Due[];
};

/**
 * Charges an order to its debtor, once, with the costs of credit and protection, and sets the days on which it is
 * due. For the transaction that places the order, after `agreeCredit`.
 * @param agreement of an order on credit; null if the order is paid otherwise
 */
export function chargeRows(
  ctx: RequestContext,
  order: ChargedOrder,
  agreement: ChargedCredit | null,
): Writes {
  const single = { number: 1, amountMinor: order.totalMinor, premiumMinor: 0 };
  const dues = agreement?.dues ?? [{ ...single, dueOn: computeDueDay(ctx, order) }];
  return buildEntryRows(ctx, order, {
    key: `charge:${order.orderId}`,
    kind: 'charge',
    postings: chargePostings({
      totalMinor: order.totalMinor,
      taxes: order.taxes,
      surchargeMinor: agreement ? agreement.plan.surchargeMinor + agreement.plan.pauseSurchargeMinor : 0,
      premiumMinor: agreement?.premiumMinor ?? 0,
    }),
    dues: dues.filter(({ amountMinor }) => amountMinor > 0),
  });
}

/** The day on which an order without a plan is due. */
function computeDueDay(ctx: RequestContext, { paymentMethod, deliveryDaysMax }: ChargedOrder): string {
  const today = getToday(ctx);
  const delivered = addWorkingDays(today, deliveryDaysMax, ctx.tenant.country);
  switch (paymentMethod) {
    case 'invoice':
      return addDays(delivered, ctx.tenant.credit.invoiceDays);
    case 'prepayment':
      return addDays(today, ctx.tenant.payment.prepaymentDays);
    case 'direct-debit':
      return delivered;
    default:
      return today;
  }
}

/** Books money received for an order; once for each payment. @param payment.amountMinor positive, minor units */
export async function recordPayment(
  ctx: RequestContext,
  payment: { readonly orderId: string; readonly paymentId: string; readonly amountMinor: number },
): Promise<void> {
  await insertEntry(ctx, await findLedgerOrder(ctx, payment.orderId), {
    key: `payment:${payment.paymentId}`,
    kind: 'payment',
    postings: buildPaymentPostings(payment.amountMinor),
  });
}

/** Books the part of an order that no longer has to be paid, after a cancellation or a return; once for each key. */
export async function recordCredit(
  ctx: RequestContext,
  credit: { readonly orderId: string; readonly key: string; readonly parts: readonly CreditPart[] },
): Promise<void> {
  await insertEntry(ctx, await findLedgerOrder(ctx, credit.orderId), {
    key: `credit:${credit.key}`,
    kind: 'credit',
    postings: buildCreditPostings(credit.parts),
  });
}

/** Books money given back for an order; once for each key. @param refund.amountMinor positive, minor units */
export async function recordRefund(
  ctx: RequestContext,
  refund: { readonly orderId: string; readonly key: string; readonly amountMinor: number },
): Promise<void> {
  await insertEntry(ctx, await findLedgerOrder(ctx, refund.orderId), {
    key: `refund:${refund.key}`,
    kind: 'refund',
    postings: buildRefundPostings(refund.amountMinor),
  });
}

/** Books that a refund which was booked has come to nothing: the money is owed again. Once for each refund. */
export async function recordFailedRefund(
  ctx: RequestContext,
  refund: { readonly orderId: string; readonly refundId: string; readonly amountMinor: number },
): Promise<void> {
  await insertEntry(ctx, await findLedgerOrder(ctx, refund.orderId), {
    key: `refund-failed:${refund.refundId}`,
    kind: 'refund',
    postings: buildRefundPostings(-refund.amountMinor),
  });
}

/** Books the reduced cost of a changed plan, and its new schedule; once for each key. For the credit module. */
export async function recordPlanChange(
  ctx: RequestContext,
  change: {
    readonly orderId: string;
    readonly key: string;
    readonly parts: readonly CreditPart[];
    readonly dues: readonly Due[];
  },
): Promise<void> {
  const order = await findLedgerOrder(ctx, change.orderId);
  const postings = buildCreditPostings(change.parts);
  const entry = { key: `plan:${change.key}`, kind: 'plan' as const, postings, dues: change.dues };
  if (postings.length > 0) await insertEntry(ctx, order, entry);
  else await insertSchedule(ctx, order, change.dues);
}

/** Books a payment that its bank or card took back; once. @param reversal.amountMinor positive */
export async function recordReversal(
  ctx: RequestContext,
  reversal: { readonly orderId: string; readonly paymentId: string; readonly amountMinor: number },
): Promise<void> {
  await insertEntry(ctx, await findLedgerOrder(ctx, reversal.orderId), {
    key: `reversal:${reversal.paymentId}`,
    kind: 'reversal',
    postings: buildRefundPostings(reversal.amountMinor),
  });
}

/**
 * Books statutory interest on what an order owes late; once for each key.
 * @param interest.amountMinor positive, minor units
 */
export async function recordLateInterest(
  ctx: RequestContext,
  interest: { readonly orderId: string; readonly key: string; readonly amountMinor: number },
): Promise<void> {
  await insertEntry(ctx, await findLedgerOrder(ctx, interest.orderId), {
    key: `late-interest:${interest.key}`,
    kind: 'late-interest',
    postings: buildLateInterestPostings(interest.amountMinor),
  });
}

/**
 * Moves the debt of a guest's order, with its schedule, to the customer who has claimed the order. For the
 * transaction that changes the order, after its row is locked and before the customer is set on it.
 * @param order as it was: a guest's
 */
export async function moveDebtToCustomer(
  ctx: RequestContext,
  order: LedgerOrder & { readonly customerId: null },
  customerId: string,
): Promise<void> {
  const { orderId } = order;
  const account = await readAccount(ctx, orderId);
  const owedMinor = account?.balanceMinor ?? 0;
  const buildTransferEntry = (side: 'from' | 'to', amountMinor: number) => ({
    ...{ key: `transfer-${side}:${orderId}`, kind: 'transfer' as const },
    postings: buildTransferPostings(amountMinor),
  });
  const joined = { ...order, customerId };
  await insertEntry(ctx, order, buildTransferEntry('from', -owedMinor));
  await insertEntry(ctx, joined, buildTransferEntry('to', owedMinor));
  await insertSchedule(ctx, joined, account?.dues ?? []);
}

/** The amount of an order that was due before today, and since when; null if there is none. */
export async function findOverdueAmount(
  ctx: RequestContext,
  orderId: string,
): Promise<{ readonly since: string; readonly overdueMinor: number } | null> {
  const today = getToday(ctx);
  const account = await readAccount(ctx, orderId);
  const late = account ? openDues(account).filter(({ dueOn }) => dueOn < today) : [];
  const [first] = late;
  return first
    ? { since: first.dueOn, overdueMinor: late.reduce((sum, { openMinor }) => sum + openMinor, 0) }
    : null;
}

/** Orders with a balance and with something due until a day, by their ids. */
export function listOrdersWithDues(ctx: RequestContext, page: DuesPage): Promise<string[]> {
  return readOrdersWithDues(ctx, page);
}

/** The current days and amounts of an order. */
export function listScheduledDues(ctx: RequestContext, orderId: string): Promise<Due[]> {
  return readSchedule(ctx, orderId);
}

/** The amount that an order owes, today and later: sums of the ledger, with nothing stored beside it. */
export async function getOrderBalance(ctx: RequestContext, orderId: string): Promise<OrderBalance> {
  const account = await readAccount(ctx, orderId);
  return buildOrderBalance(account, ctx.currency, getToday(ctx));
}

/** Moves an order's schedule to begin on the day it was delivered. Idempotent: the same days are not written again. */
export async function rescheduleFrom(
  ctx: RequestContext,
  orderId: string,
  dueDays: readonly string[],
): Promise<void> {
  const dues = await readSchedule(ctx, orderId);
  const moved = dues.map((due, index) => ({ ...due, dueOn: dueDays[index] ?? due.dueOn }));
  if (moved.every((due, index) => due.dueOn === dues[index]?.dueOn)) return;
  await insertSchedule(ctx, await findLedgerOrder(ctx, orderId), moved);
}
