import type { KeyingConfig } from '@urql/exchange-graphcache';
import { OBJECT_TYPES } from './cache-types.ts';

type Fields = Readonly<Record<string, unknown>>;
const createFieldKey = (field: string) => (data: Fields) =>
  typeof data[field] === 'string' ? data[field] : null;
const getSingleKey = () => 'one';
const getNoKey = () => null;

/** The types with a key (product 3.1); a session has one basket and one wishlist. */
const KEYED = {
  Product: createFieldKey('sku'),
  SeoData: createFieldKey('sku'),
  SortingOrder: createFieldKey('key'),
  Basket: getSingleKey,
  Wishlist: getSingleKey,
};

/** All other types live inside of their parent, whatever the names of their fields. */
export const cacheKeys: KeyingConfig = {
  ...Object.fromEntries(OBJECT_TYPES.map((type) => [type, getNoKey])),
  ...KEYED,
};
