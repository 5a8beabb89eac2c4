import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** Deletes a mail that has not left from the outbox, because its cause no longer exists. */
export async function dropMail(ctx: RequestContext, cause: string): Promise<void> {
  await ctx.db
    .deleteFrom('mail_outbox')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('dedupe_key', '=', cause)
    .where('sent_at', 'is', null)
    .execute();
}

/**
 * Deletes copies of mails to a recipient whose data is erased, and mails that have not left. In the caller's
 * transaction.
 */
export async function eraseMailsTo(ctx: RequestContext, recipient: string): Promise<void> {
  const deleteRecipientMails = () =>
    ctx.db
      .deleteFrom('mail_outbox')
      .where('tenant_id', '=', ctx.tenant.id)
      .where('recipient', '=', recipient);
  // each has an index of its own; a mail that is sent between the two is found by the second
  await deleteRecipientMails().where('sent_at', 'is', null).execute();
  await deleteRecipientMails().where('sent_at', 'is not', null).execute();
}
