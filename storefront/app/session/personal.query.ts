import type { ResultOf } from 'gql.tada';
import { EcoLabelFields, TireFields } from '#app/features/product-tile/product-tile.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';

/** What the header shows of the visitor. */
export const PersonalQuery = graphql(`
  query Personal {
    visitor {
      type
      loggedIn
      softLoggedIn
      givenName
    }
    basket {
      id
      count
    }
    wishlist {
      count
      skus
    }
  }
`);

const MiniBasketFields = graphql(
  `
  fragment MiniBasketFields on Basket @_unmask {
    id
    count
    orderable
    lines {
      id
      quantity
      product {
        sku
        variantSku
        name
        slug
        brandName
        picture
        ecoLabel {
          ...EcoLabelFields
        }
        tire {
          ...TireFields
        }
        options {
          key
          value
        }
      }
      price {
        total {
          minor
          currency
        }
      }
    }
    items {
      minor
      currency
    }
    services {
      minor
      currency
    }
    discount {
      minor
      currency
    }
    shipping {
      minor
      currency
    }
    total {
      minor
      currency
    }
    missingForFreeDelivery {
      minor
      currency
    }
  }
`,
  [EcoLabelFields, TireFields],
);

export const MiniBasketQuery = graphql(
  `
    query MiniBasket {
      basket {
        ...MiniBasketFields
      }
    }
  `,
  [MiniBasketFields],
);

export type MiniBasketData = ResultOf<typeof MiniBasketQuery>['basket'];

export const AddToBasketMutation = graphql(
  `
    mutation AddToBasket($input: AddToBasketInput!) {
      addToBasket(input: $input) {
        __typename
        ... on BasketChanged {
          basket {
            ...MiniBasketFields
          }
          line {
            id
          }
        }
        ... on InsufficientStock {
          available
        }
        ... on QuantityLimit {
          limit
        }
        ... on BasketFull {
          limit
        }
      }
    }
  `,
  [MiniBasketFields],
);

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

export const LogoutMutation = graphql(`
  mutation Logout {
    logout {
      type
      loggedIn
    }
  }
`);
