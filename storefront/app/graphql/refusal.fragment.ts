import { graphql } from './graphql.ts';

export const TooManyAttemptsFields = graphql(`
  fragment TooManyAttemptsFields on TooManyAttempts @_unmask {
    retryAfterSeconds
  }
`);

/** Which fields of a form cannot be taken, and why. */
export const InvalidInputFields = graphql(`
  fragment InvalidInputFields on InvalidInput @_unmask {
    fields {
      field
      code
    }
  }
`);

/** How many pieces can still be had. */
export const InsufficientStockFields = graphql(`
  fragment InsufficientStockFields on InsufficientStock @_unmask {
    available
  }
`);

/** How many pieces of one article an order takes. */
export const QuantityLimitFields = graphql(`
  fragment QuantityLimitFields on QuantityLimit @_unmask {
    limit
  }
`);

/** How many lines a basket takes. */
export const BasketFullFields = graphql(`
  fragment BasketFullFields on BasketFull @_unmask {
    limit
  }
`);

/** How many articles a wishlist takes. */
export const WishlistFullFields = graphql(`
  fragment WishlistFullFields on WishlistFull @_unmask {
    limit
  }
`);

/** The task that tells people from machines. */
export const SecurityCheckFields = graphql(`
  fragment SecurityCheckFields on SecurityCheckRequired @_unmask {
    challenge
  }
`);
