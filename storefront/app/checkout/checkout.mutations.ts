import { graphql } from '../graphql.ts';
import { InvalidInputFields, TooManyAttemptsFields } from '../personal/refusal.fragment.ts';
import { NoticeFields } from './basket.fragment.ts';
import { QuestionFields } from './delivery/delivery.fragment.ts';

export const SetCheckoutDeliveryMutation = graphql(
  `
    mutation SetCheckoutDelivery($input: CheckoutDeliveryInput!) {
      setCheckoutDelivery(input: $input) {
        __typename
        ... on CheckoutChanged {
          checkout {
            step
            basket {
              ...QuestionFields
            }
          }
        }
        ...InvalidInputFields
      }
    }
  `,
  [QuestionFields, InvalidInputFields],
);

/** Whether a service is wanted with a line; what is not offered any more needs no answer. */
export const AnswerQuestionMutation = graphql(`
  mutation AnswerQuestion($input: SetBasketServiceInput!) {
    setBasketService(input: $input) {
      __typename
    }
  }
`);

export const SetCheckoutPremiumMutation = graphql(`
  mutation SetCheckoutPremium($chosen: Boolean!) {
    setCheckoutPremium(chosen: $chosen) {
      __typename
      ... on CheckoutChanged {
        checkout {
          step
        }
      }
    }
  }
`);

export const SetCheckoutPaymentMutation = graphql(
  `
  mutation SetCheckoutPayment($input: CheckoutPaymentInput!) {
    setCheckoutPayment(input: $input) {
      __typename
      ... on CheckoutChanged {
        checkout {
          step
        }
      }
      ...InvalidInputFields
    }
  }
`,
  [InvalidInputFields],
);

export const PlaceOrderMutation = graphql(
  `
    mutation PlaceOrder($input: PlaceOrderInput!) {
      placeOrder(input: $input) {
        __typename
        ... on OrderPlaced {
          redirectUrl
          order {
            orderNumber
            accessToken
            awaitsPayment
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
        ...TooManyAttemptsFields
      }
    }
  `,
  [NoticeFields, TooManyAttemptsFields],
);
