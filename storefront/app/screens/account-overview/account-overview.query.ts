import { graphql } from '#app/graphql/graphql.ts';

export const AccountOverviewQuery = graphql(`
  query AccountOverview {
    customer {
      email
      hasPassword
      passkeys {
        id
      }
    }
  }
`);
