import { hash } from 'node:crypto';
import { slugify } from '#commerce/range/catalogue/slug.rules.ts';
import { WHOLE_ARTICLE_NUMBER } from '#forms/lists/article-number.ts';
import {
  FAULT,
  type FeedRow,
  isWritten,
  NOTE,
  PART,
  REFUSED,
  VARIANT_NAME,
} from '../feed/google-row.rules.ts';
import type { ReadRow } from '../write/product-write.types.ts';

const LONGEST_NUMBER = 50;

/** The words for an option that the shop has a field for, in the languages of the systems' users. */
const OPTION_WORDS: Readonly<Record<'color' | 'size' | 'material' | 'pattern', RegExp>> = {
  color: /^(?:colou?r|kleur|farbe|couleur|barva|farba|colore|kolor)$/i,
  size: /^(?:size|(?:schoen|kleding)?maat|(?:schuh|konfektions)?gr(?:ö|oe)(?:ß|ss)e|taille|pointure|velikost|veľkosť|rozmiar|taglia|talla)$/i,
  material: /^(?:material|materiaal|matériau|matière|materiál|stof|stoff)$/i,
  pattern: /^(?:pattern|dessin|patroon|muster|motif|vzor)$/i,
};
type OptionField = keyof typeof OPTION_WORDS;

/** The article's brand among the attributes of systems that have no column for it. */
export const BRAND_WORDS =
  /^(?:brand|merk|marke|marque|značka|manufacturer|hersteller|fabrikant|fabricant|výrobce)$/i;

/** A name with its value: an option of a variant, or an attribute of an article. */
export type NamedValue = readonly [name: string, value: string];

/** Values of a row by Google's field; empty ones are left out. */
export type ForeignFields = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A row in Google's words; what the reading of the file found about its source stays with it. */
export function buildForeignRow({ line, value }: ReadRow<FeedRow>, fields: ForeignFields): ReadRow<FeedRow> {
  const row: Record<string, readonly string[]> = {};
  for (const mark in value) if (!isWritten(mark)) row[mark] = value[mark] ?? [];
  for (const [field, given] of Object.entries(fields)) {
    const values = (typeof given === 'string' ? [given] : (given ?? [])).filter((text) => text.trim() !== '');
    if (values.length > 0) row[field] = field === NOTE ? [...(row[NOTE] ?? []), ...values] : values;
  }
  return { line, value: row };
}

/**
 * A row that is refused for what the other system says of it. It does not count as named: with a complete file, an
 * article that is no longer sold there goes off sale here too.
 */
export function refuseForeignRow({ line }: ReadRow<FeedRow>, id: string, reason: string): ReadRow<FeedRow> {
  return { line, value: { [REFUSED]: [reason, id] } };
}

/** A row that the file itself has broken, which counts as named. @returns null for a whole one */
export function refuseBrokenRow({ line, value }: ReadRow<FeedRow>, id: string): ReadRow<FeedRow> | null {
  const [fault] = value[FAULT] ?? [];
  if (fault === undefined) return null;
  return { line, value: { ...(id !== '' && { id: [id] }), [REFUSED]: [fault, id] } };
}

/** The first value of a column that is not empty. */
export function readColumn({ value }: ReadRow<FeedRow>, column: string): string {
  return value[column]?.find((text) => text.trim() !== '')?.trim() ?? '';
}

/**
 * Options or attributes as Google's fields. Of two with the same meaning the first counts.
 * @returns those that no field is for
 */
export function sortNamedValues(values: readonly NamedValue[]): {
  readonly fields: Readonly<Partial<Record<OptionField, string>>>;
  readonly others: readonly NamedValue[];
} {
  const fields: Partial<Record<OptionField, string>> = {};
  const others: NamedValue[] = [];
  for (const [name, value] of values) {
    const field = findOptionField(name);
    if (field && fields[field] === undefined) fields[field] = value;
    else others.push([name, value]);
  }
  return { fields, others };
}

function findOptionField(name: string): OptionField | undefined {
  const fields = Object.keys(OPTION_WORDS) as OptionField[];
  return fields.find((field) => OPTION_WORDS[field].test(name.trim()));
}

/** Details of an article, without a section. */
export function buildDetails(values: readonly NamedValue[]): string[] {
  return values.map(([name, value]) => ['', name, value].join(PART));
}

/** The name of a variant that options without a field of their own tell apart. */
export function nameVariant(title: string, others: readonly NamedValue[]): ForeignFields {
  if (others.length === 0) return {};
  return { [VARIANT_NAME]: `${title} - ${others.map(([, value]) => value).join(', ')}` };
}

/** An article number made of words, for articles and groups that have none; the same with each import. */
export function buildNumber(words: readonly string[]): string {
  const number = words
    .map((word) => slugify(word, ''))
    .filter(Boolean)
    .join('-');
  if (number !== '' && number.length <= LONGEST_NUMBER) return number;
  const distinct = hash('sha256', words.join(' ')).slice(0, 8);
  return [number.slice(0, LONGEST_NUMBER - 9).replace(/-$/, ''), distinct].filter(Boolean).join('-');
}

/** A group's own name as its style number, or a number made of it. */
export function buildGroupNumber(name: string): string {
  return WHOLE_ARTICLE_NUMBER.test(name) ? name : buildNumber([name]);
}

/** `Yes`, `true` and `1`. */
export function isYes(text: string): boolean {
  return /^(?:1|true|yes|ja|oui)$/i.test(text);
}

/** A stock that systems write with a sign and decimals: `-3`, `12.0000`. @returns null for anything else */
export function readPieces(text: string): number | null {
  const [, sign, whole = ''] = /^(-?)(\d{1,7})(?:[.,]\d*)?$/.exec(text) ?? [];
  if (sign === undefined) return null;
  return sign === '-' ? 0 : Number(whole);
}

/** The period of a sale price; one that is open at an end lasts. */
export function buildPeriod(from: string, to: string): string {
  return from === '' && to === '' ? '' : `${from || '2000-01-01'}/${to || '2999-12-31'}`;
}

/** The way to a category with the most names, as Google writes it; the first of several. */
export function chooseCategory(ways: readonly (readonly string[])[]): string {
  const named = ways.map((way) => way.map((name) => name.trim()).filter((name) => name !== ''));
  const longest = Math.max(0, ...named.map(({ length }) => length));
  return (named.find(({ length }) => length === longest) ?? []).join(' > ');
}
