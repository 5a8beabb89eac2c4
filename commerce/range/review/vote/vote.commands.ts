import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { removeTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import type { RequestContext, Visitor } from '#commerce/ground/kernel/context.ts';

export type Votes = { readonly helpfulCount: number; readonly notHelpfulCount: number };

export async function count(
  ctx: RequestContext,
  visitor: Visitor,
  { reviewId, helpful, from }: { reviewId: number; helpful: boolean; from: string },
): Promise<(Votes & { productId: number }) | { readonly retryAfterSeconds: number } | 'own' | null> {
  const db = removeTenantGuard(ctx.db, 'published reviews are shown, and voted for, in every shop');
  // votes on one review are counted one after the other, so that the counts match the votes
  const review = await db
    .selectFrom('review')
    .where('review_id', '=', reviewId)
    .where('moderation', '=', sql.lit('published'))
    .select(['tenant_id', 'product_id', 'customer_id'])
    .forUpdate()
    .executeTakeFirst();
  if (!review) return null;
  const { customerId } = visitor;
  if (customerId !== null && review.tenant_id === ctx.tenant.id && review.customer_id === customerId)
    return 'own';
  const own = { tenant_id: ctx.tenant.id, review_id: reviewId, voter_key: hashVoter(visitor) };
  const before = await ctx.db
    .selectFrom('review_vote')
    .where('tenant_id', '=', own.tenant_id)
    .where('review_id', '=', reviewId)
    .where('voter_key', '=', own.voter_key)
    .select('helpful')
    .executeTakeFirst();
  if (!before && customerId === null) {
    const retryAfterSeconds = await ctx.attempts.countFirstVote(reviewId, from);
    if (retryAfterSeconds !== null) return { retryAfterSeconds };
  }
  const vote = { helpful, voted_at: ctx.clock.now() };
  await ctx.db
    .insertInto('review_vote')
    .values({ ...own, ...vote })
    .onConflict((on) => on.columns(['tenant_id', 'review_id', 'voter_key']).doUpdateSet(vote))
    .execute();
  // imported reviews bring counts of their own: votes are added to them
  const calculateVoteChange = (kind: boolean) => Number(helpful === kind) - Number(before?.helpful === kind);
  const { rows } = await sql<Votes>`
    update review
       set helpful_count = helpful_count + ${calculateVoteChange(true)}, not_helpful_count = not_helpful_count + ${calculateVoteChange(false)}
     where review_id = ${reviewId}
    returning helpful_count as "helpfulCount", not_helpful_count as "notHelpfulCount"`.execute(db);
  const [votes] = rows;
  return votes ? { productId: review.product_id, ...votes } : null;
}

function hashVoter({ customerId, sessionId }: Visitor): string {
  return hash('sha256', customerId ? `customer ${customerId}` : `session ${sessionId}`, 'base64url');
}
