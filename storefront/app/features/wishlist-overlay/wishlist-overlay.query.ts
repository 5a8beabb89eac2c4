import type { ResultOf } from 'gql.tada';
import { EcoLabelFields, PriceFields, TireFields } from '#app/features/product-tile/product-tile.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';

export const WishlistOverlayQuery = graphql(
  `
    query WishlistOverlay {
      wishlist {
        lines {
          id
          sku
          variantSku
          picture
          product {
            name
            slug
            brand {
              name
            }
            ecoLabel {
              ...EcoLabelFields
            }
            tire {
              ...TireFields
            }
          }
          price {
            ...PriceFields
          }
        }
      }
    }
  `,
  [PriceFields, EcoLabelFields, TireFields],
);

export type OverlayLine = ResultOf<typeof WishlistOverlayQuery>['wishlist']['lines'][number];
