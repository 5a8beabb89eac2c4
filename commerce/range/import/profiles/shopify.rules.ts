import type { FeedRow } from '../feed/google-row.rules.ts';
import { NOTE } from '../feed/google-row.rules.ts';
import type { ReadRow } from '../write/product-write.types.ts';
import {
  buildForeignRow,
  buildGroupNumber,
  buildNumber,
  type ForeignFields,
  isYes,
  type NamedValue,
  nameVariant,
  readColumn,
  readPieces,
  refuseBrokenRow,
  refuseForeignRow,
  sortNamedValues,
} from './foreign-row.rules.ts';
import type { OpenRows, Profile } from './profile.types.ts';

/** A product has at most 2,048 variants and 250 pictures, each of which may have a row. */
const MOST_ROWS = 2_500;
const OPTIONS = [1, 2, 3] as const;
/** Marks a product without options (help.shopify.com, "Using CSV files to import and export products"). */
const NO_OPTION = 'Default Title';

/**
 * The products export of Shopify, as it was until 2024 and as it is since. A product is all rows with its handle, which
 * follow each other; its first row alone has what its variants share, and rows may hold nothing but a further picture.
 */
export const SHOPIFY: Profile = {
  title: 'Shopify',
  format: 'google-table',
  columns: {
    id: ['Variant SKU', 'SKU'],
    item_group_id: ['Handle', 'URL handle'],
    title: ['Title'],
    description: ['Body (HTML)', 'Description'],
    brand: ['Vendor'],
    price: ['Variant Price', 'Price'],
    availability: [
      ...['Variant Inventory Tracker', 'Variant Inventory Policy'],
      ...['Inventory tracker', 'Continue selling when out of stock'],
    ],
    quantity: ['Variant Inventory Qty', 'Inventory quantity'],
    gtin: ['Variant Barcode', 'Barcode'],
    mpn: ['Google Shopping / MPN'],
    condition: ['Google Shopping / Condition'],
    gender: ['Google Shopping / Gender'],
    age_group: ['Google Shopping / Age Group'],
    google_product_category: [
      'Google Shopping / Google Product Category',
      'Product Category',
      'Standard Product Type',
    ],
    product_type: ['Type', 'Custom Product Type'],
    unit_pricing_measure: ['Unit Price Total Measure', 'Unit Price Total Measure Unit'],
    image_link: ['Variant Image', 'Image Src', 'Variant image URL', 'Product image URL'],
    additional_image_link: ['Image Src', 'Product image URL'],
    'color, size, material, pattern': OPTIONS.flatMap((at) => [`Option${at} Name`, `Option${at} Value`]),
    'whether it is sold': [
      ...['Published', 'Status', 'Gift Card', 'Variant Requires Shipping'],
      ...['Published on online store', 'Requires shipping'],
    ],
  },
  renamed: {
    url_handle: 'handle',
    description: 'body',
    sku: 'variant_sku',
    price: 'variant_price',
    barcode: 'variant_barcode',
    inventory_tracker: 'variant_inventory_tracker',
    inventory_quantity: 'variant_inventory_qty',
    continue_selling_when_out_of_stock: 'variant_inventory_policy',
    requires_shipping: 'variant_requires_shipping',
    published_on_online_store: 'published',
    product_image_url: 'image_src',
    variant_image_url: 'variant_image',
  },
  head: ['handle', 'title', 'option1_name', 'variant_price'],
  convertRows: convertShopifyRows,
};

type Group = { readonly handle: string; readonly first: ReadRow<FeedRow>; rows: ReadRow<FeedRow>[] };

async function* convertShopifyRows(open: OpenRows): AsyncGenerator<ReadRow<FeedRow>> {
  let group = null as Group | null;
  for await (const row of open()) {
    const handle = readColumn(row, 'handle');
    const broken = refuseBrokenRow(row, readColumn(row, 'variant_sku'));
    if (broken) yield broken;
    if (broken) continue;
    if (group && (group.handle !== handle || group.rows.length >= MOST_ROWS)) {
      yield* convertProduct(group);
      group = group.handle === handle ? { ...group, rows: [] } : null;
    }
    group ??= { handle, first: row, rows: [] };
    group.rows.push(row);
  }
  if (group) yield* convertProduct(group);
}

function* convertProduct({ handle, first, rows }: Group): Generator<ReadRow<FeedRow>> {
  const pictures = rows.map((row) => readColumn(row, 'image_src')).filter((link) => link !== '');
  const shared = readShared(first, handle);
  const unsold = findWhyUnsold(first);
  for (const row of rows) {
    if (!isVariant(row)) continue;
    const reason = unsold ?? findWhyVariantUnsold(row);
    const id = readNumber(row);
    yield reason
      ? refuseForeignRow(row, id || handle, reason)
      : buildForeignRow(row, { ...shared, ...readVariant(row, first, { handle, id, pictures }) });
  }
}

