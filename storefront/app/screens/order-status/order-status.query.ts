import type { ResultOf } from 'gql.tada';
import { AccountCustomerFields } from '#app/features/account/account.fragment.ts';
import { CreditRightsFields } from '#app/features/credit/credit-rights.query.ts';
import { OrderCreditFields } from '#app/features/credit/order-credit.fragment.ts';
import { OrderFields } from '#app/features/order/order.fragment.ts';
import { PaymentInstructionFields } from '#app/features/payment/payment-instruction.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';

export const OrderStatusQuery = graphql(
  `
    query OrderStatus($orderNumber: String!, $accessToken: String) {
      visitor {
        softLoggedIn
      }
      customer {
        ...AccountCustomerFields
      }
      order(orderNumber: $orderNumber, accessToken: $accessToken) {
        ...OrderFields
        paymentInstruction {
          ...PaymentInstructionFields
        }
        credit {
          ...OrderCreditFields
        }
        timeline {
          kind
          at
        }
        otherDays: fittings {
          position
          changeableUntil
          days
        }
        returnTerms {
          until
          isOver
          reasons
          collectionDays
          exchangeUntil
          lines {
            position
            quantity
            isLarge
            productSku
            sizes {
              variantSku
              size
              inStock
            }
          }
        }
        announcedReturns {
          id
          announcedAt
          collectOn
          carrier
          trackingNumber
          isAllExchanged
          items {
            position
            quantity
            reason
          }
          exchanges {
            position
            quantity
            size
            state
            heldUntil
          }
        }
        creditRights(accessToken: $accessToken) {
          ...CreditRightsFields
        }
        life {
          state
          cancellable
          deliveredAt
          withdrawUntil
          withdrawnAt
          hold {
            heldAt
            heldUntil
            canConfirm
            inWords
            items {
              position
              quantity
            }
          }
          kept {
            ...MoneyFields
          }
          owed {
            ...MoneyFields
          }
          payable {
            kind
            amount {
              ...MoneyFields
            }
          }
          parcels {
            carrier
            trackingNumber
            trackingUrl
            shippedAt
            deliveredAt
            items {
              position
              quantity
            }
          }
          pieces {
            position
            kept
            returned
          }
          invoices {
            number
            creditNote
            issuedAt
            total {
              ...MoneyFields
            }
          }
        }
      }
    }
  `,
  [
    AccountCustomerFields,
    CreditRightsFields,
    MoneyFields,
    OrderCreditFields,
    OrderFields,
    PaymentInstructionFields,
  ],
);

export type StatusOrder = NonNullable<ResultOf<typeof OrderStatusQuery>['order']>;

export const IfReturnedQuery = graphql(
  `
    query IfReturned($orderNumber: String!, $accessToken: String, $items: [LineQuantityInput!]!) {
      order(orderNumber: $orderNumber, accessToken: $accessToken) {
        ifReturned(items: $items) {
          items {
            ...MoneyFields
          }
          services {
            ...MoneyFields
          }
          discount {
            ...MoneyFields
          }
          shipping {
            ...MoneyFields
          }
          extras {
            ...MoneyFields
          }
          rounding {
            ...MoneyFields
          }
          refund {
            ...MoneyFields
          }
          newTotal {
            ...MoneyFields
          }
          newInstalment {
            ...MoneyFields
          }
          newOverall {
            ...MoneyFields
          }
          lostVouchers {
            code
            minimum {
              ...MoneyFields
            }
          }
        }
      }
    }
  `,
  [MoneyFields],
);

export const MoveFittingMutation = graphql(`
  mutation MoveFitting($input: MoveFittingInput!) {
    moveFitting(input: $input) {
      __typename
    }
  }
`);

export const CancelOrderMutation = graphql(`
  mutation CancelOrder($orderNumber: String!, $accessToken: String) {
    cancelOrder(orderNumber: $orderNumber, accessToken: $accessToken) {
      __typename
    }
  }
`);

export const DecideWithdrawalMutation = graphql(`
  mutation DecideWithdrawal($orderNumber: String!, $accessToken: String, $decision: WithdrawalDecision!) {
    decideWithdrawal(orderNumber: $orderNumber, accessToken: $accessToken, decision: $decision)
  }
`);

export const AnnounceReturnMutation = graphql(`
  mutation AnnounceReturn($input: AnnounceReturnInput!) {
    announceReturn(input: $input) {
      __typename
      ... on ReturnAnnounced {
        announcement {
          exchanges {
            state
          }
        }
      }
      ... on ReturnRefused {
        why
      }
    }
  }
`);

export const OrderAgainMutation = graphql(`
  mutation OrderAgain($orderNumber: String!, $accessToken: String) {
    orderAgain(orderNumber: $orderNumber, accessToken: $accessToken) {
      __typename
      ... on OrderedAgain {
        added
        missing {
          name
          left
        }
      }
    }
  }
`);

export const PayDueMutation = graphql(`
  mutation PayDue($orderNumber: String!, $accessToken: String, $covers: PayCover!) {
    payDue(orderNumber: $orderNumber, accessToken: $accessToken, covers: $covers)
  }
`);
