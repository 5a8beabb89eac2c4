import { graphql } from '#app/graphql/graphql.ts';

export const SurveyQuery = graphql(`
  query Survey {
    survey {
      key
      question
      scale
      lowest
      highest
      comment
      overlayAfterPages
      share
      againAfterDays
    }
  }
`);
