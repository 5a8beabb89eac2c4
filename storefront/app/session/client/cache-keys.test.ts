import { readFile } from 'node:fs/promises';
import { buildSchema, isAbstractType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { cacheKeys } from './cache-keys.ts';
import { possibleTypes } from './cache-types.ts';

const schema = buildSchema(
  await readFile(new URL('../../../../gateway/schema.graphql', import.meta.url), 'utf8'),
);
const roots = new Set(['Query', 'Mutation', 'Subscription']);
const types = Object.values(schema.getTypeMap()).filter(
  (type) => isObjectType(type) && !type.name.startsWith('__') && !roots.has(type.name),
);

const keyed: Readonly<Record<string, { data: Record<string, unknown>; key: string }>> = {
  Product: { data: { sku: '100200' }, key: '100200' },
  SeoData: { data: { sku: '100200' }, key: '100200' },
  SortingOrder: { data: { key: 'price-asc' }, key: 'price-asc' },
  Basket: { data: { id: 'anything' }, key: 'one' },
  Wishlist: { data: {}, key: 'one' },
};

describe('the normalized cache', () => {
  it.each(types.map((type) => type.name))('the cache defines how %s is stored', (name) => {
    const key = cacheKeys[name];
    expect(key, `run npm run generate: ${name}`).toBeDefined();
    const expected = keyed[name];
    expect(key?.({ __typename: name, ...expected?.data, id: 'x' })).toBe(expected?.key ?? null);
  });

  it('the cache names only types of the schema and the promised wishlist', () => {
    const known = new Set([...types.map((type) => type.name), 'Wishlist']);
    expect(Object.keys(cacheKeys).filter((name) => !known.has(name))).toEqual([]);
  });

  it('the cache knows the members of every union and interface', () => {
    const abstract = Object.values(schema.getTypeMap())
      .filter(isAbstractType)
      .filter((type) => !type.name.startsWith('__'));
    const sortMembers = (names: readonly string[]) => [...names].sort();
    expect(
      Object.fromEntries(Object.entries(possibleTypes).map(([name, types]) => [name, sortMembers(types)])),
    ).toEqual(
      Object.fromEntries(
        abstract.map((type) => [type.name, sortMembers(schema.getPossibleTypes(type).map(String))]),
      ),
    );
  });
});
