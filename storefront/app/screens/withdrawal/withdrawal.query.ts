import type { ResultOf } from 'gql.tada';
import { graphql } from '#app/graphql/graphql.ts';
import { InvalidInputFields, TooManyAttemptsFields } from '#app/graphql/refusal.fragment.ts';

/** The initial values of the form when it is opened from the order's own page. */
export const WithdrawalOrderQuery = graphql(`
  query WithdrawalOrder($orderNumber: String!, $accessToken: String) {
    order(orderNumber: $orderNumber, accessToken: $accessToken) {
      orderNumber
      email
      billingAddress {
        givenName
        familyName
      }
      lines {
        position
        name
        brandName
        options {
          key
          value
        }
      }
      credit {
        endedBy
      }
      life {
        pieces {
          position
          kept
        }
      }
    }
  }
`);

export type WithdrawalOrder = NonNullable<ResultOf<typeof WithdrawalOrderQuery>['order']>;

export const WithdrawalReceiptQuery = graphql(`
  query WithdrawalReceipt($statementId: String!) {
    withdrawalReceipt(statementId: $statementId) {
      orderNumber
      statement
      statedAt
      sha256
    }
  }
`);

export const WithdrawMutation = graphql(
  `
    mutation Withdraw($input: WithdrawInput!) {
      withdraw(input: $input) {
        __typename
        ... on WithdrawalReceipt {
          statementId
        }
        ...TooManyAttemptsFields
        ...InvalidInputFields
      }
    }
  `,
  [TooManyAttemptsFields, InvalidInputFields],
);
