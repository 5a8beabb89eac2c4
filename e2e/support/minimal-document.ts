import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';

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
  return `${kind} { ${field.name}${list}${selection(field.type, 2)} }`;
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

function selection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (isUnionType(named)) {
    const parts = named.getTypes().map((one) => `... on ${one.name} ${selection(one, depth)}`);
    return ` { __typename ${parts.filter((part) => !part.endsWith('{ __typename }')).join(' ')} }`;
  }
  if (!isObjectType(named) || depth === 0) return ' { __typename }';
  const fields = Object.values(named.getFields())
    .filter((field) => field.args.every((one) => !isNonNullType(one.type)))
    .filter((field) => depth > 1 || isLeafType(getNamedType(field.type)))
    .map((field) => field.name + selection(field.type, depth - 1));
  return ` { __typename ${fields.join(' ')} }`;
}
