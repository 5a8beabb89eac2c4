import { parseTyreEfficiency } from '#commerce/range/catalogue/product/product.queries.ts';
import type { DocumentScope, ReadRows } from '#search/engine/catalogue-source.types.ts';
import type {
  DocumentListing,
  DocumentText,
  DocumentVariant,
  ProductDocument,
} from '#search/engine/document.types.ts';

type ProductRow = {
  product_id: number;
  sku: string;
  brand_id: number;
  energy_class: string | null;
  tyre: unknown;
  attributes: unknown;
};
type TextRow = DocumentText & { product_id: number; language: string };
/** Each as an array: a row of its own takes longer to read. */
type VariantsRow = { product_id: number; variants: Variant[] };
type Variant = readonly [
  variantId: number,
  sku: string,
  gtin: string | null,
  mpn: string | null,
  size: string | null,
  colourKey: string | null,
  /** its dimensions besides colour and size */
  others: readonly string[] | null,
];
/** in each language with a name for it, or once without one */
type ColourRow = { colour_key: string; family: string; language: string | null; name: string | null };
type ListingRow = {
  product_id: number;
  tenant_id: string;
  category_ids: number[];
  min_price_minor: number;
  discount_percent: number;
  available: boolean;
  popularity: number;
  rating: number | null;
  rating_count: number;
  released: number;
  discontinued: number | null;
};
/** of all variants that are read together */
type OfferRow = { tenant_id: string; variant_ids: number[]; stocked: boolean[] };

type PlaceRow = { product_id: number; kind: string; brand_id: number };

/**
 * Ids of all products, by kind and brand: those that are searched together. Uses the index product_kind_brand.
 * @param limit read at a time
 */
export async function readProductIds(read: ReadRows, limit: number): Promise<number[]> {
  const productIds: number[] = [];
  for (let after: PlaceRow | undefined = { kind: '', brand_id: 0, product_id: 0 }; after; ) {
    const rows: readonly PlaceRow[] = await read<PlaceRow>(
      `select product_id, kind, brand_id from product where (kind, brand_id, product_id) > ($1, $2, $3)
        order by kind, brand_id, product_id limit $4`,
      [after.kind, after.brand_id, after.product_id, limit],
    );
    for (const { product_id } of rows) productIds.push(product_id);
    after = rows.length === limit ? rows.at(-1) : undefined;
  }
  return productIds;
}

/** The documents of these products in their order, unchanged while their rows are; deleted products are missing. */
export async function readDocuments(
  read: ReadRows,
  scope: DocumentScope,
  productIds: readonly number[],
): Promise<ProductDocument[]> {
  if (productIds.length === 0) return [];
  // as the server reads it: a driver would look at each for letters to escape, in every query
  const ids = `{${productIds.join()}}`;
  // all at once: a reader that can sends them together, and the server never waits for the next
  const products = read<ProductRow>(
    `select product_id, sku, brand_id, energy_class, tyre, attributes from product
      where product_id = any($1::bigint[])`,
    [ids],
  );
  const texts = read<TextRow>(
    `select product_id, language, name, keywords, description from product_text
      where product_id = any($1::bigint[]) and language = any($2::text[])
      order by product_id, language`,
    [ids, scope.languages],
  );
  const variants = read<VariantsRow>(
    `select product_id, json_agg(json_build_array(variant_id, sku, gtin, mpn, dimensions ->> 'size', colour_key,
              case when dimensions - 'size' <> '{}'
                   then (select json_agg(d.value) from jsonb_each_text(dimensions) d where d.key <> 'size') end)
              order by position) as variants
       from variant where product_id = any($1::bigint[]) group by product_id`,
    [ids],
  );
  const listings = read<ListingRow>(
    `select product_id, tenant_id, category_ids, min_price_minor, discount_percent, available, popularity,
            (rating_average * 100)::int as rating, rating_count,
            (extract(epoch from released_at) * 1000)::float8 as released,
            (extract(epoch from discontinued_at) * 1000)::float8 as discontinued
       from listing where tenant_id = any($2::text[]) and product_id = any($1::bigint[])
      order by product_id, tenant_id`,
    [ids, scope.tenantIds],
  );
  const offers = read<OfferRow>(
    `select p.tenant_id, json_agg(p.variant_id) as variant_ids, json_agg(coalesce(s.quantity, 0) > 0) as stocked
       from price p left join stock s on s.variant_id = p.variant_id and s.tenant_id = p.tenant_id
      where p.variant_id = any(array(select variant_id from variant where product_id = any($1::bigint[])))
        and p.tenant_id = any($2::text[]) group by p.tenant_id`,
    [ids, scope.tenantIds],
  );
  const colours = read<ColourRow>(
    `select c.colour_key, c.family, t.language, t.name
       from colour c left join colour_text t on t.colour_key = c.colour_key and t.language = any($1::text[])`,
    [scope.languages],
  );
  const [rows, ...parts] = await Promise.all([products, texts, variants, listings, offers, colours]);
  const byId = new Map(rows.map((row) => [row.product_id, row]));
  return assemble(
    productIds.flatMap((id) => byId.get(id) ?? []),
    parts,
  );
}

