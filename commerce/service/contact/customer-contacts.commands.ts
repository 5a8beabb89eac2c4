import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { isSentBy, type Sender } from './customer-contacts.queries.ts';

/**
 * Deletes a customer's messages with their files. Messages that were sent without signing in are found by the
 * address, once it is confirmed. In the caller's transaction.
 */
export async function eraseContacts(ctx: RequestContext, sender: Sender): Promise<void> {
  const own = await ctx.db
    .deleteFrom('contact')
    .where('tenant_id', '=', ctx.tenant.id)
    .where(isSentBy(sender, ''))
    .returning('contact_id')
    .execute();
  if (own.length === 0) return;
  await ctx.db
    .deleteFrom('contact_file')
    .where('tenant_id', '=', ctx.tenant.id)
    .where(
      'contact_id',
      'in',
      own.map(({ contact_id }) => contact_id),
    )
    .execute();
}
