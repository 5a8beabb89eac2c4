import { buildSchema, type GraphQLSchema, getOperationAST, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { LIMITS, limitExceeded } from './limits.ts';
import { loadPersistedDocuments } from './persisted-documents.ts';
import { printGatewaySchema } from './print-schema.ts';

const schema = buildSchema(printGatewaySchema());

function findExceededLimit(
  source: string,
  variables: Record<string, unknown> = {},
  asked: GraphQLSchema = schema,
): unknown {
  const document = parse(source);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('no operation');
  return limitExceeded(asked, document, operation, variables)?.extensions.limit ?? null;
}

const nestChildren = (depth: number): string =>
  depth === 0 ? '{ id }' : `{ children ${nestChildren(depth - 1)} }`;

const nestRecommendations = (depth: number): string =>
  depth === 0 ? '{ sku }' : `{ recommendations(first: 1) ${nestRecommendations(depth - 1)} }`;

const repeatText = (text: (index: number) => string, count: number): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

const repeatSearches = (count: number): string =>
  `{ ${repeatText((i) => `a${i}: search(query: "a") { ... on RedirectResult { path } }`, count)} }`;

/** Reads 2 to the power of `levels` times the same field, in few words. */
const nestDoubledFragments = (levels: number): string =>
  `{ ...f0 } ${repeatText((i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`, levels)}
   fragment f${levels} on Query { __typename }`;

describe('limits of one operation', () => {
  it.each([
    [
      'a category page',
      '{ category(path: "a") { products { results { product { sku name price { current { minor } } } } } } }',
      null,
    ],
    ['deep', `{ product(sku: "1") ${nestRecommendations(LIMITS.depth)} }`, 'depth'],
    ['lists in lists', `{ navigation ${nestChildren(4)} }`, 'cost'],
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
    ['searches under many names', repeatSearches(20), 'cost'],
    [
      'recommendations under many names in a list',
      `{ category(path: "a") { products { results { product { ${repeatText((i) => `r${i}: recommendations(first: 1) { sku }`, 12)} } } } } }`,
      'cost',
    ],
    ['fragments that double each other', nestDoubledFragments(100), 'selections'],
    ['introspection', '{ __schema { types { fields { type { ofType { name } } } } } }', null],
  ])('the operation limit is applied: %s', (_, source, expected) => {
    expect(findExceededLimit(source)).toBe(expected);
  });

  it('a limit counts the value of a variable', () => {
    const source = 'query ($n: Int!) { home { bestsellers(first: $n) { sku name slug kind department } } }';
    expect(findExceededLimit(source, { n: 12 })).toBeNull();
    expect(findExceededLimit(source, { n: 2000 })).toBe('cost');
  });

  it.each([
    ['alternatives { alternatives { sku } }', 2, null],
    ['alternatives { alternatives { sku } }', 24, 'cost'],
    ['alternatives(first: 4) { alternatives(first: 4) { alternatives(first: 4) { sku } } }', 24, 'cost'],
    ['recommendations(first: 8) { recommendations(first: 1) { sku } }', 1, null],
    [
      'recommendations(first: 8) { recommendations(first: 1) { recommendations(first: 1) { sku } } }',
      24,
      'cost',
    ],
  ])('a list of named products counts by its names: %s of %d', (below, count, expected) => {
    const skus = Array.from({ length: count }, (_, index) => String(index));
    const asked = `query ($skus: [ID!]!) { products(skus: $skus) { ${below} } }`;
    expect(findExceededLimit(asked, { skus })).toBe(expected);
    const written = asked.replace('($skus: [ID!]!)', '').replace('$skus', JSON.stringify(skus));
    expect(findExceededLimit(written)).toBe(expected);
  });

  it('a variable is counted anew when the same document is sent again', () => {
    const document = parse('query ($n: Int!) { home { bestsellers(first: $n) { sku name slug kind } } }');
    const operation = getOperationAST(document);
    const limits = [12, 2000, 12].map(
      (n) => operation && limitExceeded(schema, document, operation, { n })?.extensions.limit,
    );
    expect(limits).toEqual([undefined, 'cost', undefined]);
  });

  it('a variable’s default value is counted', () => {
    const source = 'query ($n: Int = 2000) { home { bestsellers(first: $n) { sku name slug kind } } }';
    expect(findExceededLimit(source)).toBe('cost');
    expect(findExceededLimit(source, { n: 12 })).toBeNull();
  });

  it.each([...loadPersistedDocuments()])(
    'the storefront’s own document %s is within the limits',
    (_, source) => {
      expect(findExceededLimit(source)).toBeNull();
    },
  );
});

describe('an object of a union', () => {
  const things = buildSchema(`
    union Thing = A | B
    type A { all(first: Int): [A!]! id: ID }
    type B { all(first: Int): [B!]! id: ID }
    type Query { thing: Thing }
  `);

  it.each([
    ['is one of its members', '{ thing { ...a ...b } }', null],
    [
      'is asked for all that its fragments say of a member',
      '{ thing { ...a ... on A { more: all(first: 3000) { id } } } }',
      'cost',
    ],
    [
      'is one of its members in a fragment on the union too',
      '{ thing { ...t ...a } } fragment t on Thing { ...b }',
      null,
    ],
  ])('the operation limit is applied: %s', (_, source, exceeded) => {
    const fragments = `fragment a on A { all(first: 3000) { id } } fragment b on B { all(first: 3000) { id } }`;
    expect(findExceededLimit(`${source} ${fragments}`, {}, things)).toBe(exceeded);
  });
});
