import { RepaymentFields } from '#app/features/credit/credit-rights.query.ts';
import { graphql } from '#app/graphql/graphql.ts';

/** The sums of paying a part of a credit back. */
export const PartRepaymentQuery = graphql(
  `
    query PartRepayment($orderNumber: String!, $accessToken: String, $partMinor: Int!) {
      order(orderNumber: $orderNumber, accessToken: $accessToken) {
        creditRights(accessToken: $accessToken) {
          repayment(partMinor: $partMinor) {
            ...RepaymentFields
          }
        }
      }
    }
  `,
  [RepaymentFields],
);

export const RepayCreditMutation = graphql(`
  mutation RepayCredit(
    $orderNumber: String!
    $accessToken: String
    $postalCode: String
    $partMinor: Int
    $payMinor: Int!
  ) {
    outcome: repayCredit(
      orderNumber: $orderNumber
      accessToken: $accessToken
      postalCode: $postalCode
      partMinor: $partMinor
      payMinor: $payMinor
    ) {
      __typename
      ... on CreditRightRefused {
        why
      }
    }
  }
`);

export const PauseCreditMutation = graphql(`
  mutation PauseCredit($orderNumber: String!, $accessToken: String, $postalCode: String, $surchargeMinor: Int!) {
    outcome: pauseCredit(
      orderNumber: $orderNumber
      accessToken: $accessToken
      postalCode: $postalCode
      surchargeMinor: $surchargeMinor
    ) {
      __typename
      ... on CreditRightRefused {
        why
      }
    }
  }
`);

export const ChooseOrderProtectionMutation = graphql(`
  mutation ChooseOrderProtection($orderNumber: String!, $totalMinor: Int!, $termsAccepted: Boolean!) {
    outcome: chooseOrderProtection(
      orderNumber: $orderNumber
      totalMinor: $totalMinor
      termsAccepted: $termsAccepted
    ) {
      __typename
      ... on CreditRightRefused {
        why
      }
    }
  }
`);

export const EndOrderProtectionMutation = graphql(`
  mutation EndOrderProtection($orderNumber: String!, $accessToken: String, $postalCode: String) {
    outcome: endOrderProtection(
      orderNumber: $orderNumber
      accessToken: $accessToken
      postalCode: $postalCode
    ) {
      __typename
      ... on CreditRightRefused {
        why
      }
    }
  }
`);
