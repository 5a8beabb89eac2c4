import { buildSchema, getOperationAST, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { LIMITS, limitExceeded } from './limits.ts';
import { printGatewaySchema } from './print-schema.ts';

const schema = buildSchema(printGatewaySchema());

function limitOf(source: string, variables: Record<string, unknown> = {}): unknown {
  const document = parse(source);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('no operation');
  return limitExceeded(schema, document, operation, variables)?.extensions.limit ?? null;
}

const nested = (depth: number): string => (depth === 0 ? '{ id }' : `{ children ${nested(depth - 1)} }`);

const similar = (depth: number): string =>
  depth === 0 ? '{ sku }' : `{ recommendations(first: 1) ${similar(depth - 1)} }`;

describe('limits of one operation', () => {
  it.each([
    [
      'a category page',
      '{ category(path: "a") { products { products { sku name price { current { minor } } } } } }',
      null,
    ],
    ['deep', `{ product(sku: "1") ${similar(LIMITS.depth)} }`, 'depth'],
    ['lists in lists', `{ navigation ${nested(4)} }`, 'cost'],
    [
      'recommendations of recommendations',
      '{ product(sku: "1") { recommendations(first: 48) { recommendations(first: 48) { recommendations(first: 48) { sku } } } } }',
      'cost',
    ],
    ['aliases', `{ ${Array.from({ length: 31 }, (_, i) => `a${i}: __typename`).join(' ')} }`, 'aliases'],
    ['root fields', `{ ${'__typename '.repeat(21)} }`, 'rootFields'],
    [
      'root fields in fragments',
      `{ ...a ...a ...a } fragment a on Query { ${'__typename '.repeat(7)} }`,
      'rootFields',
    ],
    ['introspection', '{ __schema { types { fields { type { ofType { name } } } } } }', null],
  ])('%s', (_, source, expected) => {
    expect(limitOf(source)).toBe(expected);
  });

  it('counts what a variable asks for', () => {
    const source = 'query ($n: Int!) { home { bestsellers(first: $n) { sku name slug kind department } } }';
    expect(limitOf(source, { n: 12 })).toBeNull();
    expect(limitOf(source, { n: 2000 })).toBe('cost');
  });
});
