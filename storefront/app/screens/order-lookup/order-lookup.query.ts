import { graphql } from '#app/graphql/graphql.ts';
import { InvalidInputFields, TooManyAttemptsFields } from '#app/graphql/refusal.fragment.ts';

export const RequestOrderLinkMutation = graphql(
  `
  mutation RequestOrderLink($orderNumber: String!, $email: String!) {
    requestOrderLink(orderNumber: $orderNumber, email: $email) {
      __typename
      ...TooManyAttemptsFields
      ...InvalidInputFields
    }
  }
`,
  [TooManyAttemptsFields, InvalidInputFields],
);
