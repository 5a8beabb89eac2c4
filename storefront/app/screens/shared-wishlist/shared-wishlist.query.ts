import { ProductTileFragment } from '#app/features/product-tile/product-tile.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';

export const SharedWishlistQuery = graphql(
  `
    query SharedWishlist($key: String!) {
      sharedWishlist(key: $key) {
        products {
          ...ProductTile
        }
      }
    }
  `,
  [ProductTileFragment],
);
