import type { Housekeeping } from '#commerce/ground/kernel/context.ts';
import { addDays } from '#commerce/ground/kernel/day.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { formatIsoDay } from '#texts/format.ts';

/** Deletes the days on which customers got these mails, when their links are no longer used. */
export async function purgeWishlistMails(
  { db, clock }: Housekeeping,
  tenants: readonly Tenant[],
): Promise<void> {
  for (const { id, retention } of tenants)
    await db
      .deleteFrom('wishlist_mail')
      .where('tenant_id', '=', id)
      .where('sent_on', '<', addDays(formatIsoDay(clock.now(), 'UTC'), -retention.wishlistMailDays))
      .execute();
}
