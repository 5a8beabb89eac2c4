import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** Articles of the category that are compared, those nearest in price. */
const NEAREST = 300;

/**
 * Available articles of the same kind and category in the same size (and other dimensions except the colour), the
 * closest first: those in a similar colour, then by price difference.
 * @param asked.variantSku null for any size
 * @returns product ids
 */
export async function findAlternatives(
  { db, tenant, clock }: RequestContext,
  asked: { readonly productId: number; readonly variantSku: string | null; readonly first: number },
): Promise<number[]> {
  const { productId, variantSku, first } = asked;
  const { rows } = await sql<{ product_id: number }>`
    with asked as (
      select p.kind, p.audience, l.main_category_id, l.min_price_minor, coalesce(v.dimensions, '{}') as dimensions,
             c.family
        from listing l
        join product p on p.product_id = l.product_id
        left join variant v on v.product_id = l.product_id and v.sku = ${variantSku}
        left join colour c on c.colour_key = v.colour_key
       where l.tenant_id = ${tenant.id} and l.product_id = ${productId}),
    nearest as (
      select l.product_id, abs(ln(l.min_price_minor::float8 / a.min_price_minor)) as distance, l.popularity,
             a.dimensions, a.family
        from asked a
        join listing l on l.tenant_id = ${tenant.id} and l.category_ids @> array[a.main_category_id]
        join product p on p.product_id = l.product_id
       where l.product_id <> ${productId} and l.available and p.kind = a.kind
         and p.audience is not distinct from a.audience
         and (l.discontinued_at is null or l.discontinued_at > ${clock.now()})
       order by distance, l.popularity desc limit ${NEAREST})
    select n.product_id::int as product_id
      from nearest n
      join lateral (
        select coalesce(bool_or(c.family = n.family), false) as like_colour
          from variant v
          join stock s on s.tenant_id = ${tenant.id} and s.variant_id = v.variant_id and s.quantity > 0
          join price pr on pr.tenant_id = ${tenant.id} and pr.variant_id = v.variant_id
          left join colour c on c.colour_key = v.colour_key
         where v.product_id = n.product_id and v.dimensions @> n.dimensions
        having count(*) > 0) there on true
     order by there.like_colour desc, n.distance, n.popularity desc
     limit ${first}`.execute(db);
  return rows.map(({ product_id }) => product_id);
}
