import type { Currency } from '#commerce/ground/kernel/money.ts';
import { shortenForReport } from '../read/feed-text.rules.ts';

/** The value of a field's text, or why it has none. */
export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  // `kind` is the same for all faults of one sort, for counting; `why` names the value
  | { readonly ok: false; readonly kind: string; readonly why: string };

const read = <T>(value: T): Reading<T> => ({ ok: true, value });
const rejectReading = (kind: string, why = kind): Reading<never> => ({ ok: false, kind, why });

const PRICE = /^(?:([a-z]{3}|€)\s*)?(\d(?:.*[\d–—-])?)(?:\s*([a-z]{3}|€))?$/i;
const AMOUNT =
  /^(?<whole>\d{1,9}|\d{1,3}(?<groups>[.,'’\s])\d{3}(?:\k<groups>\d{3}){0,2})(?:(?<point>[.,])(?<cents>\d{1,2}|\d{2}0{2,4}|[–—-]))?$/;

/**
 * `15.00 EUR`, `EUR 15`, `15,95 eur`, `€ 1.299,-`, `1'299.9000 CHF`.
 * @param unmarked currency of prices that name none; null refuses them
 * @returns minor units
 */
export function readPrice(
  text: string,
  currency: Currency,
  unmarked: Currency | null = null,
): Reading<number> {
  const [, before, amount = '', after = before ?? unmarked] = PRICE.exec(text.trim()) ?? [];
  const minor = parseMinor(amount);
  if (minor === null) return rejectReading('not a price', `not a price: "${shortenForReport(text)}"`);
  if (!after)
    return rejectReading('a price without currency', `a price without currency: "${shortenForReport(text)}"`);
  const other = [before ?? after, after].map(parseCurrency).find((one) => one !== currency);
  if (other) return rejectReading('another currency', `in ${other}, this shop sells in ${currency}`);
  return minor > 0 ? read(minor) : rejectReading('a price of nothing');
}

const parseCurrency = (written: string): string => (written === '€' ? 'EUR' : written.toUpperCase());

/** @returns null if it is not an amount, or could be a thousand times more or less, like `1.299` */
function parseMinor(amount: string): number | null {
  const { whole, groups, point, cents = '' } = AMOUNT.exec(amount)?.groups ?? {};
  if (whole === undefined) return null;
  const digits = whole.replaceAll(/\D/g, '');
  if (groups && '.,'.includes(groups) && (point ? point === groups : digits.length < 7)) return null;
  return Number(digits) * 100 + Number(cents.replaceAll(/\D/g, '').slice(0, 2).padEnd(2, '0'));
}

/** GTIN-8, -12, -13 or -14 with its check digit (GS1 General Specifications, 7.9). */
export function readGtin(text: string): Reading<string> {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (!/^(\d{8}|\d{12,14})$/.test(digits))
    return rejectReading(
      'not 8, 12, 13 or 14 digits',
      `a GTIN has 8, 12, 13 or 14 digits: "${shortenForReport(text)}"`,
    );
  // a placeholder, whose check digit is right
  if (/^0+$/.test(digits)) return rejectReading('only zeros', `a GTIN of zeros: ${digits}`);
  const sum = [...digits.slice(0, -1)]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  const right = (10 - (sum % 10)) % 10 === Number(digits.at(-1));
  return right
    ? read(digits)
    : rejectReading('wrong check digit', `the GTIN's check digit is wrong: ${digits}`);
}

/** An absolute https or http address without a login in it. */
export function readUrl(text: string): Reading<string> {
  const url = URL.parse(text.trim());
  if (!url) return rejectReading('not an address', `not an address: "${shortenForReport(text)}"`);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return rejectReading('not https: or http:', `addresses begin with https: or http:, not ${url.protocol}`);
  if (url.username || url.password) return rejectReading('an address with a login in it');
  return read(url.href);
}

/** An address whose host needs no parser. */
const PLAIN_HOST = /^https?:\/\/([a-z\d.-]+)\//;

/** The host of an address, in lower case and with a port that is not the usual one; '' where it has none. */
export function parseHost(address: string): string {
  return PLAIN_HOST.exec(address)?.[1] ?? URL.parse(address)?.host ?? '';
}

const MEASURE = /^(\d{1,6}(?:[.,]\d{1,3})?)\s*(mg|g|kg|ml|cl|l|mm|cm|m|sqm|m2|m²)$/i;
const BASE: Readonly<Record<string, readonly ['kg' | 'l' | 'm' | 'm2', number]>> = {
  mg: ['kg', 1e-6],
  g: ['kg', 1e-3],
  kg: ['kg', 1],
  ml: ['l', 1e-3],
  cl: ['l', 1e-2],
  l: ['l', 1],
  mm: ['m', 1e-3],
  cm: ['m', 1e-2],
  m: ['m', 1],
  sqm: ['m2', 1],
  m2: ['m2', 1],
  'm²': ['m2', 1],
};

/** Units in which `1.500` is one and a half to some and 1,500 to others; in litres it can only be the first. */
const SMALL_UNITS = /^(?:mg|g|ml|cl|mm|cm)$/;
/** The shop keeps three decimals; more than a hundredth may not be lost. */
const MOST_LOST = 0.01;

/** `750 ml` as 0.75 l: the quantity for the unit price, in kg, l, m or m². */
export function readMeasure(text: string): Reading<{ quantity: number; unit: 'kg' | 'l' | 'm' | 'm2' }> {
  const [, number = '', unit = ''] = MEASURE.exec(text.trim()) ?? [];
  const base = BASE[unit.toLowerCase()];
  if (!base) return rejectReading('not a measure', `not a measure: "${shortenForReport(text)}"`);
  if (SMALL_UNITS.test(unit.toLowerCase()) && /^[1-9]\d{0,2}[.,]\d{3}$/.test(number))
    return rejectReading(
      'a measure with a sign that may mean thousands',
      `thousands or not: "${shortenForReport(text)}"`,
    );
  const exact = Number(number.replace(',', '.')) * base[1];
  const quantity = Math.round(exact * 1000) / 1000;
  if (exact === 0)
    return rejectReading('a measure of nothing', `a measure of nothing: "${shortenForReport(text)}"`);
  return Math.abs(quantity - exact) <= exact * MOST_LOST
    ? read({ quantity, unit: base[0] })
    : rejectReading(
        'a measure too small for a unit price',
        `too small for a unit price: "${shortenForReport(text)}"`,
      );
}

/** One of Google's words in any spelling: `In Stock` is in_stock. */
export function createWordParser<const T extends string>(
  allowed: readonly T[],
): (text: string) => Reading<T> {
  return (text) => {
    const word = text.toLowerCase().replaceAll(/[\s-]+/g, '_');
    const known = allowed.find((one) => one === word);
    const kind = `one of ${allowed.join(', ')}`;
    return known ? read(known) : rejectReading(`not ${kind}`, `${kind}, not "${shortenForReport(text)}"`);
  };
}
