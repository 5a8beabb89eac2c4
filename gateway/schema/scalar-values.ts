import { GraphQLError } from 'graphql';
import { isCalendarDay } from '#forms/calendar-day.ts';

/** The value of a Date scalar. @throws GraphQLError if it is no day of the calendar */
export function parseDate(value: unknown): string {
  if (typeof value === 'string' && isCalendarDay(value)) return value;
  throw new GraphQLError('a Date is a day of the calendar, YYYY-MM-DD');
}

/** The value of a DateTime scalar. @throws GraphQLError if it is no point in time */
export function parseDateTime(value: unknown): Date {
  const time = typeof value === 'string' ? new Date(value) : value;
  if (time instanceof Date && !Number.isNaN(time.getTime())) return time;
  throw new GraphQLError('a DateTime is written as in RFC 3339');
}
