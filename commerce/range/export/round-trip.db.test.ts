import { createWriteStream, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { escapeXml } from '#commerce/ground/kernel/xml.rules.ts';
import { importFile } from '#commerce/range/import/import.service.ts';
import { loadTenants } from '#tenants/load.ts';
import { seedDemo } from '#tools/demo.ts';
import { streamCatalogueLines } from './catalogue-lines.service.ts';
import { formatJsonLines, formatTable, formatXml } from './feed-text.rules.ts';
import { listFeedFields, streamGoogleFeed } from './google-feed.service.ts';

const [first, second] = [await testDatabase(), await testDatabase()];
const openPair = async () => ({ fed: await testDatabase(), empty: await testDatabase() });
const [oddest, wordiest] = [await openPair(), await openPair()];
const tenants = await loadTenants();
const [nl, emptyNl] = [testContext(first, 'nl'), testContext(second, 'nl')];
const folder = mkdtempSync(join(tmpdir(), 'export-'));
const origin = 'http://nl.localhost:3000';
const buildProductPath = (slug: string, sku: string) => `/p/${slug}/${sku}`;

beforeAll(() => seedDemo(first, { size: 120, tenants }));
afterAll(() => rm(folder, { recursive: true }));

async function write(name: string, text: AsyncIterable<string>): Promise<string> {
  const path = join(folder, name);
  await pipeline(text, createWriteStream(path));
  return path;
}

function bring(ctx: typeof nl, path: string) {
  const asked = {
    content: 'products',
    dryRun: false,
    complete: null,
    again: true,
    categoryKey: null,
    stockWhenAvailable: 25,
    pictureHosts: { has: () => true },
  } as const;
  return importFile(ctx, { path, ...asked, reportPath: join(folder, 'report.csv'), tenants });
}

it('the whole catalogue stays the same when exported and imported into an empty shop', async () => {
  const path = await write('all.jsonl', formatJsonLines(streamCatalogueLines(first.kysely)));
  expect(await bring(emptyNl, path)).toMatchObject({ refused: 0 });
  const again = await write('again.jsonl', formatJsonLines(streamCatalogueLines(second.kysely)));
  expect(findDifferences(path, again)).toEqual([]);
});

it('a feed’s longest names and oddest articles survive an export', async () => {
  const { fed, empty } = oddest;
  const fields = ['id', 'item_group_id', 'title', 'availability', 'price', 'brand', 'size', 'product_type'];
  const deep = Array.from({ length: 8 }, (_, level) => `${'Lange afdeling '.repeat(6)}${level}`).join(' > ');
  const articles = [
    ['L1', '', 'ß'.repeat(150), 'Straße'.repeat(11), 'M'.repeat(100), deep],
    ['L2', '', '😀'.repeat(150), 'Merk', '😀'.repeat(100), 'Mode'],
    ['L_.3', '', '椅子', 'Merk', '', 'Mode'],
    // this article belongs to L1 already, and its style number has no other
    ['L1', 'other', 'Trui', 'Merk', '', 'Mode'],
  ].map(([id, group, title, brand, size, type]) => [
    id,
    group,
    title,
    'in_stock',
    '9.00 EUR',
    brand,
    size,
    type,
  ]);
  for (const [name, some] of [articles.slice(0, 3), articles.slice(3)].entries()) {
    const path = join(folder, `${name}.tsv`);
    writeFileSync(path, [fields, ...some].map((values) => values.join('\t')).join('\n'));
    await bring(testContext(fed, 'nl'), path);
  }
  const path = await write('fed.jsonl', formatJsonLines(streamCatalogueLines(fed.kysely)));
  expect(await bring(testContext(empty, 'nl'), path)).toMatchObject({ refused: 0 });
  const again = await write('fed-again.jsonl', formatJsonLines(streamCatalogueLines(empty.kysely)));
  expect(findDifferences(path, again)).toEqual([]);
  expect(readFileSync(path, 'utf8').match(/"type":"product"/g)).toHaveLength(3);
});

it.each(['tsv', 'xml'])(
  'a feed as %s imported into its source changes only the picture addresses',
  async (format) => {
    const streamFeed = () => streamGoogleFeed(nl, { origin, buildProductPath });
    const formatFeed = () =>
      format === 'tsv'
        ? formatTable(listFeedFields(nl), streamFeed())
        : formatXml('Tavelo', origin, streamFeed());
    const path = await write(`feed.${format}`, formatFeed());
    expect(await bring(nl, path)).toMatchObject({ refused: 0 });
    const again = await write(`again.${format}`, formatFeed());
    const readWithoutPictures = (file: string) =>
      readFileSync(file, 'utf8').replaceAll(/\/img\/[^/]+\//g, '/img/…/');
    expect(readWithoutPictures(again).split('\n')).toEqual(readWithoutPictures(path).split('\n'));
  },
);

it('all that a feed says of its articles stands in the export, and comes into an empty shop with it', async () => {
  const { fed, empty } = wordiest;
  const fields: Readonly<Record<string, string>> = {
    id: 'RC/NAVY L+',
    item_group_id: 'RC/NAVY',
    title: 'Jas Delft',
    description: '<p>Warm.</p> <ul><li>Wol</li><li>Zakken</li></ul>',
    price: '49.00 EUR',
    availability: 'in_stock',
    brand: 'Noord',
    gtin: '4006381333931',
    mpn: 'RC-1',
    condition: 'refurbished',
    color: 'Blauw',
    size: 'L',
    pattern: 'Ruit',
    material: 'Wol',
    gender: 'female',
    age_group: 'adult',
    product_highlight: 'Waterdicht',
    unit_pricing_measure: '0.75 l',
  };
  // the category that it makes; a feed that was exported names that by product_type too
  const category = '<g:google_product_category>1604</g:google_product_category>';
  const names = ['section_name', 'attribute_name', 'attribute_value'];
  const detail = ['Maten', 'Lengte', '90 cm'].map((part, at) => `<g:${names[at]}>${part}</g:${names[at]}>`);
  const written = Object.entries(fields).map(
    ([field, value]) => `<g:${field}>${escapeXml(value)}</g:${field}>`,
  );
  const source = join(folder, 'source.xml');
  const item = `<item>${written.join('')}${category}<g:product_detail>${detail.join('')}</g:product_detail></item>`;
  writeFileSync(source, `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${item}</channel></rss>`);
  const bringAndExport = async (ctx: typeof nl, path: string, name: string) => {
    expect(await bring(ctx, path)).toMatchObject({ rows: 1, refused: 0 });
    return await write(
      name,
      formatXml('Tavelo', origin, streamGoogleFeed(ctx, { origin, buildProductPath })),
    );
  };
  const first = await bringAndExport(testContext(fed, 'nl'), source, 'first.xml');
  const second = await bringAndExport(testContext(empty, 'nl'), first, 'second.xml');
  expect(readFileSync(first, 'utf8')).toContain(category);
  for (const path of [first, second]) {
    const text = readFileSync(path, 'utf8');
    for (const line of written) expect(text).toContain(line);
    for (const part of detail) expect(text).toContain(part);
  }
});

/** Lines of one file that the other has not, but for pictures' addresses; the order of products is not theirs. */
function findDifferences(path: string, other: string): string[] {
  const readLines = (file: string) =>
    readFileSync(file, 'utf8')
      .replaceAll(/\/img\/[^/]+\//g, '/img/…/')
      .split('\n');
  const there = new Set(readLines(other));
  return readLines(path).filter((line) => !there.has(line));
}
