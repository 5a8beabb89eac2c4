import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import type { InvalidInput, TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import type { ReviewInput } from '#forms/lists/review.ts';
import { reviewTagsFor } from '#forms/lists/review-tags.ts';
import type { ProductNotFound, SignInNeeded } from '../review.errors.ts';
import { findArticle } from './reviewed-article.store.ts';
import { write } from './write-review.commands.ts';
import { findVariantId } from './write-review.queries.ts';

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
