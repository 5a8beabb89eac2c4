import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { DetailReader } from './feed/google-details.rules.ts';
import { REQUIRED_FIELDS, readFeedRow } from './feed/google-feed.rules.ts';
import { loadGoogleTaxonomy } from './feed/read-google-taxonomy.ts';
import { detectFormat, readFeed } from './read/feed-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'same-formats-'));
afterAll(() => rm(folder, { recursive: true }));

/** The articles of a feed, or why a row is refused, without the notices' examples: those show the file's own text. */
async function readArticles(text: string): Promise<unknown[]> {
  const path = join(folder, 'feed');
  writeFileSync(path, text);
  const format = await detectFormat(path);
  if (format === 'json-lines') throw new Error('a feed is no JSON Lines');
  const isTable = format === 'google-table';
  const market = {
    ...{ currency: 'EUR' as const, now: new Date('2026-11-26T12:00:00Z'), timeZone: 'Europe/Amsterdam' },
    pictureHosts: new Set(['a.example']),
    ...{
      isTable,
      hasDetails: true,
      details: new DetailReader('nl', isTable),
      loadTaxonomy: loadGoogleTaxonomy,
    },
  };
  const all: unknown[] = [];
  for await (const { value } of readFeed({ path, format, required: REQUIRED_FIELDS })) {
    const read = readFeedRow(value, market);
    all.push('item' in read ? { ...read.item, notices: read.notices.map(({ what }) => what) } : read);
  }
  return all;
}

const ODD = [
  ...[
    '"',
    '""',
    ',"',
    "'",
    '\t',
    '\n',
    '\r\n',
    '\u0085',
    '\u2028',
    '\u00a0',
    '\u3000',
    ' ',
    '\u200b',
    '\u00ad',
  ],
  ...[
    '&',
    '&amp;amp;',
    '&lt;',
    '&nbsp;',
    '&#0;',
    '&#x1F600;',
    '&quot;',
    '<',
    '>',
    '<b>',
    '</b>',
    '<p>',
    '<br/>',
  ],
  ...[
    '<ul><li>',
    '<script>',
    ']]>',
    '<![CDATA[',
    '<!--',
    '-->',
    '<g:id>',
    '😀',
    '👨‍👩‍👧',
    '\u202e',
    'שלום',
    'e\u0301',
  ],
  ...[
    ',',
    ', ',
    ',x',
    ',a:b:c',
    ';',
    ':',
    '|',
    '\\',
    '=1+1',
    '%00',
    '−20 – 60',
    '24"',
    '\ufeff',
    '\ufffd',
    'trui',
  ],
];
/** Signs that XML cannot write. */
const UNWRITABLE = /[^\t\n\r -\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]|\r(?!\n)/gu;
const odd = fc
  .array(fc.oneof(fc.constantFrom(...ODD), fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 8 })
  .map((parts) => parts.join('').replaceAll(UNWRITABLE, '').toWellFormed());
const text = fc.oneof(fc.constantFrom('', 'Trui', 'Rood', '24" tv'), odd);
const removeSigns = (signs: RegExp) => text.map((value) => value.replaceAll(signs, ''));

