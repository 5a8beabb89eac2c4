import { sql } from 'kysely';
import { removeTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { type Rating, writeRating } from '#commerce/range/catalogue/rating.commands.ts';
import { isPurchase } from './purchase-mark.store.ts';
import type { ReviewNotFound } from './review.errors.ts';

/** Reasons for refusing a review. A negative opinion is none. The texts are review.rejected.{reason}. */
export const REJECTION_REASONS = [
  'insult',
  'personal-data',
  'advertising',
  'off-topic',
  'unlawful',
  'unreadable',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

export type Decision =
  | { readonly decision: 'published'; readonly by: string }
  | { readonly decision: 'rejected'; readonly by: string; readonly reason: RejectionReason };

/**
 * Publishes or refuses a review of the context's tenant. The decision is logged, and the article's rating, in all
 * tenants' lists too, is updated from the published reviews in the same transaction.
 */
export async function decideReview(
  ctx: RequestContext,
  reviewId: number,
  decided: Decision,
): Promise<Result<{ productId: number }, ReviewNotFound>> {
  const productId = await runInTransaction(ctx, async (inside) => {
    const row = await inside.db
      .updateTable('review')
      .set({
        moderation: decided.decision,
        moderated_at: ctx.clock.now(),
        rejection_reason: decided.decision === 'rejected' ? decided.reason : null,
        // the order may have been cancelled or paid since; an imported review has no customer
        verified_purchase: sql<boolean>`case when customer_id is null then verified_purchase
          else ${isPurchase(inside)} end`,
      })
      .where('tenant_id', '=', ctx.tenant.id)
      .where('review_id', '=', reviewId)
      .returning('product_id')
      .executeTakeFirst();
    if (!row) return null;
    await inside.db
      .insertInto('review_moderation')
      .values({
        tenant_id: ctx.tenant.id,
        review_id: reviewId,
        decision: decided.decision,
        reason: decided.decision === 'rejected' ? decided.reason : null,
        decided_by: decided.by,
        decided_at: ctx.clock.now(),
      })
      .execute();
    await recomputeRating(inside, row.product_id);
    return row.product_id;
  });
  if (productId === null) return refuse({ code: 'ReviewNotFound' });
  ctx.events.emit({ type: 'product-changed', tenantId: ctx.tenant.id, productIds: [productId] });
  return ok({ productId });
}

/**
 * Computes an article's rating from its published reviews. In the transaction that changes them: a second transaction
 * waits for the article's row, and then includes the first one's change.
 */
export async function recomputeRating(ctx: RequestContext, productId: number): Promise<void> {
  const db = removeTenantGuard(ctx.db, 'a rating is the article’s, the same in every shop');
  await sql`select 1 from product where product_id = ${productId} for update`.execute(db);
  const { rows } = await sql<Rating>`
    select count(*)::int as number, round(avg(stars), 2) as mean
      from review where product_id = ${productId} and moderation = 'published'`.execute(db);
  const [rating] = rows;
  if (rating) await writeRating(ctx, productId, rating);
}
