import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import { signId } from '#commerce/ground/kernel/expiring-token.rules.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import type { Payments } from '#commerce/money/payment/payment-provider.types.ts';
import { listOrderPayments } from '#commerce/money/payment/record/payment-record.queries.ts';
import { readPayableCredit } from '#commerce/orders/credit-rights/repay-early.service.ts';
import type { PaidOrder } from '#commerce/orders/order/draft/order-lock.queries.ts';
import { buildPaylinkUrl } from '../payment-urls.rules.ts';
import { buildLinkKey, type Cover } from './paylink.queries.ts';

/**
 * The whole open amount of an order, or the part that is due when the link is made. A credit's later instalments are
 * not open yet: the whole is its requested early repayment, else the due amount, else the next instalment.
 */
export type PaylinkCover = 'open' | 'due';

/**
 * Creates a link by which the open amount of an order is paid. It is valid for the tenant's days; while the order
 * waits for its payment, as long as its stock is held.
 * @returns path and query of the page; null if there is nothing to pay
 */
export async function makePaylink(
  ctx: RequestContext,
  { secret }: Pick<Payments, 'secret'>,
  order: PaidOrder,
  covers: PaylinkCover = 'open',
): Promise<{ readonly path: string; readonly until: Date } | null> {
  const isPart = covers === 'due' || (await isPaidInParts(ctx, order));
  const partMinor = isPart ? await computeDueAmount(ctx, order) : null;
  if (partMinor === 0 || (await computeOwedAmount(ctx, order, { partMinor, madeAt: ctx.clock.now() })) <= 0)
    return null;
  const { paylinkDays, holdMinutes } = ctx.tenant.payment;
  const now = ctx.clock.now();
  const until =
    order.state === 'awaiting_payment'
      ? new Date(order.placedAt.getTime() + holdMinutes * 60_000)
      : addDaysToMoment(now, paylinkDays);
  if (until <= now) return null;
  const { paylink_id: paylinkId } = await ctx.db
    .insertInto('paylink')
    .values({
      ...{ tenant_id: ctx.tenant.id, order_id: order.orderId, part_minor: partMinor },
      ...{ created_at: now, expires_at: until },
    })
    .returning('paylink_id')
    .executeTakeFirstOrThrow();
  const token = signId(buildLinkKey(ctx, secret), { id: paylinkId, expiresAt: until });
  return { path: buildPaylinkUrl(ctx.tenant, order.locale, token), until };
}

/** The part of an order that is to be paid now, or the amount due next, minor units. */
async function computeDueAmount(ctx: RequestContext, order: PaidOrder): Promise<number> {
  if (order.state === 'awaiting_payment') return order.totalMinor;
  return (await getOrderBalance(ctx, order.orderId)).minimalPaymentMinor;
}

async function isPaidInParts(ctx: RequestContext, { orderId }: PaidOrder): Promise<boolean> {
  const credit = await readPayableCredit(ctx, orderId);
  return credit !== null && credit.kind !== 'repayment';
}

/**
 * The debt that a link covers, minor units. For the whole open amount: what a running credit asks for now, else the
 * ledger's balance, before the first booking the whole total. For a part: less what has been
 * paid since the link was made.
 */
export async function computeOwedAmount(
  ctx: RequestContext,
  order: PaidOrder,
  { partMinor, madeAt }: Cover,
): Promise<number> {
  if (order.state === 'cancelled') return 0;
  if (order.state === 'awaiting_payment') return order.totalMinor;
  const balanceMinor = Math.max(0, (await getOrderBalance(ctx, order.orderId)).balanceMinor);
  if (partMinor === null) return (await readPayableCredit(ctx, order.orderId))?.amountMinor ?? balanceMinor;
  const since = (await listOrderPayments(ctx, order.orderId)).filter(
    ({ state, createdAt }) => state === 'paid' && createdAt >= madeAt,
  );
  const paidMinor = since.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return Math.min(balanceMinor, Math.max(0, partMinor - paidMinor));
}
