import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { getToday } from '#commerce/ground/kernel/day.rules.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { hasEnded } from '#commerce/money/credit/agreement/agreement.rules.ts';
import type { Agreement } from '#commerce/money/credit/agreement/agreement.service.ts';
import { loadFirstAgreementDay } from '#commerce/money/credit/agreement/agreement.service.ts';
import { loadCurrentAgreement } from '#commerce/money/credit/plan/recompute-plan.service.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import type { PaidOrder } from '#commerce/orders/order/draft/order-lock.queries.ts';
import { endPeriod } from '#commerce/range/stock/working-days.rules.ts';
import type { Owed } from './credit-quote.rules.ts';
import type { CreditRightRefusal } from './credit-right.errors.ts';

/** An order's running credit with its customer's debt. */
export type RunningCredit = {
  readonly order: PaidOrder;
  readonly agreement: Agreement;
  readonly owed: Owed;
  /** ISO 8601 date in the tenant's time zone */
  readonly today: string;
};

/** @param order as read or locked; null if there is none */
export async function loadRunningCredit(
  ctx: RequestContext,
  order: PaidOrder | null,
): Promise<Result<RunningCredit, CreditRightRefusal>> {
  if (!order) return refuse({ code: 'OrderNotFound' });
  const agreement = await loadCurrentAgreement(ctx, order.orderId);
  if (!agreement || order.state === 'awaiting_payment') return refuse({ code: 'OrderHasNoCredit' });
  if (hasEnded(agreement) || order.state === 'cancelled') return refuse({ code: 'CreditHasEnded' });
  const balance = await getOrderBalance(ctx, order.orderId);
  const owed = {
    balanceMinor: balance.balanceMinor,
    dueMinor: balance.overdueMinor + balance.currentMinor,
  };
  return ok({ order, agreement, owed, today: getToday(ctx) });
}

/**
 * Last day on which the customer can withdraw from an order's credit, counted from the day it was agreed. ISO 8601
 * date.
 */
export async function computeLastWithdrawalDay(ctx: RequestContext, orderId: string): Promise<string> {
  const { credit, country } = ctx.tenant;
  return endPeriod(await loadFirstAgreementDay(ctx, orderId), credit.withdrawalDays, country);
}
