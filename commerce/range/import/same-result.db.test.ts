import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { type ImportOptions, importFile } from './import.service.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');
const folder = mkdtempSync(join(tmpdir(), 'same-result-'));
const path = join(folder, 'feed.tsv');
const reportPath = join(folder, 'report.csv');
afterAll(() => rm(folder, { recursive: true }));

const ASKED = {
  ...{ path, content: 'products', dryRun: false, complete: null, again: true, categoryKey: null },
  ...{ stockWhenAvailable: 25, reportPath, pictureHosts: new Set<string>(), tenants: [nl.tenant] },
} as const satisfies ImportOptions;

/** @returns the lines of the report in the order of their text; categories are made once, by whichever run is first */
async function bring(options: Partial<ImportOptions> = {}): Promise<string[]> {
  await importFile(nl, { ...ASKED, ...options });
  const lines = readFileSync(reportPath, 'utf8').split('\r\n');
  return lines.filter((line) => !line.includes('categories that the shop did not have')).sort();
}

function write(...rows: readonly string[]): void {
  writeFileSync(path, `${rows.join('\n')}\n`);
}

async function rows<Row extends object>(statement: string): Promise<Row[]> {
  return (await database.pool.query<Row>(statement)).rows;
}

const TABLES = [
  ...[
    'product',
    'product_text',
    'variant',
    'price',
    'price_history',
    'stock',
    'listing',
    'brand',
    'category',
  ],
  ...['category_text', 'attribute_text', 'colour_text', 'catalogue_change'],
];

async function written(): Promise<Record<string, string | null>> {
  const sums = TABLES.map(
    (table) =>
      `(select md5(string_agg(t::text, '|' order by t::text)) from ${table} t) as ${JSON.stringify(table)}`,
  );
  const [all = {}] = await rows<Record<string, string | null>>(`select ${sums.join(', ')}`);
  return all;
}

const HEADER = 'id\titem_group_id\ttitle\tavailability\tprice\tbrand\tcolor\tsize\tproduct_type';

it('lets the first row of a product decide, and the others add, though a later batch brings them', async () => {
  write(
    HEADER,
    'S1\tSG\tTrui\tin_stock\t20.00 EUR\tMerk\t\tM\tMode > Truien',
    'S2\tSG\tTrui\tin_stock\t18.00 EUR\tMerk\tRood\tL\tMode > Vesten',
  );
  await bring({ rowsInABatch: 1 });
  const found = await rows(
    `select p.dimensions, l.min_price_minor as low, t.name as category
       from product p join listing l using (product_id)
       join category_text t on t.tenant_id = l.tenant_id and t.category_id = l.main_category_id and t.language = 'nl'
      where p.sku = 'SG'`,
  );
  expect(found).toEqual([{ dimensions: ['size', 'colour'], low: 1800, category: 'Truien' }]);
});

it('names the row of each article that belongs to another product', async () => {
  write(HEADER, ...['F1', 'F2'].map((id) => `${id}\tFA\tTrui\tin_stock\t20.00 EUR\tMerk\t\tM\tMode`));
  await bring();
  write(HEADER, ...['F0', 'F1', 'F2'].map((id) => `${id}\tFB\tTrui\tin_stock\t20.00 EUR\tMerk\t\tM\tMode`));
  const why = 'id: this article belongs to another product';
  for (const dryRun of [true, false])
    expect(await bring({ dryRun })).toEqual(expect.arrayContaining([`3,"F1","${why}"`, `4,"F2","${why}"`]));
});

it('lets the first row that comes in describe its product, not one that was refused', async () => {
  write(HEADER, 'R1\tRA\tTrui\tin_stock\t20.00 EUR\tMerk\t\tM\tMode');
  await bring();
  write(
    HEADER,
    'R1\tRB\tVan een ander\tin_stock\t20.00 EUR\tMerk\t\tM\tMode',
    'R2\tRB\tEigen vest\tin_stock\t30.00 EUR\tMerk\t\tL\tMode',
  );
  for (const rowsInABatch of [1, 9]) {
    await bring({ rowsInABatch });
    const names = await rows(
      `select t.name from product p join product_text t using (product_id) where p.sku = 'RB'`,
    );
    expect(names).toEqual([{ name: 'Eigen vest' }]);
  }
});

