import type { ResultOf } from 'gql.tada';
import { graphql } from '#app/graphql/graphql.ts';
import { InvalidInputFields, TooManyAttemptsFields } from '#app/graphql/refusal.fragment.ts';

export const WriteReviewQuery = graphql(`
  query WriteReview($sku: ID!) {
    product(sku: $sku) {
      sku
      slug
      name
      brand {
        name
      }
      pictures
      dimensions {
        key
        values {
          value
          label
        }
      }
      variations {
        sku
        values
        pictures
      }
    }
    reviewDraft(sku: $sku) {
      tags
      orderedSkus
      givenName
      own {
        stars
        title
        text
        name
        tags
        variantSku
        state
        rejectionReason
      }
    }
  }
`);

type Answer = ResultOf<typeof WriteReviewQuery>;
export type ReviewedProduct = NonNullable<Answer['product']>;
export type DraftView = NonNullable<Answer['reviewDraft']>;

export const StoreReviewMutation = graphql(
  `
  mutation StoreReview($input: StoreReviewInput!) {
    storeReview(input: $input) {
      __typename
      ...TooManyAttemptsFields
      ...InvalidInputFields
    }
  }
`,
  [InvalidInputFields, TooManyAttemptsFields],
);
