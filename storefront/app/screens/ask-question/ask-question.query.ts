import { graphql } from '#app/graphql/graphql.ts';
import { InvalidInputFields, TooManyAttemptsFields } from '#app/graphql/refusal.fragment.ts';

/** The article that a question is about. */
const AskedProductFields = graphql(`
  fragment AskedProductFields on Product @_unmask {
    sku
    slug
    name
    brand {
      name
    }
  }
`);

export const AskedProductQuery = graphql(
  `
    query AskedProduct($sku: ID!) {
      product(sku: $sku) {
        ...AskedProductFields
      }
    }
  `,
  [AskedProductFields],
);

export const AskQuestionMutation = graphql(
  `
    mutation AskQuestion($input: AskQuestionInput!) {
      askQuestion(input: $input) {
        __typename
        ...TooManyAttemptsFields
        ...InvalidInputFields
      }
    }
  `,
  [InvalidInputFields, TooManyAttemptsFields],
);

export const QuestionMailQuery = graphql(
  `
    query QuestionMail($token: String!) {
      questionMail(token: $token) {
        confirmed
        product {
          ...AskedProductFields
        }
      }
    }
  `,
  [AskedProductFields],
);

export const ConfirmQuestionMailMutation = graphql(`
  mutation ConfirmQuestionMail($token: String!) {
    confirmQuestionMail(token: $token) {
      confirmed
    }
  }
`);

export const WithdrawQuestionMailMutation = graphql(`
  mutation WithdrawQuestionMail($token: String!) {
    withdrawQuestionMail(token: $token)
  }
`);
