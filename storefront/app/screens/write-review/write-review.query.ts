import type { ResultOf } from 'gql.tada';
import { ChosenProductFields } from '#app/features/product/variant.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { InvalidInputFields, TooManyAttemptsFields } from '#app/graphql/refusal.fragment.ts';

export const WriteReviewQuery = graphql(
  `
  query WriteReview($sku: ID!) {
    visitor {
      customerNumber
    }
    product(sku: $sku) {
      ...ChosenProductFields
    }
    reviewDraft(sku: $sku) {
      tags
      orderedSkus
      givenName
      pictures {
        id
        name
      }
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
`,
  [ChosenProductFields],
);

type Answer = ResultOf<typeof WriteReviewQuery>;
export type ReviewedProduct = NonNullable<Answer['product']>;
export type DraftView = NonNullable<Answer['reviewDraft']>;

export const UploadReviewPictureMutation = graphql(
  `
    mutation UploadReviewPicture($sku: ID!, $file: Upload!) {
      uploadReviewPicture(sku: $sku, file: $file) {
        __typename
        ... on FileRefused {
          name
          fault
        }
        ...TooManyAttemptsFields
      }
    }
  `,
  [TooManyAttemptsFields],
);

export const RemoveReviewPictureMutation = graphql(`
  mutation RemoveReviewPicture($id: ID!) {
    removeReviewPicture(id: $id)
  }
`);

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
