import type { KeyingConfig } from '@urql/exchange-graphcache';
import { OBJECT_TYPES } from './cache-types.ts';

type Fields = Readonly<Record<string, unknown>>;
const by = (field: string) => (data: Fields) => (typeof data[field] === 'string' ? data[field] : null);
const one = () => 'one';
const nested = () => null;

/** The types with a key (product 3.1); a session has one basket and one wishlist. */
const KEYED = {
  Product: by('sku'),
  SeoData: by('sku'),
  SortingOrder: by('key'),
  Basket: one,
  Wishlist: one,
};

/** All other types live inside of their parent, whatever the names of their fields. */
export const cacheKeys: KeyingConfig = {
  ...Object.fromEntries(OBJECT_TYPES.map((type) => [type, nested])),
  ...KEYED,
};
