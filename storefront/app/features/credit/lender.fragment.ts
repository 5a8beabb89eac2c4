import { graphql } from '#app/graphql/graphql.ts';

/** The company as the lender of the representative example. */
export const LenderFields = graphql(`
  fragment LenderFields on Company @_unmask {
    legalName
    street
    postalCode
    city
  }
`);
