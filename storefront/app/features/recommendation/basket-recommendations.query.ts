import { ProductTileFragment } from '#app/features/product-tile/product-tile.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';

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
      alternatives: recommendations(slot: SEARCH_BASKET_TO_ALTERNATIVES, skus: $skus, first: 4) {
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
