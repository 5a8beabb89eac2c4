import { type Kysely, sql } from 'kysely';
import {
  buildColumns,
  buildRecordset,
  buildTable,
  type Columns,
} from '#commerce/ground/database/recordset.ts';
import type { DB } from '#commerce/ground/database/schema.ts';
import type { ProductWrite } from './product-write.types.ts';

/** Column, the field of ProductWrite, and the value for a new product when a file lacks the field. */
const FIELDS = [
  ['audience', 'audience', 'null'],
  ['energy_class', 'energyClass', 'null'],
  ['energy_scale_best', 'energyScaleBest', `'A'`],
  ['energy_scale_worst', 'energyScaleWorst', `'G'`],
  ['eprel_id', 'eprelId', 'null'],
  ['tyre', 'tyre', 'null'],
  ['power_supply_included', 'powerSupplyIncluded', 'null'],
  ['charging_min_watt', 'chargingMinWatt', 'null'],
  ['charging_max_watt', 'chargingMaxWatt', 'null'],
  ['usb_power_delivery', 'usbPowerDelivery', 'false'],
  ['carbon_footprint_grams', 'carbonFootprintGrams', 'null'],
  ['durability_guarantee_years', 'durabilityGuaranteeYears', 'null'],
  ['season', 'season', 'null'],
  ['popularity', 'popularity', '0'],
] as const;

const COLUMNS = [
  ...['kind', 'department', 'brand_id', 'attributes', 'dimensions'],
  ...FIELDS.map(([column]) => column),
  ...['released_at', 'manufacturer_id', 'responsible_person_id'],
];

/** The fields of a product's own row, with their types. */
const FACTS = `sku text, kind text, "keepsPlace" boolean, department text, "newDepartment" text, "replacesAttributes" text,
  "releasedWhenNew" timestamptz, brand_slug text, audience text, attributes jsonb, dimensions text[],
  "energyClass" text, "energyScaleBest" text, "energyScaleWorst" text, "eprelId" text, tyre jsonb,
  "powerSupplyIncluded" boolean, "chargingMinWatt" smallint, "chargingMaxWatt" smallint, "usbPowerDelivery" boolean,
  "carbonFootprintGrams" integer, "durabilityGuaranteeYears" smallint, season text, "manufacturerKey" text,
  "responsiblePersonKey" text, popularity integer, "releasedAt" timestamptz`;

/**
 * Inserts the products that are new and changes those that are there and differ.
 * @param products each style number at most once
 * @param known numbers of those that are there, by style number
 * @param columns those of the new products, when they have been written down
 * @returns numbers of all of them, by style number
 */
export async function upsertProducts(
  db: Kysely<DB>,
  products: readonly ProductWrite[],
  { known, now, columns }: { known: ReadonlyMap<string, number>; now: Date; columns: Columns | undefined },
): Promise<ReadonlyMap<string, number>> {
  const fresh = products.filter(({ sku }) => !known.has(sku));
  const added = await insertProducts(db, fresh, { now, columns: columns ?? buildProductColumns(fresh) });
  const there = products.filter(({ sku }) => known.has(sku));
  await updateProducts(
    db,
    there.filter(({ isContinued }) => !isContinued),
  );
  await addDimensions(
    db,
    there.filter(({ isContinued }) => isContinued),
  );
  return new Map([...known, ...added]);
}

/** Numbers of products by style number; those that the shop does not have are left out. */
export async function loadProductIds(
  db: Kysely<DB>,
  products: readonly ProductWrite[],
): Promise<ReadonlyMap<string, number>> {
  if (products.length === 0) return new Map();
  const { rows } = await sql<{ sku: string; id: number }>`
    select sku, product_id as id from product
     where sku = any(${products.map(({ sku }) => sku)}::text[])`.execute(db);
  return new Map(rows.map(({ sku, id }) => [sku, id]));
}

