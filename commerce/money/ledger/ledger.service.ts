import type { Writes } from '#commerce/ground/database/write-together.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDays, todayOf } from '#commerce/ground/kernel/day.rules.ts';
import type { TaxShare } from '#commerce/range/pricing/tax.rules.ts';
import { addWorkingDays } from '#commerce/range/stock/working-days.rules.ts';
import {
  type CreditPart,
  chargePostings,
  creditPostings,
  type Due,
  lateInterestPostings,
  type OrderBalance,
  openDues,
  orderBalanceOf,
  paymentPostings,
  refundPostings,
  transferPostings,
} from './ledger.rules.ts';
import {
  type DuesPage,
  entryRows,
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

/** The facts that the ledger has to know of a credit: its costs and its days. */
type ChargedCredit = {
  readonly plan: { readonly surchargeMinor: number; readonly pauseSurchargeMinor: number };
  readonly premiumMinor: number;
  readonly dues: readonly Due[];
};

/**
 * Charges an order to its debtor, once, with the costs of credit and protection, and says when it is to be paid. For
 * the transaction that places the order, after `agreeCredit`.
 * @param agreement of an order on credit; null: the order is paid otherwise
 */
export function chargeRows(
  ctx: RequestContext,
  order: ChargedOrder,
  agreement: ChargedCredit | null,
): Writes {
  const single = { number: 1, amountMinor: order.totalMinor, premiumMinor: 0 };
  const dues = agreement?.dues ?? [{ ...single, dueOn: dueDay(ctx, order) }];
  return entryRows(ctx, order, {
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

/** When an order without a plan is to be paid. */
function dueDay(ctx: RequestContext, { paymentMethod, deliveryDaysMax }: ChargedOrder): string {
  const today = todayOf(ctx);
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

/** Money that came in for an order; once by its payment. @param payment.amountMinor positive, minor units */
export async function recordPayment(
  ctx: RequestContext,
  payment: { readonly orderId: string; readonly paymentId: string; readonly amountMinor: number },
): Promise<void> {
  await insertEntry(ctx, await findLedgerOrder(ctx, payment.orderId), {
    key: `payment:${payment.paymentId}`,
    kind: 'payment',
    postings: paymentPostings(payment.amountMinor),
  });
}

/** Takes back the part of an order that no longer has to be paid: a cancellation or a return; once by its key. */
export async function recordCredit(
  ctx: RequestContext,
  credit: { readonly orderId: string; readonly key: string; readonly parts: readonly CreditPart[] },
): Promise<void> {
  await insertEntry(ctx, await findLedgerOrder(ctx, credit.orderId), {
    key: `credit:${credit.key}`,
    kind: 'credit',
    postings: creditPostings(credit.parts),
  });
}

/** Money given back for an order; once by its key. @param refund.amountMinor positive, minor units */
export async function recordRefund(
  ctx: RequestContext,
  refund: { readonly orderId: string; readonly key: string; readonly amountMinor: number },
): Promise<void> {
  await insertEntry(ctx, await findLedgerOrder(ctx, refund.orderId), {
    key: `refund:${refund.key}`,
    kind: 'refund',
    postings: refundPostings(refund.amountMinor),
  });
}

/** Books the amount that a changed plan costs less, and its new schedule; once by its key. For the credit module. */
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
  const postings = creditPostings(change.parts);
  const entry = { key: `plan:${change.key}`, kind: 'plan' as const, postings, dues: change.dues };
  if (postings.length > 0) await insertEntry(ctx, order, entry);
  else await insertSchedule(ctx, order, change.dues);
}

/**
 * A payment that was taken back by the bank or the card that it came from; once. @param reversal.amountMinor positive
 */
export async function recordReversal(
  ctx: RequestContext,
  reversal: { readonly orderId: string; readonly paymentId: string; readonly amountMinor: number },
): Promise<void> {
  await insertEntry(ctx, await findLedgerOrder(ctx, reversal.orderId), {
    key: `reversal:${reversal.paymentId}`,
    kind: 'reversal',
    postings: refundPostings(reversal.amountMinor),
  });
}

/** Statutory interest on what an order owes late; once by its key. @param interest.amountMinor positive, minor units */
export async function recordLateInterest(
  ctx: RequestContext,
  interest: { readonly orderId: string; readonly key: string; readonly amountMinor: number },
): Promise<void> {
  await insertEntry(ctx, await findLedgerOrder(ctx, interest.orderId), {
    key: `late-interest:${interest.key}`,
    kind: 'late-interest',
    postings: lateInterestPostings(interest.amountMinor),
  });
}

/**
 * A guest's order now is a customer's: what it owes moves to the customer, with its schedule. For the transaction that
 * changes the order, after its row is locked and before it names the customer.
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
  const entry = (side: 'from' | 'to', amountMinor: number) => ({
    ...{ key: `transfer-${side}:${orderId}`, kind: 'transfer' as const },
    postings: transferPostings(amountMinor),
  });
  const joined = { ...order, customerId };
  await insertEntry(ctx, order, entry('from', -owedMinor));
  await insertEntry(ctx, joined, entry('to', owedMinor));
  await insertSchedule(ctx, joined, account?.dues ?? []);
}

/** The amount of an order that should have been paid before today, and since when; null: nothing. */
export async function overdueOf(
  ctx: RequestContext,
  orderId: string,
): Promise<{ readonly since: string; readonly overdueMinor: number } | null> {
  const today = todayOf(ctx);
  const account = await readAccount(ctx, orderId);
  const late = account ? openDues(account).filter(({ dueOn }) => dueOn < today) : [];
  const [first] = late;
  return first
    ? { since: first.dueOn, overdueMinor: late.reduce((sum, { openMinor }) => sum + openMinor, 0) }
    : null;
}

/** Orders that owe something and had something due until a day, by their ids. */
export function ordersWithDues(ctx: RequestContext, page: DuesPage): Promise<string[]> {
  return readOrdersWithDues(ctx, page);
}

/** The days and amounts of an order as they hold now. */
export function scheduleOf(ctx: RequestContext, orderId: string): Promise<Due[]> {
  return readSchedule(ctx, orderId);
}

/** The amount that an order owes, today and later: sums of the ledger, nothing that is kept beside it. */
export async function orderBalance(ctx: RequestContext, orderId: string): Promise<OrderBalance> {
  const account = await readAccount(ctx, orderId);
  return orderBalanceOf(account, ctx.currency, todayOf(ctx));
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
