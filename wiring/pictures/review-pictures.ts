import type { Kysely } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';
import { isReviewPicturePath, reviewPictureAt } from '#commerce/range/review/review-picture.service.ts';
import type { DocumentOptions } from '#http/files/documents.ts';

/** Photographs of published reviews, in every shop like the reviews. */
export function reviewPictures(db: Kysely<DB>): Pick<DocumentOptions, 'owns' | 'draw'> {
  return {
    owns: isReviewPicturePath,
    async draw({ pathname }) {
      const body = await reviewPictureAt({ db }, pathname);
      return body && { body, type: 'image/webp', name: 'review.webp' };
    },
  };
}
