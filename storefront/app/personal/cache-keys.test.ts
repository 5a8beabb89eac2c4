import { readFile } from 'node:fs/promises';
import { buildSchema, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { cacheKeys } from './cache-keys.ts';

const schema = buildSchema(
  await readFile(new URL('../../../gateway/schema.graphql', import.meta.url), 'utf8'),
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
  it.each(types.map((type) => type.name))('says how %s is kept', (name) => {
    const key = cacheKeys[name];
    expect(key, `add ${name} to cache-keys.ts`).toBeDefined();
    const expected = keyed[name];
    expect(key?.({ __typename: name, ...expected?.data, id: 'x' })).toBe(expected?.key ?? null);
  });

  it('names no type that the schema does not have, but the wishlist that section 3 fixes', () => {
    const known = new Set([...types.map((type) => type.name), 'Wishlist']);
    expect(Object.keys(cacheKeys).filter((name) => !known.has(name))).toEqual([]);
  });
});
