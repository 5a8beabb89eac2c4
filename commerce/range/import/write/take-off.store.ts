import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { deleteStock } from '#commerce/range/stock/stock.commands.ts';

/** A product with the variants that have a price in the tenant. */
export type OnSale = {
  readonly productId: number;
  readonly variants: readonly {
    readonly variantId: number;
    readonly sku: string;
    /** false if it was taken off sale before, with its product, which another article has brought back */
    readonly hasStock: boolean;
  }[];
};

/** The tenant's next products that are not discontinued, by their numbers. @param after 0 for the beginning */
export async function listProductsOnSale(
  ctx: RequestContext,
  after: number,
  limit: number,
): Promise<OnSale[]> {
  const tenantId = ctx.tenant.id;
  const { rows } = await sql<OnSale>`
    select l.product_id as "productId",
           (select coalesce(json_agg(json_build_object(
                     'variantId', v.variant_id, 'sku', v.sku, 'hasStock', s.variant_id is not null)), '[]')
              from variant v join price p on p.variant_id = v.variant_id and p.tenant_id = ${tenantId}
              left join stock s on s.variant_id = v.variant_id and s.tenant_id = ${tenantId}
             where v.product_id = l.product_id) as variants
      from listing l
     where l.tenant_id = ${tenantId} and l.product_id > ${after}
       and (l.discontinued_at is null or l.discontinued_at > ${ctx.clock.now()})
     order by l.product_id limit ${limit}`.execute(ctx.db);
  return rows;
}

/** Number of the tenant's articles that have a price, stock of some number, and are not discontinued. */
export async function countOnSale({ db, tenant, clock }: RequestContext): Promise<number> {
  const { rows } = await sql<{ articles: number }>`
    select count(*)::int as articles from listing l
      join variant v using (product_id)
      join price p on p.variant_id = v.variant_id and p.tenant_id = l.tenant_id
      join stock s on s.variant_id = v.variant_id and s.tenant_id = l.tenant_id
     where l.tenant_id = ${tenant.id} and (l.discontinued_at is null or l.discontinued_at > ${clock.now()})`.execute(
    db,
  );
  return rows[0]?.articles ?? 0;
}

/** Deletes the tenant's prices of these variants; the price history stays. */
export async function deleteOffers(ctx: RequestContext, variantIds: readonly number[]): Promise<void> {
  if (variantIds.length === 0) return;
  const { db, tenant } = ctx;
  await deleteStock(ctx, variantIds);
  await db
    .deleteFrom('price')
    .where('tenant_id', '=', tenant.id)
    .where(sql<boolean>`variant_id = any(${variantIds}::bigint[])`)
    .execute();
}