type Parts = readonly [
  texts: readonly TextRow[],
  variants: readonly VariantsRow[],
  listings: readonly ListingRow[],
  offers: readonly OfferRow[],
  colours: readonly ColourRow[],
];

function assemble(products: readonly ProductRow[], parts: Parts): ProductDocument[] {
  const [ofTexts, ofVariants, ofListings, ofOffers, ofColours] = parts;
  const texts = Map.groupBy(ofTexts, (row) => row.product_id);
  const variants = new Map(ofVariants.map((row) => [row.product_id, row.variants]));
  const listings = Map.groupBy(ofListings, (row) => row.product_id);
  const offers = new Map(ofOffers.map((row) => [row.tenant_id, readOffers(row)]));
  const colours = new Map(ofColours.map((row) => [`${row.language} ${row.colour_key}`, row.name]));
  const families = new Map(ofColours.map((row) => [row.colour_key, row.family]));
  return products.map(({ product_id: id, sku, brand_id, energy_class, tyre, attributes }) => ({
    productId: id,
    sku: sku.toUpperCase(),
    brandId: brand_id,
    energyClass: energy_class,
    ...readTyre(tyre),
    attributes: isRecord(attributes) ? attributes : {},
    texts: new Map(
      texts.get(id)?.map((row) => [row.language, addVariantWords(row, variants.get(id) ?? [], colours)]),
    ),
    variants: (variants.get(id) ?? []).map((variant) => readVariant(variant, families)),
    listings: readListings(listings.get(id) ?? [], offers),
  }));
}

/** The classes that a tyre is chosen by; empty for other products. */
function readTyre(stored: unknown): Pick<ProductDocument, 'tyre'> {
  const label = parseTyreEfficiency(stored);
  if (!label) return {};
  const { fuelEfficiency, wetGrip, rollingNoiseClass } = label;
  return { tyre: { fuel: fuelEfficiency, wet: wetGrip, noise: rollingNoiseClass } };
}

/** Adds the options of the variants to the texts: the names of colours, 256 GB. */
function addVariantWords(
  text: TextRow,
  variants: readonly Variant[],
  colours: ReadonlyMap<string, string | null>,
): DocumentText {
  const { language, name, keywords, description } = text;
  const words = new Set<string>();
  for (const [, , , , , colourKey, others] of variants) {
    words.add(colours.get(`${language} ${colourKey}`) ?? '');
    if (others) for (const other of others) words.add(other);
  }
  return { name, keywords: [keywords, ...words].join(' \n '), description };
}

function readVariant(
  [variantId, sku, gtin, mpn, size, colourKey]: Variant,
  families: ReadonlyMap<string, string>,
): DocumentVariant {
  const otherNumbers: string[] = [];
  if (gtin !== null) otherNumbers.push(gtin);
  if (mpn !== null) otherNumbers.push(mpn);
  const colour = colourKey === null ? null : (families.get(colourKey) ?? null);
  return { variantId, sku: sku.toUpperCase(), otherNumbers, colour, size };
}

function readListings(
  rows: readonly ListingRow[],
  offers: ReadonlyMap<string, DocumentListing['offers']>,
): ReadonlyMap<string, DocumentListing> {
  return new Map(
    rows.map((row) => [
      row.tenant_id,
      {
        categoryIds: row.category_ids,
        minPriceMinor: row.min_price_minor,
        discountPercent: row.discount_percent,
        available: row.available,
        popularity: row.popularity,
        rating: row.rating_count > 0 ? row.rating : null,
        ratingCount: row.rating_count,
        releasedAt: row.released,
        discontinuedAt: row.discontinued,
        offers: offers.get(row.tenant_id) ?? NO_OFFERS,
      },
    ]),
  );
}

function readOffers({ variant_ids, stocked }: OfferRow): DocumentListing['offers'] {
  return new Map(variant_ids.map((id, index) => [id, stocked[index] ?? false]));
}

const NO_OFFERS: DocumentListing['offers'] = new Map();

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
