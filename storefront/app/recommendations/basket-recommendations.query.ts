import { graphql } from '../graphql.ts';
import { ProductTileFragment } from '../product-tile/product-tile.fragment.ts';

export const BasketRecommendationsQuery = graphql(
  `
    query BasketRecommendations($skus: [ID!]!) {
      recommendations(slot: SEARCH_BASKET_TO_PRODUCTS, skus: $skus, first: 8) {
        items {
          __typename
          ... on ProductRecommendation {
            product {
              ...ProductTile
            }
          }
        }
      }
    }
  `,
  [ProductTileFragment],
);
