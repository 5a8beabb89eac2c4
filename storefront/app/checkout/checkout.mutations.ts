import { graphql } from '../graphql.ts';
import { NoticeFields } from './basket.fragment.ts';

export const SetCheckoutDeliveryMutation = graphql(`
  mutation SetCheckoutDelivery($input: CheckoutDeliveryInput!) {
    setCheckoutDelivery(input: $input) {
      __typename
      ... on CheckoutChanged {
        checkout {
          step
        }
      }
      ... on InvalidInput {
        fields {
          field
          code
        }
      }
    }
  }
`);

export const SetCheckoutPaymentMutation = graphql(`
  mutation SetCheckoutPayment($input: CheckoutPaymentInput!) {
    setCheckoutPayment(input: $input) {
      __typename
      ... on CheckoutChanged {
        checkout {
          step
        }
      }
      ... on InvalidInput {
        fields {
          field
          code
        }
      }
    }
  }
`);

export const PlaceOrderMutation = graphql(
  `
    mutation PlaceOrder($input: PlaceOrderInput!) {
      placeOrder(input: $input) {
        __typename
        ... on OrderPlaced {
          order {
            orderNumber
            accessToken
          }
        }
        ... on OrderChanged {
          basket {
            notices {
              ...NoticeFields
            }
          }
        }
        ... on CheckoutIncomplete {
          step
        }
        ... on TooManyAttempts {
          retryAfterSeconds
        }
      }
    }
  `,
  [NoticeFields],
);
