import { graphql } from '#app/graphql/graphql.ts';
import { AccountCustomerFields } from './account.fragment.ts';

export const AccountFrameQuery = graphql(
  `
    query AccountFrame {
      customer {
        ...AccountCustomerFields
      }
    }
  `,
  [AccountCustomerFields],
);
