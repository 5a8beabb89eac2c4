import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

export type Moderation = 'pending' | 'published' | 'rejected';

export type ModeratedReview = {
  readonly reviewId: number;
  readonly sku: string;
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  readonly name: string;
  readonly language: string;
  readonly verifiedPurchase: boolean;
  readonly createdAt: Date;
  readonly pictureCount: number;
};

/** Reviews of the context's tenant in a state, the oldest first. */
export async function listReviewsToModerate(
  ctx: RequestContext,
  { state, first }: { state: Moderation; first: number },
): Promise<ModeratedReview[]> {
  return ctx.db
    .selectFrom('review as r')
    .innerJoin('product as p', 'p.product_id', 'r.product_id')
    .where('r.tenant_id', '=', ctx.tenant.id)
    .where('r.moderation', '=', state)
    .select([
      'r.review_id as reviewId',
      'p.sku',
      'r.stars',
      'r.title',
      'r.body as text',
      'r.author_name as name',
    ])
    .select(['r.language', 'r.verified_purchase as verifiedPurchase', 'r.created_at as createdAt'])
    .select(
      sql<number>`(select count(*)::int from review_picture i
        where i.tenant_id = r.tenant_id and i.review_id = r.review_id)`.as('pictureCount'),
    )
    .orderBy('r.created_at')
    .orderBy('r.review_id')
    .limit(first)
    .execute();
}

/** One decision about a review; a review's log has the earliest first. */
export type LoggedDecision = {
  readonly decision: string;
  readonly reason: string | null;
  readonly by: string;
  readonly at: Date;
};

export function listModerationLog(ctx: RequestContext, reviewId: number): Promise<LoggedDecision[]> {
  return ctx.db
    .selectFrom('review_moderation')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('review_id', '=', reviewId)
    .select(['decision', 'reason', 'decided_by as by', 'decided_at as at'])
    .orderBy('moderation_id')
    .limit(1000)
    .execute();
}
