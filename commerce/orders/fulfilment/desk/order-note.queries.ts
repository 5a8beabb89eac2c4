import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** The notes of staff about an order; its customer never sees them. */
export type OrderNote = {
  readonly noteId: string;
  readonly authorName: string;
  readonly body: string;
  readonly writtenAt: Date;
};

const MOST = 200;

/** An order's notes, the latest first; at most 200. */
export async function listOrderNotes(ctx: RequestContext, orderId: string): Promise<OrderNote[]> {
  const rows = await ctx.db
    .selectFrom('order_note')
    .select(['note_id', 'author_name', 'body', 'written_at'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .orderBy('written_at', 'desc')
    .orderBy('note_id')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    noteId: row.note_id,
    authorName: row.author_name,
    body: row.body,
    writtenAt: row.written_at,
  }));
}
