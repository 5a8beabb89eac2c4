import { namePeople, type VariantWords } from '#commerce/range/catalogue/variant-words.rules.ts';
import { WHOLE_ARTICLE_NUMBER } from '#forms/lists/article-number.ts';
import type { Notice } from '../import-notices.ts';
import {
  convertToOneLine,
  cutTo,
  type Description,
  isLonger,
  readDescription,
  shortenForReport,
} from '../read/feed-text.rules.ts';
import { createWordParser, parseHost, readGtin, readMeasure, readUrl } from './feed-values.rules.ts';
import { type DetailReader, splitValues } from './google-details.rules.ts';
import {
  type FeedRow,
  type PriceMarket,
  REFUSED,
  Row,
  readAvailability,
  resolvePrice,
  VARIANT_NAME,
} from './google-row.rules.ts';
import {
  findEnergyScale,
  findGoogleCategory,
  type GoogleCategory,
  type GoogleTaxonomy,
} from './google-taxonomy.rules.ts';
import type { FeedField } from './product-field-values.rules.ts';

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
  /** null if the file has no such column, which Google does not define */
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
  /** values of material, pattern and details by attribute key, as JSON; null if the file does not contain them */
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
  /** fields of extensions whose columns the file has: an article without a value there has none */
  readonly fields?: readonly FeedField[];
  /** hosts that the shop fetches pictures from, lower case */
  readonly pictureHosts: Pick<ReadonlySet<string>, 'has'>;
  /** called when the first row names one of its categories */
  readonly loadTaxonomy: () => GoogleTaxonomy;
};

/** @returns the item with notes on changed values, or everything that is wrong with the row */
export function readFeedRow(
  fields: FeedRow,
  market: FeedMarket,
): { item: FeedItem; notices: readonly Notice[] } | { reasons: readonly string[] } {
  const row = new Row(fields);
  if (fields[REFUSED]) return { reasons: row.reasons };
  const id = readId(row, 'id') ?? '';
  const whole = convertToOneLine(row.readText('title'));
  if (whole === '') row.reasons.push('title: is missing');
  const title = row.cut('title', whole, LONGEST_TITLE);
  const amountMinor = resolvePrice(row, market);
  const brand = row.readLine('brand', LONGEST_BRAND) || (market.defaultBrand ?? '');
  if (brand === '') row.reasons.push('brand: is missing');
  const googleCategory = readGoogleCategory(row, market.loadTaxonomy);
  const [material, pattern] = [readWord(row, 'material'), readWord(row, 'pattern')];
  const item = {
    ...{ id, groupId: row.readText('item_group_id') === '' ? id : (readId(row, 'item_group_id') ?? id) },
    ...{ title, titleRest: whole.slice(title.length).trim(), brand, amountMinor: amountMinor ?? 0 },
    description: resolveDescription(row, title),
    highlights: readHighlights(row, market.isTable),
    pictures: readPictures(row, market),
    ...readAvailability(row, market),
    gtin: row.readOptional('gtin', readGtin),
    mpn: row.readLine('mpn', LONGEST_MPN) || null,
    condition: readCondition(row),
    ...{ colour: readColour(row), size: readWord(row, 'size') },
    audience: readAudience(row),
    ...readEnergy(row, googleCategory),
    eprelId: readEprel(row),
    measure: row.readOptional('unit_pricing_measure', readMeasure),
    googleCategory,
    categoryNames: readCategoryNames(row, market.isTable),
    attributes: market.details.buildAttributes(row, material, pattern, market),
    words: readVariantWords(row, { title, material, pattern }, market.details.language),
  } satisfies FeedItem;
  return row.reasons.length > 0 ? { reasons: row.reasons } : { item, notices: row.notices };
}

