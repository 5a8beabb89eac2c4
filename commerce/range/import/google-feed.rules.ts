import type { Currency } from '#commerce/ground/kernel/money.ts';
import { slugify } from '#commerce/range/catalogue/slug.rules.ts';
import { isLonger, oneLine, plainText, readGtin, readMeasure, readUrl, shown } from './feed-values.rules.ts';
import { availabilityOf, type FeedRow, priceOf, Row } from './google-row.rules.ts';
import { type Department, departmentOf } from './google-taxonomy.rules.ts';

/** One variant of a Google Merchant product feed (support.google.com/merchants/answer/7052112), read and checked. */
export type FeedItem = {
  readonly id: string;
  readonly groupId: string;
  readonly title: string;
  readonly description: string;
  readonly highlights: readonly string[] | undefined;
  readonly brand: string;
  readonly pictures: readonly string[];
  readonly amountMinor: number;
  readonly availability: 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder';
  /** ISO 8601 date */
  readonly availabilityDate: string | null;
  /** where the file says it; Google's own fields do not */
  readonly quantity: number | null;
  readonly gtin: string | null;
  readonly colour: string | null;
  readonly size: string | null;
  readonly material: string | null;
  readonly pattern: string | null;
  readonly audience: 'women' | 'men' | 'girls' | 'boys' | 'unisex' | null;
  readonly energyClass: string | null;
  readonly energyBest: string | undefined;
  readonly energyWorst: string | undefined;
  readonly eprelId: string | null;
  readonly measure: { readonly quantity: number; readonly unit: 'kg' | 'l' | 'm' | 'm2' } | null;
  readonly department: Department | null;
  /** names from the top, of the retailer's own tree */
  readonly categoryNames: readonly string[];
  /** what else is said of it, by label */
  readonly details: readonly { readonly label: string; readonly value: string }[];
};

export const REQUIRED_FIELDS = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'availability',
  'price',
] as const;

/** All that is read of a feed; `link`, `condition` and `mpn` are known and not needed. */
export const FIELDS_READ: ReadonlySet<string> = new Set([
  ...REQUIRED_FIELDS,
  ...['item_group_id', 'brand', 'additional_image_link', 'availability_date', 'quantity', 'inventory'],
  ...['sale_price', 'sale_price_effective_date', 'gtin', 'mpn', 'identifier_exists', 'condition'],
  ...[
    'color',
    'size',
    'gender',
    'age_group',
    'material',
    'pattern',
    'product_type',
    'google_product_category',
  ],
  ...['product_detail', 'product_highlight', 'unit_pricing_measure', 'unit_pricing_base_measure'],
  ...[
    'energy_efficiency_class',
    'min_energy_efficiency_class',
    'max_energy_efficiency_class',
    'certification',
  ],
]);

const ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,49}$/;
const ENERGY = /^(A\+{0,3}|[B-G])$/;
const MOST_DETAILS = 40;
const MOST_PICTURES = 11;

/** @param now decides whether a sale price is in force @returns the item, or everything that is wrong with the row */
export function readFeedRow(
  fields: FeedRow,
  market: { readonly currency: Currency; readonly now: Date },
): { item: FeedItem } | { reasons: readonly string[] } {
  const row = new Row(fields);
  const id = idOf(row, 'id') ?? '';
  const title = row.required('title', 150);
  const amountMinor = priceOf(row, market);
  if (row.text('link') !== '') row.read('link', readUrl);
  else row.reasons.push('link: is missing');
  const pictures = picturesOf(row);
  const details = detailsOf(row);
  const item = {
    ...{ id, groupId: row.text('item_group_id') === '' ? id : (idOf(row, 'item_group_id') ?? id), title },
    description: descriptionOf(row),
    highlights: highlightsOf(row),
    brand: oneLine(row.text('brand')).slice(0, 70),
    ...{ pictures, amountMinor: amountMinor ?? 0 },
    ...availabilityOf(row),
    gtin: row.read('gtin', readGtin),
    ...{ colour: wordOf(row, 'color'), size: wordOf(row, 'size') },
    ...{ material: wordOf(row, 'material'), pattern: wordOf(row, 'pattern') },
    audience: audienceOf(row),
    ...energyOf(row),
    eprelId: eprelOf(row),
    measure: row.read('unit_pricing_measure', readMeasure),
    department: departmentOf(row.text('google_product_category')),
    categoryNames: row
      .text('product_type')
      .split('>')
      .map(oneLine)
      .filter((name) => name !== ''),
    details,
  } satisfies FeedItem;
  if (item.brand === '') row.reasons.push('brand: is missing');
  return row.reasons.length > 0 ? { reasons: row.reasons } : { item };
}

