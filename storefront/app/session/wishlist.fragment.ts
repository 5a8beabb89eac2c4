import { graphql } from '#app/graphql/graphql.ts';

/** The wishlist as hearts and header show it. */
export const WishlistCountFields = graphql(`
  fragment WishlistCountFields on Wishlist @_unmask {
    count
    skus
  }
`);
