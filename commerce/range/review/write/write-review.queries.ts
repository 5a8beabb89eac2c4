import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import { type ReviewTag, reviewTagsFor } from '#forms/lists/review-tags.ts';
import type { RejectionReason } from '../moderation.commands.ts';
import { listPurchasedVariants } from '../purchase-mark.store.ts';
import type { ProductNotFound, SignInNeeded } from '../review.errors.ts';
import { listAlbum, type ReviewPicture } from '../review-picture.store.ts';
import { findArticle } from './reviewed-article.store.ts';

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

/** @returns undefined if the article has no such variant */
export async function findVariantId(
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
