import { graphql } from '#app/graphql/graphql.ts';
import { InvalidInputFields, TooManyAttemptsFields } from '#app/graphql/refusal.fragment.ts';

export const RegistrationLinkQuery = graphql(`
  query RegistrationLink {
    mailLink {
      registration {
        givenName
      }
    }
  }
`);

export const ConfirmRegistrationMutation = graphql(
  `
  mutation ConfirmRegistration($password: String!) {
    confirmRegistration(password: $password) {
      __typename
      ... on AccountExists {
        orderJoined
      }
      ...TooManyAttemptsFields
      ...InvalidInputFields
    }
  }
`,
  [TooManyAttemptsFields, InvalidInputFields],
);
