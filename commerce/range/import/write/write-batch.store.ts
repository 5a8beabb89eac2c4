import { sql } from 'kysely';
import { removeTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { refreshListings } from '#commerce/range/catalogue/listing/listing-refresh.service.ts';

/** Reductions follow from the price history; new products have none. */
export async function refreshReduced(ctx: RequestContext, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    select distinct v.product_id as id from variant v
      join price_history h on h.variant_id = v.variant_id and h.tenant_id = ${ctx.tenant.id}
     where v.product_id = any(${productIds}::bigint[]) and h.valid_to is not null`.execute(
    removeTenantGuard(ctx.db, 'variants have no tenant'),
  );
  if (rows.length > 0)
    await refreshListings(
      ctx,
      rows.map(({ id }) => id),
    );
}
