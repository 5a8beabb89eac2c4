import { graphql } from '#app/graphql/graphql.ts';
import {
  BasketFullFields,
  InsufficientStockFields,
  QuantityLimitFields,
} from '#app/graphql/refusal.fragment.ts';

/** For forms that the server answers: the outcome, without the basket. */
export const AddToBasketMutation = graphql(
  `
  mutation AddToBasket($input: AddToBasketInput!) {
    addToBasket(input: $input) {
      __typename
      ... on BasketChanged {
        line {
          id
        }
      }
      ...InsufficientStockFields
      ...QuantityLimitFields
      ...BasketFullFields
    }
  }
`,
  [InsufficientStockFields, QuantityLimitFields, BasketFullFields],
);
