import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { addExtensions } from '#commerce/ground/extension/test-extension.ts';
import { createEvents } from '#commerce/ground/kernel/events.ts';
import { listAttributes, listKeyFacts } from '#commerce/range/catalogue/product/product-facts.service.ts';
import { readProductFields } from '#commerce/range/catalogue/product-fields.rules.ts';
import { formatXml } from '#commerce/range/export/feed-text.rules.ts';
import { streamGoogleFeed } from '#commerce/range/export/google-feed.service.ts';
import { searchProducts } from '#commerce/range/search-api/search.service.ts';
import { defineExtension } from '#retailer/extension/extension.ts';
import { importFile } from './import.service.ts';

const database = await testDatabase();
const gifts = defineExtension({
  ...{ name: 'gift-wrap', folder: '/', shop: '^1.0' },
  fields: {
    product: [
      {
        ...{ key: 'paper', type: 'choice', label: { nl: 'Cadeaupapier', de: 'Papier' }, facet: true },
        options: [
          { value: 'plain', label: { nl: 'Effen', de: 'Einfarbig' } },
          { value: 'stars', label: { nl: 'Sterren', de: 'Sterne' } },
        ],
        shownIn: ['facts', 'tile'],
      },
      { key: 'ribbonLength', type: 'number', unit: 'cm', label: { nl: 'Lint', de: 'Band' } },
      { key: 'wrappable', type: 'yes-no', label: { nl: 'In te pakken', de: 'Einpackbar' } },
      { key: 'until', type: 'date', label: { nl: 'Tot', de: 'Bis' } },
      { key: 'motto', type: 'text', maxLength: 10, label: { nl: 'Spreuk', de: 'Spruch' }, shownIn: [] },
      { key: 'shelf', type: 'text', maxLength: 10, label: { nl: 'Plek', de: 'Platz' }, access: 'shop' },
    ],
  },
});
const { ctx: nl } = addExtensions(testContext(database, 'nl'), gifts);
const { ctx: de } = addExtensions(testContext(database, 'de'), gifts);
const folder = mkdtempSync(join(tmpdir(), 'product-fields-'));
afterAll(() => rm(folder, { recursive: true }));

const COLUMNS = ['id', 'title', 'availability', 'price', 'brand', 'product_type'];
const FIELDS = ['paper', 'ribbonLength', 'wrappable', 'until', 'motto', 'shelf'].map(
  (key) => `gift-wrap.${key}`,
);
const REPORT = join(folder, 'report.csv');

async function bring(
  ctx: typeof nl,
  columns: readonly string[],
  articles: Readonly<Record<string, readonly string[]>>,
) {
  const rows = Object.entries(articles).map(([id, values]) =>
    [id, `Doos ${id}`, 'in_stock', '10.00 EUR', 'Merk', 'Dozen', ...values].join('\t'),
  );
  const path = join(folder, 'feed.tsv');
  writeFileSync(path, [[...COLUMNS, ...columns].join('\t'), ...rows].join('\n'));
  return await importFile(ctx, {
    ...{ path, content: 'products', dryRun: false, complete: null, again: true, categoryKey: null },
    ...{ stockWhenAvailable: 25, reportPath: REPORT, pictureHosts: new Set<string>(), tenants: [nl.tenant] },
  });
}

async function readAttributes(sku: string): Promise<Record<string, unknown>> {
  const { rows } = await database.pool.query('select attributes from product where sku = $1', [sku]);
  return rows[0].attributes;
}

async function printFacts(ctx: typeof nl, sku: string): Promise<string[]> {
  const groups = await listAttributes(ctx, { attributes: await readAttributes(sku) });
  return groups.flatMap(({ attributes }) => attributes.map(({ label, value }) => `${label}: ${value}`));
}

async function exportFeed(): Promise<string> {
  const address = { origin: 'https://nl.example', buildProductPath: () => '/p' };
  let text = '';
  for await (const part of formatXml('Shop', address.origin, streamGoogleFeed(nl, address))) text += part;
  return text;
}

