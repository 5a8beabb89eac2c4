import { buildSchema, type GraphQLSchema, getOperationAST, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { LIMITS, limitExceeded } from './limits.ts';
import { loadPersistedDocuments } from './persisted-documents.ts';
import { printGatewaySchema } from './print-schema.ts';

const schema = buildSchema(printGatewaySchema());

function limitOf(
  source: string,
  variables: Record<string, unknown> = {},
  asked: GraphQLSchema = schema,
): unknown {
  const document = parse(source);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('no operation');
  return limitExceeded(asked, document, operation, variables)?.extensions.limit ?? null;
}

const nested = (depth: number): string => (depth === 0 ? '{ id }' : `{ children ${nested(depth - 1)} }`);

const similar = (depth: number): string =>
  depth === 0 ? '{ sku }' : `{ recommendations(first: 1) ${similar(depth - 1)} }`;

const many = (text: (index: number) => string, count: number): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

const searches = (count: number): string =>
  `{ ${many((i) => `a${i}: search(query: "a") { ... on RedirectResult { path } }`, count)} }`;

/** Reads 2 to the power of `levels` times the same field, in few words. */
const doubling = (levels: number): string =>
  `{ ...f0 } ${many((i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`, levels)}
   fragment f${levels} on Query { __typename }`;

describe('limits of one operation', () => {
  it.each([
    [
      'a category page',
      '{ category(path: "a") { products { results { product { sku name price { current { minor } } } } } } }',
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
    ['searches under many names', searches(20), 'cost'],
    [
      'recommendations under many names in a list',
      `{ category(path: "a") { products { results { product { ${many((i) => `r${i}: recommendations(first: 1) { sku }`, 12)} } } } } }`,
      'cost',
    ],
    ['fragments that double each other', doubling(100), 'selections'],
    ['introspection', '{ __schema { types { fields { type { ofType { name } } } } } }', null],
  ])('%s', (_, source, expected) => {
    expect(limitOf(source)).toBe(expected);
  });

  it('counts what a variable asks for', () => {
    const source = 'query ($n: Int!) { home { bestsellers(first: $n) { sku name slug kind department } } }';
    expect(limitOf(source, { n: 12 })).toBeNull();
    expect(limitOf(source, { n: 2000 })).toBe('cost');
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
  ])('counts a list of named products by its names: %s of %d', (below, count, expected) => {
    const skus = Array.from({ length: count }, (_, index) => String(index));
    const asked = `query ($skus: [ID!]!) { products(skus: $skus) { ${below} } }`;
    expect(limitOf(asked, { skus })).toBe(expected);
    const written = asked.replace('($skus: [ID!]!)', '').replace('$skus', JSON.stringify(skus));
    expect(limitOf(written)).toBe(expected);
  });

  it('counts anew what a variable asks for when the same document comes again', () => {
    const document = parse('query ($n: Int!) { home { bestsellers(first: $n) { sku name slug kind } } }');
    const operation = getOperationAST(document);
    const limits = [12, 2000, 12].map(
      (n) => operation && limitExceeded(schema, document, operation, { n })?.extensions.limit,
    );
    expect(limits).toEqual([undefined, 'cost', undefined]);
  });

  it('counts what a variable is by default', () => {
    const source = 'query ($n: Int = 2000) { home { bestsellers(first: $n) { sku name slug kind } } }';
    expect(limitOf(source)).toBe('cost');
    expect(limitOf(source, { n: 12 })).toBeNull();
  });

  it.each([...loadPersistedDocuments()])('the storefront’s own document %s is within them', (_, source) => {
    expect(limitOf(source)).toBeNull();
  });
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
  ])('%s', (_, source, exceeded) => {
    const fragments = `fragment a on A { all(first: 3000) { id } } fragment b on B { all(first: 3000) { id } }`;
    expect(limitOf(`${source} ${fragments}`, {}, things)).toBe(exceeded);
  });
});
