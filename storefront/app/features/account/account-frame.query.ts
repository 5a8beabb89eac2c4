import { graphql } from '#app/graphql/graphql.ts';

/** The customer that the frame of every account page names. */
export const AccountFrameQuery = graphql(`
  query AccountFrame {
    customer {
      customerNumber
      givenName
      familyName
    }
  }
`);
