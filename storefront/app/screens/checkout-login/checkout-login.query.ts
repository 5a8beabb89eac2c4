import { graphql } from '../../graphql.ts';

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

export const LoginMutation = graphql(`
  mutation Login($input: LoginInput!) {
    login(input: $input) {
      __typename
      ... on TooManyAttempts {
        retryAfterSeconds
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

export const LogoutMutation = graphql(`
  mutation Logout {
    logout {
      type
    }
  }
`);

export const SetCheckoutIdentityMutation = graphql(`
  mutation SetCheckoutIdentity($input: CheckoutIdentityInput!) {
    setCheckoutIdentity(input: $input) {
      __typename
      ... on CheckoutChanged {
        checkout {
          step
        }
      }
      ... on TooManyAttempts {
        retryAfterSeconds
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
