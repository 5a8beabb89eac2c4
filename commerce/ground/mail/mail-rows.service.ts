import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { buildMailInsert, type MailRows, type NewMail } from './mail-rows.commands.ts';

/** The rows of mails for a transaction that writes them together with other rows; the relay is woken after it. */
export function buildMailRows(ctx: RequestContext, mails: readonly NewMail[]): MailRows {
  announceMail(ctx);
  return buildMailInsert(ctx, mails);
}

export function announceMail({ events, tenant }: RequestContext): void {
  events.emit({ type: 'mail-queued', tenantId: tenant.id });
}
