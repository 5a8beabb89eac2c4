import { sql } from 'kysely';
import { withoutTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** Tables that an import fills, with the columns by which its statements look rows up. */
const FILLED = [
  'product (product_id, sku, brand_id)',
  'product_text (product_id, language)',
  'variant (variant_id, product_id, sku)',
  'price (tenant_id, variant_id)',
  'stock (tenant_id, variant_id)',
  'listing (tenant_id, product_id, main_category_id)',
];
/** The planner is told again when there are so many times as many rows. */
const GROWTH = 4;
/** Above this many products the planner knows enough to look rows up, and the database's own upkeep is soon enough. */
const KNOWN_WELL = 10_000;

/**
 * Tells the planner how large the tables of an empty shop have become, right after the first batch and whenever they have
 * grown many times over. A server's own upkeep comes a minute later, and until then plans made for empty tables are
 * kept: each row of a batch was compared with each that was there.
 * @returns is told how many rows have been written after each batch
 */
export async function watchSizes(ctx: RequestContext): Promise<(written: number) => Promise<void>> {
  const db = withoutTenantGuard(ctx.db, 'the size of a table is no tenant’s');
  const { rows } = await sql<{ products: number }>`
    select reltuples::float8 as products from pg_class where oid = 'product'::regclass`.execute(db);
  let told = rows[0]?.products ?? 0;
  return async (written) => {
    if (written < GROWTH * told || told > KNOWN_WELL) return;
    told = written;
    for (const table of FILLED) await sql`analyze ${sql.raw(table)}`.execute(db);
  };
}
