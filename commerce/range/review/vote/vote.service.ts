import { type RequestContext, runInTransaction, type Visitor } from '#commerce/ground/kernel/context.ts';
import type { TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import type { OwnReview, ReviewNotFound } from '../review.errors.ts';
import { count, type Votes } from './vote.commands.ts';

/**
 * Counts whether a published review has helped, once for each visitor: a second vote replaces the first. Votes are
 * stored under a hash of customer or session, only to count them once. Without an account, one address has one vote a
 * day on a review: a browser without cookies is the same visitor.
 * @param input.from address, for the rate limit only
 */
export async function voteReview(
  ctx: RequestContext & { readonly visitor: Visitor },
  input: { reviewId: number; helpful: boolean; from: string },
): Promise<Result<Votes, ReviewNotFound | OwnReview | TooManyAttempts>> {
  const wait = await ctx.attempts.countVote(input.from);
  if (wait !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds: wait });
  const counted = await runInTransaction(ctx, (inside) => count(inside, ctx.visitor, input));
  if (typeof counted === 'object' && counted !== null && 'retryAfterSeconds' in counted)
    return refuse({ code: 'TooManyAttempts', ...counted });
  if (counted === null) return refuse({ code: 'ReviewNotFound' });
  if (counted === 'own') return refuse({ code: 'OwnReview' });
  const { productId, ...votes } = counted;
  // the page shows the number; lists do not
  ctx.events.emit({ type: 'search-changed', tenantId: ctx.tenant.id, productIds: [productId] });
  return ok(votes);
}
