import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToBasket, getBasket } from '#commerce/buying/basket/basket.service.ts';
import { createVisitorContext, testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import {
  buildDimensions,
  getDimensionValues,
  getVariantName,
} from '#commerce/range/catalogue/listing/offer.rules.ts';
import { findProductBySku, loadProductVariants } from '#commerce/range/catalogue/product/product.queries.ts';
import { findByNumber } from '#commerce/range/catalogue/product/product.service.ts';
import { getColours } from '#commerce/range/catalogue/reference.service.ts';
import { formatTable } from '#commerce/range/export/feed-text.rules.ts';
import { listFeedFields, streamGoogleFeed } from '#commerce/range/export/google-feed.service.ts';
import { loadTenants } from '#tenants/load.ts';
import { importFile } from './import.service.ts';

const database = await testDatabase();
const tenants = await loadTenants();
const nl = testContext(database, 'nl');
const folder = mkdtempSync(join(tmpdir(), 'variants-'));
const reportPath = join(folder, 'report.csv');
afterAll(() => rm(folder, { recursive: true }));

const FIELDS = [
  ...['id', 'item_group_id', 'title', 'price', 'color', 'size', 'pattern', 'material', 'age_group', 'gender'],
  ...['availability', 'brand'],
];
const FEED = [
  ['VP-1', 'VP', 'Sjaal ruit', '10.00 EUR', 'rood', '', 'ruit', '', '', ''],
  ['VP-2', 'VP', 'Sjaal streep', '12.00 EUR', 'rood', '', 'streep', '', '', ''],
  ['VM-1', 'VM', 'Tafel eiken', '100.00 EUR', '', '', '', 'eiken', '', ''],
  ['VM-2', 'VM', 'Tafel beuken', '90.00 EUR', '', '', '', 'beuken', '', ''],
  ['VG-1', 'VG', 'Jas', '50.00 EUR', 'blauw', 'M', '', '', 'adult', 'male'],
  ['VG-2', 'VG', 'Jas', '55.00 EUR', 'blauw', 'M', '', '', 'adult', 'female'],
  ['VN-1', 'VN', 'Boek gebonden', '10.00 EUR', '', '', '', '', '', ''],
  ['VN-2', 'VN', 'Boek paperback', '8.00 EUR', '', '', '', '', '', ''],
  ['VD-1', 'VD', 'Trui', '20.00 EUR', 'groen', 'L', '', '', '', ''],
  ['VD-2', 'VD', 'Trui', '21.00 EUR', 'groen', 'L', '', '', '', ''],
].map((values) => [...values, 'in_stock', 'Proefmerk']);

const bring = (name: string, rows: readonly (readonly string[])[], rowsInABatch?: number, ctx = nl) => {
  const path = join(folder, name);
  writeFileSync(path, [FIELDS, ...rows].map((values) => values.join('\t')).join('\n'));
  return importFile(ctx, {
    ...{ path, content: 'products', dryRun: false, complete: null, again: true, categoryKey: null },
    ...{ pictureHosts: new Set<string>(), stockWhenAvailable: 25, reportPath, tenants },
    ...(rowsInABatch && { rowsInABatch }),
  });
};

/** The choice that a page offers, and what each choice leads to. */
async function choice(sku: string, ctx = nl) {
  const card = await findProductBySku(ctx, sku);
  if (!card) throw new Error(`no product ${sku}`);
  const variants = (await loadProductVariants(ctx, [card.productId])).get(card.productId) ?? [];
  const options = buildDimensions(variants, card.dimensions, await getColours(ctx));
  const offered = options.map(({ key, values }) => [key, ...values.map(({ label }) => label)]);
  const led = variants.map((one) => [
    one.sku,
    getVariantName(one),
    one.amountMinor,
    ...getDimensionValues(one, card.dimensions),
  ]);
  return { offered, led };
}

const ALL = {
  VP: {
    offered: [
      ['colour', 'rood'],
      ['pattern', 'ruit', 'streep'],
    ],
    led: [
      ['VP-1', 'Sjaal ruit', 1000, 'rood', 'ruit'],
      ['VP-2', 'Sjaal streep', 1200, 'rood', 'streep'],
    ],
  },
  VM: {
    offered: [['material', 'eiken', 'beuken']],
    led: [
      ['VM-1', 'Tafel eiken', 10_000, 'eiken'],
      ['VM-2', 'Tafel beuken', 9000, 'beuken'],
    ],
  },
  VG: {
    offered: [
      ['colour', 'blauw'],
      ['size', 'M'],
      ['gender', 'Heren', 'Dames'],
    ],
    led: [
      ['VG-1', 'Jas', 5000, 'blauw', 'M', 'Heren'],
      ['VG-2', 'Jas', 5500, 'blauw', 'M', 'Dames'],
    ],
  },
  VN: {
    offered: [['name', 'Boek gebonden', 'Boek paperback']],
    led: [
      ['VN-1', 'Boek gebonden', 1000, 'Boek gebonden'],
      ['VN-2', 'Boek paperback', 800, 'Boek paperback'],
    ],
  },
  VD: {
    offered: [
      ['colour', 'groen'],
      ['size', 'L'],
      ['number', 'VD-1', 'VD-2'],
    ],
    led: [
      ['VD-1', 'Trui', 2000, 'groen', 'L', 'VD-1'],
      ['VD-2', 'Trui', 2100, 'groen', 'L', 'VD-2'],
    ],
  },
};

beforeAll(async () => {
  expect(await bring('first.tsv', FEED)).toMatchObject({ refused: 0 });
});

describe('articles of one group', () => {
  it.each(Object.entries(ALL))('%s are chosen by what they differ in', async (sku, expected) => {
    expect(await choice(sku)).toEqual(expected);
  });

  it('are named in the report where their options are the same', () => {
    const named = readFileSync(reportPath, 'utf8')
      .split('\r\n')
      .filter((line) => line.includes('the same options'));
    expect(named).toEqual([
      expect.stringMatching(/chosen by its article number: 1 row, for example VD-2 \(line 11\)/),
      expect.stringMatching(/chosen by its title: 1 row, for example VN-2 \(line 9\)/),
    ]);
  });

  it('are ordered under their own title at their own price', async () => {
    const visitor = createVisitorContext(nl, '00000000-0000-4000-8000-000000000001');
    for (const variantSku of ['VP-2', 'VN-2', 'VD-2'])
      await addToBasket(visitor, { variantSku, quantity: 1 });
    const { lines } = await getBasket(visitor);
    const ordered = lines.map(({ article: { variantSku, name, unitMinor, options } }) => [
      ...[variantSku, name, unitMinor],
      options.map(({ key, value }) => `${key} ${value}`).join(),
    ]);
    expect(ordered.toSorted()).toEqual([
      ['VD-2', 'Trui', 2100, 'colour groen,size L,number VD-2'],
      ['VN-2', 'Boek paperback', 800, ''],
      ['VP-2', 'Sjaal streep', 1200, 'colour rood,pattern streep'],
    ]);
  });

  it('come out of the shop as they came in', async () => {
    const address = {
      origin: 'https://shop.example',
      buildProductPath: (slug: string, sku: string) => `/p/${slug}/${sku}`,
    };
    let text = '';
    for await (const part of formatTable(listFeedFields(nl), streamGoogleFeed(nl, address))) text += part;
    const [header = [], ...rows] = text
      .trim()
      .split('\n')
      .map((line) => line.split('\t'));
    const written = rows.map((row) => FIELDS.map((field) => row[header.indexOf(field)]));
    const expected = FEED.map((row) =>
      row.map((value, index) => (FIELDS[index] === 'item_group_id' && value === row[0] ? '' : value)),
    );
    // the audience of a product is adult where a feed says nothing else
    const compared = (all: readonly (readonly (string | undefined)[])[]) =>
      all.map((row) => row.slice(0, 8)).toSorted();
    expect(compared(written)).toEqual(compared(expected));
    expect(written.filter(([id]) => id?.startsWith('VG')).map((row) => row.slice(8, 10))).toEqual([
      ['adult', 'male'],
      ['adult', 'female'],
    ]);
  });

  it.each([
    ['VP-2', 'VP', 'VP-2'],
    ['vp-2', 'VP', 'VP-2'],
    ['KRUG-M', 'KRUG', 'KRUG-M'],
    ['krug-m', 'KRUG', 'KRUG-M'],
    ['hose_blau_m', 'HOSE_BLAU_M', 'HOSE_BLAU_M'],
    ['Krug', 'KRUG', null],
    ['zqx', 'ZQX', 'ZQX'],
    ['A1', 'A1', 'A1'],
    ['KRUG-', null, null],
    ['rood', null, null],
  ])('are found by their exact number, as by %s', async (number, sku, variantSku) => {
    const numbers = ['KRUG-M', 'KRUG-L', 'ZQX', 'HOSE_BLAU_M', 'A1'];
    const numbered = numbers.map((id) => [
      ...[id, id.startsWith('KRUG') ? 'KRUG' : '', `Kruik ${id.at(-1)}`, '5.00 EUR', '', '', '', '', '', ''],
      ...['in_stock', 'Proefmerk'],
    ]);
    if (!(await findByNumber(nl, 'ZQX'))) await bring('numbers.tsv', numbered);
    const found = await findByNumber(nl, number);
    expect([found?.product.sku ?? null, found?.variantSku ?? null]).toEqual([sku, variantSku]);
  });

  it('are chosen alike when they come in batch by batch, and once more', async () => {
    const renamed = FEED.map(([id, group, ...rest]) => [`B${id}`, `B${group}`, ...rest]);
    await bring('batches.tsv', renamed, 1);
    for (const [sku, { offered }] of Object.entries(ALL))
      if (sku !== 'VD') expect((await choice(`B${sku}`)).offered).toEqual(offered);
    await bring('again.tsv', FEED.toReversed());
    expect((await choice('VP')).offered[1]).toEqual(['pattern', 'ruit', 'streep']);
  });

  it('keep their words of one language beside those of another', async () => {
    const ch = testContext(database, 'ch', { locale: 'fr-CH' });
    const french = [
      [
        'VP-1',
        'VP',
        'Écharpe à carreaux',
        '11.00 CHF',
        'rouge',
        '',
        'carreaux',
        '',
        '',
        '',
        'in_stock',
        'Proefmerk',
      ],
      [
        'VP-2',
        'VP',
        'Écharpe à rayures',
        '13.00 CHF',
        'rouge',
        '',
        'rayures',
        '',
        '',
        '',
        'in_stock',
        'Proefmerk',
      ],
    ];
    expect(await bring('french.tsv', french, undefined, ch)).toMatchObject({ refused: 0 });
    expect((await choice('VP', ch)).offered[1]).toEqual(['pattern', 'carreaux', 'rayures']);
    expect((await choice('VP')).offered[1]).toEqual(['pattern', 'ruit', 'streep']);
  });
});