const FIELDS = {
  id: fc.nat(50).map((number) => `A${number}`),
  ...{ title: text, description: text, brand: text, color: text, size: text, material: text, mpn: text },
  price: fc.constantFrom('12.00 EUR', '1.234,95 EUR'),
  availability: fc.constantFrom('in stock', 'out_of_stock', 'x'),
  // a table separates several by commas
  product_type: removeSigns(/[,>]/g),
  google_product_category: fc.oneof(fc.constant('1604'), text),
  image_link: text.map((value) => `https://a.example/${value}`),
  condition: fc.constantFrom('', 'new', 'used'),
};
const NAMES = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
const article = fc.record({
  ...FIELDS,
  pictures: fc.array(
    fc.constantFrom('https://a.example/1.jpg', 'https://a.example/w_1,h_2/2.jpg', 'ftp://x'),
    {
      maxLength: 3,
    },
  ),
  highlights: fc.array(text, { maxLength: 3 }),
  details: fc.array(
    fc.record({
      section: fc.oneof(
        fc.constant(''),
        removeSigns(/[:,"\s]/g).map((value) => `S${value}`),
      ),
      name: removeSigns(/[:,"]/g).map((value) => `N${value}`),
      value: text,
    }),
    { maxLength: 3 },
  ),
});
type Article = typeof article extends fc.Arbitrary<infer Value> ? Value : never;

const escapeXml = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;');
const wrapInCdata = (value: string) =>
  value.includes('\r') ? escapeXml(value) : `<![CDATA[${value.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

function buildXml(all: readonly Article[], item: 'item' | 'entry', write: (value: string) => string): string {
  const buildElement = (name: string, inside: string) => `<g:${name}>${inside}</g:${name}>`;
  const items = all.map((one) =>
    [
      ...NAMES.map((name) => buildElement(name, write(one[name]))),
      ...one.pictures.map((link) => buildElement('additional_image_link', write(link))),
      ...one.highlights.map((value) => buildElement('product_highlight', write(value))),
      ...one.details.map(({ section, name, value }) => {
        const parts = { section_name: section, attribute_name: name, attribute_value: value };
        const inside = Object.entries(parts).map(([part, written]) => buildElement(part, write(written)));
        return buildElement('product_detail', inside.join('\n'));
      }),
    ].join(''),
  );
  const elements = items.map((inside) => `<${item}>${inside}</${item}>`).join('');
  return `<feed xmlns:g="http://base.google.com/ns/1.0"><title>Shop</title>${elements}</feed>`;
}

const quoteValue = (value: string) => `"${value.replaceAll('"', '""')}"`;

function buildTable(all: readonly Article[], delimiter: string, lineEnd: string): string {
  const formatCell = (value: string) =>
    /["\t\n\r,;]/.test(value) || lineEnd === '\n' ? quoteValue(value) : value;
  const quoteTrimmed = (value: string) => quoteValue(value.trim());
  const header = [...NAMES, 'additional_image_link', 'product_highlight', 'product_detail'];
  const rows = all.map((one) => [
    ...NAMES.map((name) => one[name]),
    one.pictures.join(','),
    one.highlights.map(quoteTrimmed).join(','),
    one.details.map(({ section, name, value }) => `${section}:${name}:${quoteTrimmed(value)}`).join(','),
  ]);
  return [header, ...rows].map((cells) => cells.map(formatCell).join(delimiter) + lineEnd).join('');
}

it('the same articles are imported from RSS, Atom and tables of every kind', async () => {
  const feed = fc.array(article, { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(feed, async (all) => {
      const expected = await readArticles(buildXml(all, 'item', escapeXml));
      expect(await readArticles(buildXml(all, 'item', wrapInCdata))).toEqual(expected);
      expect(await readArticles(buildXml(all, 'entry', escapeXml))).toEqual(expected);
      expect(await readArticles(buildTable(all, '\t', '\n'))).toEqual(expected);
      expect(await readArticles(buildTable(all, ',', '\r\n'))).toEqual(expected);
      expect(await readArticles(buildTable(all, ';', '\n'))).toEqual(expected);
    }),
    // the same feeds in each run of the test: a fault is found again
    { numRuns: 60, seed: 2026, endOnFailure: true },
  );
});

it('a picture that is listed twice is shown once', async () => {
  const [first, second] = ['https://a.example/1.jpg', 'https://a.example/2.jpg'];
  const row = `A1\tCoat\tBrand\tin_stock\t12 EUR\t${first}\t"${first},${second}, ${second}"`;
  const header = 'id\ttitle\tbrand\tavailability\tprice\timage_link\tadditional_image_link';
  expect(await readArticles(`${header}\n${row}`)).toMatchObject([{ pictures: [first, second] }]);
});

it('a highlight that is markup alone is ignored', async () => {
  const row = 'A1\tCoat\tBrand\tin_stock\t12 EUR\tWarm,<b></b>,Dry';
  const header = 'id\ttitle\tbrand\tavailability\tprice\tproduct_highlight';
  expect(await readArticles(`${header}\n${row}`)).toMatchObject([{ highlights: ['Warm', 'Dry'] }]);
});

it('a row with more or fewer values than columns is refused and not cut', async () => {
  const rows = [
    'id,title,brand,availability,price,description',
    'A1,Coat,Brand,in_stock,12 EUR,"Warm, dry"',
    'A2,Coat,Brand,in_stock,12 EUR,Warm, dry',
    'A3,Coat,Brand,in_stock,12 EUR,Warm, ,',
    'A4,Coat,Brand,in_stock,12 EUR',
  ];
  expect(await readArticles(rows.join('\n'))).toEqual([
    expect.objectContaining({ id: 'A1' }),
    { reasons: ['more values than columns: "dry"'] },
    expect.objectContaining({ id: 'A3' }),
    { reasons: ['fewer values than columns: 5 of 6'] },
  ]);
});
