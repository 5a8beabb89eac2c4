import { type Kysely, sql } from 'kysely';
import { recordset } from '#commerce/ground/database/recordset.ts';
import type { DB } from '#commerce/ground/database/schema.ts';
import type { ProductWrite, VariantWrite } from './product-write.types.ts';

/** A variant with its product's number and its position in the file. */
type Row = Omit<VariantWrite, 'prices' | 'stocks'> & { readonly product_id: number; readonly place: number };
export type VariantPlace = {
  readonly variantId: number;
  readonly productId: number;
  /** style number of its product */
  readonly productSku: string;
};

/** Variants of all tenants. @returns by article number; missing articles are left out */
export async function variantsBySku(
  db: Kysely<DB>,
  skus: readonly string[],
): Promise<Map<string, VariantPlace>> {
  const { rows } = await sql<VariantPlace & { sku: string }>`
    select v.sku, v.variant_id as "variantId", product_id as "productId", p.sku as "productSku"
      from variant v join product p using (product_id)
     where v.sku = any(${skus}::text[])`.execute(db);
  return new Map(rows.map(({ sku, ...place }) => [sku, place]));
}

/**
 * Inserts new variants after those of their product, and updates existing ones that differ.
 * @param products each article number at most once
 * @param known the places of articles that exist; those of another product are left alone
 * @returns numbers by article number; `added` are the new ones
 */
export async function upsertVariants(
  db: Kysely<DB>,
  products: readonly ProductWrite[],
  idOf: (sku: string) => number,
  known: ReadonlyMap<string, VariantPlace>,
): Promise<{ variantIds: ReadonlyMap<string, number>; added: ReadonlyMap<string, number> }> {
  const rows = products.flatMap(({ sku: productSku, variants }) =>
    variants.map(
      ({ prices, stocks, ...variant }, index): Row => ({
        ...{ product_id: idOf(productSku), place: index + 1 },
        ...variant,
      }),
    ),
  );
  const isOwn = ({ sku, product_id }: Row) => known.get(sku)?.productId === product_id;
  const added = new Map(
    await insertVariants(
      db,
      rows.filter(({ sku }) => !known.has(sku)),
    ),
  );
  const own = rows.filter(isOwn);
  await updateVariants(db, own);
  return {
    variantIds: new Map([
      ...added,
      ...own.map(({ sku }) => [sku, known.get(sku)?.variantId ?? Number.NaN] as const),
    ]),
    added,
  };
}

async function insertVariants(
  db: Kysely<DB>,
  variants: readonly Row[],
): Promise<readonly (readonly [string, number])[]> {
  if (variants.length === 0) return [];
  const { rows } = await sql<{ sku: string; id: number }>`
    insert into variant (product_id, sku, position, colour_key, dimensions, gtin, mpn, condition, pictures, unit_measure,
                         unit_of_measure)
    select n.product_id, n.sku, coalesce(l.position, 0) + row_number() over (partition by n.product_id order by n.place),
           n."colourKey", n.dimensions, n.gtin, n.mpn, coalesce(n.condition, 'new'), coalesce(n.pictures, '{}'), n."unitMeasure", n."unitOfMeasure"
      from ${sourceOf(variants)}
      left join (select product_id, max(position) as position from variant
                  where product_id = any(${[...new Set(variants.map(({ product_id }) => product_id))]}::bigint[])
                  group by product_id) l using (product_id)
    returning sku, variant_id as id`.execute(db);
  return rows.map(({ sku, id }) => [sku, id]);
}

async function updateVariants(db: Kysely<DB>, variants: readonly Row[]): Promise<void> {
  if (variants.length === 0) return;
  const said = (field: string) => sql`n.said ? ${sql.lit(field)}`;
  const wanted = [
    [sql`colour_key`, sql`case when ${said('colourKey')} then n."colourKey" else v.colour_key end`],
    [sql`dimensions`, sql`n.dimensions`],
    [sql`gtin`, sql`case when ${said('gtin')} then n.gtin else v.gtin end`],
    [sql`mpn`, sql`case when ${said('mpn')} then n.mpn else v.mpn end`],
    [sql`condition`, sql`coalesce(n.condition, v.condition)`],
    [sql`pictures`, sql`coalesce(n.pictures, v.pictures)`],
    [sql`unit_measure`, sql`case when ${said('unitMeasure')} then n."unitMeasure" else v.unit_measure end`],
    [
      sql`unit_of_measure`,
      sql`case when ${said('unitMeasure')} then n."unitOfMeasure" else v.unit_of_measure end`,
    ],
  ] as const;
  await sql`
    update variant v set ${sql.join(wanted.map(([column, value]) => sql`${column} = ${value}`))}
      from ${sourceOf(variants.map(saying))}
     where v.sku = n.sku and v.product_id = n.product_id
       and (${sql.join(wanted.map(([column]) => sql`v.${column}`))}) is distinct from (
           ${sql.join(wanted.map(([, value]) => value))})`.execute(db);
}

/** A variant with the names of the fields in the file. */
function saying(variant: Row) {
  return {
    ...variant,
    said: Object.keys(variant).filter((field) => variant[field as keyof Row] !== undefined),
  };
}

/** The variants as the table expression `n`. */
function sourceOf(rows: readonly object[]) {
  return recordset(
    rows,
    `product_id bigint, place integer, sku text, "colourKey" text, dimensions jsonb, gtin text, mpn text,
     condition text, pictures text[],
     "unitMeasure" numeric, "unitOfMeasure" text, said jsonb`,
  );
}