/** Whether the fields that an article cannot be sold without are all there and readable. */
export function isSellable(fields: FeedRow, market: FeedMarket): boolean {
  const row = new Row(fields);
  const brand = row.readText('brand') || market.defaultBrand || '';
  if (row.readText('title') === '' || brand === '' || readId(row, 'id') === null) return false;
  resolvePrice(row, market);
  readAvailability(row, market);
  readCondition(row);
  return row.reasons.length === 0;
}

function readId(row: Row, field: string): string | null {
  const id = row.readText(field);
  if (WHOLE_ARTICLE_NUMBER.test(id)) return id;
  row.reasons.push(
    id === ''
      ? `${field}: is missing`
      : `${field}: 1 to 50 letters, digits and . - _ ( ) * ! + / or spaces between, not "${shortenForReport(id)}"`,
  );
  return null;
}

/** Without a description the title stands for it; one that is too long is cut and loses its structure. */
function resolveDescription(row: Row, title: string): Description {
  const description = readDescription(row.readText('description'));
  if (description.text === '') {
    row.note('description: is missing, the title stands for it', '');
    return { text: title, html: null };
  }
  if (!isLonger(description.text, LONGEST_DESCRIPTION)) return description;
  row.note(`description: cut to ${LONGEST_DESCRIPTION} characters`, description.text);
  return { text: cutTo(description.text, LONGEST_DESCRIPTION), html: null };
}

/** The addresses of an article's pictures as given, the first before the others; many feeds repeat it there. */
function readPictureLinks(row: Pick<Row, 'readAll'>, isTable: boolean): string[] {
  const more = row
    .readAll('additional_image_link')
    .flatMap((links) => (isTable ? links.split(NEXT_ADDRESS) : [links]));
  const links = [...row.readAll('image_link').slice(0, 1), ...more].map((link) => link.trim());
  return [...new Set(links)].filter((link) => link !== '');
}

/** The hosts of an article's pictures. */
export function collectPictureHosts(row: Pick<Row, 'readAll'>, isTable: boolean): ReadonlySet<string> {
  const hosts = readPictureLinks(row, isTable).map(parseHost);
  return new Set(hosts.filter((host) => host !== ''));
}

/** Pictures that the shop does not fetch are left out: a page would ask for each in vain. */
function readPictures(row: Row, { isTable, pictureHosts }: FeedMarket): string[] {
  const links = readPictureLinks(row, isTable);
  if (row.readText('image_link') === '') row.note('image_link: is missing', '');
  if (links.length > MOST_PICTURES)
    row.note(`additional_image_link: cut to ${MOST_PICTURES - 1}`, String(links.length - 1));
  return links.slice(0, MOST_PICTURES).flatMap((link, index) => {
    const field = index === 0 ? 'image_link' : 'additional_image_link';
    const read = readUrl(link);
    if (read.ok && pictureHosts.has(parseHost(read.value))) return [read.value];
    row.note(`${field}: left out, ${read.ok ? 'PICTURE_HOSTS does not name its host' : read.kind}`, link);
    return [];
  });
}

/** Tables put several values into one field: a comma between two has no space behind it, or the value is quoted. */
function readHighlights(row: Row, isTable: boolean): string[] | undefined {
  const written = row.readAll('product_highlight').flatMap((text) => (isTable ? splitValues(text) : [text]));
  if (written.length === 0) return undefined;
  if (written.length > MOST_HIGHLIGHTS)
    row.note(`product_highlight: cut to ${MOST_HIGHLIGHTS}`, String(written.length));
  return written
    .slice(0, MOST_HIGHLIGHTS)
    .map((text) => row.cut('product_highlight', convertToOneLine(text), LONGEST_HIGHLIGHT))
    .filter((text) => text !== '');
}

function readWord(row: Row, field: string): string | null {
  return row.readLine(field, LONGEST_WORD) || null;
}

export function readColour(row: Row): string | null {
  return readWord(row, 'color');
}

/** A used article must not be sold as new: an unknown word is refused. */
function readCondition(row: Row): Condition {
  const text = convertToOneLine(row.readText('condition')).toLowerCase();
  const condition = CONDITIONS.get(text);
  if (!condition)
    row.reasons.push(`condition: one of new, refurbished, used, not "${shortenForReport(text)}"`);
  return condition ?? 'new';
}

