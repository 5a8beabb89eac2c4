import { graphql } from '#app/graphql/graphql.ts';

/** What is around every page of the account. */
export const AccountFrameQuery = graphql(`
  query AccountFrame {
    customer {
      customerNumber
      givenName
      familyName
    }
  }
`);
