import { type FeedRow, NOTE, VARIANT_NAME } from '../feed/google-row.rules.ts';
import type { ReadRow } from '../write/product-write.types.ts';
import {
  BRAND_WORDS,
  buildDetails,
  buildForeignRow,
  buildGroupNumber,
  buildPeriod,
  chooseCategory,
  type ForeignFields,
  isYes,
  type NamedValue,
  readColumn,
  readPieces,
  refuseBrokenRow,
  refuseForeignRow,
  sortNamedValues,
} from './foreign-row.rules.ts';
import type { OpenRows, Profile } from './profile.types.ts';

/** The column of WooCommerce 9.2, and those of plugins before it. */
const GTIN_COLUMNS = [
  ...['GTIN, UPC, EAN, or ISBN', 'Meta: _global_unique_id', 'Meta: _wpm_gtin_code', 'Meta: _alg_ean'],
];

/**
 * The products export of WooCommerce with English heads. Variations name their product in `Parent`, by its number or as
 * `id:44`; the product's own row of the type `variable` is no article but says what they share, and may stand anywhere.
 */
export const WOOCOMMERCE: Profile = {
  title: 'WooCommerce',
  format: 'google-table',
  columns: {
    id: ['SKU', 'ID'],
    item_group_id: ['Parent'],
    title: ['Name'],
    description: ['Description', 'Short description'],
    brand: ['Brands'],
    price: ['Regular price'],
    sale_price: ['Sale price'],
    sale_price_effective_date: ['Date sale price starts', 'Date sale price ends'],
    availability: ['In stock?', 'Backorders allowed?'],
    quantity: ['Stock'],
    gtin: GTIN_COLUMNS,
    product_type: ['Categories'],
    image_link: ['Images'],
    additional_image_link: ['Images'],
    'color, size, material, pattern, brand, product_detail': ['Attribute 1 name', 'Attribute 1 value(s)'],
    'whether it is sold': ['Type', 'Published', 'Visibility in catalog'],
  },
  furtherColumns: /^attribute_\d+_(?:name|value|visible|global|default)$/,
  head: ['type', 'sku', 'name', 'published', 'regular_price', 'parent'],
  convertRows: convertWooCommerceRows,
};

async function* convertWooCommerceRows(open: OpenRows): AsyncGenerator<ReadRow<FeedRow>> {
  const parents = await collectParents(open);
  for await (const row of open()) {
    const id = readColumn(row, 'sku') || readColumn(row, 'id');
    const broken = refuseBrokenRow(row, id);
    if (broken) yield broken;
    else if (!isParent(row)) yield convertArticle(row, id, parents);
  }
}

/** The rows of products with variations, by each of the names that variations have for them. */
async function collectParents(open: OpenRows): Promise<ReadonlyMap<string, ReadRow<FeedRow>>> {
  const parents = new Map<string, ReadRow<FeedRow>>();
  for await (const row of open()) {
    if (!isParent(row)) continue;
    const [sku, id] = [readColumn(row, 'sku'), readColumn(row, 'id')];
    if (sku !== '') parents.set(sku, row);
    if (id !== '') parents.set(`id:${id}`, row);
  }
  return parents;
}

/** `simple, downloadable, virtual` are three types. */
const readTypes = (row: ReadRow<FeedRow>): string[] =>
  readColumn(row, 'type')
    .toLowerCase()
    .split(',')
    .map((type) => type.trim());
const isParent = (row: ReadRow<FeedRow>): boolean => readTypes(row).includes('variable');

function convertArticle(
  row: ReadRow<FeedRow>,
  id: string,
  parents: ReadonlyMap<string, ReadRow<FeedRow>>,
): ReadRow<FeedRow> {
  const isVariation = readTypes(row).includes('variation');
  const parent = isVariation ? (parents.get(readColumn(row, 'parent')) ?? null) : null;
  if (isVariation && !parent) return refuseForeignRow(row, id, 'Parent: is not in the file');
  const reason = findWhyUnsold(row) ?? (parent && findWhyUnsold(parent));
  if (reason) return refuseForeignRow(row, id, reason);
  const read = (column: string) => (parent && readColumn(parent, column)) || readColumn(row, column);
  return buildForeignRow(row, {
    ...readAttributes(row, parent),
    id,
    [NOTE]: readColumn(row, 'sku') === '' ? 'SKU: is missing, the ID stands for it' : '',
    item_group_id: parent ? buildGroupNumber(readColumn(parent, 'sku') || readColumn(parent, 'id')) : '',
    title: read('name'),
    [VARIANT_NAME]: parent ? readColumn(row, 'name') : '',
    description: unescapeBreaks(read('description') || read('short_description')),
    price: readColumn(row, 'regular_price'),
    sale_price: readColumn(row, 'sale_price'),
    sale_price_effective_date: buildPeriod(
      readColumn(row, 'date_sale_price_starts'),
      readColumn(row, 'date_sale_price_ends'),
    ),
    ...readStock(row, parent),
    gtin: readGtinText(row),
    product_type: chooseCategory(splitUnescaped(read('categories')).map((way) => way.split('>'))),
    ...readPictures(row, parent),
  });
}

