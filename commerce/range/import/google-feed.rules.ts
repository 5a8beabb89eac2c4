import { namePeople, type VariantWords } from '#commerce/range/catalogue/variant-words.rules.ts';
import { WHOLE_ARTICLE_NUMBER } from '#forms/article-number.ts';
import { cutTo, type Description, isLonger, oneLine, readDescription, shown } from './feed-text.rules.ts';
import { hostOf, oneOf, readGtin, readMeasure, readUrl } from './feed-values.rules.ts';
import { type DetailReader, splitValues } from './google-details.rules.ts';
import { availabilityOf, type FeedRow, type PriceMarket, priceOf, Row } from './google-row.rules.ts';
import {
  findEnergyScale,
  findGoogleCategory,
  type GoogleCategory,
  type GoogleTaxonomy,
} from './google-taxonomy.rules.ts';
import type { Notice } from './import-notices.ts';

/** One variant of a Google Merchant product feed (support.google.com/merchants/answer/7052112), read and checked. */
export type FeedItem = {
  readonly id: string;
  readonly groupId: string;
  readonly title: string;
  /** the rest of a title that was too long, for search */
  readonly titleRest: string;
  readonly description: Description;
  readonly highlights: readonly string[] | undefined;
  readonly brand: string;
  readonly pictures: readonly string[];
  readonly amountMinor: number;
  readonly availability: 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder';
  /** ISO 8601 date */
  readonly availabilityDate: string | null;
  /** null: the file has no such column, which Google does not define */
  readonly quantity: number | null;
  readonly gtin: string | null;
  /** the maker's own number */
  readonly mpn: string | null;
  readonly condition: Condition;
  readonly colour: string | null;
  readonly size: string | null;
  readonly audience: 'women' | 'men' | 'girls' | 'boys' | 'unisex' | null;
  readonly energyClass: string | null;
  readonly energyBest: string | undefined;
  readonly energyWorst: string | undefined;
  readonly eprelId: string | null;
  readonly measure: { readonly quantity: number; readonly unit: 'kg' | 'l' | 'm' | 'm2' } | null;
  readonly googleCategory: GoogleCategory | null;
  /** names from the top, of the retailer's own tree */
  readonly categoryNames: readonly string[];
  /** values by attribute key, of material, pattern and details, as JSON; null: the file says nothing of them */
  readonly attributes: string | null;
  /** what tells it from others of its group; null: it has no group */
  readonly words: VariantWords | null;
};

export type Condition = 'new' | 'refurbished' | 'used';

/** Without these an article cannot be sold. */
export const REQUIRED_FIELDS = ['id', 'title', 'availability', 'price', 'brand'] as const;

/**
 * All fields that are read from a feed; `link` is accepted and not used, since the article gets a page of this shop.
 */
