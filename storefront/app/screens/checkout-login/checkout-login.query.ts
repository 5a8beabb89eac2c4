import { BasketFields } from '#app/features/basket/basket.fragment.ts';
import { CheckoutChangedFields } from '#app/graphql/checkout-changed.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { InvalidInputFields, TooManyAttemptsFields } from '#app/graphql/refusal.fragment.ts';

export const CheckoutLoginQuery = graphql(
  `
  query CheckoutLogin {
    visitor {
      loggedIn
      softLoggedIn
      stays
      givenName
      email
    }
    checkout {
      step
      identity
      email
      basket {
        ...BasketFields
      }
    }
  }
`,
  [BasketFields],
);

export const SetCheckoutIdentityMutation = graphql(
  `
  mutation SetCheckoutIdentity($input: CheckoutIdentityInput!) {
    setCheckoutIdentity(input: $input) {
      __typename
      ...CheckoutChangedFields
      ...TooManyAttemptsFields
      ...InvalidInputFields
    }
  }
`,
  [CheckoutChangedFields, TooManyAttemptsFields, InvalidInputFields],
);
