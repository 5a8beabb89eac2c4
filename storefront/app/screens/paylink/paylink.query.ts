import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';

export const OpenPaylinkMutation = graphql(
  `
    mutation OpenPaylink($token: String!) {
      openPaylink(token: $token) {
        state
        orderNumber
        methods
        expiresAt
        checkoutUrl
        lastFailed
        amount {
          ...MoneyFields
        }
      }
    }
  `,
  [MoneyFields],
);

export const PayByLinkMutation = graphql(`
  mutation PayByLink($token: String!, $paymentMethod: ID!) {
    payByLink(token: $token, paymentMethod: $paymentMethod) {
      __typename
      ... on PaymentBegun {
        redirectUrl
      }
    }
  }
`);
