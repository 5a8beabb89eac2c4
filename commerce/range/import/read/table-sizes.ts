import { sql } from 'kysely';
import { removeTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
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
/** Statistics are refreshed when a table has this many times as many rows as before. */
const GROWTH = 4;
/**
 * Above this number of products the statistics are good enough for look-ups, and the database's own upkeep is soon
 * enough.
 */
const KNOWN_WELL = 10_000;

/**
 * Refreshes the planner's statistics of an empty shop's tables, right after the first batch and whenever they have
 * grown many times over. A server's own upkeep comes a minute later, and until then it uses plans made for empty
 * tables: each row of a batch was compared with every existing one.
 * @returns a function to be called with the number of rows written after each batch
 */
export async function watchSizes(ctx: RequestContext): Promise<(written: number) => Promise<void>> {
  const db = removeTenantGuard(ctx.db, 'the size of a table is no tenant’s');
  const { rows } = await sql<{ products: number }>`
    select reltuples::float8 as products from pg_class where oid = 'product'::regclass`.execute(db);
  let told = rows[0]?.products ?? 0;
  return async (written) => {
    if (written < GROWTH * told || told > KNOWN_WELL) return;
    told = written;
    for (const table of FILLED) await sql`analyze ${sql.raw(table)}`.execute(db);
  };
}
