import type { FragmentOf } from 'gql.tada';
import { AvailabilityFields, PriceFields } from '#app/features/product-tile/product-tile.fragment.ts';
import { WishlistProductFields } from '#app/features/product-tile/wishlist-product.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';

export const WishlistLineFields = graphql(
  `
    fragment WishlistLineFields on WishlistLineItem @_unmask {
      id
      sku
      variantSku
      name
      oneVariant
      picture
      keptPrice {
        ...MoneyFields
      }
      product {
        ...WishlistProductFields
      }
      price {
        ...PriceFields
      }
      options {
        key
        value
      }
      availability {
        ...AvailabilityFields
      }
    }
  `,
  [PriceFields, WishlistProductFields, MoneyFields, AvailabilityFields],
);

export type WishlistLineView = FragmentOf<typeof WishlistLineFields>;

export const WishlistQuery = graphql(
  `
    query Wishlist {
      visitor {
        loggedIn
        softLoggedIn
      }
      wishlist {
        shareKey
        lines {
          ...WishlistLineFields
        }
      }
    }
  `,
  [WishlistLineFields],
);

export const KeepMutation = graphql(
  `
  mutation Keep($input: AddToWishlistInput!) {
    addToWishlist(input: $input) {
      __typename
    }
  }
`,
);

export const KeepNoLongerMutation = graphql(`
  mutation KeepNoLonger($sku: ID!) {
    removeFromWishlist(sku: $sku) {
      __typename
    }
  }
`);

export const ChangeWishlistLineMutation = graphql(`
  mutation ChangeWishlistLine($input: ChangeWishlistLineInput!) {
    changeWishlistLine(input: $input) {
      __typename
    }
  }
`);

export const ShareWishlistMutation = graphql(`
  mutation ShareWishlist($shared: Boolean!) {
    shareWishlist(shared: $shared) {
      __typename
    }
  }
`);
