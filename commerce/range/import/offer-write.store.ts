import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';

/** `rows` as a table expression; absent and undefined properties are null. */
export function table(rows: readonly object[], columns: string): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(${sql.raw(columns)})`;
}

/** Rows of what this transaction has made itself are not there yet: nothing has to be looked for. */
export type Fresh = { readonly fresh: boolean };

const MAY_BE_THERE: Fresh = { fresh: false };

/** @param rows by variant; the trigger keeps the history of what really changes */
export async function upsertPrices(
  db: Kysely<DB>,
  rows: readonly object[],
  now: Date,
  { fresh } = MAY_BE_THERE,
): Promise<void> {
  if (rows.length === 0) return;
  const changed = sql`
    on conflict (tenant_id, variant_id) do update
       set currency = excluded.currency, amount_minor = excluded.amount_minor,
           recommended_minor = coalesce(excluded.recommended_minor, p.recommended_minor),
           valid_from = case when (p.amount_minor, p.currency) is distinct from (excluded.amount_minor, excluded.currency)
                             then excluded.valid_from else p.valid_from end
     where (p.currency, p.amount_minor) is distinct from (excluded.currency, excluded.amount_minor)
        or excluded.recommended_minor <> p.recommended_minor
        or (excluded.recommended_minor is not null and p.recommended_minor is null)`;
  await sql`
    insert into price as p (tenant_id, variant_id, currency, amount_minor, recommended_minor, valid_from)
    select "tenantId", variant_id, currency, "amountMinor", "recommendedMinor", ${now}
      from ${table(rows, 'variant_id bigint, "tenantId" text, currency char(3), "amountMinor" bigint, "recommendedMinor" bigint')}
     where variant_id is not null ${fresh ? sql`` : changed}`.execute(db);
}

/** @param rows by variant */
export async function upsertStock(
  db: Kysely<DB>,
  rows: readonly object[],
  { fresh } = MAY_BE_THERE,
): Promise<void> {
  if (rows.length === 0) return;
  const changed = sql`
    on conflict (tenant_id, variant_id) do update
       set quantity = excluded.quantity, delivery_days_min = excluded.delivery_days_min,
           delivery_days_max = excluded.delivery_days_max, expected_on = excluded.expected_on
     where (s.quantity, s.delivery_days_min, s.delivery_days_max, s.expected_on)
           is distinct from (excluded.quantity, excluded.delivery_days_min, excluded.delivery_days_max, excluded.expected_on)`;
  await sql`
    insert into stock as s (tenant_id, variant_id, quantity, delivery_days_min, delivery_days_max, expected_on)
    select "tenantId", variant_id, quantity, coalesce("deliveryDaysMin", 1),
           greatest(coalesce("deliveryDaysMax", 3), coalesce("deliveryDaysMin", 1)), "expectedOn"
      from ${table(rows, 'variant_id bigint, "tenantId" text, quantity integer, "deliveryDaysMin" smallint, "deliveryDaysMax" smallint, "expectedOn" date')}
     where variant_id is not null ${fresh ? sql`` : changed}`.execute(db);
}

/**
 * What lists sort and filter by, of products that have a price; reductions follow from the price history.
 * @param rows fresh ones with what their own variants cost, `low` and `high`, and whether one is `available`
 */
export async function upsertListings(
  db: Kysely<DB>,
  rows: readonly { readonly product_id: number }[],
  { fresh } = MAY_BE_THERE,
): Promise<void> {
  if (rows.length === 0) return;
  const ids = [...new Set(rows.map((row) => row.product_id))];
  // the variants are found first, whatever the planner knows of tables that an import has just filled
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
  const changed = sql`
    on conflict (tenant_id, product_id) do update
       set main_category_id = excluded.main_category_id, category_ids = excluded.category_ids,
           min_price_minor = excluded.min_price_minor, max_price_minor = excluded.max_price_minor,
           available = excluded.available, popularity = excluded.popularity, released_at = excluded.released_at,
           discontinued_at = excluded.discontinued_at
     where (l.main_category_id, l.category_ids, l.min_price_minor, l.max_price_minor, l.available, l.popularity,
            l.released_at, l.discontinued_at)
           is distinct from (excluded.main_category_id, excluded.category_ids, excluded.min_price_minor,
            excluded.max_price_minor, excluded.available, excluded.popularity, excluded.released_at,
            excluded.discontinued_at)`;
  await sql`
    ${fresh ? sql`` : sql`with ${offers}`}
    insert into listing as l (tenant_id, product_id, main_category_id, category_ids, min_price_minor, max_price_minor,
                              available, popularity, rating_average, rating_count, released_at, discontinued_at)
    select n."tenantId", n.product_id, n."mainCategoryId", n."categoryIds", o.low, o.high, o.available, p.popularity,
           p.rating_average, p.rating_count, p.released_at, n."discontinuedAt"
      from ${table(rows, 'product_id bigint, "tenantId" text, "mainCategoryId" integer, "categoryIds" integer[], "discontinuedAt" timestamptz, low bigint, high bigint, available boolean')}
      join product p on p.product_id = n.product_id
      ${
        fresh
          ? sql`join lateral (select n.low, n.high, n.available) o on o.low is not null`
          : sql`join offer o on o.product_id = n.product_id and o.tenant_id = n."tenantId"`
      }
    ${fresh ? sql`` : changed}`.execute(db);
}