it('goes on after an interruption as if there had been none, though a refused row was the first of its product', async () => {
  const feed = (title: string, price: string) =>
    write(
      HEADER,
      `I1\tIG\t${title} één\tin_stock\t${price}\tMerk\t\tM\tMode`,
      `I2\tIG\t${title} twee\tin_stock\t18.00 EUR\tMerk\t\tL\tMode`,
      `I3\tIG\t${title} drie\tin_stock\t16.00 EUR\tMerk\t\tXL\tMode`,
    );
  feed('Oud', '20.00 EUR');
  await bring();
  feed('Nieuw', 'gratis');
  const stopping = new AbortController();
  await bring({ rowsInABatch: 1, again: false, signal: stopping.signal, onProgress: () => stopping.abort() });
  const report = await bring({ rowsInABatch: 1, again: false });
  expect(report).toEqual(expect.arrayContaining([expect.stringMatching(/^2,"I1","price: not a price/)]));
  const names = await rows(
    `select t.name from product p join product_text t using (product_id) where p.sku = 'IG'`,
  );
  expect(names).toEqual([{ name: 'Nieuw twee' }]);
  await expect(importFile(nl, { ...ASKED, again: false })).resolves.toMatchObject({ alreadyDone: true });
});

it('makes the brand of the first row, in its spelling, and no other', async () => {
  const feed = (id: string, brand: string) => `${id}\tBG\tTrui\tin_stock\t20.00 EUR\t${brand}\t\t${id}\tMode`;
  write(HEADER, feed('B1', 'Lotte & Co'), feed('B2', 'LOTTE & CO'), feed('B3', 'Heel anders'));
  const made = () => rows(`select name from brand where name ilike 'lotte%' or name = 'Heel anders'`);
  for (const rowsInABatch of [1, 9]) {
    await bring({ rowsInABatch });
    expect(await made()).toEqual([{ name: 'Lotte & Co' }]);
  }
  const other = (id: string, brand: string) => feed(id, brand).replace('BG', id);
  write(HEADER, other('C1', 'Wolf én Zoon'), other('C2', 'WOLF ÉN ZOON'));
  await bring({ rowsInABatch: 9 });
  expect(await rows(`select name from brand where name ilike 'wolf%'`)).toEqual([{ name: 'Wolf én Zoon' }]);
});

const ODD = [
  ...['', ' ', '\u00a0', '\u0000', '\u200b', '"', "'", '<b>x', '&amp;amp;', '<script>alert(1)</script>'],
  ...[
    '−20 – 60',
    'DVD+R',
    'A+',
    '😀',
    '\ud83d',
    'ß'.repeat(200),
    'a'.repeat(5000),
    'İ',
    'e\u0301',
    '\\',
    '%00',
  ],
  ...['1e309', '-0', 'null', '__proto__', 'constructor', ';', ',', ':', '>', '/', '../..', '\r\n', '\u2028'],
];

/** A value that feeds have, seldom an odd one. */
const usually = (...values: readonly string[]) =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...values), weight: 12 },
    { arbitrary: fc.constantFrom(...ODD), weight: 1 },
  );

const FIELDS = {
  id: fc.oneof(
    { arbitrary: fc.nat(60).map((number) => `A${number}`), weight: 12 },
    { arbitrary: fc.nat(20).map((number) => `a${number}`), weight: 2 },
    { arbitrary: fc.constantFrom(...ODD).map((odd) => `A${odd}`), weight: 1 },
  ),
  item_group_id: usually('', '', 'G1', 'g1', 'G2', 'G3', 'A1', 'a1', 'A2'),
  title: usually('Zwarte trui', 'HP Laser 107a', 'USB-kabel 2 m', 'T'.repeat(200)),
  description: usually(
    'Een trui.',
    '<p>Tekst <b>vet</b></p><ul><li>een<li>twee</ul>',
    '&lt;p&gt;dubbel&lt;/p&gt;',
  ),
  image_link: usually('https://a.example/p.jpg', 'ftp://q', '', 'https://user:pw@a.example/x.jpg'),
  availability: usually('in_stock', 'in stock', 'out_of_stock', 'preorder'),
  price: usually('10.00 EUR', '12 EUR', '8.50 EUR', '0 EUR', '99999999999 EUR', '10 USD'),
  sale_price: usually('', '', '9.00 EUR', '11 EUR'),
  sale_price_effective_date: usually(
    '',
    '2026-11-20/2026-11-30',
    '2026-11-01T00:00+0100/2026-11-19T23:59+0100',
  ),
  availability_date: usually('', '2026-12-24', '2026-12-24T00:00+0100'),
  mpn: usually('', '-', 'AB-1', 'ab 1'),
  brand: usually('HP', 'Hp', 'hp ', 'Ünit'),
  gtin: usually('', '4006381333931', '4006381333932'),
  condition: usually('new', 'used', 'refurbished', ''),
  color: usually('', 'Rood', 'rood', 'Rood/wit', 'Zwart'),
  size: usually('', 'M', '42', '140 x 200'),
  material: usually('', 'Katoen'),
  gender: usually('', 'male', 'female', 'unisex'),
  age_group: usually('', 'adult', 'kids'),
  product_type: usually('', 'Mode > Truien', 'a > b > c > d > e > f > g > h', ' > '),
  google_product_category: usually('', '1604', 'Apparel & Accessories > Clothing', '999999'),
  product_detail: usually('', 'Algemeen:Kleur:Rood', ':Temp:−20 – 60,:Disc:DVD+R', ':a:b:c'),
  energy_efficiency_class: usually('', 'A', 'G', 'A+++'),
  min_energy_efficiency_class: usually('', 'G', 'D'),
  max_energy_efficiency_class: usually('', 'A', 'B'),
  unit_pricing_measure: usually('', '750 ml', '1.5kg'),
};
const NAMES = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;

it('gives the same result on a dry run, a first and a second run, in batches of whatever size', async () => {
  const feed = fc.array(fc.record(FIELDS), { minLength: 20, maxLength: 30 });
  const size = fc.integer({ min: 1, max: 30 });
  await fc.assert(
    fc.asyncProperty(feed, size, size, async (articles, first, second) => {
      write(NAMES.join('\t'), ...articles.map((one) => NAMES.map((name) => quoted(one[name])).join('\t')));
      const dry = await bring({ dryRun: true });
      expect(await bring({ rowsInABatch: first })).toEqual(dry);
      const before = await written();
      expect(await bring({ rowsInABatch: second })).toEqual(dry);
      expect(await written()).toEqual(before);
    }),
    // the same feeds in each run of the test: a fault is found again
    { numRuns: 25, seed: 2026, endOnFailure: true },
  );
});
