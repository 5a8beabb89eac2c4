import { randomUUID } from 'node:crypto';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** Characters of a note at most, as the table checks them. */
export const LONGEST_NOTE = 4000;

/** @param note.body 1 to {@link LONGEST_NOTE} characters. @returns its id */
export async function insertOrderNote(
  ctx: RequestContext,
  note: {
    readonly orderId: string;
    readonly authorId: string;
    readonly authorName: string;
    readonly body: string;
  },
): Promise<string> {
  const noteId = randomUUID();
  await ctx.db
    .insertInto('order_note')
    .values({
      tenant_id: ctx.tenant.id,
      note_id: noteId,
      order_id: note.orderId,
      author_id: note.authorId,
      author_name: note.authorName,
      body: note.body,
      written_at: ctx.clock.now(),
    })
    .execute();
  return noteId;
}

/**
 * Deletes what was written about a customer's orders: it may say anything of the person. In the caller's transaction,
 * while the orders still refer to the customer.
 */
export async function eraseOrderNotes(ctx: RequestContext, customerId: string): Promise<void> {
  await ctx.db
    .deleteFrom('order_note')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', 'in', (orders) =>
      orders
        .selectFrom('sales_order')
        .select('sales_order.order_id')
        .where('sales_order.tenant_id', '=', ctx.tenant.id)
        .where('customer_id', '=', customerId),
    )
    .execute();
}
