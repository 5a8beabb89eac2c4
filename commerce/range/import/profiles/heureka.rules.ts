import { addDaysToMoment } from '#commerce/ground/kernel/day.rules.ts';
import { type FeedRow, NOTE, PART } from '../feed/google-row.rules.ts';
import type { ReadRow } from '../write/product-write.types.ts';
import {
  BRAND_WORDS,
  buildDetails,
  buildForeignRow,
  buildGroupNumber,
  type ForeignFields,
  type NamedValue,
  readColumn,
  readPieces,
  sortNamedValues,
} from './foreign-row.rules.ts';
import type { OpenRows, Profile, ProfileOptions } from './profile.types.ts';

/** Days until dispatch up to which an article counts as in stock; Heureka shows more as "to order". */
const MOST_DAYS_IN_STOCK = 3;

/**
 * The XML feed of Heureka.cz and .sk, which Zboží.cz reads too (sluzby.heureka.cz, "Specifikace XML souboru"): an item
 * for each variant, those of a product with one ITEMGROUP_ID.
 */
export const HEUREKA: Profile = {
  title: 'Heureka',
  format: 'google-xml',
  columns: {
    id: ['ITEM_ID', 'PRODUCTNO', 'EAN'],
    item_group_id: ['ITEMGROUP_ID'],
    title: ['PRODUCTNAME', 'PRODUCT'],
    description: ['DESCRIPTION'],
    brand: ['MANUFACTURER'],
    price: ['PRICE_VAT'],
    availability: ['DELIVERY_DATE'],
    availability_date: ['DELIVERY_DATE'],
    quantity: ['STOCK', 'STOCK_QUANTITY'],
    gtin: ['EAN'],
    mpn: ['PRODUCTNO'],
    condition: ['ITEM_TYPE'],
    product_type: ['CATEGORYTEXT'],
    image_link: ['IMGURL'],
    additional_image_link: ['IMGURL_ALTERNATIVE'],
    'color, size, material, pattern, product_detail': ['PARAM'],
    link: ['URL'],
  },
  head: ['shop', 'shopitem'],
  convertRows: convertHeurekaRows,
};

async function* convertHeurekaRows(
  open: OpenRows,
  options: ProfileOptions,
): AsyncGenerator<ReadRow<FeedRow>> {
  for await (const row of open()) yield convertItem(row, options);
}

function convertItem(row: ReadRow<FeedRow>, options: ProfileOptions): ReadRow<FeedRow> {
  const read = (column: string) => readColumn(row, column);
  const group = read('itemgroup_id');
  const { fields, others } = sortNamedValues(readParameters(row));
  return buildForeignRow(row, {
    ...fields,
    id: read('item_id') || read('productno') || read('ean'),
    [NOTE]: read('item_id') === '' ? 'ITEM_ID: is missing, PRODUCTNO or EAN stands for it' : '',
    item_group_id: group === '' ? '' : buildGroupNumber(group),
    title: read('productname') || read('product'),
    description: read('description'),
    brand: read('manufacturer') || others.find(([name]) => BRAND_WORDS.test(name))?.[1],
    price: read('price_vat'),
    ...readDelivery(read('delivery_date'), readPieces(read('stock') || read('stock_quantity')), options),
    gtin: read('ean'),
    mpn: read('productno'),
    condition: /^(?:bazar|bazaar|used)$/i.test(read('item_type')) ? 'used' : 'new',
    product_type: readCategory(read('categorytext')),
    image_link: read('imgurl'),
    additional_image_link: row.value.imgurl_alternative,
    product_detail: buildDetails(others),
  });
}

function readParameters(row: ReadRow<FeedRow>): NamedValue[] {
  return (row.value.param ?? []).flatMap((param): NamedValue[] => {
    const [name = '', value = ''] = param.split(PART).map((part) => part.trim());
    return name === '' || value === '' ? [] : [[name, value]];
  });
}

/** `Heureka.cz | Oblečení | Bundy`: the first name is the portal's. */
function readCategory(text: string): string {
  return text
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !/^heureka\.(?:cz|sk)$/i.test(name))
    .join(' > ');
}

/** Days until dispatch, 0 for at once, or the day from which it is sold. */
function readDelivery(text: string, pieces: number | null, { now }: ProfileOptions): ForeignFields {
  const quantity = pieces === null ? '' : String(pieces);
  if (/^\d{4}-\d{2}-\d{2}/.test(text))
    return { availability: 'preorder', availability_date: text.slice(0, 10) };
  if (!/^\d{1,3}$/.test(text)) return {};
  if (Number(text) <= MOST_DAYS_IN_STOCK)
    return { availability: pieces === 0 ? 'out_of_stock' : 'in_stock', quantity };
  const day = addDaysToMoment(now, Number(text)).toISOString().slice(0, 10);
  return { availability: 'backorder', availability_date: day };
}
