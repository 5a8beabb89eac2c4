import { graphql } from './graphql.ts';

/** How far the checkout has come after a change. */
export const CheckoutChangedFields = graphql(`
  fragment CheckoutChangedFields on CheckoutChanged @_unmask {
    checkout {
      step
    }
  }
`);
