import { GraphQLError, Kind } from 'graphql';
import { isCalendarDay } from '#forms/calendar-day.ts';
import { builder } from './builder.ts';

function parseDate(value: unknown): string {
  if (typeof value === 'string' && isCalendarDay(value)) return value;
  throw new GraphQLError('a Date is a day of the calendar, YYYY-MM-DD');
}

function parseDateTime(value: unknown): Date {
  const time = typeof value === 'string' ? new Date(value) : value;
  if (time instanceof Date && !Number.isNaN(time.getTime())) return time;
  throw new GraphQLError('a DateTime is written as in RFC 3339');
}

builder.scalarType('Date', {
  description: 'A calendar date, YYYY-MM-DD (RFC 3339 full-date).',
  serialize: parseDate,
  parseValue: parseDate,
  parseLiteral: (node) => parseDate(node.kind === Kind.STRING ? node.value : null),
});

builder.scalarType('DateTime', {
  description: 'A point in time, RFC 3339.',
  serialize: (value) => parseDateTime(value).toISOString(),
  parseValue: parseDateTime,
  parseLiteral: (node) => parseDateTime(node.kind === Kind.STRING ? node.value : null),
});

builder.scalarType('Upload', {
  description: 'A file of a multipart request (graphql-multipart-request-spec).',
  serialize() {
    throw new GraphQLError('an Upload is never an answer');
  },
  parseValue(value) {
    if (value instanceof File) return value;
    throw new GraphQLError('an Upload is a file of a multipart request');
  },
});
