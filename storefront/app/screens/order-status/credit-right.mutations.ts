import { RepaymentFields } from '#app/features/credit/credit-rights.query.ts';
import { graphql } from '#app/graphql/graphql.ts';

/** The sums of paying a part of a credit back. */
export const PartRepaymentQuery = graphql(
  `
    query PartRepayment($orderNumber: String!, $partMinor: Int!) {
      order(orderNumber: $orderNumber) {
        creditRights {
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
  mutation RepayCredit($orderNumber: String!, $partMinor: Int, $payMinor: Int!) {
    outcome: repayCredit(orderNumber: $orderNumber, partMinor: $partMinor, payMinor: $payMinor) {
      __typename
      ... on CreditRightRefused {
        why
      }
    }
  }
`);

export const WithdrawCreditMutation = graphql(`
  mutation WithdrawCredit($orderNumber: String!) {
    outcome: withdrawCredit(orderNumber: $orderNumber) {
      __typename
      ... on CreditRightRefused {
        why
      }
    }
  }
`);

export const PauseCreditMutation = graphql(`
  mutation PauseCredit($orderNumber: String!, $surchargeMinor: Int!) {
    outcome: pauseCredit(orderNumber: $orderNumber, surchargeMinor: $surchargeMinor) {
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
  mutation EndOrderProtection($orderNumber: String!) {
    outcome: endOrderProtection(orderNumber: $orderNumber) {
      __typename
      ... on CreditRightRefused {
        why
      }
    }
  }
`);
