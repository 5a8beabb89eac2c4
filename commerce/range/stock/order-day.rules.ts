import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDays, DAY_MS, getToday } from '#commerce/ground/kernel/day.rules.ts';
import { formatTime } from '#texts/format-time.ts';

const MINUTE_MS = 60_000;

/**
 * The day from which the delivery of an order placed now counts: today until the tenant's cut-off, tomorrow after it.
 * @returns YYYY-MM-DD in the market's time zone
 */
export function computeOrderDay(ctx: Pick<RequestContext, 'clock' | 'tenant'>): string {
  const { timeZone, delivery } = ctx.tenant;
  const today = getToday(ctx);
  return formatTime(ctx.clock.now(), timeZone) < delivery.orderUntil ? today : addDays(today, 1);
}

/** Milliseconds until {@link orderDay} changes: at most a day, or an hour more where the clocks are set back before. */
export function computeMsUntilCutOff(ctx: Pick<RequestContext, 'clock' | 'tenant'>): number {
  const { timeZone, delivery } = ctx.tenant;
  const now = ctx.clock.now();
  const sinceMidnight = parseTimeOfDay(formatTime(now, timeZone)) + (now.getTime() % MINUTE_MS);
  const left = (parseTimeOfDay(delivery.orderUntil) - sinceMidnight + DAY_MS) % DAY_MS || DAY_MS;
  // where the clocks change before, the wall clock is then early or late
  const shown = parseTimeOfDay(formatTime(new Date(now.getTime() + left), timeZone));
  return left + wrapTimeDifference(parseTimeOfDay(delivery.orderUntil) - shown);
}

/** The difference of two times of day, by the shorter way round the clock. */
function wrapTimeDifference(ms: number): number {
  return ((ms + 1.5 * DAY_MS) % DAY_MS) - DAY_MS / 2;
}

/** @param time of day, 14:05 */
function parseTimeOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE_MS;
}