describe('the fields of products that an extension has added', () => {
  beforeAll(async () => {
    await bring(nl, FIELDS, {
      G1: ['sterren', '12,5 cm', 'ja', '2026-12-24', 'veel geluk samen', 'R7'],
      G2: ['Effen', '40', 'no', '', '', ''],
      G3: ['goud', 'lang', 'misschien', 'morgen', '', ''],
    });
  });

  it('come by the columns of a feed and are shown as each of them says', async () => {
    expect(await printFacts(nl, 'G1')).toEqual([
      'Cadeaupapier: Sterren',
      'Lint: 12,5\u00a0cm',
      'In te pakken: ja',
      'Tot: 24-12-2026',
    ]);
    const attributes = await readAttributes('G1');
    expect(await listKeyFacts(nl, { kind: 'box', attributes })).toEqual(['Cadeaupapier: Sterren']);
    expect(readProductFields(nl.tenant, attributes).map(({ field, value }) => [field.key, value])).toEqual([
      ['paper', 'stars'],
      ['ribbonLength', '12.5'],
      ['wrappable', 'yes'],
      ['until', '2026-12-24'],
      ['motto', 'veel geluk'],
      ['shelf', 'R7'],
    ]);
  });

  it('are left out where their values cannot be read, and the report says so', async () => {
    expect(await readAttributes('G3')).toEqual({});
    const report = readFileSync(REPORT, 'utf8');
    expect(report).toContain('gift_wrap.paper: left out, not one of its choices');
    expect(report).toContain('gift_wrap.ribbonlength: left out, not a number in cm');
  });

  it('filter a list and are found by a search', async () => {
    const own = { ...nl, events: createEvents() };
    const asked = { text: 'sterren', categoryId: null, filters: [], sort: 'popularity', page: 1 } as const;
    expect((await searchProducts(own, asked)).totalCount).toBe(1);
    const paper = 'ext--nl--gift-wrap--paper';
    const all = await searchProducts(own, { ...asked, text: 'doos' });
    expect(all.facets.find(({ key }) => key === paper)).toMatchObject({
      label: 'Cadeaupapier',
      values: [
        { value: 'plain', label: 'Effen', count: 1 },
        { value: 'stars', label: 'Sterren', count: 1 },
      ],
    });
    const filters = [{ kind: 'values' as const, key: paper, values: ['plain'] }];
    expect((await searchProducts(own, { ...asked, text: 'doos', filters })).totalCount).toBe(1);
  });

  it('belong to the tenant that has imported them', async () => {
    await bring(de, FIELDS, { G1: ['Einfarbig', '', '', '', '', ''] });
    expect(await printFacts(de, 'G1')).toEqual(['Papier: Einfarbig']);
    expect(await printFacts(nl, 'G1')).toContain('Cadeaupapier: Sterren');
  });

  it('are exported, without those that are the shop’s alone', async () => {
    const text = await exportFeed();
    expect(text).toContain('<g:gift-wrap.ribbonLength>12.5</g:gift-wrap.ribbonLength>');
    expect(text).toContain('<g:gift-wrap.motto>veel geluk</g:gift-wrap.motto>');
    expect(text).not.toContain('R7');
  });

  it('change with a later feed, stay where it has no such column, and go where its column is empty', async () => {
    await bring(nl, ['gift-wrap.paper', 'Gift_Wrap.Motto'], { G1: ['plain', ''], G2: ['', 'hoera'] });
    expect(await printFacts(nl, 'G1')).toEqual([
      'Cadeaupapier: Effen',
      'Lint: 12,5\u00a0cm',
      'In te pakken: ja',
      'Tot: 24-12-2026',
    ]);
    expect(Object.keys(await readAttributes('G1'))).not.toContain('ext--nl--gift-wrap--motto');
    expect(await printFacts(nl, 'G2')).toEqual(['Lint: 40\u00a0cm', 'In te pakken: nee']);
    expect(await printFacts(de, 'G1')).toEqual(['Papier: Einfarbig']);
  });
});
