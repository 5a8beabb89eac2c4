import { graphql } from '#app/graphql/graphql.ts';
import { InvalidInputFields, TooManyAttemptsFields } from '#app/graphql/refusal.fragment.ts';

export const RegisterMutation = graphql(
  `
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      __typename
      ...TooManyAttemptsFields
      ...InvalidInputFields
    }
  }
`,
  [TooManyAttemptsFields, InvalidInputFields],
);

export const RegisterAfterOrderMutation = graphql(
  `
  mutation RegisterAfterOrder($input: RegisterAfterOrderInput!) {
    registerAfterOrder(input: $input) {
      __typename
      ...TooManyAttemptsFields
      ...InvalidInputFields
    }
  }
`,
  [TooManyAttemptsFields, InvalidInputFields],
);
