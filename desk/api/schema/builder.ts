import SchemaBuilder from '@pothos/core';
import { Kind } from 'graphql';
import type { JsonValue } from '#commerce/staff/audit/audit.rules.ts';
import { parseDate, parseDateTime } from '#gateway/schema/scalar-values.ts';
import type { DeskContext } from '../desk-context.ts';

/**
 * The builder of the desk's schema. Files beside it add their types; desk/api/build-desk-schema.ts imports them all.
 * Fields are not null unless they say `nullable: true`; arguments and input fields are required unless
 * `required: false`.
 */
export const builder = new SchemaBuilder<{
  Context: DeskContext;
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: true;
  Scalars: {
    Date: { Input: string; Output: string };
    DateTime: { Input: Date; Output: Date };
    Json: { Input: JsonValue; Output: JsonValue };
    ID: { Input: string; Output: string | number };
  };
}>({ defaultFieldNullability: false, defaultInputFieldRequiredness: true });

builder.queryType({
  description:
    'What staff and programs may read. An argument `tenantId` names the shop; the right is needed there.',
});
builder.mutationType({
  description:
    'What staff and programs may change. Every change takes an `idempotencyKey` of the client’s own: the same key again gives the first outcome and changes nothing.',
});

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

builder.scalarType('Json', {
  description: 'Any JSON value: the fields of a thing before and after a change.',
  serialize: (value) => value,
  parseValue: (value) => value as JsonValue,
});
