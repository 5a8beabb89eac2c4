import { graphql } from './graphql.ts';

export const TooManyAttemptsFields = graphql(`
  fragment TooManyAttemptsFields on TooManyAttempts @_unmask {
    retryAfterSeconds
  }
`);

/** The fields of a form with wrong values, and their faults. */
export const InvalidInputFields = graphql(`
  fragment InvalidInputFields on InvalidInput @_unmask {
    fields {
      field
      code
    }
  }
`);

/** The number of pieces that are still in stock, and of those that lie in the basket already. */
export const InsufficientStockFields = graphql(`
  fragment InsufficientStockFields on InsufficientStock @_unmask {
    available
    inBasket
  }
`);

/** The most pieces of one article in an order. */
export const QuantityLimitFields = graphql(`
  fragment QuantityLimitFields on QuantityLimit @_unmask {
    limit
  }
`);

/** The most lines of a basket. */
export const BasketFullFields = graphql(`
  fragment BasketFullFields on BasketFull @_unmask {
    limit
  }
`);

/** The most articles on a wishlist. */
export const WishlistFullFields = graphql(`
  fragment WishlistFullFields on WishlistFull @_unmask {
    limit
  }
`);

/** The challenge of the security check. */
export const SecurityCheckFields = graphql(`
  fragment SecurityCheckFields on SecurityCheckRequired @_unmask {
    challenge
  }
`);
