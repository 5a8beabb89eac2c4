import { graphql } from '#app/graphql/graphql.ts';

export const AddToWishlistMutation = graphql(`
  mutation AddToWishlist($input: AddToWishlistInput!) {
    addToWishlist(input: $input) {
      __typename
      ... on WishlistChanged {
        wishlist {
          count
          skus
        }
      }
      ... on WishlistFull {
        limit
      }
    }
  }
`);

export const RemoveFromWishlistMutation = graphql(`
  mutation RemoveFromWishlist($sku: ID!) {
    removeFromWishlist(sku: $sku) {
      wishlist {
        count
        skus
      }
    }
  }
`);
