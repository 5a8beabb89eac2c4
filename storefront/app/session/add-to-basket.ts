import { gql } from '@urql/core';
import type { OptimisticMutationResolver } from '@urql/exchange-graphcache';

const Count = gql`
  query {
    basket {
      id
      count
    }
  }
`;

/** Raises the basket's number at once; graphcache reverts it when the gateway refuses or does not answer. */
export const addToBasketOptimistically: OptimisticMutationResolver = (args, cache) => {
  const known = cache.readQuery({ query: Count })?.basket;
  if (typeof known !== 'object' || known === null) return null;
  const input = args.input as { quantity?: number };
  return {
    __typename: 'BasketChanged',
    line: null,
    basket: { ...known, __typename: 'Basket', count: Number(known.count) + (input.quantity ?? 1) },
  };
};
