import { isCalendarDay } from '#forms/calendar-day.ts';
import { formatIsoDay } from '#texts/format.ts';
import { formatTime } from '#texts/format-time.ts';

const WRITTEN =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d(?:\.\d+)?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;
const BEGINNING = '00:00';
const END = '23:59';
const MINUTE_MS = 60_000;

/** A moment of a feed: ISO 8601, often without a time or a time zone. */
export type FeedMoment = {
  /** YYYY-MM-DD */
  readonly day: string;
  /** null if only the day was given */
  readonly time: string | null;
  /** null if it has no offset and so is a time of the market */
  readonly instant: Date | null;
};

/** @returns null if it is not a moment, or not in the calendar */
export function readMoment(text: string): FeedMoment | null {
  const [, day, time = null, offset] = WRITTEN.exec(text.trim()) ?? [];
  if (!day || !isCalendarDay(day)) return null;
  if (!time || !offset) return { day, time, instant: null };
  const [, hours, minutes = '00'] = /^([+-]\d{2}):?(\d{2})?$/.exec(offset) ?? [];
  const zone = hours === undefined ? 'Z' : `${hours}:${minutes}`;
  const instant = new Date(`${day}T${time}:00${zone}`);
  return Number.isNaN(instant.getTime()) ? null : { day, time, instant };
}

/** The day in the market that a moment falls on: one written for midnight in Berlin is not the day before in UTC. */
export function resolveMarketDay({ day, instant }: FeedMoment, timeZone: string): string {
  return instant ? formatIsoDay(instant, timeZone) : day;
}

/** Whether now lies within a period of the market. A last day counts to its end, a last minute too. */
export function isWithin(from: FeedMoment, to: FeedMoment, now: Date, timeZone: string): boolean {
  const local = `${formatIsoDay(now, timeZone)}T${formatTime(now, timeZone)}`;
  const hasBegun = from.instant
    ? from.instant.getTime() <= now.getTime()
    : `${from.day}T${from.time ?? BEGINNING}` <= local;
  const isOver = to.instant
    ? to.instant.getTime() + MINUTE_MS <= now.getTime()
    : `${to.day}T${to.time ?? END}` < local;
  return hasBegun && !isOver;
}

/** Whether a period ends before it begins; unknown, and so not, where only one of the two names its place. */
export function isReversed(from: FeedMoment, to: FeedMoment): boolean {
  if (from.instant && to.instant) return to.instant.getTime() < from.instant.getTime();
  if (from.instant || to.instant) return to.day < from.day;
  return `${to.day}T${to.time ?? END}` < `${from.day}T${from.time ?? BEGINNING}`;
}
