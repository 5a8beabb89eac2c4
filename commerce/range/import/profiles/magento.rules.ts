import { type FeedRow, VARIANT_NAME } from '../feed/google-row.rules.ts';
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
import type { OpenRows, Profile, ProfileOptions } from './profile.types.ts';

/** Codes of attributes that installations give the number of an article's maker. */
const GTIN_WORDS = /^(?:ean|gtin|upc|barcode|ean_?(?:code|13)|gtin_?(?:code|13|14))$/i;
const MPN_WORDS = /^(?:mpn|manufacturer_sku|manufacturer_part_number)$/i;
/** Attributes of the system itself, of which shoppers learn nothing. */
const INNER =
  /^(?:gift_(?:message|wrapping)_available|has_options|required_options|options_container|msrp_.*|tax_class_id|url_.*|meta_.*|is_.*|ts_.*|swatch_image|custom_layout.*|page_layout|samples_title|links_.*|price_view|shipment_type)$/i;

/**
 * The catalog_product export of Magento 2 and Adobe Commerce. A configurable product names its articles with their
 * options in `configurable_variations`; its own row is no article, and mostly stands behind theirs.
 */
export const MAGENTO: Profile = {
  title: 'Magento',
  format: 'google-table',
  columns: {
    id: ['sku'],
    'item_group_id, color, size, material, pattern': [
      'configurable_variations',
      'configurable_variation_labels',
    ],
    title: ['name'],
    description: ['description', 'short_description'],
    price: ['price'],
    sale_price: ['special_price'],
    sale_price_effective_date: ['special_price_from_date', 'special_price_to_date'],
    availability: [
      ...['is_in_stock', 'allow_backorders', 'use_config_backorders'],
      ...['manage_stock', 'use_config_manage_stock'],
    ],
    quantity: ['qty'],
    product_type: ['categories'],
    image_link: ['base_image', 'small_image', 'thumbnail_image'],
    additional_image_link: ['additional_images'],
    'brand, gtin, mpn, color, size, material, pattern, product_detail': ['additional_attributes'],
    'whether it is sold': ['product_type', 'product_online', 'visibility', 'store_view_code'],
  },
  head: ['sku', 'attribute_set_code', 'product_type', 'name'],
  convertRows: convertMagentoRows,
};

/** A product with options, as one of its articles needs it. */
type Configured = {
  readonly parent: ReadRow<FeedRow>;
  readonly options: readonly NamedValue[];
  /** of its options */
  readonly codes: ReadonlySet<string>;
};

async function* convertMagentoRows(
  open: OpenRows,
  options: ProfileOptions,
): AsyncGenerator<ReadRow<FeedRow>> {
  const configured = await collectConfigured(open);
  for await (const row of open()) {
    const id = readColumn(row, 'sku');
    const broken = refuseBrokenRow(row, id);
    if (broken) yield broken;
    else if (!isConfigurable(row) || readColumn(row, 'store_view_code') !== '')
      yield convertArticle(row, configured.get(id) ?? null, options);
  }
}

const isConfigurable = (row: ReadRow<FeedRow>): boolean => readColumn(row, 'product_type') === 'configurable';

async function collectConfigured(open: OpenRows): Promise<ReadonlyMap<string, Configured>> {
  const configured = new Map<string, Configured>();
  for await (const parent of open()) {
    if (!isConfigurable(parent) || readColumn(parent, 'store_view_code') !== '') continue;
    const labels = new Map(splitPairs(readColumn(parent, 'configurable_variation_labels')));
    for (const variation of readColumn(parent, 'configurable_variations').split('|')) {
      const pairs = splitPairs(variation);
      const sku = pairs.find(([code]) => code === 'sku')?.[1];
      if (sku === undefined) continue;
      const chosen = pairs.filter(([code]) => code !== 'sku');
      const options = chosen.map(([code, value]): NamedValue => [nameOption(code, labels), value]);
      configured.set(sku, { parent, options, codes: new Set(chosen.map(([code]) => code)) });
    }
  }
  return configured;
}

/** The label for people, unless the code says what the option is. */
const nameOption = (code: string, labels: ReadonlyMap<string, string>): string =>
  /^(?:color|size)$/.test(code) ? code : (labels.get(code) ?? code);

/** `color=Black,size=M`: a comma separates two where a code follows; values may be quoted. */
function splitPairs(text: string): NamedValue[] {
  return text.split(/,(?=[a-z][a-z0-9_]*=)/i).flatMap((pair): NamedValue[] => {
    const at = pair.indexOf('=');
    const value = pair.slice(at + 1).trim();
    const plain = /^"(?:[^"]|"")*"$/.test(value) ? value.slice(1, -1).replaceAll('""', '"') : value;
    return at > 0 && plain !== '' ? [[pair.slice(0, at).trim(), plain]] : [];
  });
}

function convertArticle(
  row: ReadRow<FeedRow>,
  configured: Configured | null,
  options: ProfileOptions,
): ReadRow<FeedRow> {
  const { parent = null } = configured ?? {};
  const reason = findWhyUnsold(row, parent);
  if (reason) return refuseForeignRow(row, readColumn(row, 'sku'), reason);
  const read = (column: string) => (parent && readColumn(parent, column)) || readColumn(row, column);
  return buildForeignRow(row, {
    ...readAttributes(row, configured),
    id: readColumn(row, 'sku'),
    item_group_id: parent ? buildGroupNumber(readColumn(parent, 'sku')) : '',
    title: read('name'),
    [VARIANT_NAME]: parent ? readColumn(row, 'name') : '',
    description: read('description') || read('short_description'),
    price: readColumn(row, 'price'),
    sale_price: readColumn(row, 'special_price'),
    sale_price_effective_date: buildPeriod(
      readDay(readColumn(row, 'special_price_from_date')),
      readDay(readColumn(row, 'special_price_to_date')),
    ),
    ...readStock(row),
    product_type: chooseCategory(splitCategories(read('categories'))),
    ...readPictures(row, parent, options),
  });
}

