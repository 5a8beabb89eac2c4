import { graphql } from '#app/graphql/graphql.ts';

/** The wishlist's data for hearts and header. */
export const WishlistCountFields = graphql(`
  fragment WishlistCountFields on Wishlist @_unmask {
    count
    skus
  }
`);
