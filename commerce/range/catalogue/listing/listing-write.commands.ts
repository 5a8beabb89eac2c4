import { type Kysely, sql } from 'kysely';
import { buildRecordset } from '#commerce/ground/database/recordset.ts';
import type { DB } from '#commerce/ground/database/schema.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** Ends the sale of these products in the tenant. */
export async function discontinue(ctx: RequestContext, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  await sql`
    update listing set discontinued_at = ${ctx.clock.now()}
     where tenant_id = ${ctx.tenant.id} and product_id = any(${productIds}::bigint[])`.execute(ctx.db);
}

/**
 * Writes the columns that lists sort and filter by, for products with a price; reductions follow from the price
 * history.
 * @param rows new values with the cheapest and dearest price of their own variants, `low` and `high`, and whether one
 *   is `available`
 * @param options `fresh`: no product has a listing yet; `keepsCategories`: a listing that exists keeps its categories
 */
export async function upsertListings(
  db: Kysely<DB>,
  rows: readonly { readonly product_id: number }[],
  { fresh = false, keepsCategories = false } = {},
): Promise<void> {
  if (rows.length === 0) return;
  const ids = [...new Set(rows.map((row) => row.product_id))];
  // the variants are looked up first, whatever the planner assumes about tables that an import has just filled
  const offers = sql`
    of_product as materialized (
      select variant_id, product_id from variant where product_id = any(${ids}::bigint[])
    ),
    offer as materialized (
      select v.product_id, a.tenant_id, min(a.amount_minor) as low, max(a.amount_minor) as high,
             bool_or(s.quantity > 0) is true as available
        from of_product v
        join price a using (variant_id) left join stock s using (tenant_id, variant_id)
       group by v.product_id, a.tenant_id
    )`;
  const [main, all] = (['main_category_id', 'category_ids'] as const).map((column) =>
    keepsCategories ? sql.ref(`l.${column}`) : sql.ref(`excluded.${column}`),
  );
  const changed = sql`
    on conflict (tenant_id, product_id) do update
       set main_category_id = ${main}, category_ids = ${all},
           min_price_minor = excluded.min_price_minor, max_price_minor = excluded.max_price_minor,
           available = excluded.available, popularity = excluded.popularity, released_at = excluded.released_at,
           discontinued_at = excluded.discontinued_at
     where (l.main_category_id, l.category_ids, l.min_price_minor, l.max_price_minor, l.available, l.popularity,
            l.released_at, l.discontinued_at)
           is distinct from (${main}, ${all}, excluded.min_price_minor,
            excluded.max_price_minor, excluded.available, excluded.popularity, excluded.released_at,
            excluded.discontinued_at)`;
  await sql`
    ${fresh ? sql`` : sql`with ${offers}`}
    insert into listing as l (tenant_id, product_id, main_category_id, category_ids, min_price_minor, max_price_minor,
                              available, popularity, rating_average, rating_count, released_at, discontinued_at)
    select n."tenantId", n.product_id, n."mainCategoryId", n."categoryIds", o.low, o.high, o.available, p.popularity,
           p.rating_average, p.rating_count, p.released_at, n."discontinuedAt"
      from ${buildRecordset(rows, 'product_id bigint, "tenantId" text, "mainCategoryId" integer, "categoryIds" integer[], "discontinuedAt" timestamptz, low bigint, high bigint, available boolean')}
      join product p on p.product_id = n.product_id
      ${
        fresh
          ? sql`join lateral (select n.low, n.high, n.available) o on o.low is not null`
          : sql`join offer o on o.product_id = n.product_id and o.tenant_id = n."tenantId"`
      }
    ${fresh ? sql`` : changed}`.execute(db);
}