/** A row of a store view has its texts only; articles that are not visible are sold by their configurable product. */
function findWhyUnsold(row: ReadRow<FeedRow>, parent: ReadRow<FeedRow> | null): string | null {
  if (readColumn(row, 'store_view_code') !== '') return 'store_view_code: only rows without one are read';
  const type = readColumn(row, 'product_type');
  if (type === 'virtual' || type === 'downloadable')
    return `product_type: ${type}, this shop sells what it sends`;
  if (type !== 'simple' && type !== '') return `product_type: ${type} is no article by itself`;
  const isOff = [row, parent].some((one) => one && /^(?:2|0)$/.test(readColumn(one, 'product_online')));
  if (isOff) return 'product_online: is off';
  const isHidden = readColumn(parent ?? row, 'visibility') === 'Not Visible Individually';
  return isHidden ? 'visibility: Not Visible Individually, and of no configurable product' : null;
}

/** `Default Category/Gear/Bags,Default Category/Sale`: the first name is the tree's root, which shoppers do not see. */
function splitCategories(text: string): string[][] {
  const root = text.slice(0, Math.max(0, text.indexOf('/')));
  if (root === '') return [];
  return text
    .split(`,${root}/`)
    .map((way, index) => (index === 0 ? way.slice(root.length + 1) : way).split('/'));
}

/** `12/1/25` and `12/1/25, 4:46 PM`, which exports in American English have, as a day of ISO 8601. */
function readDay(text: string): string {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})\b/.exec(text) ?? [];
  if (year === '') return text.replace(/^(\d{4}-\d{2}-\d{2}) 00:00:00$/, '$1');
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function readStock(row: ReadRow<FeedRow>): ForeignFields {
  const isIn = readColumn(row, 'is_in_stock');
  const pieces = readPieces(readColumn(row, 'qty'));
  const isSet = (column: string, general: string) =>
    isYes(readColumn(row, column).replace('2', '1')) && readColumn(row, general) === '0';
  const isCounted = !(
    readColumn(row, 'manage_stock') === '0' && readColumn(row, 'use_config_manage_stock') === '0'
  );
  if (!isCounted) return { availability: 'in_stock' };
  if (pieces === 0 && isSet('allow_backorders', 'use_config_backorders'))
    return { availability: 'backorder' };
  if (isIn === '' && pieces === null) return {};
  if ((isIn !== '' && !isYes(isIn)) || pieces === 0) return { availability: 'out_of_stock' };
  return { availability: 'in_stock', quantity: pieces === null ? '' : String(pieces) };
}

/** Pictures are named below `media/catalog/product` of the shop that exported them. */
function readPictures(
  row: ReadRow<FeedRow>,
  parent: ReadRow<FeedRow> | null,
  { pictureBase }: ProfileOptions,
): ForeignFields {
  const names = [row, parent].flatMap((one) => (one ? readPictureNames(one) : []));
  const [first = '', ...more] = names.map((name) =>
    pictureBase === null || /^https?:/.test(name)
      ? name
      : `${pictureBase.replace(/\/$/, '')}/${name.replace(/^\//, '')}`,
  );
  return { image_link: first, additional_image_link: more };
}

function readPictureNames(row: ReadRow<FeedRow>): string[] {
  const main = ['base_image', 'small_image', 'thumbnail_image'].map((column) => readColumn(row, column));
  return [main.find(isPicture) ?? '', ...readColumn(row, 'additional_images').split(',')]
    .map((name) => name.trim())
    .filter(isPicture);
}

const isPicture = (name: string): boolean => name !== '' && name !== 'no_selection';

/** The options of an article and its other attributes; several values of one are separated by a bar. */
function readAttributes(row: ReadRow<FeedRow>, configured: Configured | null): ForeignFields {
  const own = splitPairs(readColumn(row, 'additional_attributes'));
  const names = new Set(own.map(([code]) => code));
  const shared = configured ? splitPairs(readColumn(configured.parent, 'additional_attributes')) : [];
  const all: NamedValue[] = [...own, ...shared.filter(([code]) => !names.has(code))]
    .filter(([code]) => !configured?.codes.has(code))
    .map(([code, value]) => [code, value.replaceAll('|', ', ')]);
  const find = (words: RegExp) => all.find(([code]) => words.test(code))?.[1];
  const told = all.filter(
    ([code]) => ![INNER, BRAND_WORDS, GTIN_WORDS, MPN_WORDS].some((words) => words.test(code)),
  );
  const { fields } = sortNamedValues(configured?.options ?? []);
  const { fields: further, others } = sortNamedValues(told);
  return {
    ...further,
    ...fields,
    ...{ brand: find(BRAND_WORDS), gtin: find(GTIN_WORDS), mpn: find(MPN_WORDS) },
    product_detail: buildDetails(others.map(([code, value]) => [code.replaceAll('_', ' '), value])),
  };
}
