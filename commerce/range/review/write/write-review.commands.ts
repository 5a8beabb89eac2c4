import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { ReviewInput } from '#forms/lists/review.ts';
import { recomputeRating } from '../moderation.commands.ts';
import { hasReceived } from '../purchase-mark.store.ts';
import { attachAlbum } from '../review-picture.store.ts';
import type { ReviewedArticle } from './reviewed-article.store.ts';

type Writing = ReviewedArticle & { customerId: string; variantId: number | null; input: ReviewInput };

export async function write(
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
