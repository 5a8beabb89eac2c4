import type { Currency } from '#commerce/ground/kernel/money.ts';

/** What a field's text means, or why it means nothing. */
export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly why: string };

const read = <T>(value: T): Reading<T> => ({ ok: true, value });
const unreadable = (why: string): Reading<never> => ({ ok: false, why });

const PRICE = /^(?:([A-Z]{3})\s*)?(\d{1,9})(?:[.,](\d{1,2}))?(?:\s*([A-Z]{3}))?$/;

/** `15.00 EUR`, `EUR 15`, `15,95 EUR`; no thousands separators. @returns minor units */
export function readPrice(text: string, currency: Currency): Reading<number> {
  const [, before, whole = '', fraction = '', after] = PRICE.exec(text.trim()) ?? [];
  if (whole === '') return unreadable(`not a price: "${shown(text)}"`);
  const written = before ?? after;
  if (!written) return unreadable(`a price without currency: "${shown(text)}"`);
  if (written !== currency) return unreadable(`${written} in a market that sells in ${currency}`);
  const minor = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return minor > 0 ? read(minor) : unreadable('a price of nothing');
}

/** GTIN-8, -12, -13 or -14 with its check digit (GS1 General Specifications, 7.9). */
export function readGtin(text: string): Reading<string> {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (!/^(\d{8}|\d{12,14})$/.test(digits))
    return unreadable(`a GTIN has 8, 12, 13 or 14 digits: "${shown(text)}"`);
  const sum = [...digits.slice(0, -1)]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  const right = (10 - (sum % 10)) % 10 === Number(digits.at(-1));
  return right ? read(digits) : unreadable(`the GTIN's check digit is wrong: ${digits}`);
}

/** An absolute https or http address without a login in it. */
export function readUrl(text: string): Reading<string> {
  const url = URL.parse(text.trim());
  if (!url) return unreadable(`not an address: "${shown(text)}"`);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return unreadable(`addresses begin with https: or http:, not ${url.protocol}`);
  if (url.username || url.password) return unreadable('an address with a login in it');
  return read(url.href);
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

/** `750 ml` as 0.75 l: the quantity that the unit price is reckoned by, in kg, l, m or m². */
export function readMeasure(text: string): Reading<{ quantity: number; unit: 'kg' | 'l' | 'm' | 'm2' }> {
  const [, number = '', unit = ''] = MEASURE.exec(text.trim()) ?? [];
  const base = BASE[unit.toLowerCase()];
  if (!base) return unreadable(`not a measure: "${shown(text)}"`);
  const quantity = Math.round(Number(number.replace(',', '.')) * base[1] * 1000) / 1000;
  return quantity > 0
    ? read({ quantity, unit: base[0] })
    : unreadable(`a measure of nothing: "${shown(text)}"`);
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  euro: '€',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  ccedil: 'ç',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  euml: 'ë',
  iuml: 'ï',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  times: '×',
  deg: '°',
  frac12: '½',
};

/** What a text without markup, line breaks and signs that nobody sees does not have. */
const UNPLAIN = /[<&]| {2}|[^ -~\xa1-\xac\xae-\u024f\u2010-\u2027€]/;
const UNSEEN = /[^ -~\n\xa0-\xac\xae-\u024f\u2010-\u2027€]/;

/**
 * Text without markup, as a shopper reads it: paragraphs and list items become lines, what a script or style holds
 * goes, entities become letters. What is left is text, never HTML again.
 */
export function plainText(html: string): string {
  // most of a feed is: a title, a size, a colour
  if (!UNPLAIN.test(html)) return html.trim();
  const text = withoutMarkup(html);
  return (UNSEEN.test(text) ? text.replaceAll(/[^\P{C}\n]+/gu, ' ') : text)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[\s]*/g, '\n')
    .trim();
}

function withoutMarkup(html: string): string {
  const text = html.includes('<')
    ? html
        .replaceAll(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
        .replaceAll(/<!--[\s\S]*?(-->|$)/g, ' ')
        .replaceAll(/<\s*(br|\/p|\/li|\/div|\/h[1-6]|\/tr)\b[^>]*>/gi, '\n')
        .replaceAll(/<\/?[a-z][^>]*>/gi, ' ')
    : html;
  return text.includes('&')
    ? text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z0-9]{2,8}));/gi, entity)
    : text;
}

function entity(written: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return ENTITIES[name] ?? written;
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
  return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' ';
}

/** One line of text for a name: no markup, no line breaks. */
export function oneLine(text: string): string {
  return plainText(text).replaceAll('\n', ' ');
}

/** By letters, of which some are two units of a string. */
export function isLonger(text: string, most: number): boolean {
  return text.length > most && [...text].length > most;
}

/** Enough of a wrong value to find it, not all of it. */
export function shown(text: string): string {
  const line = text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
