import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';

export const OrderPaymentFields = graphql(
  `
    fragment OrderPaymentFields on OrderPayment @_unmask {
      orderNumber
      accessToken
      state
      method
      checkoutUrl
      methods
      heldUntil
      amount {
        ...MoneyFields
      }
    }
  `,
  [MoneyFields],
);

/** The order of the session that has just ordered, for an address without its number. */
export const PaidOrderQuery = graphql(`
  query PaidOrder {
    justOrdered {
      orderNumber
      accessToken
    }
  }
`);

export const CheckPaymentMutation = graphql(
  `
    mutation CheckPayment($input: OrderKeyInput!) {
      checkPayment(input: $input) {
        ...OrderPaymentFields
      }
    }
  `,
  [OrderPaymentFields],
);

export const PayOrderMutation = graphql(`
  mutation PayOrder($input: PayOrderInput!) {
    payOrder(input: $input) {
      __typename
      ... on PaymentBegun {
        redirectUrl
      }
    }
  }
`);
