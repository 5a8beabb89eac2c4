import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { addMonths, DAY_MS, getToday } from '#commerce/ground/kernel/day.rules.ts';
import { loadOrderLife } from '#commerce/orders/fulfilment/life/order-life.service.ts';
import { loadRemainingOrder } from '#commerce/orders/fulfilment/returns/return-items.service.ts';
import { lockOrder } from '#commerce/orders/order/draft/order-lock.commands.ts';
import { findById } from '#commerce/orders/order/order-record.queries.ts';
import { recordOrderEvent } from '#commerce/orders/order-log/order-event.service.ts';
import { calculatePoints, getEnabledPrograms, openPoints } from './loyalty.rules.ts';
import {
  insertEntry,
  isReported,
  listCustomersWithExpiredPoints,
  listOrdersToReward,
  lockPoints,
  type OrderToReward,
  readEntries,
  readMemberships,
} from './loyalty.store.ts';

const AT_ONCE = 500;

/**
 * Books the points of orders whose withdrawal period is over, reports those of payback members, and books out expired
 * points. A second run books nothing twice.
 * @returns how many orders were rewarded
 */
export async function bookPoints(ctx: RequestContext): Promise<number> {
  if (getEnabledPrograms(ctx.tenant.features).length === 0) return 0;
  const { withdrawal } = ctx.tenant;
  const arrivedBefore = new Date(ctx.clock.now().getTime() - withdrawal.days * DAY_MS);
  let rewarded = 0;
  for (let last = AT_ONCE; last === AT_ONCE; rewarded += last) last = await rewardSome(ctx, arrivedBefore);
  for (let after: string | null = null; ; ) {
    const found: string[] = await listCustomersWithExpiredPoints(ctx, getToday(ctx), {
      after,
      most: AT_ONCE,
    });
    for (const customerId of found) await bookExpired(ctx, customerId);
    after = found.at(-1) ?? null;
    if (found.length < AT_ONCE) return rewarded;
  }
}

/** @returns how many of the next orders were rewarded */
async function rewardSome(ctx: RequestContext, arrivedBefore: Date): Promise<number> {
  let rewarded = 0;
  for (const order of await listOrdersToReward(ctx, arrivedBefore, AT_ONCE)) {
    if (await rewardOrder(ctx, order)) rewarded += 1;
  }
  return rewarded;
}

async function rewardOrder(ctx: RequestContext, { orderId, customerId }: OrderToReward): Promise<boolean> {
  const order = await findById(ctx, orderId);
  if (!order) throw new Error(`order ${orderId} is to be rewarded and is not there`);
  const { withdrawUntil } = await loadOrderLife(ctx, order);
  // its last day moves to the next working day
  if (!withdrawUntil || withdrawUntil >= ctx.clock.now()) return false;
  return runInTransaction(ctx, async (inner) => {
    // no return, and no other server's report, can come in between
    await lockOrder(inner, orderId);
    await lockPoints(inner, customerId);
    const keptMinor = (await loadRemainingOrder(inner, order)).totalMinor;
    const memberships = await readMemberships(inner, customerId);
    const findMembership = (program: string) =>
      memberships.find((own) => own.program === program && own.joinedAt <= order.placedAt) ?? null;
    const { points: rules, bonusClub, payback } = ctx.tenant.loyalty;
    const factor = findMembership('bonus-club') ? bonusClub.pointsFactor : 1;
    const points = findMembership('points') ? calculatePoints(rules, keptMinor, factor) : 0;
    const isBooked =
      points > 0 &&
      (await insertEntry(inner, customerId, {
        ...{ key: `points:${orderId}`, kind: 'earned', points, orderId },
        expiresOn: addMonths(getToday(ctx), rules.validMonths),
      }));
    const other = (await isReported(inner, orderId)) ? null : findMembership('payback');
    if (other) {
      const data = {
        ...{
          program: 'payback',
          [inner.tenant.orderOptions.aPlusIdentifierField ?? 'memberNumber']: other.number,
        },
        points: Math.floor(keptMinor / payback.minorPerPoint),
      };
      await recordOrderEvent(inner, { orderId, type: 'loyalty.reported', data });
    }
    return isBooked || other !== null;
  });
}

function bookExpired(ctx: RequestContext, customerId: string): Promise<void> {
  const today = getToday(ctx);
  return runInTransaction(ctx, async (inner) => {
    await lockPoints(inner, customerId);
    for (const open of openPoints(await readEntries(inner, customerId))) {
      if (open.expiresOn > today) continue;
      await insertEntry(inner, customerId, {
        ...{ key: `expire:${open.entryId}`, kind: 'expired', points: -open.points, ofEntryId: open.entryId },
      });
    }
  });
}
