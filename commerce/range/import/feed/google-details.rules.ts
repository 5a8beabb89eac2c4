import { hash } from 'node:crypto';
import { slugify } from '#commerce/range/catalogue/slug.rules.ts';
import { findAttribute } from '#commerce/range/catalogue/variant-words.rules.ts';
import { convertToOneLine, cutTo } from '../read/feed-text.rules.ts';
import { PART, type Row } from './google-row.rules.ts';
import type { FeedField } from './product-field-values.rules.ts';

/** The name of a detail of an article: `section` is its heading, '' if there is none. */
export type DetailName = {
  /** the key of its attribute */
  readonly key: string;
  readonly section: string;
  readonly label: string;
};

/** Google allows 1,000 details for an article, 140 letters for their names and 1,000 for their values. */
const MOST_DETAILS = 1000;
const LONGEST_LABEL = 140;
const LONGEST_VALUE = 10_000;
const LONGEST_SLUG = 48;
/** Letters that an address segment keeps, and umlauts, by which hardly two words differ. */
const KEPT_IN_SLUGS = /^[a-zäöü\d ]+$/i;
/** A feed has a few thousand names; one with more than this is read more slowly. */
const MOST_KEPT = 50_000;

/** Reads the details of one feed. Names are cached: a feed repeats them in most rows. */
export class DetailReader {
  readonly language: string;
  readonly #isTable: boolean;
  /** by their text, including the separator; null if it is no name */
  readonly #names = new Map<string, DetailName | null>();

  readonly material: DetailName;
  readonly pattern: DetailName;

  /** @param isTable details are in one field, separated by commas */
  constructor(language: string, isTable: boolean) {
    this.language = language;
    this.#isTable = isTable;
    this.material = { ...findAttribute('material', language), section: '' };
    this.pattern = { ...findAttribute('pattern', language), section: '' };
  }

  /** The prefix of all attributes that feeds in this language have created. */
  get prefix(): string {
    return `feed-${this.language}-`;
  }

  /**
   * A name and its attribute. A label with signs (`DVD-R`, `DVD+R`) or accents (`Maße` is not `Masse`, `Côte` not `Côté`),
   * which an address segment would lose, or below a section gets a distinguishing part, and another language's is
   * another attribute.
   */
  resolveDetailName(section: string, label: string): DetailName {
    const slug = slugify(label, this.language).slice(0, LONGEST_SLUG).replace(/-$/, '');
    const isWhole = section === '' && slug !== '' && label.length <= LONGEST_SLUG;
    if (isWhole && KEPT_IN_SLUGS.test(label)) return { key: `${this.prefix}${slug}`, section, label };
    const distinct = hash('sha256', `${section}${PART}${label}`.toLowerCase()).slice(0, 8);
    return { key: [`feed-${this.language}`, slug, distinct].filter(Boolean).join('-'), section, label };
  }

  /** Names of the details in these fields. */
  collectDetailNames(fields: readonly string[]): DetailName[] {
    const names: DetailName[] = [];
    for (const field of fields)
      for (const part of this.#splitParts(field)) {
        const name = this.#parseWrittenName(part, findValueStart(part));
        if (name !== null) names.push(name);
      }
    return names;
  }

  /** An article's attributes in the feed's own words, and its fields, as JSON: many rows wait for their batch, and one text is little. */
  buildAttributes(
    row: Row,
    material: string | null,
    pattern: string | null,
    { hasDetails, fields = [] }: { readonly hasDetails: boolean; readonly fields?: readonly FeedField[] },
  ): string | null {
    if (!material && !pattern && !hasDetails && fields.length === 0) return null;
    // objects without a prototype: thousands of them with their own keys are created six times as fast
    const values: Record<string, string | number | boolean> = Object.create(null);
    if (material) values[this.material.key] = material;
    if (pattern) values[this.pattern.key] = pattern;
    if (hasDetails) for (const [key, value] of this.read(row)) values[key] = value;
    for (const field of fields) {
      const value = field.read(row);
      if (value !== null) values[field.attributeKey] = value;
    }
    return JSON.stringify(values);
  }

