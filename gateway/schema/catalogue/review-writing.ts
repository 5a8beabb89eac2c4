import type { InvalidInput, TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import type {
  OwnReview as OwnReviewRefusal,
  ProductNotFound,
  ReviewNotFound,
  SignInNeeded,
} from '#commerce/range/review/review.errors.ts';
import type { Votes } from '#commerce/range/review/vote/vote.commands.ts';
import { voteReview } from '#commerce/range/review/vote/vote.service.ts';
import {
  type OwnReview,
  type ReviewDraft,
  reviewDraft,
} from '#commerce/range/review/write/write-review.queries.ts';
import { storeReview } from '#commerce/range/review/write/write-review.service.ts';
import { listFaults } from '#forms/faults.ts';
import { reviewSchema } from '#forms/lists/review.ts';
import { ensureVisitor } from '#gateway/context/session.ts';
import { ProductNotFoundRef } from '../basket/wishlist.ts';
import { builder } from '../builder.ts';
import { InvalidInputRef, TooManyAttemptsRef, unwrapOutcome } from '../customer/visitor-outcomes.ts';

const OwnReviewRef = builder.objectRef<OwnReview>('OwnReview');
export const ReviewDraftRef = builder.objectRef<ReviewDraft>('ReviewDraft');
const ReviewStateRef = builder.enumType('ReviewState', {
  values: {
    PENDING: { value: 'pending' },
    PUBLISHED: { value: 'published' },
    REJECTED: { value: 'rejected' },
  } as const,
});

OwnReviewRef.implement({
  fields: (t) => ({
    id: t.exposeID('reviewId'),
    stars: t.exposeInt('stars'),
    title: t.exposeString('title'),
    text: t.exposeString('text'),
    name: t.exposeString('name'),
    tags: t.stringList({ resolve: ({ tags }) => [...tags] }),
    variantSku: t.exposeString('variantSku', { nullable: true }),
    verifiedPurchase: t.exposeBoolean('verifiedPurchase'),
    state: t.field({ type: ReviewStateRef, resolve: ({ moderation }) => moderation }),
    rejectionReason: t.exposeString('rejectionReason', {
      nullable: true,
      description: 'A text key below review.rejected.',
    }),
  }),
});

ReviewDraftRef.implement({
  description: 'The values that the signed-in customer’s form for a review starts from.',
  fields: (t) => ({
    tags: t.stringList({
      description: 'The tags that fit the article.',
      resolve: ({ tags }) => [...tags],
    }),
    orderedSkus: t.stringList({
      description: 'Variants that the customer has ordered, the latest first.',
      resolve: ({ orderedSkus }) => [...orderedSkus],
    }),
    givenName: t.exposeString('givenName'),
    own: t.expose('own', { type: OwnReviewRef, nullable: true }),
  }),
});

builder.queryField('reviewDraft', (t) =>
  t.field({
    type: ReviewDraftRef,
    nullable: true,
    description: 'null: nobody is signed in, or the tenant never sold the article.',
    args: { sku: t.arg.id() },
    async resolve(_root, { sku }, context) {
      const result = await reviewDraft(context, sku);
      return result.ok ? result.value : null;
    },
  }),
);

export const SignInNeededRef = builder.objectRef<SignInNeeded>('SignInNeeded');
SignInNeededRef.implement({
  description: 'Only a customer who has just signed in may do this.',
  fields: (t) => ({ required: t.boolean({ resolve: () => true }) }),
});
const ReviewNotFoundRef = builder.objectRef<ReviewNotFound>('ReviewNotFound');
ReviewNotFoundRef.implement({ fields: (t) => ({ found: t.boolean({ resolve: () => false }) }) });
const OwnReviewVoteRef = builder.objectRef<OwnReviewRefusal>('OwnReviewVote');
OwnReviewVoteRef.implement({
  description: 'Nobody votes for their own review.',
  fields: (t) => ({ counted: t.boolean({ resolve: () => false }) }),
});

type Stored = { readonly code: 'ReviewStored'; readonly reviewId: number };
const ReviewStoredRef = builder.objectRef<Stored>('ReviewStored');
ReviewStoredRef.implement({
  description: 'The review waits until a person has read it.',
  fields: (t) => ({ id: t.exposeID('reviewId') }),
});

type Counted = Votes & { readonly code: 'VoteCounted' };
const VoteCountedRef = builder.objectRef<Counted>('VoteCounted');
VoteCountedRef.implement({
  fields: (t) => ({
    helpfulCount: t.exposeInt('helpfulCount'),
    notHelpfulCount: t.exposeInt('notHelpfulCount'),
  }),
});

const StoreReviewResultRef = builder.unionType('StoreReviewResult', {
  types: [ReviewStoredRef, SignInNeededRef, ProductNotFoundRef, TooManyAttemptsRef, InvalidInputRef],
  resolveType: ({ code }: Stored | SignInNeeded | ProductNotFound | TooManyAttempts | InvalidInput) => code,
});

const VoteResultRef = builder.unionType('VoteResult', {
  types: [VoteCountedRef, ReviewNotFoundRef, OwnReviewVoteRef, TooManyAttemptsRef],
  resolveType: ({ code }: Counted | ReviewNotFound | OwnReviewRefusal | TooManyAttempts) =>
    code === 'OwnReview' ? 'OwnReviewVote' : code,
});

const StoreReviewInput = builder.inputType('StoreReviewInput', {
  fields: (t) => ({
    sku: t.id(),
    stars: t.int(),
    title: t.string(),
    text: t.string(),
    name: t.string({ description: 'The one that is shown.' }),
    tags: t.stringList({ defaultValue: [] }),
    variantSku: t.string({ required: false }),
  }),
});

builder.mutationFields((t) => ({
  storeReview: t.field({
    type: StoreReviewResultRef,
    description: 'Writes, or changes, the signed-in customer’s one review of an article.',
    args: { input: t.arg({ type: StoreReviewInput }) },
    async resolve(_root, { input }, context) {
      const parsed = reviewSchema.safeParse(input);
      if (!parsed.success) return { code: 'InvalidInput' as const, fields: listFaults(parsed.error) };
      return unwrapOutcome('ReviewStored', await storeReview(context, parsed.data));
    },
  }),
  voteReview: t.field({
    type: VoteResultRef,
    description: 'Whether a review has helped; counts once a visitor, the last vote holds.',
    args: { id: t.arg.id(), helpful: t.arg.boolean() },
    async resolve(_root, { id, helpful }, context) {
      const reviewId = /^\d{1,15}$/.test(id) ? Number(id) : null;
      if (reviewId === null) return { code: 'ReviewNotFound' as const };
      const asked = await ensureVisitor(context);
      const from = context.client.address;
      return unwrapOutcome('VoteCounted', await voteReview(asked, { reviewId, helpful, from }));
    },
  }),
}));
