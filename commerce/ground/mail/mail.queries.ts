import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** A mail about an order, as it was sent or waits to be. */
export type OrderMail = {
  readonly mailId: number;
  readonly subject: string;
  readonly text: string;
  readonly createdAt: Date;
  /** null if it has not left yet */
  readonly sentAt: Date | null;
  /** why it has not left; null if nothing went wrong */
  readonly problem: string | null;
};

const MOST = 100;

/** The mails to a recipient that name an order or are sent because of it, the latest first; at most 100. */
export async function listOrderMails(
  ctx: RequestContext,
  order: { readonly orderId: string; readonly orderNumber: string; readonly email: string },
): Promise<OrderMail[]> {
  // each state has an index of its own
  const selectState = (state: string) => sql`
    select mail_id, subject, text, created_at, sent_at, last_error from mail_outbox
     where tenant_id = ${ctx.tenant.id} and recipient = ${order.email} and sent_at is ${sql.raw(state)}
       and (dedupe_key like ${`%${order.orderId}%`} or text like ${`%${order.orderNumber}%`})`;
  const { rows } = await sql<{
    mail_id: number;
    subject: string;
    text: string;
    created_at: Date;
    sent_at: Date | null;
    last_error: string | null;
  }>`${selectState('null')} union all ${selectState('not null')}
     order by created_at desc, mail_id desc limit ${MOST}::int`.execute(ctx.db);
  return rows.map((row) => ({
    mailId: Number(row.mail_id),
    subject: row.subject,
    text: row.text,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    problem: row.last_error,
  }));
}
