import { graphql } from '#app/graphql/graphql.ts';
import { InvalidInputFields } from '#app/graphql/refusal.fragment.ts';

export const ResetLinkQuery = graphql(`
  query ResetLink {
    mailLink {
      resetsPassword
    }
  }
`);

export const ResetPasswordMutation = graphql(
  `
  mutation ResetPassword($password: String!) {
    resetPassword(password: $password) {
      __typename
      ...InvalidInputFields
    }
  }
`,
  [InvalidInputFields],
);
