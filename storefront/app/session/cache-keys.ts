import type { KeyingConfig, PossibleTypesConfig } from '@urql/exchange-graphcache';
import types from './cache-types.json' with { type: 'json' };

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

export const cacheKeys: KeyingConfig = {
  // all other types live inside of their parent
  ...Object.fromEntries(types.objects.map((type) => [type, nested])),
  ...KEYED,
};

/** The schema's unions and interfaces: without them the cache would guess which fragment fits. */
export const possibleTypes: PossibleTypesConfig = types.abstract;
