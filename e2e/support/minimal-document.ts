import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { selectionOf } from '#gateway/test-selection.ts';

type Arguments = Readonly<Record<string, unknown>>;

/**
 * The text of an operation with one field: required arguments get the least that has their type, and everything is
 * selected that asks for no argument, two levels deep.
 * @param given arguments that matter
 */
export function minimalDocument(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  given: Arguments = {},
): string {
  const values = field.args.filter((one) => isNonNullType(one.type) || one.name in given);
  const written = values.map(
    (one) => `${one.name}: ${one.name in given ? JSON.stringify(given[one.name]) : least(one)}`,
  );
  const list = written.length > 0 ? `(${written.join(', ')})` : '';
  return `${kind} { ${field.name}${list}${selectionOf(field.type, 2)} }`;
}

function least(one: GraphQLArgument | GraphQLInputField): string {
  return leastOf(one.type);
}

const SCALARS: Readonly<Record<string, string>> = {
  Int: '1',
  Float: '1',
  Boolean: 'false',
  Date: '"2026-01-01"',
  DateTime: '"2026-01-01T00:00:00Z"',
  Upload: 'null',
};

function leastOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return leastOf(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${fields.map((field) => `${field.name}: ${least(field)}`).join(', ')} }`;
  }
  return SCALARS[type.name] ?? '"x"';
}
