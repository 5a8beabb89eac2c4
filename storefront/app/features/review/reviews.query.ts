import type { ResultOf } from 'gql.tada';
import { graphql } from '#app/graphql/graphql.ts';
import { TooManyAttemptsFields } from '#app/graphql/refusal.fragment.ts';

export const ReviewFields = graphql(`
  fragment ReviewFields on RatingReview @_unmask {
    id
    stars
    title
    text
    language
    reviewer {
      name
    }
    verifiedPurchase
    createdOn
    helpfulCount
    notHelpfulCount
    tags
    variation {
      key
      value
    }
    pictures {
      id
      small
      full
      width
      height
    }
  }
`);

export type ReviewView = ResultOf<typeof ReviewFields>;

/** Further pages, in place: the client's cache merges them (session/rating-resolver.ts). */
export const MoreReviewsQuery = graphql(
  `
    query MoreReviews(
      $sku: ID!
      $page: Int!
      $stars: String
      $variation: String
      $fit: String
      $words: String
      $pictures: Boolean
      $sort: String
    ) {
      product(sku: $sku) {
        sku
        reviews(
          page: $page
          filter: $stars
          variation: $variation
          fit: $fit
          words: $words
          pictures: $pictures
          sort: $sort
        ) {
          reviews {
            ...ReviewFields
          }
          totalCount
          page
        }
      }
    }
  `,
  [ReviewFields],
);

export const VoteReviewMutation = graphql(
  `
  mutation VoteReview($id: ID!, $helpful: Boolean!) {
    voteReview(id: $id, helpful: $helpful) {
      __typename
      ... on VoteCounted {
        helpfulCount
        notHelpfulCount
      }
      ...TooManyAttemptsFields
    }
  }
`,
  [TooManyAttemptsFields],
);