  /** Details of a row, by the keys of their attributes; the first of two of the same name counts. */
  read(row: Row): ReadonlyMap<string, string> {
    const details = new Map<string, string>();
    for (const field of row.readAll('product_detail'))
      for (const part of this.#splitParts(field)) this.#add(row, part, details);
    if (details.size <= MOST_DETAILS) return details;
    row.note(`product_detail: cut to ${MOST_DETAILS}`, String(details.size));
    return new Map([...details].slice(0, MOST_DETAILS));
  }

  #add(row: Row, part: string, details: Map<string, string>): void {
    const at = findValueStart(part);
    const name = this.#parseWrittenName(part, at);
    const written = part.slice(at).trim();
    const value = row.cut(
      'product_detail',
      convertToOneLine(this.#isTable ? unquotePart(written) : written),
      LONGEST_VALUE,
    );
    if (name === null || value === '') {
      row.note('product_detail: left out, without a name or a value', part.replaceAll(PART, ':'));
      return;
    }
    const known = details.get(name.key);
    if (known === undefined) details.set(name.key, value);
    else if (known !== value) row.note('product_detail: left out, named twice', part);
  }

  #splitParts(field: string): string[] {
    return this.#isTable ? splitDetails(field) : [field];
  }

  #parseWrittenName(part: string, at: number): DetailName | null {
    const written = part.slice(0, at);
    const known = this.#names.get(written);
    if (known !== undefined) return known;
    const [section = '', label = ''] = written.split(detectSeparator(written));
    const name = cutLabel(label) === '' ? null : this.resolveDetailName(cutLabel(section), cutLabel(label));
    if (this.#names.size < MOST_KEPT) this.#names.set(written, name);
    return name;
  }
}

/** The separator of section, label and value. */
const detectSeparator = (text: string): string => (text.includes(PART) ? PART : ':');

/** The position of the value: after the second separator. */
function findValueStart(part: string): number {
  const sign = detectSeparator(part);
  const first = part.indexOf(sign);
  const second = first < 0 ? -1 : part.indexOf(sign, first + 1);
  return second < 0 ? part.length : second + 1;
}

const cutLabel = (text: string): string => cutTo(convertToOneLine(text), LONGEST_LABEL);

/** A comma separates details where `section:attribute:` follows without a space. */
const NEXT_DETAIL = /,(?=(?:[^\s:,][^:,]*)?:[^:,]+:)/;
/** The same, or a quoted detail or value: a comma in it separates nothing. */
const QUOTED_OR_COMMA =
  /(?<=(?:^|[:,])\s{0,3})"(?:[^"]|""){0,10000}"(?=\s*(?:,|$))|,(?=(?:[^\s:,][^:,]*)?:[^:,]+:)/g;

function splitDetails(text: string): string[] {
  if (!text.includes('"')) return text.split(NEXT_DETAIL).map((part) => part.trim());
  const parts: string[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(QUOTED_OR_COMMA)) {
    if (found !== ',') continue;
    parts.push(text.slice(from, index));
    from = index + 1;
  }
  return [...parts, text.slice(from)].map((part) => unquotePart(part.trim()));
}

/** Values separated by commas; a value with a comma is quoted, or the comma has a space behind it. */
export function splitValues(text: string): string[] {
  return (text.match(/\s*"(?:[^"]|"")*"\s*(?=,|$)|(?:[^,]|,(?=\s))+/g) ?? [])
    .map((part) => unquotePart(part.trim()))
    .filter((part) => part !== '');
}

function unquotePart(part: string): string {
  return part.startsWith('"') && /^"(?:[^"]|"")*"$/.test(part)
    ? part.slice(1, -1).replaceAll('""', '"')
    : part;
}
