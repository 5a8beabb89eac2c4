import { type Kysely, sql } from 'kysely';
import {
  buildColumns,
  buildRecordset,
  buildTable,
  type Columns,
} from '#commerce/ground/database/recordset.ts';
import type { DB } from '#commerce/ground/database/schema.ts';
import { removeTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import { upsertListings } from '#commerce/range/catalogue/listing/listing-write.commands.ts';
import { upsertStock } from '#commerce/range/stock/stock.commands.ts';
import { refreshOptions } from '../refresh-options.store.ts';
import { type Fresh, upsertPrices } from './offer-write.store.ts';
import { buildProductColumns, loadProductIds, upsertProducts } from './product-upsert.store.ts';
import type { ProductWrite, VariantWrite } from './product-write.types.ts';
import {
  buildVariantColumns,
  loadVariantsBySku,
  upsertVariants,
  type VariantPlace,
} from './variant-upsert.store.ts';

const REASON = 'an import names the tenant in every row';

/** The rows that were written, by the numbers of the database. */
export type Written = {
  /** products that existed before */
  readonly knownProductIds: readonly number[];
  readonly tenantIds: readonly string[];
  /** variants that belong to another product and were left alone */
  readonly foreignVariants: ReadonlySet<string>;
};

/** Columns of new products and articles, written down while the database is at work on those before them. */
export type NewColumns = Readonly<Record<'products' | 'texts' | 'variants', Columns>>;

/** @param products thought to be new, but for those that are continued; so are all their articles */
export function buildNewColumns(products: readonly ProductWrite[]): NewColumns {
  const fresh = products.filter((product) => !isContinued(product));
  return {
    products: buildProductColumns(fresh),
    texts: buildTextColumns(fresh),
    variants: buildVariantColumns(products),
  };
}

const isContinued = (product: ProductWrite) => product.isContinued === true;

/**
 * Writes products with all rows that belong to them, set by set. Unchanged rows are not touched, so that no change is
 * reported without one. In the caller's transaction.
 * @param all each style number and each article number at most once
 * @param columns of `all`; written down again where the database has more of them than was thought
 */
export async function writeProducts(
  transaction: Kysely<DB>,
  all: readonly ProductWrite[],
  now: Date,
  columns: NewColumns | null,
): Promise<Written> {
  const db = removeTenantGuard(transaction, REASON);
  const places = await loadVariantsBySku(db, listArticleNumbers(all));
  const foreign = findForeignVariants(all, places);
  // a product without an article of its own is neither made nor changed
  const products = all.filter(({ variants }) => variants.some(({ sku }) => !foreign.has(sku)));
  await insertBrands(db, products);
  const known = await loadProductIds(db, products);
  const isKnown = ({ sku }: ProductWrite) => known.has(sku);
  const isKnownAsThought = (product: ProductWrite) => isKnown(product) === isContinued(product);
  const isAsThought = places.size === 0 && products.length === all.length && products.every(isKnownAsThought);
  const ahead = isAsThought ? columns : null;
  const ids = await upsertProducts(db, products, { known, now, columns: ahead?.products });
  const getId = (sku: string) => ids.get(sku) ?? Number.NaN;
  const isContinuedAndKnown = (product: ProductWrite) => isContinued(product) && isKnown(product);
  for (const fresh of [true, false]) {
    const those = products.filter((product) => isKnown(product) !== fresh && !isContinuedAndKnown(product));
    await upsertTexts(db, those, getId, { fresh, columns: fresh ? ahead?.texts : undefined });
  }
  await upsertDownloads(db, products, getId);
  const those = { known: places, columns: ahead?.variants };
  const { variantIds, added } = await upsertVariants(db, products, getId, those);
  const withSeveral = products.filter((one) => one.variants.length > 1 || isKnown(one));
  await refreshOptions(
    db,
    withSeveral.map(({ sku }) => getId(sku)),
  );
  const offers = products.flatMap(({ variants }) =>
    variants.flatMap(({ sku, prices, stocks }) => {
      const variant_id = variantIds.get(sku);
      return variant_id === undefined ? [] : [{ sku, variant_id, prices, stocks }];
    }),
  );
  for (const fresh of [true, false])
    await writeOffers(
      db,
      offers.filter(({ sku }) => added.has(sku) === fresh),
      now,
      { fresh },
    );
  const buildListings = (some: readonly ProductWrite[]) =>
    some.flatMap((product) =>
      product.listings.map((listing) => ({ product_id: getId(product.sku), product, ...listing })),
    );
  const shouldKeepPlace = (product: ProductWrite) =>
    product.keepsPlace === true || isContinuedAndKnown(product);
  // the first row of a product decides its categories, though its other rows come with a later batch
  for (const keepsCategories of [false, true])
    await upsertListings(
      db,
      buildListings(products.filter((one) => isKnown(one) && shouldKeepPlace(one) === keepsCategories)).map(
        ({ product, ...listing }) => listing,
      ),
      { keepsCategories },
    );
  const fresh = buildListings(products.filter((product) => !isKnown(product)));
  await upsertListings(
    db,
    fresh.map(({ product, ...listing }) => ({
      ...listing,
      ...buildOffer(product, listing.tenantId, foreign),
    })),
    { fresh: true },
  );
  return {
    knownProductIds: [...known.values()],
    tenantIds: [...new Set(products.flatMap((product) => product.listings.map(({ tenantId }) => tenantId)))],
    foreignVariants: foreign,
  };
}

const listArticleNumbers = (products: readonly ProductWrite[]) =>
  products.flatMap(({ variants }) => variants.map(({ sku }) => sku));

function findForeignVariants(
  products: readonly ProductWrite[],
  places: ReadonlyMap<string, VariantPlace>,
): ReadonlySet<string> {
  const foreign = products.flatMap(({ sku: productSku, variants }) =>
    variants.filter(({ sku }) => (places.get(sku)?.productSku ?? productSku) !== productSku),
  );
  return new Set(foreign.map(({ sku }) => sku));
}

/**
 * The price of a new product in a tenant, by those of its variants that were written; without one it has no listing.
 */
function buildOffer({ variants }: ProductWrite, tenantId: string, foreign: ReadonlySet<string>) {
  const offered = variants.flatMap(({ sku, prices, stocks }) => {
    const price = prices.findLast((one) => one.tenantId === tenantId);
    if (!price || foreign.has(sku)) return [];
    const stock = stocks.findLast((one) => one.tenantId === tenantId);
    return [{ amount: price.amountMinor, available: (stock?.quantity ?? 0) > 0 }];
  });
  if (offered.length === 0) return { low: null, high: null, available: false };
  const amounts = offered.map(({ amount }) => amount);
  return {
    low: Math.min(...amounts),
    high: Math.max(...amounts),
    available: offered.some(({ available }) => available),
  };
}

async function writeOffers(
  db: Kysely<DB>,
  offers: readonly (Pick<VariantWrite, 'prices' | 'stocks'> & { readonly variant_id: number })[],
  now: Date,
  those: Fresh,
): Promise<void> {
  const prices = offers.flatMap((offer) =>
    offer.prices.map((price) => ({ variant_id: offer.variant_id, ...price })),
  );
  const stocks = offers.flatMap((offer) =>
    offer.stocks.map((stock) => ({ variant_id: offer.variant_id, ...stock })),
  );
  await upsertPrices(db, prices, now, those);
  await upsertStock(db, stocks, those);
}

/** The first spelling counts. A product that an earlier row has described keeps its brand, and needs no other. */
async function insertBrands(db: Kysely<DB>, products: readonly ProductWrite[]): Promise<void> {
  const rows = products.map(({ brand, sku, isContinued }, place) => ({ ...brand, sku, isContinued, place }));
  await sql`
    insert into brand (slug, name)
    select distinct on (n.slug) n.slug, n.name
      from ${buildRecordset(rows, 'slug text, name text, sku text, "isContinued" boolean, place integer')}
      left join product p on n."isContinued" and p.sku = n.sku
     where p.product_id is null and not exists (select from brand b where b.slug = n.slug)
     order by n.slug, n.place
    on conflict (slug) do nothing`.execute(db);
}

/** Unchanged texts are left out before the statement would parse them for search; of a new product all are new. */
async function upsertTexts(
  db: Kysely<DB>,
  products: readonly ProductWrite[],
  idOf: (sku: string) => number,
  { fresh, columns = buildTextColumns(products) }: Fresh & { readonly columns: Columns | undefined },
): Promise<void> {
  const places = products.flatMap(({ sku, texts }) => texts.map(() => ({ product_id: idOf(sku) })));
  if (places.length === 0) return;
  const thoseThatDiffer = sql`
      left join product_text k on k.product_id = n.product_id and k.language = n.language
     where k.product_id is null
        or (k.name, k.slug, k.description, k.description_html)
           is distinct from (n.name, n.slug, n.description, n."descriptionHtml")
        or n.highlights not in ('{}', k.highlights) or n.keywords not in ('', k.keywords)
        or n."safetyNotes" not in ('{}', k.safety_notes)
    on conflict (product_id, language) do update
       set name = excluded.name, slug = excluded.slug, description = excluded.description,
           description_html = excluded.description_html,
           highlights = case when excluded.highlights = '{}' then t.highlights else excluded.highlights end,
           keywords = case when excluded.keywords = '' then t.keywords else excluded.keywords end,
           safety_notes = case when excluded.safety_notes = '{}' then t.safety_notes else excluded.safety_notes end`;
  await sql`
    insert into product_text as t (product_id, language, name, slug, description, description_html, highlights, keywords, safety_notes)
    select n.product_id, n.language, n.name, n.slug, n.description, n."descriptionHtml", coalesce(n.highlights, '{}'),
           coalesce(n.keywords, ''), coalesce(n."safetyNotes", '{}')
      from ${buildTable(buildColumns(places, 'product_id bigint'), columns)}
    ${fresh ? sql`` : thoseThatDiffer}`.execute(db);
}

function buildTextColumns(products: readonly ProductWrite[]): Columns {
  return buildColumns(
    products.flatMap(({ texts }) => texts),
    `name text, language char(2), slug text, description text, "descriptionHtml" text, highlights text[], keywords text,
     "safetyNotes" text[]`,
  );
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
      from ${buildRecordset(rows, 'product_id bigint, kind text, language text, url text, "mediaType" text')}
    on conflict (product_id, kind, language) do update set url = excluded.url, media_type = excluded.media_type
     where (d.url, d.media_type) is distinct from (excluded.url, excluded.media_type)`.execute(db);
}
