import { sql } from 'kysely';
import { removeTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { lockUntilCommit } from '#commerce/ground/kernel/transaction-lock.ts';
import type { DrawnPicture } from '#commerce/ground/upload/decode-picture.ts';

/** A photograph of a review, without its bytes. Width and height are those of the full picture. */
export type ReviewPicture = {
  readonly pictureId: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
};

/** A customer's photographs of an article. */
export type Album = { readonly productId: number; readonly customerId: string };

const columns = ['picture_id as pictureId', 'name', 'width', 'height'] as const;

/** Locks an album, so that the number of its pictures stays true until the transaction ends. */
export async function lockAlbum(ctx: RequestContext, { productId, customerId }: Album): Promise<void> {
  await lockUntilCommit(ctx, 'review-picture', customerId, String(productId));
}

/** The pictures of an album in the order in which they came. `size`: bytes as stored, `digest` of them. */
export async function listAlbum(
  ctx: RequestContext,
  { productId, customerId }: Album,
): Promise<(ReviewPicture & { readonly size: number; readonly digest: string })[]> {
  return ctx.db
    .selectFrom('review_picture')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .select([...columns, 'size_bytes as size', sql<string>`encode(sha256(body), 'hex')`.as('digest')])
    .orderBy('position')
    .execute();
}

export async function insertPicture(
  ctx: RequestContext,
  { productId, customerId }: Album,
  { name, width, height, small, body }: DrawnPicture & { readonly name: string },
): Promise<ReviewPicture> {
  return ctx.db
    .insertInto('review_picture')
    .values({
      tenant_id: ctx.tenant.id,
      product_id: productId,
      customer_id: customerId,
      ...{ name, width, height, small, body },
      size_bytes: body.length,
      created_at: ctx.clock.now(),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function deletePicture(
  ctx: RequestContext,
  { pictureId, customerId }: { readonly pictureId: string; readonly customerId: string },
): Promise<void> {
  await ctx.db
    .deleteFrom('review_picture')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('picture_id', '=', pictureId)
    .where('customer_id', '=', customerId)
    .execute();
}

/** Attaches the waiting pictures of an album to its review. */
export async function attachAlbum(
  ctx: RequestContext,
  { productId, customerId }: Album,
  reviewId: number,
): Promise<void> {
  await ctx.db
    .updateTable('review_picture')
    .set({ review_id: reviewId })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .execute();
}

/** Pictures of `review r` of any tenant, in the order in which they came. */
export function selectPictures() {
  return sql<readonly ReviewPicture[]>`(
    select coalesce(json_agg(json_build_object(
        'pictureId', p.picture_id, 'name', p.name, 'width', p.width, 'height', p.height) order by p.position), '[]')
      from review_picture p where p.review_id = r.review_id)`;
}

/** @returns null if there is none, or its review is not published */
export async function readPublished(
  ctx: Pick<RequestContext, 'db'>,
  pictureId: string,
  part: 'small' | 'body',
): Promise<Buffer | null> {
  const row = await removeTenantGuard(ctx.db, 'published reviews are shown in every shop')
    .selectFrom('review_picture as p')
    .innerJoin('review as r', 'r.review_id', 'p.review_id')
    .where('p.picture_id', '=', pictureId)
    .where('r.moderation', '=', 'published')
    .select(`p.${part} as bytes`)
    .executeTakeFirst();
  return row ? Buffer.from(row.bytes) : null;
}

type PictureBytes = { readonly pictureId: string; readonly body: Buffer };

/** Pictures of one review of the context's tenant, in any state. */
export function readOfReview(ctx: RequestContext, reviewId: number): Promise<PictureBytes[]> {
  return readBytes(ctx, 'review_id', reviewId);
}

/** Pictures of a customer of the context's tenant, including those that wait for their review. */
export function readOfCustomer(ctx: RequestContext, customerId: string): Promise<PictureBytes[]> {
  return readBytes(ctx, 'customer_id', customerId);
}

async function readBytes(
  ctx: RequestContext,
  column: 'review_id' | 'customer_id',
  id: number | string,
): Promise<PictureBytes[]> {
  const rows = await ctx.db
    .selectFrom('review_picture')
    .where('tenant_id', '=', ctx.tenant.id)
    .where(column, '=', id)
    .select(['picture_id as pictureId', 'body'])
    .orderBy('position')
    .execute();
  return rows.map(({ pictureId, body }) => ({ pictureId, body: Buffer.from(body) }));
}

/** Deletes pictures that never got a review, of all tenants. */
export async function deleteWaiting(ctx: Pick<RequestContext, 'db'>, before: Date): Promise<void> {
  await removeTenantGuard(ctx.db, 'housekeeping means all tenants')
    .deleteFrom('review_picture')
    .where('review_id', 'is', null)
    .where('created_at', '<', before)
    .execute();
}
