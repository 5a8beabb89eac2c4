import { scopeToTenant } from '#commerce/ground/database/tenant-database.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** Deletes the anonymous baskets of ended sessions, which no visitor can reach any more. */
export async function deleteSessionBaskets(
  { db }: Pick<RequestContext, 'db'>,
  tenantId: string,
  sessionIds: readonly string[],
): Promise<void> {
  await scopeToTenant(db, tenantId)
    .deleteFrom('basket')
    .where('tenant_id', '=', tenantId)
    .where('session_id', 'in', sessionIds)
    .execute();
}
