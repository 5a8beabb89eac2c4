import type { Currency } from '#commerce/ground/kernel/money.ts';
import type { Notice } from '../import-notices.ts';
import { convertToOneLine, cutTo, isLonger, shortenForReport } from '../read/feed-text.rules.ts';
import { isReversed, isWithin, readMoment, resolveMarketDay } from './feed-moments.rules.ts';
import { createWordParser, type Reading, readPrice } from './feed-values.rules.ts';

/**
 * A row as in the file: values by field name without `g:`, lower case, words joined by `_`. The parts of a structured
 * XML field are joined by PART, which no text contains.
 */
export type FeedRow = Readonly<Record<string, readonly string[]>>;
export const PART = '\u001f';
/** Why a table's row is refused as a whole. */
export const FAULT = '\u001ffault';
/** A value of a table's row whose quotation mark is never closed. */
export const LOOSE_MARK = '\u001floose-mark';
/** The fields of a row in which text was mended that had been decoded twice. */
export const MENDED = '\u001fmended';
/** Why a row of another system's export is refused before it is read as Google's, and the article's number. */
export const REFUSED = '\u001frefused';
/** What a profile has to say of a row that comes in. */
export const NOTE = '\u001fnote';
/** The name of a variant that another system's options tell apart, where its title is its product's. */
export const VARIANT_NAME = '\u001fvariant-name';
/** Whether a field of a row stands in the file. */
export const isWritten = (field: string): boolean => !field.startsWith(PART);

const AVAILABILITIES = ['in_stock', 'out_of_stock', 'preorder', 'backorder'] as const;

const NOTHING: readonly string[] = [];

/** Collects the faults of a row, so that its report names all of them at once, and the changes made to it. */
export class Row {
  readonly reasons: string[] = [];
  readonly notices: Notice[] = [];
  readonly #row: FeedRow;

  constructor(row: FeedRow) {
    this.#row = row;
    this.reasons.push(...(row[FAULT] ?? NOTHING), ...(row[REFUSED]?.slice(0, 1) ?? NOTHING));
    for (const value of row[LOOSE_MARK] ?? NOTHING)
      this.note('a quotation mark that is never closed is read as a character', value);
    for (const what of row[NOTE] ?? NOTHING) this.note(what, '');
    for (const field of row[MENDED] ?? NOTHING)
      this.note(`${field}: was decoded twice ("FÃ¼r" for "Für"), is mended`, this.readText(field));
  }

  /** Records that a value was changed, cut or left out. @param value the file's */
  note(what: string, value: string): void {
    this.notices.push({ what, value: shortenForReport(value) });
  }

  readAll(field: string): readonly string[] {
    return (this.#row[field] ?? []).map((value) => value.trim()).filter((value) => value !== '');
  }

  readText(field: string): string {
    for (const value of this.#row[field] ?? NOTHING) {
      const text = value.trim();
      if (text !== '') return text;
    }
    return '';
  }

  /** One line of text without markup, cut where it is too long. @returns '' when the row has none */
  readLine(field: string, longest: number): string {
    return this.cut(field, convertToOneLine(this.readText(field)), longest);
  }

  cut(field: string, value: string, longest: number): string {
    if (!isLonger(value, longest)) return value;
    this.note(`${field}: cut to ${longest} characters`, value);
    return cutTo(value, longest);
  }

  read<T>(field: string, how: (text: string) => Reading<T>): T | null {
    const value = this.readText(field);
    return value === '' ? null : this.take(field, how(value));
  }

  /** A value that an article can be sold without: an unreadable one is left out. */
  readOptional<T>(field: string, how: (text: string) => Reading<T>): T | null {
    const value = this.readText(field);
    if (value === '') return null;
    const reading = how(value);
    if (reading.ok) return reading.value;
    this.note(`${field}: left out, ${reading.kind}`, value);
    return null;
  }

  take<T>(field: string, reading: Reading<T>): T | null {
    if (reading.ok) return reading.value;
    this.reasons.push(`${field}: ${reading.why}`);
    return null;
  }
}

/** The market that a price is read for. */
export type PriceMarket = {
  readonly currency: Currency;
  /** of prices that name none; without it they are refused */
  readonly unmarkedCurrency?: Currency | null;
  /** decides whether a sale price is in force */
  readonly now: Date;
  /** for days and times without a time zone */
  readonly timeZone: string;
};

/**
 * The current price: the sale price while it is in force.
 * @returns minor units; null when there is no readable one
 */
export function resolvePrice(row: Row, market: PriceMarket): number | null {
  const { currency, unmarkedCurrency = null } = market;
  if (row.readText('price') === '') {
    row.reasons.push('price: is missing');
    return null;
  }
  const price = row.take('price', readPrice(row.readText('price'), currency, unmarkedCurrency));
  const sale = row.read('sale_price', (text) => readPrice(text, currency, unmarkedCurrency));
  if (sale === null || price === null || !isInForce(row, market)) return price;
  if (sale > price) row.reasons.push('sale_price: above the price');
  return sale;
}

/**
 * `2026-11-20T00:00+0100/2026-11-30T23:59+0100`, or days or times of the market; without a range a sale price is always
 * in force.
 */
function isInForce(row: Row, { now, timeZone }: PriceMarket): boolean {
  const period = row.readText('sale_price_effective_date');
  if (period === '') return true;
  const [from, to, more] = period.split('/').map(readMoment);
  if (!from || !to || more !== undefined || isReversed(from, to)) {
    row.reasons.push(`sale_price_effective_date: not a period: "${shortenForReport(period)}"`);
    return false;
  }
  return isWithin(from, to, now, timeZone);
}

/** Whether and when an article is available, and its stock where the file has it. */
export function readAvailability(row: Row, { timeZone }: Pick<PriceMarket, 'timeZone'>) {
  const availability = row.read('availability', createWordParser(AVAILABILITIES));
  if (row.readText('availability') === '') row.reasons.push('availability: is missing');
  return {
    availability: availability ?? ('out_of_stock' as const),
    /** ISO 8601 date */
    availabilityDate: readDate(row, 'availability_date', timeZone),
    /** Google's own fields have no quantity */
    quantity: readQuantity(row),
  };
}

function readQuantity(row: Row): number | null {
  const text = row.readText('quantity') || row.readText('inventory');
  if (text === '') return null;
  if (/^\d{1,7}$/.test(text)) return Number(text);
  row.reasons.push(`quantity: a whole number, not "${shortenForReport(text)}"`);
  return null;
}

function readDate(row: Row, field: string, timeZone: string): string | null {
  const text = row.readText(field);
  if (text === '') return null;
  const moment = readMoment(text);
  if (moment) return resolveMarketDay(moment, timeZone);
  row.reasons.push(`${field}: a date like 2026-12-24, not "${shortenForReport(text)}"`);
  return null;
}