/** Why an article of the export is none here; `Published` is 1, 0 for private and -1 for a draft. */
function findWhyUnsold(row: ReadRow<FeedRow>): string | null {
  const types = readTypes(row);
  const other = types.find((type) => !['simple', 'variable', 'variation', ''].includes(type));
  if (other === 'virtual' || other === 'downloadable') return `Type: ${other}, this shop sells what it sends`;
  if (other) return `Type: ${other} is no article by itself`;
  const [published, seen] = [readColumn(row, 'published'), readColumn(row, 'visibility_in_catalog')];
  if (published !== '' && !isYes(published)) return `Published: ${published}`;
  return seen === 'hidden' ? 'Visibility in catalog: hidden' : null;
}

/** Exports write line breaks of a text as a backslash and an n. */
const unescapeBreaks = (text: string): string => text.replaceAll(/\\[rn]/g, '\n');

/** Values separated by commas; a comma inside of one has a backslash before it. */
function splitUnescaped(text: string): string[] {
  return text.split(/(?<!\\),/).map((part) => part.replaceAll('\\,', ',').trim());
}

function readStock(row: ReadRow<FeedRow>, parent: ReadRow<FeedRow> | null): ForeignFields {
  const read = (column: string) => {
    const text = readColumn(row, column);
    return parent && (text === '' || text === 'parent') ? readColumn(parent, column) : text;
  };
  const state = readColumn(row, 'in_stock?').toLowerCase();
  const pieces = readPieces(read('stock'));
  const mayWait = !/^(?:0|no|)$/i.test(read('backorders_allowed?'));
  if (state === 'backorder' || (pieces === 0 && mayWait)) return { availability: 'backorder' };
  if (state === '') return {};
  if (!isYes(state) || pieces === 0) return { availability: 'out_of_stock' };
  return { availability: 'in_stock', quantity: pieces === null ? '' : String(pieces) };
}

function readGtinText(row: ReadRow<FeedRow>): string {
  const columns = [
    'gtin,_upc,_ean,_or_isbn',
    'meta:__global_unique_id',
    'meta:__wpm_gtin_code',
    'meta:__alg_ean',
  ];
  return columns.map((column) => readColumn(row, column)).find((text) => text !== '') ?? '';
}

/** A variation's own picture before those of its product. */
function readPictures(row: ReadRow<FeedRow>, parent: ReadRow<FeedRow> | null): ForeignFields {
  const [first = '', ...more] = [row, parent].flatMap((one) =>
    one
      ? readColumn(one, 'images')
          .split(/,\s*(?=https?:)/)
          .map((link) => link.trim())
          .filter(Boolean)
      : [],
  );
  return { image_link: first, additional_image_link: more };
}

/** The options of a variation, and what its product says of itself beside them. */
function readAttributes(row: ReadRow<FeedRow>, parent: ReadRow<FeedRow> | null): ForeignFields {
  const own = readNamedValues(row);
  const names = new Set(own.map(([name]) => name));
  const common = parent ? readNamedValues(parent).filter(([name]) => !names.has(name)) : [];
  const all = [...own, ...common];
  const brand = all.find(([name]) => BRAND_WORDS.test(name))?.[1];
  // several values are what a product can be had in, none of which is this article's
  const single = all.filter(([, value]) => splitUnescaped(value).length === 1);
  const { fields, others } = sortNamedValues(
    single.map(([name, value]) => [name, splitUnescaped(value)[0] ?? '']),
  );
  const several = common.filter(([, value]) => splitUnescaped(value).length > 1);
  const options = new Set(parent ? own.map(([name]) => name) : []);
  const told = [...others, ...(parent ? [] : all.filter((one) => !single.includes(one))), ...several];
  return {
    ...fields,
    brand: splitUnescaped(readColumn(parent ?? row, 'brands'))[0] || brand,
    product_detail: buildDetails(
      told
        .filter(([name]) => !options.has(name) && !BRAND_WORDS.test(name))
        .map(([name, value]) => [name, splitUnescaped(value).join(', ')]),
    ),
  };
}

/** `Attribute 1 name` and `Attribute 1 value(s)` and so on; an attribute of the whole shop may begin with `pa_`. */
function readNamedValues(row: ReadRow<FeedRow>): NamedValue[] {
  const values: NamedValue[] = [];
  for (const column in row.value) {
    const [, at] = /^attribute_(\d+)_name$/.exec(column) ?? [];
    if (at === undefined) continue;
    const [name, value] = [readColumn(row, column), readColumn(row, `attribute_${at}_value`)];
    if (name !== '' && value !== '') values.push([name.replace(/^pa_/, ''), value]);
  }
  return values;
}
