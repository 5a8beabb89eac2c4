import type { Review, ReviewPage } from '#commerce/range/review/review.queries.ts';
import { reviewPicturePath } from '#commerce/range/review/review-picture.service.ts';
import type { ReviewPicture } from '#commerce/range/review/review-picture.store.ts';
import type { ReviewStatistic } from '#commerce/range/review/review-statistic.rules.ts';
import type { ReviewVariation } from '#forms/lists/review-list.ts';
import { formatIsoDay } from '#texts/format.ts';
import { builder } from '../builder.ts';

export const RatingRef = builder.objectRef<{ average: number; count: number }>('Rating');
export const RatingReviewResultRef = builder.objectRef<ReviewPage>('RatingReviewResult');
const RatingReviewRef = builder.objectRef<Review>('RatingReview');
const RatingReviewerRef = builder.objectRef<Pick<Review, 'authorName'>>('RatingReviewer');
const ReviewStatisticRef = builder.objectRef<ReviewStatistic>('ReviewStatistic');
const ReviewTagsRef = builder.objectRef<{ tags: { key: string; count: number }[] }>('ReviewTags');
const RatingTagRef = builder.objectRef<{ key: string; count: number }>('RatingTag');
const ReviewVariationRef = builder.objectRef<ReviewVariation>('ReviewVariation');
const ReviewVariationCountRef = builder.objectRef<ReviewVariation & { count: number }>(
  'ReviewVariationCount',
);

const ReviewPictureRef = builder.objectRef<ReviewPicture>('ReviewPicture');

const MAX_STARS = 5;

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
    totalCount: t.exposeInt('totalCount', { description: 'Number of reviews that match the filter.' }),
    picturedCount: t.exposeInt('picturedCount', {
      description: 'Reviews with photographs, whatever is chosen.',
    }),
    page: t.exposeInt('page'),
    pageSize: t.exposeInt('pageSize'),
    statistic: t.expose('statistic', {
      type: ReviewStatisticRef,
      description: 'The statistic of all reviews, whatever the filter.',
    }),
    tags: t.field({
      type: ReviewTagsRef,
      description: 'The tags of all reviews, whatever the filter.',
      resolve: ({ tags }) => ({ tags: [...tags] }),
    }),
  }),
});

ReviewStatisticRef.implement({
  fields: (t) => ({
    average: t.exposeFloat('average', { nullable: true }),
    count: t.exposeInt('count'),
    distribution: t.intList({
      description: 'Counts of 1 to 5 stars, in this order.',
      resolve: ({ distribution }) => [...distribution],
    }),
    verifiedCount: t.exposeInt('verifiedCount', {
      description: 'Number of reviews that belong to an order line of a shop.',
    }),
    variations: t.field({
      type: [ReviewVariationCountRef],
      description:
        'By what their authors bought: values of the product’s dimensions, the most frequent first.',
      resolve: ({ variations }) => [...variations],
    }),
  }),
});

ReviewVariationCountRef.implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    value: t.exposeString('value'),
    count: t.exposeInt('count'),
  }),
});

ReviewVariationRef.implement({
  fields: (t) => ({ key: t.exposeString('key'), value: t.exposeString('value') }),
});

ReviewTagsRef.implement({
  fields: (t) => ({ tags: t.expose('tags', { type: [RatingTagRef] }) }),
});

RatingTagRef.implement({
  fields: (t) => ({
    key: t.exposeString('key', { description: 'fits-small, good-quality …' }),
    count: t.exposeInt('count'),
  }),
});

RatingReviewRef.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    stars: t.exposeInt('stars'),
    title: t.exposeString('title'),
    text: t.exposeString('text', { description: 'Plain text; lines are lines.' }),
    language: t.exposeString('language', {
      description: 'ISO 639-1; reviews of other markets are shown too.',
    }),
    reviewer: t.field({ type: RatingReviewerRef, resolve: (review) => review }),
    verifiedPurchase: t.exposeBoolean('verifiedPurchase', {
      description: 'The review belongs to an order line of this customer.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    createdOn: t.field({
      type: 'Date',
      description: 'The day of that in the shop’s time zone.',
      resolve: ({ createdAt }, _, { tenant }) => formatIsoDay(createdAt, tenant.timeZone),
    }),
    helpfulCount: t.exposeInt('helpfulCount'),
    notHelpfulCount: t.exposeInt('notHelpfulCount'),
    tags: t.stringList({ resolve: ({ tags }) => [...tags] }),
    variation: t.field({
      type: [ReviewVariationRef],
      description: 'The variant that its author bought; empty where that is not known.',
      resolve: ({ variation }) => [...variation],
    }),
    pictures: t.field({ type: [ReviewPictureRef], resolve: ({ pictures }) => [...pictures] }),
  }),
});

ReviewPictureRef.implement({
  description: 'A photograph that came with a review.',
  fields: (t) => ({
    id: t.exposeID('pictureId'),
    small: t.string({
      description: 'Address of a square of 176 pixels.',
      resolve: ({ pictureId }) => reviewPicturePath(pictureId, 'small'),
    }),
    full: t.string({
      description: 'Address of the whole picture, 1600 pixels at most.',
      resolve: ({ pictureId }) => reviewPicturePath(pictureId, 'full'),
    }),
    width: t.exposeInt('width', { description: 'The width of the whole picture.' }),
    height: t.exposeInt('height'),
  }),
});

RatingReviewerRef.implement({ fields: (t) => ({ name: t.exposeString('authorName') }) });
