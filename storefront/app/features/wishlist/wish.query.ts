import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';
import { WishlistFullFields } from '#app/graphql/refusal.fragment.ts';
import { WishlistCountFields } from '#app/session/wishlist.fragment.ts';

export const AddToWishlistMutation = graphql(
  `
  mutation AddToWishlist($input: AddToWishlistInput!) {
    addToWishlist(input: $input) {
      __typename
      ... on WishlistChanged {
        wishlist {
          ...WishlistCountFields
        }
        line {
          id
          keptPrice {
            ...MoneyFields
          }
        }
      }
      ...WishlistFullFields
    }
  }
`,
  [MoneyFields, WishlistFullFields, WishlistCountFields],
);

export const RemoveFromWishlistMutation = graphql(
  `
  mutation RemoveFromWishlist($sku: ID!) {
    removeFromWishlist(sku: $sku) {
      wishlist {
        ...WishlistCountFields
      }
    }
  }
`,
  [WishlistCountFields],
);
