type BasketOutcome =
  | { readonly __typename: 'BasketChanged' | 'VariantNotFound' }
  | { readonly __typename: 'InsufficientStock'; readonly available: number }
  | { readonly __typename: 'QuantityLimit' | 'BasketFull'; readonly limit: number };

type RefusedChange = { readonly code: 'gone' | 'stock' | 'limit' | 'full'; readonly number: number };

/** A refused change as encoded in the basket's address; null if it was made. */
export function readRefusedChange(outcome: BasketOutcome): RefusedChange | null {
  switch (outcome.__typename) {
    case 'BasketChanged':
      return null;
    case 'VariantNotFound':
      return { code: 'gone', number: 0 };
    case 'InsufficientStock':
      return { code: 'stock', number: outcome.available };
    case 'QuantityLimit':
      return { code: 'limit', number: outcome.limit };
    case 'BasketFull':
      return { code: 'full', number: outcome.limit };
  }
}
