import { graphql } from '#app/graphql/graphql.ts';
import { InvalidInputFields, TooManyAttemptsFields } from '#app/graphql/refusal.fragment.ts';

export const CheckoutLoginQuery = graphql(`
  query CheckoutLogin {
    visitor {
      loggedIn
      softLoggedIn
      givenName
      email
    }
    checkout {
      step
      identity
      email
    }
  }
`);

export const SetCheckoutIdentityMutation = graphql(
  `
  mutation SetCheckoutIdentity($input: CheckoutIdentityInput!) {
    setCheckoutIdentity(input: $input) {
      __typename
      ... on CheckoutChanged {
        checkout {
          step
        }
      }
      ...TooManyAttemptsFields
      ...InvalidInputFields
    }
  }
`,
  [TooManyAttemptsFields, InvalidInputFields],
);
