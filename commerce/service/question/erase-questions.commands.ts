import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/**
 * Deletes a customer's questions that are not shown, and removes the name from those that are: an answer helps others
 * without it. In the caller's transaction.
 */
export async function eraseQuestions(ctx: RequestContext, customerId: string): Promise<void> {
  await ctx.db
    .deleteFrom('product_question')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .where('moderation', '!=', 'published')
    .execute();
  await ctx.db
    .updateTable('product_question')
    .set({ author_name: '', customer_id: null })
    .where('tenant_id', '=', ctx.tenant.id)
    .where('customer_id', '=', customerId)
    .execute();
}
