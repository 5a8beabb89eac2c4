import type { Review, ReviewPage } from '#commerce/review/review.service.ts';
import { builder } from '../builder.ts';

export const RatingRef = builder.objectRef<{ average: number; count: number }>('Rating');
export const RatingReviewResultRef = builder.objectRef<ReviewPage>('RatingReviewResult');
const RatingReviewRef = builder.objectRef<Review>('RatingReview');
const RatingReviewerRef = builder.objectRef<Pick<Review, 'authorName'>>('RatingReviewer');

const MAX_STARS = 5;

/** The stars that a filter asks for, "1" to "5"; null: all. */
export function starsOf(filter: string | null | undefined): number | null {
  return filter && /^[1-5]$/.test(filter) ? Number(filter) : null;
}

RatingRef.implement({
  fields: (t) => ({
    average: t.exposeFloat('average'),
    max: t.int({ resolve: () => MAX_STARS }),
    count: t.exposeInt('count'),
  }),
});

RatingReviewResultRef.implement({
  fields: (t) => ({
    reviews: t.expose('reviews', { type: [RatingReviewRef] }),
    totalCount: t.exposeInt('totalCount'),
    page: t.exposeInt('page'),
    pageSize: t.exposeInt('pageSize'),
    distribution: t.intList({
      description: 'Counts of 1 to 5 stars, in this order.',
      resolve: ({ distribution }) => [...distribution],
    }),
  }),
});

RatingReviewRef.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    stars: t.exposeInt('stars'),
    title: t.exposeString('title'),
    text: t.exposeString('text'),
    language: t.exposeString('language', {
      description: 'ISO 639-1; reviews of other markets are shown too.',
    }),
    reviewer: t.field({ type: RatingReviewerRef, resolve: (review) => review }),
    verifiedPurchase: t.exposeBoolean('verifiedPurchase'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    helpfulCount: t.exposeInt('helpfulCount'),
  }),
});

RatingReviewerRef.implement({ fields: (t) => ({ name: t.exposeString('authorName') }) });
