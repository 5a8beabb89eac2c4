import { graphql } from './graphql.ts';

/** The state of the checkout after a change. */
export const CheckoutChangedFields = graphql(`
  fragment CheckoutChangedFields on CheckoutChanged @_unmask {
    checkout {
      step
    }
  }
`);
