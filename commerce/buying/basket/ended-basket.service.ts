import { forTenant } from '#commerce/ground/database/tenant-database.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** Deletes the anonymous baskets of ended sessions, which no visitor can reach any more. */
export async function deleteBasketsOf(
  { db }: Pick<RequestContext, 'db'>,
  tenantId: string,
  sessionIds: readonly string[],
): Promise<void> {
  await forTenant(db, tenantId)
    .deleteFrom('basket')
    .where('tenant_id', '=', tenantId)
    .where('session_id', 'in', sessionIds)
    .execute();
}
