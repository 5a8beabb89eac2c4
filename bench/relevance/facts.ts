import { sql } from 'kysely';
import type { Database } from '#commerce/ground/database/connection.ts';
import type { Facts } from './grade.rules.ts';

type Row = Omit<Facts, 'variants' | 'ratingAverage'> & { readonly ratingAverage: string | number | null };
type VariantRow = Facts['variants'][number] & { readonly productId: number };

/** The articles that a tenant sells, with the fields that grades are made from. */
export async function readFacts({ kysely }: Database, tenantId: string): Promise<readonly Facts[]> {
  const products = await sql<Row>`
    select p.product_id as "productId", p.sku, p.kind, b.slug as brand, p.audience, p.energy_class as energy,
           p.attributes, l.min_price_minor as "minPriceMinor", l.available, l.popularity,
           l.rating_average as "ratingAverage", l.rating_count as "ratingCount"
      from product p join brand b on b.brand_id = p.brand_id
      join listing l on l.product_id = p.product_id and l.tenant_id = ${tenantId}
     where l.discontinued_at is null order by p.product_id`.execute(kysely);
  const variants = await sql<VariantRow>`
    select v.product_id as "productId", v.sku, c.family as colour, v.dimensions
      from variant v join price on price.variant_id = v.variant_id and price.tenant_id = ${tenantId}
      left join colour c on c.colour_key = v.colour_key order by v.product_id, v.position`.execute(kysely);
  const byProduct = Map.groupBy(variants.rows, ({ productId }) => Number(productId));
  return products.rows.map((row) => ({
    ...row,
    productId: Number(row.productId),
    minPriceMinor: Number(row.minPriceMinor),
    ratingAverage: row.ratingAverage === null ? null : Number(row.ratingAverage),
    variants: byProduct.get(Number(row.productId)) ?? [],
  }));
}
