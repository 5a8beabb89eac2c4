import { type Kysely, sql } from 'kysely';
import {
  buildColumns,
  buildRecordset,
  buildTable,
  type Columns,
} from '#commerce/ground/database/recordset.ts';
import type { DB } from '#commerce/ground/database/schema.ts';
import type { ProductWrite, VariantWrite } from './product-write.types.ts';

/** A variant with its product, and its position in the file. */
type Row = Omit<VariantWrite, 'prices' | 'stocks'> & { readonly productSku: string; readonly place: number };

/** The fields of a variant's own row, with their types. */
const FIELDS = `sku text, place integer, "colourKey" text, dimensions jsonb, words jsonb, gtin text, mpn text, condition text,
  pictures text[], "unitMeasure" numeric, "unitOfMeasure" text`;

export type VariantPlace = {
  readonly variantId: number;
  readonly productId: number;
  /** style number of its product */
  readonly productSku: string;
};

/** Variants of all tenants. @returns by article number; missing articles are left out */
export async function loadVariantsBySku(
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
 * @param columns those of the variants, when they have been written down
 * @returns numbers by article number; `added` are the new ones
 */
export async function upsertVariants(
  db: Kysely<DB>,
  products: readonly ProductWrite[],
  idOf: (sku: string) => number,
  { known, columns }: { known: ReadonlyMap<string, VariantPlace>; columns: Columns | undefined },
): Promise<{ variantIds: ReadonlyMap<string, number>; added: ReadonlyMap<string, number> }> {
  const rows = buildVariantRows(products);
  const fresh = rows.filter(({ sku }) => !known.has(sku));
  const added = new Map(
    await insertVariants(
      db,
      fresh.map(({ productSku }) => ({ product_id: idOf(productSku) })),
      known.size === 0 && columns ? columns : buildColumns(fresh, FIELDS),
    ),
  );
  const own = rows.flatMap(({ productSku, ...row }) => {
    const product_id = idOf(productSku);
    return known.get(row.sku)?.productId === product_id ? [{ product_id, ...row }] : [];
  });
  await updateVariants(db, own);
  return {
    variantIds: new Map([
      ...added,
      ...own.map(({ sku }) => [sku, known.get(sku)?.variantId ?? Number.NaN] as const),
    ]),
    added,
  };
}

/** The columns of the variants' own rows, of products whose variants are all new. */
export function buildVariantColumns(products: readonly ProductWrite[]): Columns {
  return buildColumns(buildVariantRows(products), FIELDS);
}

function buildVariantRows(products: readonly ProductWrite[]): Row[] {
  return products.flatMap(({ sku: productSku, variants }) =>
    variants.map(({ prices, stocks, ...variant }, index) => ({ productSku, place: index + 1, ...variant })),
  );
}

async function insertVariants(
  db: Kysely<DB>,
  places: readonly { readonly product_id: number }[],
  columns: Columns,
): Promise<readonly (readonly [string, number])[]> {
  if (places.length === 0) return [];
  const { rows } = await sql<{ sku: string; id: number }>`
    insert into variant (product_id, sku, position, colour_key, dimensions, words, gtin, mpn, condition, pictures, unit_measure,
                         unit_of_measure)
    select n.product_id, n.sku, coalesce(l.position, 0) + row_number() over (partition by n.product_id order by n.place),
           n."colourKey", n.dimensions, coalesce(n.words, '{}'), n.gtin, n.mpn, coalesce(n.condition, 'new'), coalesce(n.pictures, '{}'), n."unitMeasure", n."unitOfMeasure"
      from ${buildTable(buildColumns(places, 'product_id bigint'), columns)}
      left join (select product_id, max(position) as position from variant
                  where product_id = any(${[...new Set(places.map(({ product_id }) => product_id))]}::bigint[])
                  group by product_id) l using (product_id)
    returning sku, variant_id as id`.execute(db);
  return rows.map(({ sku, id }) => [sku, id]);
}

async function updateVariants(
  db: Kysely<DB>,
  variants: readonly (Omit<Row, 'productSku'> & { readonly product_id: number })[],
): Promise<void> {
  if (variants.length === 0) return;
  const buildStatedCondition = (field: string) => sql`n.said ? ${sql.lit(field)}`;
  const wanted = [
    [
      sql`colour_key`,
      sql`case when ${buildStatedCondition('colourKey')} then n."colourKey" else v.colour_key end`,
    ],
    [sql`dimensions`, sql`n.dimensions`],
    [sql`words`, sql`v.words || coalesce(n.words, '{}')`],
    [sql`gtin`, sql`case when ${buildStatedCondition('gtin')} then n.gtin else v.gtin end`],
    [sql`mpn`, sql`case when ${buildStatedCondition('mpn')} then n.mpn else v.mpn end`],
    [sql`condition`, sql`coalesce(n.condition, v.condition)`],
    [sql`pictures`, sql`coalesce(n.pictures, v.pictures)`],
    [
      sql`unit_measure`,
      sql`case when ${buildStatedCondition('unitMeasure')} then n."unitMeasure" else v.unit_measure end`,
    ],
    [
      sql`unit_of_measure`,
      sql`case when ${buildStatedCondition('unitMeasure')} then n."unitOfMeasure" else v.unit_of_measure end`,
    ],
  ] as const;
  await sql`
    update variant v set ${sql.join(wanted.map(([column, value]) => sql`${column} = ${value}`))}
      from ${buildRecordset(variants.map(addStatedFields), `${FIELDS}, product_id bigint, said jsonb`)}
     where v.sku = n.sku and v.product_id = n.product_id
       and (${sql.join(wanted.map(([column]) => sql`v.${column}`))}) is distinct from (
           ${sql.join(wanted.map(([, value]) => value))})`.execute(db);
}

/** A variant with the names of the fields in the file. */
function addStatedFields<T extends object>(variant: T) {
  return {
    ...variant,
    said: Object.keys(variant).filter((field) => variant[field as keyof T] !== undefined),
  };
}
