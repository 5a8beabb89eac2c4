import type { Housekeeping, RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { TOLD_FIRST_DAYS } from './stock-alert.store.ts';

/** Deletes an address's alerts. In the caller's transaction. @param email lower case */
export async function eraseStockAlerts(ctx: RequestContext, email: string): Promise<void> {
  await ctx.db
    .deleteFrom('stock_alert')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('email', '=', email)
    .execute();
}

/** Deletes alerts that were not confirmed in time, and those that waited too long. */
export async function purgeStockAlerts(
  { db, clock }: Housekeeping,
  tenants: readonly Tenant[],
): Promise<void> {
  for (const { id, stockAlert } of tenants)
    await db
      .deleteFrom('stock_alert')
      .where('tenant_id', '=', id)
      .where((eb) =>
        eb.or([
          eb('requested_at', '<', addDaysToMoment(clock.now(), -stockAlert.keepDays)),
          eb.and([
            eb('confirmed_at', 'is', null),
            eb('requested_at', '<', addDaysToMoment(clock.now(), -stockAlert.confirmDays)),
          ]),
        ]),
      )
      .execute();
  await purgeTold(db, addDaysToMoment(clock.now(), -TOLD_FIRST_DAYS), tenants);
}

/** Deletes records of mails that no longer count against the pieces in stock. */
async function purgeTold(db: Housekeeping['db'], before: Date, tenants: readonly Tenant[]): Promise<void> {
  for (const { id } of tenants)
    await db.deleteFrom('stock_told').where('tenant_id', '=', id).where('told_at', '<', before).execute();
}
