import { graphql } from '#app/graphql/graphql.ts';

export const EmailLinkQuery = graphql(`
  query EmailLink {
    mailLink {
      email {
        purpose
        email
      }
    }
  }
`);

export const ConfirmEmailMutation = graphql(`
  mutation ConfirmEmail {
    confirmEmail {
      __typename
      ... on EmailConfirmed {
        email
      }
    }
  }
`);
