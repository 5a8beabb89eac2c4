import { NoticeFields } from '#app/features/basket/basket.fragment.ts';
import { QuestionFields } from '#app/features/delivery/delivery.fragment.ts';
import { CheckoutChangedFields } from '#app/graphql/checkout-changed.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { InvalidInputFields, TooManyAttemptsFields } from '#app/graphql/refusal.fragment.ts';

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

/** Answers whether a service is wanted with a line; one that is no longer offered needs no answer. */
export const AnswerQuestionMutation = graphql(`
  mutation AnswerQuestion($input: SetBasketServiceInput!) {
    setBasketService(input: $input) {
      __typename
    }
  }
`);

export const SetCheckoutPremiumMutation = graphql(
  `
  mutation SetCheckoutPremium($chosen: Boolean!) {
    setCheckoutPremium(chosen: $chosen) {
      __typename
      ...CheckoutChangedFields
    }
  }
`,
  [CheckoutChangedFields],
);

export const SetCheckoutPaymentMutation = graphql(
  `
  mutation SetCheckoutPayment($input: CheckoutPaymentInput!) {
    setCheckoutPayment(input: $input) {
      __typename
      ...CheckoutChangedFields
      ...InvalidInputFields
    }
  }
`,
  [CheckoutChangedFields, InvalidInputFields],
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
