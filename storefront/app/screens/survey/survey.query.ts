import { graphql } from '#app/graphql/graphql.ts';
import { InvalidInputFields, TooManyAttemptsFields } from '#app/graphql/refusal.fragment.ts';

export const AnswerSurveyMutation = graphql(
  `
  mutation AnswerSurvey($input: SurveyAnswerInput!) {
    answerSurvey(input: $input) {
      __typename
      ... on SurveyAnswered {
        thanks
      }
      ...TooManyAttemptsFields
      ...InvalidInputFields
    }
  }
`,
  [TooManyAttemptsFields, InvalidInputFields],
);
