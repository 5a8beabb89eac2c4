import type { ResultOf } from 'gql.tada';
import { EcoLabelFields, TireFields } from '#app/features/product-tile/product-tile.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';

const MiniBasketFields = graphql(
  `
  fragment MiniBasketFields on Basket @_unmask {
    id
    count
    orderable
    lines {
      id
      quantity
      product {
        sku
        variantSku
        name
        slug
        brandName
        picture
        ecoLabel {
          ...EcoLabelFields
        }
        tire {
          ...TireFields
        }
        options {
          key
          value
        }
      }
      price {
        total {
          minor
          currency
        }
      }
    }
    items {
      minor
      currency
    }
    services {
      minor
      currency
    }
    discount {
      minor
      currency
    }
    shipping {
      minor
      currency
    }
    total {
      minor
      currency
    }
    missingForFreeDelivery {
      minor
      currency
    }
  }
`,
  [EcoLabelFields, TireFields],
);

export const MiniBasketQuery = graphql(
  `
    query MiniBasket {
      basket {
        ...MiniBasketFields
      }
    }
  `,
  [MiniBasketFields],
);

export type MiniBasketData = ResultOf<typeof MiniBasketQuery>['basket'];

export const AddToBasketMutation = graphql(
  `
    mutation AddToBasket($input: AddToBasketInput!) {
      addToBasket(input: $input) {
        __typename
        ... on BasketChanged {
          basket {
            ...MiniBasketFields
          }
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
  `,
  [MiniBasketFields],
);