export const FIELDS_READ: ReadonlySet<string> = new Set([
  ...REQUIRED_FIELDS,
  ...['description', 'link', 'image_link'],
  ...['item_group_id', 'additional_image_link', 'availability_date', 'quantity', 'inventory'],
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

const ENERGY = /^(A\+{0,3}|[B-G])$/;
const MOST_PICTURES = 11;
/** A comma between two addresses; picture services have commas inside of one (`/w_400,h_400/`). */
const NEXT_ADDRESS = /,(?=\s*[a-z][a-z\d+.-]*:)/i;
const LONGEST_TITLE = 150;
const LONGEST_DESCRIPTION = 5000;
/** Letters of a brand at most. */
export const LONGEST_BRAND = 70;
const LONGEST_WORD = 100;
const LONGEST_MPN = 70;
const MOST_CATEGORY_NAMES = 8;
const MOST_HIGHLIGHTS = 100;
const LONGEST_HIGHLIGHT = 200;

/** Google's words, and those of feeds in other languages. */
const CONDITIONS: ReadonlyMap<string, Condition> = new Map([
  ...['', 'new', 'nieuw', 'neu', 'neuf'].map((word) => [word, 'new'] as const),
  ...['refurbished', 'gereviseerd', 'erneuert', 'generalüberholt', 'reconditionné'].map(
    (word) => [word, 'refurbished'] as const,
  ),
  ...['used', 'gebruikt', 'tweedehands', 'gebraucht', 'occasion', "d'occasion"].map(
    (word) => [word, 'used'] as const,
  ),
]);

export type FeedMarket = PriceMarket & {
  /** of rows that name none; without it they are refused */
  readonly defaultBrand?: string | null;
  /** in a table commas separate the values of one field; XML repeats the field */
  readonly isTable: boolean;
  /** whether the file has details: then an article without any has none */
  readonly hasDetails: boolean;
  readonly details: DetailReader;
  /** hosts that the shop fetches pictures from, lower case */
  readonly pictureHosts: Pick<ReadonlySet<string>, 'has'>;
  /** called when the first row names one of its categories */
  readonly taxonomy: () => GoogleTaxonomy;
};

/** @returns the item with notes on changed values, or everything that is wrong with the row */
export function readFeedRow(
  fields: FeedRow,
  market: FeedMarket,
): { item: FeedItem; notices: readonly Notice[] } | { reasons: readonly string[] } {
  const row = new Row(fields);
  const id = idOf(row, 'id') ?? '';
  const whole = oneLine(row.text('title'));
  if (whole === '') row.reasons.push('title: is missing');
  const title = row.cut('title', whole, LONGEST_TITLE);
  const amountMinor = priceOf(row, market);
  const brand = row.line('brand', LONGEST_BRAND) || (market.defaultBrand ?? '');
  if (brand === '') row.reasons.push('brand: is missing');
  const googleCategory = googleCategoryOf(row, market.taxonomy);
  const [material, pattern] = [wordOf(row, 'material'), wordOf(row, 'pattern')];
  const item = {
    ...{ id, groupId: row.text('item_group_id') === '' ? id : (idOf(row, 'item_group_id') ?? id) },
    ...{ title, titleRest: whole.slice(title.length).trim(), brand, amountMinor: amountMinor ?? 0 },
    description: descriptionOf(row, title),
    highlights: highlightsOf(row, market.isTable),
    pictures: picturesOf(row, market),
    ...availabilityOf(row, market),
    gtin: row.optional('gtin', readGtin),
    mpn: row.line('mpn', LONGEST_MPN) || null,
    condition: conditionOf(row),
    ...{ colour: colourOf(row), size: wordOf(row, 'size') },
    audience: audienceOf(row),
    ...energyOf(row, googleCategory),
    eprelId: eprelOf(row),
    measure: row.optional('unit_pricing_measure', readMeasure),
    googleCategory,
    categoryNames: categoryNamesOf(row, market.isTable),
    attributes: market.details.attributesOf(row, material, pattern, market),
    words: wordsOf(row, { title, material, pattern }, market.details.language),
  } satisfies FeedItem;
  return row.reasons.length > 0 ? { reasons: row.reasons } : { item, notices: row.notices };
}

/** Whether the fields that an article cannot be sold without are all there and readable. */
export function isSellable(fields: FeedRow, market: FeedMarket): boolean {
  const row = new Row(fields);
  const brand = row.text('brand') || market.defaultBrand || '';
  if (row.text('title') === '' || brand === '' || idOf(row, 'id') === null) return false;
  priceOf(row, market);
  availabilityOf(row, market);
  conditionOf(row);
  return row.reasons.length === 0;
}

function idOf(row: Row, field: string): string | null {
  const id = row.text(field);
  if (WHOLE_ARTICLE_NUMBER.test(id)) return id;
  row.reasons.push(
    id === ''
      ? `${field}: is missing`
      : `${field}: 1 to 50 letters, digits and . - _ ( ) * !, not "${shown(id)}"`,
  );
  return null;
}

/** Without a description the title stands for it; one that is too long is cut and loses its structure. */
function descriptionOf(row: Row, title: string): Description {
  const description = readDescription(row.text('description'));
  if (description.text === '') {
    row.note('description: is missing, the title stands for it', '');
    return { text: title, html: null };
  }
  if (!isLonger(description.text, LONGEST_DESCRIPTION)) return description;
  row.note(`description: cut to ${LONGEST_DESCRIPTION} characters`, description.text);
  return { text: cutTo(description.text, LONGEST_DESCRIPTION), html: null };
}

/** The addresses of an article's pictures as they are written, the first before the others; many repeat it there. */
function pictureLinks(row: Pick<Row, 'all'>, isTable: boolean): string[] {
  const more = row
    .all('additional_image_link')
    .flatMap((links) => (isTable ? links.split(NEXT_ADDRESS) : [links]));
  const links = [...row.all('image_link').slice(0, 1), ...more].map((link) => link.trim());
  return [...new Set(links)].filter((link) => link !== '');
}

/** The hosts of an article's pictures. */
export function pictureHostsOf(row: Pick<Row, 'all'>, isTable: boolean): ReadonlySet<string> {
  const hosts = pictureLinks(row, isTable).map(hostOf);
  return new Set(hosts.filter((host) => host !== ''));
}

/** Pictures that the shop does not fetch are left out: a page would ask for each in vain. */
function picturesOf(row: Row, { isTable, pictureHosts }: FeedMarket): string[] {
  const links = pictureLinks(row, isTable);
  if (row.text('image_link') === '') row.note('image_link: is missing', '');
  if (links.length > MOST_PICTURES)
    row.note(`additional_image_link: cut to ${MOST_PICTURES - 1}`, String(links.length - 1));
  return links.slice(0, MOST_PICTURES).flatMap((link, index) => {
    const field = index === 0 ? 'image_link' : 'additional_image_link';
    const read = readUrl(link);
    if (read.ok && pictureHosts.has(hostOf(read.value))) return [read.value];
    row.note(`${field}: left out, ${read.ok ? 'PICTURE_HOSTS does not name its host' : read.kind}`, link);
    return [];
  });
}

/** Tables put several values into one field: a comma between two has no space behind it, or the value is quoted. */
function highlightsOf(row: Row, isTable: boolean): string[] | undefined {
  const written = row.all('product_highlight').flatMap((text) => (isTable ? splitValues(text) : [text]));
  if (written.length === 0) return undefined;
  if (written.length > MOST_HIGHLIGHTS)
    row.note(`product_highlight: cut to ${MOST_HIGHLIGHTS}`, String(written.length));
  return written
    .slice(0, MOST_HIGHLIGHTS)
    .map((text) => row.cut('product_highlight', oneLine(text), LONGEST_HIGHLIGHT))
    .filter((text) => text !== '');
}

function wordOf(row: Row, field: string): string | null {
  return row.line(field, LONGEST_WORD) || null;
}

export function colourOf(row: Row): string | null {
  return wordOf(row, 'color');
}

/** A used article must not be sold as new: an unknown word is refused. */
function conditionOf(row: Row): Condition {
  const text = oneLine(row.text('condition')).toLowerCase();
  const condition = CONDITIONS.get(text);
  if (!condition) row.reasons.push(`condition: one of new, refurbished, used, not "${shown(text)}"`);
  return condition ?? 'new';
}

function googleCategoryOf(row: Row, taxonomy: FeedMarket['taxonomy']): GoogleCategory | null {
  const text = oneLine(row.text('google_product_category'));
  if (text === '') return null;
  const found = findGoogleCategory(taxonomy(), text);
  if (!found) row.note('google_product_category: not in the taxonomy', text);
  else if (!found.exact)
    row.note('google_product_category: not in the taxonomy, the one above it counts', text);
  return found?.category ?? null;
}

/** The first product_type; a table separates several by commas. */
export function categoryNamesOf(row: Pick<Row, 'all'>, isTable: boolean): string[] {
  const [text = ''] = row.all('product_type');
  const [first = ''] = isTable && text.includes('>') ? text.split(/,(?=[^,]*>)(?!\s)/) : [text];
  return oneLine(first)
    .split('>')
    .map((name) => cutTo(name.trim(), LONGEST_WORD))
    .filter((name) => name !== '')
    .slice(0, MOST_CATEGORY_NAMES);
}

function wordsOf(
  row: Row,
  { title: name, material, pattern }: Record<'title', string> & Record<'material' | 'pattern', string | null>,
  language: string,
): VariantWords | null {
  if (row.text('item_group_id') === '') return null;
  const people = (field: string, words: readonly string[]) => {
    const reading = oneOf(words)(row.text(field));
    return reading.ok ? namePeople(reading.value, language) : undefined;
  };
  const [age, gender] = [people('age_group', AGES), people('gender', GENDERS)];
  return {
    name,
    ...(pattern && { pattern }),
    ...(material && { material }),
    ...(age && { age }),
    ...(gender && { gender }),
  };
}

const GENDERS = ['male', 'female', 'unisex'] as const;
const AGES = ['newborn', 'infant', 'toddler', 'kids', 'adult'] as const;

function audienceOf(row: Row): FeedItem['audience'] {
  const gender = row.optional('gender', oneOf(GENDERS));
  const age = row.optional('age_group', oneOf(AGES));
  if (gender === null) return null;
  if (gender === 'unisex') return 'unisex';
  const child = age !== null && age !== 'adult';
  if (gender === 'female') return child ? 'girls' : 'women';
  return child ? 'boys' : 'men';
}

/** The scale of labels that have not been rescaled yet (Regulations (EU) 65/2014 and 626/2011). */
const OLD_SCALE = { best: 'A+++', worst: 'D' } as const;

function energyOf(
  row: Row,
  category: GoogleCategory | null,
): Pick<FeedItem, 'energyClass' | 'energyBest' | 'energyWorst'> {
  const classOf = (field: string) => {
    const text = row.text(field).toUpperCase();
    if (text === '' || ENERGY.test(text)) return text;
    row.reasons.push(`${field}: a class from A+++ to G, not "${shown(text)}"`);
    return '';
  };
  const energyClass = classOf('energy_efficiency_class');
  const scale = category && findEnergyScale(category);
  const hasPlus = energyClass.includes('+');
  if (hasPlus && scale === 'new')
    row.reasons.push('energy_efficiency_class: classes with + are no longer valid for this kind of product');
  if (hasPlus && !category)
    row.reasons.push('energy_efficiency_class: a class with + needs a google_product_category that has it');
  const isOld = energyClass !== '' && (hasPlus || scale === 'old');
  // Google's "min" is the best class of the label's scale
  return {
    energyClass: energyClass || null,
    energyBest: classOf('min_energy_efficiency_class') || (isOld ? OLD_SCALE.best : undefined),
    energyWorst: classOf('max_energy_efficiency_class') || (isOld ? OLD_SCALE.worst : undefined),
  };
}

function eprelOf(row: Row): string | null {
  const eprel = row.all('certification').find((text) => /EPREL/i.test(text));
  if (!eprel) return null;
  // the last number: an element's parts can have another order than a table's
  const number = /(?<!\d)(\d{1,10})\D*$/.exec(eprel)?.[1];
  if (!number) row.reasons.push(`certification: no EPREL number in "${shown(eprel)}"`);
  return number ?? null;
}
