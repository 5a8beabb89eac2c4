type BasketOutcome =
  | { readonly __typename: 'BasketChanged' | 'VariantNotFound' }
  | { readonly __typename: 'InsufficientStock'; readonly available: number }
  | { readonly __typename: 'QuantityLimit' | 'BasketFull'; readonly limit: number };

type RefusedChange = { readonly code: 'gone' | 'stock' | 'limit' | 'full'; readonly number: number };

/** A refused change as the basket's address tells it; null: it was made. */
export function refusedChange(outcome: BasketOutcome): RefusedChange | null {
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
