import {
  type GraphQLOutputType,
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';

/** For tests: a selection of everything that asks for no argument. @param depth levels of objects */
export function buildSelection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (isUnionType(named)) {
    const parts = named.getTypes().map((one) => `... on ${one.name} ${buildSelection(one, depth)}`);
    return ` { __typename ${parts.filter((part) => !part.endsWith('{ __typename }')).join(' ')} }`;
  }
  if (!isObjectType(named) || depth === 0) return ' { __typename }';
  const fields = Object.values(named.getFields())
    .filter((field) => field.args.every((one) => !isNonNullType(one.type)))
    .filter((field) => depth > 1 || isLeafType(getNamedType(field.type)))
    .map((field) => field.name + buildSelection(field.type, depth - 1));
  return ` { __typename ${fields.join(' ')} }`;
}
