import { BasketFields } from '../../checkout/basket.fragment.ts';
import { graphql } from '../../graphql.ts';

export const BasketQuery = graphql(
  `
    query Basket {
      basket {
        ...BasketFields
      }
    }
  `,
  [BasketFields],
);

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

export const ChangeBasketLineMutation = graphql(`
  mutation ChangeBasketLine($input: ChangeBasketLineInput!) {
    changeBasketLine(input: $input) {
      __typename
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
