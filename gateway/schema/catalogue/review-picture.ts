import type { TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import type { FileRefused } from '#commerce/ground/upload/upload.errors.ts';
import type { ProductNotFound, SignInNeeded } from '#commerce/range/review/review.errors.ts';
import { addReviewPicture, removeReviewPicture } from '#commerce/range/review/review-picture.service.ts';
import type { ReviewPicture } from '#commerce/range/review/review-picture.store.ts';
import { ProductNotFoundRef } from '../basket/wishlist.ts';
import { builder } from '../builder.ts';
import { TooManyAttemptsRef, unwrapOutcome } from '../customer/visitor-outcomes.ts';
import { FileRefusedRef } from '../service/contact.ts';
import { ReviewDraftRef, SignInNeededRef } from './review-writing.ts';

type Kept = ReviewPicture & { readonly code?: 'OwnReviewPicture' };
const OwnReviewPictureRef = builder.objectRef<Kept>('OwnReviewPicture');
OwnReviewPictureRef.implement({
  description: 'A photograph of one’s own review; it is shown when the review is published.',
  fields: (t) => ({ id: t.exposeID('pictureId'), name: t.exposeString('name') }),
});

builder.objectField(ReviewDraftRef, 'pictures', (t) =>
  t.field({ type: [OwnReviewPictureRef], resolve: ({ pictures }) => [...pictures] }),
);

const UploadResultRef = builder.unionType('UploadReviewPictureResult', {
  types: [OwnReviewPictureRef, FileRefusedRef, SignInNeededRef, ProductNotFoundRef, TooManyAttemptsRef],
  resolveType: (result: Kept | FileRefused | SignInNeeded | ProductNotFound | TooManyAttempts) =>
    result.code ?? 'OwnReviewPicture',
});

builder.mutationFields((t) => ({
  uploadReviewPicture: t.field({
    type: UploadResultRef,
    description: 'Takes a photograph for a review that will be stored (graphql-multipart-request-spec).',
    args: { sku: t.arg.id(), file: t.arg({ type: 'Upload' }) },
    async resolve(_root, { sku, file }, context) {
      const body = Buffer.from(await file.arrayBuffer());
      const input = { sku: String(sku), name: file.name, body, address: context.client.address };
      return unwrapOutcome('OwnReviewPicture', await addReviewPicture(context, input));
    },
  }),
  removeReviewPicture: t.boolean({
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => removeReviewPicture(context, String(id)),
  }),
}));
