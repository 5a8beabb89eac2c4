import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDays, DAY_MS, todayOf } from '#commerce/ground/kernel/day.rules.ts';
import { formatTime } from '#texts/format-time.ts';

const MINUTE_MS = 60_000;

/**
 * The day from which the delivery of what is ordered now counts: today until the tenant's cut-off, tomorrow after it.
 * @returns YYYY-MM-DD where the market is
 */
export function orderDay(ctx: Pick<RequestContext, 'clock' | 'tenant'>): string {
  const { timeZone, delivery } = ctx.tenant;
  const today = todayOf(ctx);
  return formatTime(ctx.clock.now(), timeZone) < delivery.orderUntil ? today : addDays(today, 1);
}

/**
 * Until {@link orderDay} changes, milliseconds: at most a day, and an hour more where the clocks go back before.
 */
export function msUntilCutOff(ctx: Pick<RequestContext, 'clock' | 'tenant'>): number {
  const { timeZone, delivery } = ctx.tenant;
  const now = ctx.clock.now();
  const sinceMidnight = msOf(formatTime(now, timeZone)) + (now.getTime() % MINUTE_MS);
  const left = (msOf(delivery.orderUntil) - sinceMidnight + DAY_MS) % DAY_MS || DAY_MS;
  return left - clockChange(now, left, timeZone);
}

/** By how much a clock on the wall moves more than the time that passes from a moment on, milliseconds. */
function clockChange(from: Date, ms: number, timeZone: string): number {
  const wall = (at: Date) => msOf(formatTime(at, timeZone));
  const moved = wall(new Date(from.getTime() + ms)) - wall(from) - (ms - (ms % MINUTE_MS));
  const around = ((moved % DAY_MS) + DAY_MS) % DAY_MS;
  const change = around > DAY_MS / 2 ? around - DAY_MS : around;
  // the seconds of a minute that has begun are no change of the clocks
  return Math.round(change / (15 * MINUTE_MS)) * 15 * MINUTE_MS;
}

/** @param time of day, 14:05 */
function msOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE_MS;
}
