import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/**
 * Removes the author's name from a customer's reviews, and deletes their photographs; the text stays. In the caller's
 * transaction.
 */
export async function eraseAuthor(ctx: RequestContext, customerId: string, name: string): Promise<void> {
  await ctx.db
    .deleteFrom('review_picture')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .execute();
  await ctx.db
    .updateTable('review')
    .set({ author_name: name, customer_id: null })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .execute();
}
