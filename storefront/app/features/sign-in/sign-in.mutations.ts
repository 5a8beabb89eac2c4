import { graphql } from '#app/graphql/graphql.ts';
import {
  InvalidInputFields,
  SecurityCheckFields,
  TooManyAttemptsFields,
} from '#app/graphql/refusal.fragment.ts';

export const LoginMutation = graphql(
  `
  mutation Login($input: LoginInput!) {
    login(input: $input) {
      __typename
      ...SecurityCheckFields
      ...TooManyAttemptsFields
      ...InvalidInputFields
    }
  }
`,
  [TooManyAttemptsFields, InvalidInputFields, SecurityCheckFields],
);

export const NumberLoginMutation = graphql(
  `
  mutation NumberLogin($input: NumberLoginInput!) {
    loginByCustomerNumber(input: $input) {
      __typename
      ...SecurityCheckFields
      ...TooManyAttemptsFields
      ...InvalidInputFields
    }
  }
`,
  [TooManyAttemptsFields, InvalidInputFields, SecurityCheckFields],
);

export const ConfirmPasswordMutation = graphql(
  `
  mutation ConfirmPassword($input: ConfirmPasswordInput!) {
    confirmPassword(input: $input) {
      __typename
      ...SecurityCheckFields
      ...TooManyAttemptsFields
      ...InvalidInputFields
    }
  }
`,
  [TooManyAttemptsFields, InvalidInputFields, SecurityCheckFields],
);

export const PasskeyLoginMutation = graphql(
  `
  mutation PasskeyLogin($input: PasskeyLoginInput!) {
    loginWithPasskey(input: $input) {
      __typename
      ...SecurityCheckFields
      ...TooManyAttemptsFields
      ...InvalidInputFields
    }
  }
`,
  [TooManyAttemptsFields, InvalidInputFields, SecurityCheckFields],
);

export const BeginPasskeyLoginMutation = graphql(`
  mutation BeginPasskeyLogin {
    beginPasskeyLogin
  }
`);

export const RequestPasswordResetMutation = graphql(
  `
  mutation RequestPasswordReset($email: String!) {
    requestPasswordReset(email: $email) {
      __typename
      ...TooManyAttemptsFields
      ...InvalidInputFields
    }
  }
`,
  [TooManyAttemptsFields, InvalidInputFields],
);

export const OpenMailLinkMutation = graphql(`
  mutation OpenMailLink($token: String!) {
    openMailLink(token: $token)
  }
`);
