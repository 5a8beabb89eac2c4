import { type Kysely, sql } from 'kysely';
import type { DB } from '#commerce/database/schema.ts';
import { withoutTenantGuard } from '#commerce/database/tenant-guard.ts';
import { table, upsertListings, upsertPrices, upsertStock } from './offer-write.store.ts';
import type { ProductWrite } from './product-write.types.ts';

const REASON = 'an import names the tenant in every row';

/** What was written, by the numbers of the database. */
export type Written = {
  readonly productIds: readonly number[];
  readonly tenantIds: readonly string[];
  /** variants that belong to another product and were left alone */
  readonly foreignVariants: ReadonlySet<string>;
};

/**
 * Writes products with all that hangs on them, set by set: what is there and the same is not touched, so that nothing
 * is said to have changed that has not. Inside the caller's transaction.
 * @param products each style number and each article number at most once
 */
export async function writeProducts(
  transaction: Kysely<DB>,
  products: readonly ProductWrite[],
  now: Date,
): Promise<Written> {
  const db = withoutTenantGuard(transaction, REASON);
  await insertBrands(db, products);
  await upsertProducts(db, products, now);
  const ids = await idsBySku(
    db,
    'product',
    products.map(({ sku }) => sku),
  );
  const idOf = (sku: string) => ids.get(sku) ?? Number.NaN;
  await upsertTexts(db, products, idOf);
  await upsertDownloads(db, products, idOf);
  const foreignVariants = await upsertVariants(db, products, idOf);
  const variants = products
    .flatMap(({ variants: all }) => all)
    .filter(({ sku }) => !foreignVariants.has(sku));
  const variantIds = await idsBySku(
    db,
    'variant',
    variants.map(({ sku }) => sku),
  );
  const flat = variants.map((variant) => ({ ...variant, variant_id: variantIds.get(variant.sku) }));
  await upsertPrices(
    db,
    flat.flatMap(({ variant_id, prices }) => prices.map((price) => ({ variant_id, ...price }))),
    now,
  );
  await upsertStock(
    db,
    flat.flatMap(({ variant_id, stocks }) => stocks.map((stock) => ({ variant_id, ...stock }))),
  );
  const listings = products.flatMap(({ sku, listings: all }) =>
    all.map((listing) => ({ product_id: idOf(sku), ...listing })),
  );
  await upsertListings(db, listings);
  return {
    productIds: [...ids.values()],
    tenantIds: [...new Set(listings.map(({ tenantId }) => tenantId))],
    foreignVariants,
  };
}

