import { type Kysely, type RawBuilder, sql } from 'kysely';
import { buildRecordset } from '#commerce/ground/database/recordset.ts';
import type { DB } from '#commerce/ground/database/schema.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** Pieces of a variant. */
export type Pieces = { readonly variantId: number; readonly quantity: number };

/**
 * Takes pieces out of stock if all of a variant's are there, as two parts of a larger statement: `taken_stock`
 * returns the product and the remaining pieces of each variant taken. Rows are locked in the order of their ids.
 */
export function buildStockWithdrawal(
  { tenant }: RequestContext,
  pieces: readonly Pieces[],
): { readonly locked_stock: RawBuilder<unknown>; readonly taken_stock: RawBuilder<unknown> } {
  // one parameter each, not an array: PostgreSQL then has their number and keeps one plan instead of planning for
  // every order
  const variantIds = sql.join(pieces.map(({ variantId }) => sql`${variantId}::bigint`));
  const wanted = sql.join(
    pieces.map(({ variantId, quantity }) => sql`(${variantId}::bigint, ${quantity}::int)`),
  );
  return {
    locked_stock: sql`
      select s.variant_id from stock s
       where s.tenant_id = ${tenant.id} and s.variant_id in (${variantIds})
       order by s.variant_id
         for update`,
    taken_stock: sql`
      update stock s set quantity = s.quantity - taken.quantity
        from locked_stock
        join (values ${wanted}) as taken (variant_id, quantity)
          on taken.variant_id = locked_stock.variant_id
       where s.tenant_id = ${tenant.id} and s.variant_id = locked_stock.variant_id
         and s.quantity >= taken.quantity
      returning (select v.product_id from variant v where v.variant_id = s.variant_id) as product_id, s.quantity`,
  };
}

/**
 * Takes pieces out of stock when all of them are there, else none. In the caller's transaction; rows are locked in the
 * order of their ids.
 * @returns whether they were taken
 */
export async function takeFromStock(ctx: RequestContext, pieces: readonly Pieces[]): Promise<boolean> {
  const wanted = new Map<number, number>();
  for (const { variantId, quantity } of pieces)
    wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity);
  const variantIds = [...wanted.keys()].sort((a, b) => a - b);
  const { rows: there } = await sql<{ variant_id: number; quantity: number }>`
    select variant_id, quantity from stock
     where tenant_id = ${ctx.tenant.id} and variant_id = any(${variantIds}::bigint[])
     order by variant_id for update`.execute(ctx.db);
  const left = new Map(there.map((row) => [Number(row.variant_id), row.quantity]));
  if (variantIds.some((id) => (left.get(id) ?? 0) < (wanted.get(id) ?? 0))) return false;
  const quantities = variantIds.map((id) => wanted.get(id) ?? 0);
  const { rows } = await sql<{ product_id: number }>`
    update stock s set quantity = s.quantity - taken.quantity
      from unnest(${variantIds}::bigint[], ${quantities}::int[]) as taken (variant_id, quantity)
      join variant v on v.variant_id = taken.variant_id
     where s.tenant_id = ${ctx.tenant.id} and s.variant_id = taken.variant_id
    returning v.product_id`.execute(ctx.db);
  tellChanged(ctx, rows);
  return true;
}

/** Puts pieces back, to be sold again, and emits which products have changed. */
export async function addToStock(ctx: RequestContext, pieces: readonly Pieces[]): Promise<void> {
  const variantIds = pieces.map(({ variantId }) => variantId);
  const quantities = pieces.map(({ quantity }) => quantity);
  const { rows } = await sql<{ product_id: number }>`
    with back as (
      select b.variant_id, sum(b.quantity)::int as quantity
        from unnest(${variantIds}::bigint[], ${quantities}::int[]) as b (variant_id, quantity)
       group by b.variant_id),
    locked as (
      select s.variant_id from stock s join back on back.variant_id = s.variant_id
       where s.tenant_id = ${ctx.tenant.id} order by s.variant_id for update of s)
    update stock s set quantity = s.quantity + back.quantity
      from back join locked on locked.variant_id = back.variant_id
      join variant v on v.variant_id = back.variant_id
     where s.tenant_id = ${ctx.tenant.id} and s.variant_id = back.variant_id
    returning v.product_id`.execute(ctx.db);
  tellChanged(ctx, rows);
}

function tellChanged({ events, tenant }: RequestContext, rows: readonly { product_id: number }[]): void {
  const productIds = [...new Set(rows.map((row) => Number(row.product_id)))];
  if (productIds.length > 0) events.emit({ type: 'product-changed', tenantId: tenant.id, productIds });
}

/** Deletes the tenant's stock of these variants. */
export async function deleteStock(
  { db, tenant }: RequestContext,
  variantIds: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('stock')
    .where('tenant_id', '=', tenant.id)
    .where(sql<boolean>`variant_id = any(${variantIds}::bigint[])`)
    .execute();
}

/**
 * Writes the stock from an import.
 * @param options.fresh rows of variants that this transaction has made: none exists yet
 */
export async function upsertStock(
  db: Kysely<DB>,
  rows: readonly object[],
  { fresh } = { fresh: false },
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
      from ${buildRecordset(rows, 'variant_id bigint, "tenantId" text, quantity integer, "deliveryDaysMin" smallint, "deliveryDaysMax" smallint, "expectedOn" date')}
     where variant_id is not null ${fresh ? sql`` : changed}`.execute(db);
}