function idOf(row: Row, field: string): string | null {
  const id = row.text(field);
  if (ID.test(id)) return id;
  row.reasons.push(
    id === ''
      ? `${field}: is missing`
      : `${field}: 1 to 50 letters, digits, dots, - and _, not "${shown(id)}"`,
  );
  return null;
}

function descriptionOf(row: Row): string {
  const text = plainText(row.text('description'));
  if (text === '') row.reasons.push('description: is missing');
  if (isLonger(text, 5000)) row.reasons.push('description: longer than 5000 characters');
  return text;
}

/** Tables put several into one field: a comma between two has no space behind it. */
function highlightsOf(row: Row): string[] | undefined {
  const written = row.all('product_highlight').flatMap((text) => text.split(/,(?!\s)/));
  return written.length > 0 ? written.slice(0, 10).map(oneLine) : undefined;
}

function picturesOf(row: Row): string[] {
  if (row.text('image_link') === '') row.reasons.push('image_link: is missing');
  const more = row
    .all('additional_image_link')
    .flatMap((links) => links.split(','))
    .filter((link) => link.trim() !== '');
  const links = [...row.all('image_link').slice(0, 1), ...more].slice(0, MOST_PICTURES);
  return links.flatMap((link, index) => {
    const read = row.take(index === 0 ? 'image_link' : 'additional_image_link', readUrl(link));
    return read === null ? [] : [read];
  });
}

function wordOf(row: Row, field: string): string | null {
  const word = oneLine(row.text(field));
  if (isLonger(word, 100)) row.reasons.push(`${field}: longer than 100 characters`);
  return word === '' ? null : word;
}

function audienceOf(row: Row): FeedItem['audience'] {
  const gender = row.oneOf('gender', ['male', 'female', 'unisex']);
  const age = row.oneOf('age_group', ['newborn', 'infant', 'toddler', 'kids', 'adult']);
  if (gender === null) return null;
  if (gender === 'unisex') return 'unisex';
  const child = age !== null && age !== 'adult';
  if (gender === 'female') return child ? 'girls' : 'women';
  return child ? 'boys' : 'men';
}

function energyOf(row: Row): Pick<FeedItem, 'energyClass' | 'energyBest' | 'energyWorst'> {
  const classOf = (field: string) => {
    const text = row.text(field).toUpperCase();
    if (text === '' || ENERGY.test(text)) return text;
    row.reasons.push(`${field}: a class from A+++ to G, not "${shown(text)}"`);
    return '';
  };
  const energyClass = classOf('energy_efficiency_class');
  if (/\+/.test(energyClass)) row.reasons.push('energy_efficiency_class: classes with + are no longer valid');
  // Google's "min" is the best class of the label's scale
  return {
    energyClass: energyClass || null,
    energyBest: classOf('min_energy_efficiency_class') || undefined,
    energyWorst: classOf('max_energy_efficiency_class') || undefined,
  };
}

function eprelOf(row: Row): string | null {
  const eprel = row.all('certification').find((text) => /EPREL/i.test(text));
  if (!eprel) return null;
  const number = /(\d{1,10})\s*$/.exec(eprel)?.[1];
  if (!number) row.reasons.push(`certification: no EPREL number in "${shown(eprel)}"`);
  return number ?? null;
}

/** `section:attribute:value`, repeated or separated by commas; a comma inside a value is part of it. */
function detailsOf(row: Row): FeedItem['details'] {
  const parts = row.all('product_detail').flatMap((text) => text.split(/,(?=[^:,]*:[^:,]+:)/));
  return parts.slice(0, MOST_DETAILS).flatMap((part) => {
    const [, label = '', ...value] = part.split(':');
    const detail = { label: oneLine(label).slice(0, 60), value: oneLine(value.join(':')).slice(0, 100) };
    return slugify(detail.label, '') !== '' && slugify(detail.value, '') !== '' ? [detail] : [];
  });
}