/** @returns numbers by product or article number; what there is not is missing */
export async function idsBySku(db: Kysely<DB>, of: 'product' | 'variant', skus: readonly string[]) {
  const id = sql.ref(`${of}_id`);
  const { rows } = await sql<{ sku: string; id: number }>`
    select sku, ${id} as id from ${sql.table(of)} where sku = any(${skus}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.sku, row.id]));
}

/** Of all tenants. @returns by article number; what there is not is missing */
export async function variantsBySku(
  db: Kysely<DB>,
  skus: readonly string[],
): Promise<Map<string, { variantId: number; productId: number }>> {
  const rows = await db
    .selectFrom('variant')
    .where(sql<boolean>`sku = any(${skus}::text[])`)
    .select(['sku', 'variant_id', 'product_id'])
    .execute();
  return new Map(rows.map((row) => [row.sku, { variantId: row.variant_id, productId: row.product_id }]));
}

async function insertBrands(db: Kysely<DB>, products: readonly ProductWrite[]): Promise<void> {
  const brands = new Map(products.map(({ brand }) => [brand.slug, brand]));
  await sql`
    insert into brand (slug, name) select slug, name from ${table([...brands.values()], 'slug text, name text')}
    where not exists (select from brand b where b.slug = n.slug)
    on conflict (slug) do nothing`.execute(db);
}

async function upsertProducts(db: Kysely<DB>, products: readonly ProductWrite[], now: Date): Promise<void> {
  const rows = products.map(({ texts, variants, listings, downloads, brand, ...product }) => ({
    ...product,
    brand_slug: brand.slug,
    said: Object.keys(product).filter((field) => product[field as keyof typeof product] !== undefined),
  }));
  const source = table(
    rows,
    `sku text, kind text, department text, brand_slug text, audience text, attributes jsonb, dimensions jsonb,
     "energyClass" text, "energyScaleBest" text, "energyScaleWorst" text, "eprelId" text, tyre jsonb,
     "powerSupplyIncluded" boolean, "chargingMinWatt" smallint, "chargingMaxWatt" smallint,
     "usbPowerDelivery" boolean, "carbonFootprintGrams" integer, "durabilityGuaranteeYears" smallint, season text,
     "manufacturerKey" text, "responsiblePersonKey" text, popularity integer, "releasedAt" timestamptz, said jsonb`,
  );
  await sql`
    insert into product (sku, kind, department, brand_id, released_at)
    select n.sku, n.kind, n.department, b.brand_id, coalesce(n."releasedAt", ${now})
      from ${source} join brand b on b.slug = n.brand_slug
    on conflict (sku) do nothing`.execute(db);
  await sql`
    with wanted as (
      select p.product_id, n.kind, n.department, b.brand_id,
             coalesce(p.attributes || n.attributes, p.attributes) as attributes,
             p.dimensions || array(
               select d from jsonb_array_elements_text(n.dimensions) d where not d = any(p.dimensions)) as dimensions,
             ${sql.join(
               FIELDS.map(
                 ([column, field]) =>
                   sql`case when n.said ? ${sql.lit(field)} then n.${sql.id(field)} else p.${sql.id(column)} end as ${sql.id(column)}`,
               ),
             )},
             case when n.said ? 'manufacturerKey' then m.operator_id else p.manufacturer_id end as manufacturer_id,
             case when n.said ? 'responsiblePersonKey' then r.operator_id else p.responsible_person_id end
               as responsible_person_id
        from ${source}
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

const FIELDS = [
  ['audience', 'audience'],
  ['energy_class', 'energyClass'],
  ['energy_scale_best', 'energyScaleBest'],
  ['energy_scale_worst', 'energyScaleWorst'],
  ['eprel_id', 'eprelId'],
  ['tyre', 'tyre'],
  ['power_supply_included', 'powerSupplyIncluded'],
  ['charging_min_watt', 'chargingMinWatt'],
  ['charging_max_watt', 'chargingMaxWatt'],
  ['usb_power_delivery', 'usbPowerDelivery'],
  ['carbon_footprint_grams', 'carbonFootprintGrams'],
  ['durability_guarantee_years', 'durabilityGuaranteeYears'],
  ['season', 'season'],
  ['popularity', 'popularity'],
  ['released_at', 'releasedAt'],
] as const;
const COLUMNS = [
  ...['kind', 'department', 'brand_id', 'attributes', 'dimensions'],
  ...FIELDS.map(([column]) => column),
  ...['manufacturer_id', 'responsible_person_id'],
];

async function upsertTexts(
  db: Kysely<DB>,
  products: readonly ProductWrite[],
  idOf: (sku: string) => number,
): Promise<void> {
  const rows = products.flatMap(({ sku, texts }) =>
    texts.map((text) => ({ product_id: idOf(sku), ...text })),
  );
  await sql`
    insert into product_text as t (product_id, language, name, slug, description, highlights, keywords, safety_notes)
    select product_id, language, name, slug, description, coalesce(highlights, '{}'), coalesce(keywords, ''),
           coalesce("safetyNotes", '{}')
      from ${table(rows, 'product_id bigint, language char(2), name text, slug text, description text, highlights text[], keywords text, "safetyNotes" text[]')}
    on conflict (product_id, language) do update
       set name = excluded.name, slug = excluded.slug, description = excluded.description,
           highlights = case when excluded.highlights = '{}' then t.highlights else excluded.highlights end,
           keywords = case when excluded.keywords = '' then t.keywords else excluded.keywords end,
           safety_notes = case when excluded.safety_notes = '{}' then t.safety_notes else excluded.safety_notes end
     where (t.name, t.slug, t.description) is distinct from (excluded.name, excluded.slug, excluded.description)
        or excluded.highlights not in ('{}', t.highlights) or excluded.keywords not in ('', t.keywords)
        or excluded.safety_notes not in ('{}', t.safety_notes)`.execute(db);
}

async function upsertDownloads(
  db: Kysely<DB>,
  products: readonly ProductWrite[],
  idOf: (sku: string) => number,
): Promise<void> {
  const rows = products.flatMap(({ sku, downloads }) =>
    downloads.map((download) => ({ product_id: idOf(sku), ...download })),
  );
  if (rows.length === 0) return;
  await sql`
    insert into product_download as d (product_id, kind, language, url, media_type)
    select product_id, kind, language, url, "mediaType"
      from ${table(rows, 'product_id bigint, kind text, language text, url text, "mediaType" text')}
    on conflict (product_id, kind, language) do update set url = excluded.url, media_type = excluded.media_type
     where (d.url, d.media_type) is distinct from (excluded.url, excluded.media_type)`.execute(db);
}

/** New variants stand after those that are there. @returns article numbers of other products, left alone */
async function upsertVariants(
  db: Kysely<DB>,
  products: readonly ProductWrite[],
  idOf: (sku: string) => number,
): Promise<Set<string>> {
  const rows = products.flatMap(({ sku: productSku, variants }) =>
    variants.map(({ prices, stocks, ...variant }, index) => ({
      ...{ product_id: idOf(productSku), place: index + 1, ...variant },
      said: Object.keys(variant).filter((field) => variant[field as keyof typeof variant] !== undefined),
    })),
  );
  const source = table(
    rows,
    `product_id bigint, place integer, sku text, "colourKey" text, dimensions jsonb, gtin text, pictures text[],
     "unitMeasure" numeric, "unitOfMeasure" text, said jsonb`,
  );
  const { rows: foreign } = await sql<{ sku: string }>`
    select n.sku from ${source} join variant v on v.sku = n.sku where v.product_id <> n.product_id`.execute(
    db,
  );
  await sql`
    update variant v
       set colour_key = case when n.said ? 'colourKey' then n."colourKey" else v.colour_key end,
           dimensions = n.dimensions,
           gtin = case when n.said ? 'gtin' then n.gtin else v.gtin end,
           pictures = coalesce(n.pictures, v.pictures),
           unit_measure = case when n.said ? 'unitMeasure' then n."unitMeasure" else v.unit_measure end,
           unit_of_measure = case when n.said ? 'unitMeasure' then n."unitOfMeasure" else v.unit_of_measure end
      from ${source}
     where v.sku = n.sku and v.product_id = n.product_id
       and (v.colour_key, v.dimensions, v.gtin, v.pictures, v.unit_measure, v.unit_of_measure) is distinct from (
           case when n.said ? 'colourKey' then n."colourKey" else v.colour_key end, n.dimensions,
           case when n.said ? 'gtin' then n.gtin else v.gtin end, coalesce(n.pictures, v.pictures),
           case when n.said ? 'unitMeasure' then n."unitMeasure" else v.unit_measure end,
           case when n.said ? 'unitMeasure' then n."unitOfMeasure" else v.unit_of_measure end)`.execute(db);
  await sql`
    insert into variant (product_id, sku, position, colour_key, dimensions, gtin, pictures, unit_measure, unit_of_measure)
    select n.product_id, n.sku,
           (select coalesce(max(position), 0) from variant v where v.product_id = n.product_id)
             + row_number() over (partition by n.product_id order by n.place),
           n."colourKey", n.dimensions, n.gtin, coalesce(n.pictures, '{}'), n."unitMeasure", n."unitOfMeasure"
      from ${source}
     where not exists (select from variant v where v.sku = n.sku)`.execute(db);
  return new Set(foreign.map(({ sku }) => sku));
}
