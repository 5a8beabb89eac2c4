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
import { buildSelection } from '#gateway/test-selection.ts';

type Arguments = Readonly<Record<string, unknown>>;

/**
 * The text of an operation with one field: required arguments get the least that has their type, and everything is
 * selected that asks for no argument, two levels deep.
 * @param given arguments that matter
 */
export function buildMinimalDocument(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  given: Arguments = {},
): string {
  const values = field.args.filter((one) => isNonNullType(one.type) || one.name in given);
  const written = values.map(
    (one) => `${one.name}: ${one.name in given ? JSON.stringify(given[one.name]) : buildLeastValue(one)}`,
  );
  const list = written.length > 0 ? `(${written.join(', ')})` : '';
  return `${kind} { ${field.name}${list}${buildSelection(field.type, 2)} }`;
}

function buildLeastValue(one: GraphQLArgument | GraphQLInputField): string {
  return buildLeastOfType(one.type);
}

const SCALARS: Readonly<Record<string, string>> = {
  Int: '1',
  Float: '1',
  Boolean: 'false',
  Date: '"2026-01-01"',
  DateTime: '"2026-01-01T00:00:00Z"',
  Upload: 'null',
};

function buildLeastOfType(type: GraphQLInputType): string {
  if (isNonNullType(type)) return buildLeastOfType(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${fields.map((field) => `${field.name}: ${buildLeastValue(field)}`).join(', ')} }`;
  }
  return SCALARS[type.name] ?? '"x"';
}
