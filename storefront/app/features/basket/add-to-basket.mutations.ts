import { graphql } from '#app/graphql/graphql.ts';

/** For forms that the server answers: what came of it, without the basket. */
export const AddToBasketMutation = graphql(`
  mutation AddToBasket($input: AddToBasketInput!) {
    addToBasket(input: $input) {
      __typename
      ... on BasketChanged {
        line {
          id
        }
      }
      ... on InsufficientStock {
        available
      }
      ... on QuantityLimit {
        limit
      }
      ... on BasketFull {
        limit
      }
    }
  }
`);