function readGoogleCategory(row: Row, taxonomy: FeedMarket['loadTaxonomy']): GoogleCategory | null {
  const text = convertToOneLine(row.readText('google_product_category'));
  if (text === '') return null;
  const found = findGoogleCategory(taxonomy(), text);
  if (!found) row.note('google_product_category: not in the taxonomy', text);
  else if (!found.exact)
    row.note('google_product_category: not in the taxonomy, the one above it counts', text);
  return found?.category ?? null;
}

/** The first product_type; a table separates several by commas. */
export function readCategoryNames(row: Pick<Row, 'readAll'>, isTable: boolean): string[] {
  const [text = ''] = row.readAll('product_type');
  const [first = ''] = isTable && text.includes('>') ? text.split(/,(?=[^,]*>)(?!\s)/) : [text];
  return convertToOneLine(first)
    .split('>')
    .map((name) => cutTo(name.trim(), LONGEST_WORD))
    .filter((name) => name !== '')
    .slice(0, MOST_CATEGORY_NAMES);
}

function readVariantWords(
  row: Row,
  { title: name, material, pattern }: Record<'title', string> & Record<'material' | 'pattern', string | null>,
  language: string,
): VariantWords | null {
  if (row.readText('item_group_id') === '') return null;
  const people = (field: string, words: readonly string[]) => {
    const reading = createWordParser(words)(row.readText(field));
    return reading.ok ? namePeople(reading.value, language) : undefined;
  };
  const [age, gender] = [people('age_group', AGES), people('gender', GENDERS)];
  return {
    name: row.readLine(VARIANT_NAME, LONGEST_TITLE) || name,
    ...(pattern && { pattern }),
    ...(material && { material }),
    ...(age && { age }),
    ...(gender && { gender }),
  };
}

const GENDERS = ['male', 'female', 'unisex'] as const;
const AGES = ['newborn', 'infant', 'toddler', 'kids', 'adult'] as const;

function readAudience(row: Row): FeedItem['audience'] {
  const gender = row.readOptional('gender', createWordParser(GENDERS));
  const age = row.readOptional('age_group', createWordParser(AGES));
  if (gender === null) return null;
  if (gender === 'unisex') return 'unisex';
  const child = age !== null && age !== 'adult';
  if (gender === 'female') return child ? 'girls' : 'women';
  return child ? 'boys' : 'men';
}

/** The scale of labels that have not been rescaled yet (Regulations (EU) 65/2014 and 626/2011). */
const OLD_SCALE = { best: 'A+++', worst: 'D' } as const;

function readEnergy(
  row: Row,
  category: GoogleCategory | null,
): Pick<FeedItem, 'energyClass' | 'energyBest' | 'energyWorst'> {
  const readEnergyClass = (field: string) => {
    const text = row.readText(field).toUpperCase();
    if (text === '' || ENERGY.test(text)) return text;
    row.reasons.push(`${field}: a class from A+++ to G, not "${shortenForReport(text)}"`);
    return '';
  };
  const energyClass = readEnergyClass('energy_efficiency_class');
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
    energyBest: readEnergyClass('min_energy_efficiency_class') || (isOld ? OLD_SCALE.best : undefined),
    energyWorst: readEnergyClass('max_energy_efficiency_class') || (isOld ? OLD_SCALE.worst : undefined),
  };
}

function readEprel(row: Row): string | null {
  const eprel = row.readAll('certification').find((text) => /EPREL/i.test(text));
  if (!eprel) return null;
  // the last number: an element's parts can have another order than a table's
  const number = /(?<!\d)(\d{1,10})\D*$/.exec(eprel)?.[1];
  if (!number) row.reasons.push(`certification: no EPREL number in "${shortenForReport(eprel)}"`);
  return number ?? null;
}
