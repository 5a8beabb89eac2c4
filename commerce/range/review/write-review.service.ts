import { sql } from 'kysely';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import type { InvalidInput, TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import type { ReviewInput } from '#forms/lists/review.ts';
import { type ReviewTag, reviewTagsFor } from '#forms/lists/review-tags.ts';
import { type RejectionReason, recomputeRating } from './moderation.service.ts';
import { hasReceived, listPurchasedVariants } from './purchase-mark.service.ts';
import type { ProductNotFound, SignInNeeded } from './review.errors.ts';
import { attachAlbum, listAlbum, type ReviewPicture } from './review-picture.store.ts';
import { findArticle, type ReviewedArticle } from './reviewed-article.store.ts';

/** The signed-in customer's own review of an article, in any state. */
export type OwnReview = {
  readonly reviewId: number;
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly variantSku: string | null;
  readonly verifiedPurchase: boolean;
  readonly moderation: 'pending' | 'published' | 'rejected';
  readonly rejectionReason: RejectionReason | null;
};

/** The data for the form. `orderedSkus`: variants that the customer has ordered, the latest first. */
export type ReviewDraft = {
  readonly tags: readonly ReviewTag[];
  readonly orderedSkus: readonly string[];
  readonly givenName: string;
  readonly own: OwnReview | null;
  /** photographs, also while the review is not stored yet */
  readonly pictures: readonly ReviewPicture[];
};

/** The initial values of the form for an article. ProductNotFound: the tenant has never sold it. */
export async function reviewDraft(
  ctx: RequestContext,
  sku: string,
): Promise<Result<ReviewDraft, SignInNeeded | ProductNotFound>> {
  const customerId = getSignedInCustomer(ctx);
  if (!customerId) return refuse({ code: 'SignInNeeded' });
  const article = await findArticle(ctx, sku);
  if (!article) return refuse({ code: 'ProductNotFound', sku });
  const { productId } = article;
  const [own, ordered, pictures, customer] = await Promise.all([
    findOwnReview(ctx, productId, customerId),
    listPurchasedVariants(ctx, productId, customerId),
    listAlbum(ctx, { productId, customerId }),
    ctx.db
      .selectFrom('customer')
      .where('tenant_id', '=', ctx.tenant.id)
      .where('customer_id', '=', customerId)
      .select('given_name')
      .executeTakeFirst(),
  ]);
  return ok({
    tags: reviewTagsFor(article),
    orderedSkus: ordered.map((variant) => variant.sku),
    givenName: customer?.given_name ?? '',
    own,
    pictures,
  });
}

/**
 * Stores a signed-in customer's review: one for each customer and article, so writing again changes it. It waits for
 * moderation; a published one is hidden until it has been moderated again. The purchase mark follows only from an
 * order line of this customer in this shop that was delivered (Directive 2005/29/EC art. 7(6)), and is looked at again
 * with the moderation and the delivery.
 */
export async function storeReview(
  ctx: RequestContext,
  input: ReviewInput,
): Promise<Result<{ reviewId: number }, SignInNeeded | ProductNotFound | TooManyAttempts | InvalidInput>> {
  const customerId = getSignedInCustomer(ctx);
  if (!customerId) return refuse({ code: 'SignInNeeded' });
  const article = await findArticle(ctx, input.sku);
  if (!article) return refuse({ code: 'ProductNotFound', sku: input.sku });
  const allowed: readonly string[] = reviewTagsFor(article);
  if (input.tags.some((tag) => !allowed.includes(tag))) {
    return refuse({ code: 'InvalidInput', fields: [{ field: 'tags', code: 'choice' }] });
  }
  const variantId = await findVariantId(ctx, article.productId, input.variantSku);
  if (variantId === undefined) {
    return refuse({ code: 'InvalidInput', fields: [{ field: 'variantSku', code: 'choice' }] });
  }
  const wait = await ctx.attempts.countReview(`${ctx.tenant.id}|${customerId}`);
  if (wait !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds: wait });
  const written = await runInTransaction(ctx, (inside) =>
    write(inside, { ...article, customerId, variantId, input }),
  );
  if (written.wasPublished) {
    ctx.events.emit({
      type: 'product-changed',
      tenantId: ctx.tenant.id,
      productIds: [article.productId],
    });
  }
  return ok({ reviewId: written.reviewId });
}

type Writing = ReviewedArticle & { customerId: string; variantId: number | null; input: ReviewInput };

async function write(
  ctx: RequestContext,
  { productId, customerId, variantId, input }: Writing,
): Promise<{ reviewId: number; wasPublished: boolean }> {
  const now = ctx.clock.now();
  const before = await ctx.db
    .selectFrom('review')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('product_id', '=', productId)
    .where('customer_id', '=', customerId)
    .select(['review_id', 'moderation'])
    .forUpdate()
    .executeTakeFirst();
  const words = {
    variant_id: variantId,
    language: ctx.language,
    stars: input.stars,
    title: input.title,
    body: input.text,
    author_name: input.name,
    tags: sql<string[]>`${input.tags}::text[]`,
    verified_purchase: hasReceived(ctx, {
      productId: sql`${productId}`,
      customerId: sql`${customerId}::uuid`,
    }),
    moderation: 'pending' as const,
    moderated_at: null,
    rejection_reason: null,
    created_at: now,
  };
  const { review_id: reviewId } = await ctx.db
    .insertInto('review')
    .values({ tenant_id: ctx.tenant.id, product_id: productId, customer_id: customerId, ...words })
    // two windows at once: the later one changes the earlier one's review
    .onConflict((on) =>
      on
        .columns(['tenant_id', 'product_id', 'customer_id'])
        .where('customer_id', 'is not', null)
        .doUpdateSet(words),
    )
    .returning('review_id')
    .executeTakeFirstOrThrow();
  await attachAlbum(ctx, { productId, customerId }, reviewId);
  await ctx.db
    .insertInto('review_moderation')
    .values({
      tenant_id: ctx.tenant.id,
      review_id: reviewId,
      decision: 'submitted',
      decided_by: 'customer',
      decided_at: now,
    })
    .execute();
  const wasPublished = before?.moderation === 'published';
  if (wasPublished) await recomputeRating(ctx, productId);
  return { reviewId, wasPublished };
}

/** @returns undefined if the article has no such variant */
async function findVariantId(
  ctx: RequestContext,
  productId: number,
  sku: string | null,
): Promise<number | null | undefined> {
  if (sku === null) return null;
  const row = await ctx.db
    .selectFrom('variant')
    .where('product_id', '=', productId)
    .where('sku', '=', sku)
    .select('variant_id')
    .executeTakeFirst();
  return row?.variant_id;
}

async function findOwnReview(
  ctx: RequestContext,
  productId: number,
  customerId: string,
): Promise<OwnReview | null> {
  const row = await ctx.db
    .selectFrom('review as r')
    .leftJoin('variant as v', 'v.variant_id', 'r.variant_id')
    .where('r.tenant_id', '=', ctx.tenant.id)
    .where('r.product_id', '=', productId)
    .where('r.customer_id', '=', customerId)
    .select(['r.review_id as reviewId', 'r.stars', 'r.title', 'r.body as text', 'r.author_name as name'])
    .select(['r.tags', 'v.sku as variantSku', 'r.verified_purchase as verifiedPurchase', 'r.moderation'])
    .select('r.rejection_reason as rejectionReason')
    .executeTakeFirst();
  return row ?? null;
}
