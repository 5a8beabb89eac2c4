import type { ResultOf } from 'gql.tada';
import { PriceFields } from '#app/features/product-tile/product-tile.fragment.ts';
import { WishlistProductFields } from '#app/features/product-tile/wishlist-product.fragment.ts';
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
            ...WishlistProductFields
          }
          price {
            ...PriceFields
          }
        }
      }
    }
  `,
  [PriceFields, WishlistProductFields],
);

export type OverlayLine = ResultOf<typeof WishlistOverlayQuery>['wishlist']['lines'][number];