async function insertProducts(
  db: Kysely<DB>,
  products: readonly ProductWrite[],
  { now, columns }: { readonly now: Date; readonly columns: Columns },
): Promise<Map<string, number>> {
  if (products.length === 0) return new Map();
  const { rows } = await sql<{ sku: string; id: number }>`
    insert into product (sku, ${sql.join(COLUMNS.map((column) => sql.id(column)))})
    select n.sku, n.kind, coalesce(n.department, n."newDepartment"), b.brand_id, coalesce(n.attributes, '{}'),
           coalesce(n.dimensions, '{}'),
           ${sql.join(FIELDS.map(([, field, otherwise]) => sql`coalesce(n.${sql.id(field)}, ${sql.raw(otherwise)})`))},
           coalesce(n."releasedAt", n."releasedWhenNew", ${now}), m.operator_id, r.operator_id
      from ${buildTable(columns)}
      join brand b on b.slug = n.brand_slug
      left join economic_operator m on m.operator_key = n."manufacturerKey"
      left join economic_operator r on r.operator_key = n."responsiblePersonKey"
    returning sku, product_id as id`.execute(db);
  return new Map(rows.map(({ sku, id }) => [sku, id]));
}

async function updateProducts(db: Kysely<DB>, products: readonly ProductWrite[]): Promise<void> {
  if (products.length === 0) return;
  const buildStatedCondition = (field: string) => sql`n.said ? ${sql.lit(field)}`;
  const kept = [...FIELDS, ['released_at', 'releasedAt'] as const].map(
    ([column, field]) =>
      sql`case when ${buildStatedCondition(field)} then n.${sql.id(field)} else p.${sql.id(column)} end as ${sql.id(column)}`,
  );
  await sql`
    with wanted as (
      select p.product_id, case when n."keepsPlace" then p.kind else n.kind end as kind, coalesce(n.department, p.department) as department, b.brand_id,
             coalesce((case when n."replacesAttributes" is null then p.attributes else (
               select coalesce(jsonb_object_agg(e.key, e.value), '{}') from jsonb_each(p.attributes) e
                where not starts_with(e.key, n."replacesAttributes")) end) - coalesce(n."clearsAttributes", '{}') || n.attributes, p.attributes) as attributes,
             p.dimensions || ${newDimensions} as dimensions,
             ${sql.join(kept)},
             case when ${buildStatedCondition('manufacturerKey')} then m.operator_id else p.manufacturer_id end as manufacturer_id,
             case when ${buildStatedCondition('responsiblePersonKey')} then r.operator_id else p.responsible_person_id end
               as responsible_person_id
        from ${buildRecordset(products.map(addStatedFields), `${FACTS}, "clearsAttributes" text[], said jsonb`)}
        join product p on p.sku = n.sku
        join brand b on b.slug = n.brand_slug
        left join economic_operator m on m.operator_key = n."manufacturerKey"
        left join economic_operator r on r.operator_key = n."responsiblePersonKey"
    )
    update product p set ${sql.join(COLUMNS.map((column) => sql`${sql.id(column)} = w.${sql.id(column)}`))}
      from wanted w
     where w.product_id = p.product_id
       and (${sql.join(COLUMNS.map((column) => sql`p.${sql.id(column)}`))})
           is distinct from (${sql.join(COLUMNS.map((column) => sql`w.${sql.id(column)}`))})`.execute(db);
}

/** Adds options that only later variants have, where an earlier batch of the file has brought the product. */
async function addDimensions(db: Kysely<DB>, products: readonly ProductWrite[]): Promise<void> {
  if (products.length === 0) return;
  const rows = products.map(({ sku, dimensions }) => ({ sku, dimensions }));
  await sql`
    update product p set dimensions = p.dimensions || ${newDimensions}
      from ${buildRecordset(rows, 'sku text, dimensions text[]')}
     where p.sku = n.sku and ${newDimensions} <> '{}'`.execute(db);
}

/** Those of `n` that `p` does not have. */
const newDimensions = sql`
  array(select d from unnest(n.dimensions) d where not d = any(p.dimensions))`;

/** The fields of the product's own row. */
function buildProductFields({ texts, variants, listings, downloads, brand, ...product }: ProductWrite) {
  return { ...product, brand_slug: brand.slug };
}

/** A product with the names of the fields in the file. */
function addStatedFields(product: ProductWrite) {
  const own = buildProductFields(product);
  return { ...own, said: Object.keys(own).filter((field) => own[field as keyof typeof own] !== undefined) };
}

/** The columns of the own rows of new products. */
export function buildProductColumns(products: readonly ProductWrite[]): Columns {
  return buildColumns(products.map(buildProductFields), FACTS);
}
