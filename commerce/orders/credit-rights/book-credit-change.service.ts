import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { MailTexts } from '#commerce/ground/mail/mail.service.ts';
import type { Agreement } from '#commerce/money/credit/agreement/agreement.service.ts';
import type { RecomputedPlan } from '#commerce/money/credit/agreement/amended-plan.rules.ts';
import { bookAmendment } from '#commerce/money/credit/plan/recompute-plan.service.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import type { PaidOrder } from '#commerce/orders/order/draft/order-lock.queries.ts';
import { dropWithdrawalReminder } from '#commerce/orders/order/mail/withdrawal-reminder.service.ts';
import { recordOrderEvent } from '#commerce/orders/order-log/order-event.service.ts';
import { refundSurplus } from '#commerce/orders/refund/refund.service.ts';
import { queueCreditChanged } from './mail/credit-right-mail.service.ts';

/** Which right of the borrower was used. */
export type CreditChange = 'repaid' | 'repaid-in-part' | 'withdrawn';

export type BookedCreditChange = {
  /** interest, costs and premiums that are no longer owed, minor units */
  readonly savedMinor: number;
  /** given back the way it came, minor units */
  readonly refundMinor: number;
  /** amount still to be paid, minor units */
  readonly owedMinor: number;
};

/**
 * Books that a credit was paid back early or withdrawn from: the agreement's next version, the ledger's entry, the
 * new schedule, the refund of a surplus, an event and a mail. In the caller's transaction, which holds the order's
 * lock.
 */
export async function bookCreditChange(
  ctx: RequestContext,
  change: {
    readonly order: PaidOrder;
    readonly agreement: Agreement;
    readonly next: RecomputedPlan;
    readonly why: CreditChange;
    readonly texts: MailTexts;
  },
): Promise<BookedCreditChange> {
  const { order, agreement, next, why, texts } = change;
  const { orderId } = order;
  await bookAmendment(ctx, agreement, next);
  if (why !== 'repaid-in-part') await dropWithdrawalReminder(ctx, orderId);
  const version = agreement.version + 1;
  const refundMinor = await refundSurplus(ctx, orderId, `credit:${version}`);
  const savedMinor = next.parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const owedMinor = Math.max(0, (await getOrderBalance(ctx, orderId)).balanceMinor);
  const booked = { savedMinor, refundMinor, owedMinor };
  await recordOrderEvent(ctx, { orderId, type: 'credit.changed', data: { why, version, ...booked } });
  await queueCreditChanged(ctx, { order, why, version, next, texts, ...booked });
  return booked;
}
