import { gql } from '@urql/core';
import type { Cache, OptimisticMutationResolver } from '@urql/exchange-graphcache';

const Kept = gql`
  query {
    wishlist {
      count
      skus
    }
  }
`;

/** Fills a heart at once; graphcache reverts it when the gateway refuses or does not answer. */
export const addToWishlistOptimistically: OptimisticMutationResolver = (args, cache) => {
  const { sku } = args.input as { sku: string };
  return updateCache(cache, (skus) => (skus.includes(sku) ? skus : [sku, ...skus]));
};

export const removeFromWishlistOptimistically: OptimisticMutationResolver = (args, cache) =>
  updateCache(cache, (skus) => skus.filter((sku) => sku !== args.sku));

function updateCache(cache: Cache, change: (skus: readonly string[]) => readonly string[]) {
  const known: unknown = cache.readQuery({ query: Kept })?.wishlist;
  if (typeof known !== 'object' || known === null || !('skus' in known) || !Array.isArray(known.skus))
    return null;
  const skus = [...change(known.skus.map(String))];
  return {
    __typename: 'WishlistChanged',
    wishlist: { __typename: 'Wishlist', count: skus.length, skus },
    line: null,
  };
}
