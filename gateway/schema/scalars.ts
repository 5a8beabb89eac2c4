import { GraphQLError, Kind } from 'graphql';
import { builder } from './builder.ts';
import { parseDate, parseDateTime } from './scalar-values.ts';

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