/** Rows without any of these only add a picture to their product. */
function isVariant(row: ReadRow<FeedRow>): boolean {
  return ['variant_price', 'variant_sku', 'option1_value'].some((column) => readColumn(row, column) !== '');
}

/** Spreadsheets keep a number's leading zeros by a mark before it, which the export writes too. */
const readNumber = (row: ReadRow<FeedRow>): string => readColumn(row, 'variant_sku').replace(/^'/, '');

function readShared(first: ReadRow<FeedRow>, handle: string): ForeignFields {
  const read = (...columns: string[]) =>
    columns.map((column) => readColumn(first, column)).find((text) => text !== '');
  return {
    item_group_id: handle === '' ? '' : buildGroupNumber(handle),
    title: read('title'),
    description: read('body'),
    brand: read('vendor'),
    google_product_category: read(
      'google_shopping_/_google_product_category',
      'product_category',
      'standard_product_type',
    ),
    product_type: read('type', 'custom_product_type'),
    gender: read('google_shopping_/_gender'),
    age_group: read('google_shopping_/_age_group'),
  };
}

function findWhyUnsold(first: ReadRow<FeedRow>): string | null {
  const [status, published] = [readColumn(first, 'status'), readColumn(first, 'published')];
  if (status !== '' && status.toLowerCase() !== 'active') return `Status: ${status.toLowerCase()}`;
  if (published !== '' && !isYes(published)) return 'Published: false';
  return isYes(readColumn(first, 'gift_card'))
    ? 'Gift Card: this shop has vouchers of its own in the place of gift cards'
    : null;
}

function findWhyVariantUnsold(row: ReadRow<FeedRow>): string | null {
  const isShipped = readColumn(row, 'variant_requires_shipping');
  return isShipped === '' || isYes(isShipped)
    ? null
    : 'Variant Requires Shipping: false, this shop sells what it sends';
}

function readVariant(
  row: ReadRow<FeedRow>,
  first: ReadRow<FeedRow>,
  { handle, id, pictures }: { handle: string; id: string; pictures: readonly string[] },
): ForeignFields {
  const options = readOptions(row, first);
  const { fields, others } = sortNamedValues(options);
  const [picture = '', ...more] = [readColumn(row, 'variant_image'), ...pictures].filter(Boolean);
  const [measure, unit] = ['unit_price_total_measure', 'unit_price_total_measure_unit'].map((column) =>
    readColumn(row, column),
  );
  return {
    ...fields,
    ...nameVariant(readColumn(first, 'title'), others),
    id: id || (handle === '' ? '' : buildNumber([handle, ...options.map(([, value]) => value)])),
    [NOTE]: id === '' ? 'Variant SKU: is missing, the article number is made of handle and options' : '',
    price: readColumn(row, 'variant_price'),
    ...readStock(row),
    gtin: readColumn(row, 'variant_barcode').replace(/^'/, ''),
    mpn: readColumn(row, 'google_shopping_/_mpn'),
    condition: readColumn(row, 'google_shopping_/_condition'),
    unit_pricing_measure: measure && unit ? `${measure} ${unit}` : '',
    image_link: picture,
    additional_image_link: more,
  };
}

/** The names of options stand in the product's first row. */
function readOptions(row: ReadRow<FeedRow>, first: ReadRow<FeedRow>): NamedValue[] {
  return OPTIONS.flatMap((at): NamedValue[] => {
    const value = readColumn(row, `option${at}_value`);
    const name = readColumn(first, `option${at}_name`) || readColumn(row, `option${at}_name`);
    return value === '' || value === NO_OPTION ? [] : [[name, value]];
  });
}

/** A stock that is not tracked, or may be sold beyond, is no number: the article is in stock. */
function readStock(row: ReadRow<FeedRow>): ForeignFields {
  const isTracked = readColumn(row, 'variant_inventory_tracker') !== '';
  const goesOn = /^(?:continue|true|yes)$/i.test(readColumn(row, 'variant_inventory_policy'));
  const pieces = readPieces(readColumn(row, 'variant_inventory_qty'));
  if (!isTracked || pieces === null) return { availability: 'in_stock' };
  if (pieces === 0) return { availability: goesOn ? 'in_stock' : 'out_of_stock' };
  return { availability: 'in_stock', quantity: String(pieces) };
}
