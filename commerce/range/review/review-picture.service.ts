import { createHash } from 'node:crypto';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import type { TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import { inspectFile } from '#commerce/ground/upload/file-content.service.ts';
import { cleanFileName } from '#commerce/ground/upload/file-shapes.rules.ts';
import { drawPicture } from '#commerce/ground/upload/picture.service.ts';
import type { FileRefused } from '#commerce/ground/upload/upload.errors.ts';
import {
  addFiles,
  type FileFacts,
  type FileFault,
  REVIEW_PICTURE_LIMITS,
  writeDistinctName,
} from '#forms/file-limits.ts';
import type { ProductNotFound, SignInNeeded } from './review.errors.ts';
import {
  deletePicture,
  deleteWaiting,
  insertPicture,
  listAlbum,
  lockAlbum,
  type ReviewPicture,
  readOfCustomer,
  readOfReview,
  readPublished,
} from './review-picture.store.ts';
import { findArticle } from './write/reviewed-article.store.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const ADDRESS = /^\/documents\/reviews\/([0-9a-f-]{36})\/(small|full)\.webp$/;

/** Address of a photograph of a published review. */
export function reviewPicturePath(pictureId: string, size: 'small' | 'full'): string {
  return `/documents/reviews/${pictureId}/${size}.webp`;
}

export function isReviewPicturePath(pathname: string): boolean {
  return ADDRESS.test(pathname);
}

/** A photograph at its address. @returns null if there is none, or its review is not published */
export async function reviewPictureAt(
  ctx: Pick<RequestContext, 'db'>,
  pathname: string,
): Promise<Buffer | null> {
  const [, pictureId = '', size] = ADDRESS.exec(pathname) ?? [];
  if (!UUID.test(pictureId)) return null;
  return readPublished(ctx, pictureId, size === 'small' ? 'small' : 'body');
}

type Refused = SignInNeeded | ProductNotFound | FileRefused | TooManyAttempts;

/**
 * Accepts a photograph for the signed-in customer's review of an article, by the same rules as files of the contact
 * form: it is inspected and encoded again. It waits until the review is stored, and is moderated with it before it is
 * shown.
 * @param input.address where the request comes from, for the limit of attempts
 */
export async function addReviewPicture(
  ctx: RequestContext,
  input: {
    readonly sku: string;
    readonly name: string;
    readonly body: Buffer;
    readonly address: string;
  },
): Promise<Result<ReviewPicture, Refused>> {
  const customerId = getSignedInCustomer(ctx);
  if (!customerId) return refuse({ code: 'SignInNeeded' });
  const article = await findArticle(ctx, input.sku);
  if (!article) return refuse({ code: 'ProductNotFound', sku: input.sku });
  const album = { productId: article.productId, customerId };
  const name = cleanFileName(input.name);
  const refuseFile = (fault: FileFault) =>
    refuse({ code: 'FileRefused' as const, name: name || input.name.slice(0, 100), fault });
  const kilobytes = Math.ceil(input.body.length / 1024);
  const retryAfterSeconds =
    (await ctx.attempts.countUpload(input.address)) ??
    (await ctx.attempts.countUploadKilobytes(input.address, kilobytes));
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds });
  const before = limitFault(await listAlbum(ctx, album), { name, size: input.body.length });
  if (before) return refuseFile(before);
  const file = await inspectFile({ name, body: input.body, client: input.address }, REVIEW_PICTURE_LIMITS);
  if ('fault' in file) return refuseFile(file.fault);
  const drawn = await drawPicture(file.body, input.address);
  if (typeof drawn === 'string') return refuseFile(drawn);
  return runInTransaction(ctx, async (inner) => {
    await lockAlbum(inner, album);
    const there = await listAlbum(inner, album);
    const digest = createHash('sha256').update(drawn.body).digest('hex');
    const fault = limitFault(there, { name, size: drawn.body.length, digest });
    if (fault) return refuseFile(fault);
    return ok(await insertPicture(inner, album, { ...drawn, name: writeDistinctName(name, there) }));
  });
}

function limitFault(there: readonly FileFacts[], added: FileFacts): FileFault | null {
  return addFiles(there, [added], REVIEW_PICTURE_LIMITS).refused[0]?.fault ?? null;
}

/**
 * Deletes one of the customer's own photographs at once; one that does not exist is no fault.
 * @returns false if no customer is signed in
 */
export async function removeReviewPicture(ctx: RequestContext, pictureId: string): Promise<boolean> {
  const customerId = getSignedInCustomer(ctx);
  if (!customerId) return false;
  if (UUID.test(pictureId)) await deletePicture(ctx, { pictureId, customerId });
  return true;
}

/** The photographs of a review of the context's tenant, for its moderation. */
export function reviewPictures(
  ctx: RequestContext,
  reviewId: number,
): Promise<{ readonly pictureId: string; readonly body: Buffer }[]> {
  return readOfReview(ctx, reviewId);
}

/** All photographs that a customer has sent, for the copy of the data. */
export function listCustomerPictures(
  ctx: RequestContext,
  customerId: string,
): Promise<{ readonly pictureId: string; readonly body: Buffer }[]> {
  return readOfCustomer(ctx, customerId);
}

/** Deletes photographs whose review was not written within a day. */
export async function purgeReviewPictures(shop: Pick<RequestContext, 'db' | 'clock'>): Promise<void> {
  await deleteWaiting(shop, addDaysToMoment(shop.clock.now(), -1));
}
