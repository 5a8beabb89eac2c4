import { createWriteStream, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { importFile } from '#commerce/range/import/import.service.ts';
import { loadTenants } from '#tenants/load.ts';
import { seedDemo } from '#tools/demo.ts';
import { streamCatalogueLines } from './catalogue-lines.service.ts';
import { formatJsonLines, formatTable, formatXml } from './feed-text.rules.ts';
import { FEED_FIELDS, streamGoogleFeed } from './google-feed.service.ts';

const [first, second] = [await testDatabase(), await testDatabase()];
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
  const [fed, empty] = [await testDatabase(), await testDatabase()];
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
      format === 'tsv' ? formatTable(FEED_FIELDS, streamFeed()) : formatXml('Tavelo', origin, streamFeed());
    const path = await write(`feed.${format}`, formatFeed());
    expect(await bring(nl, path)).toMatchObject({ refused: 0 });
    const again = await write(`again.${format}`, formatFeed());
    const readWithoutPictures = (file: string) =>
      readFileSync(file, 'utf8').replaceAll(/\/img\/[^/]+\//g, '/img/…/');
    expect(readWithoutPictures(again).split('\n')).toEqual(readWithoutPictures(path).split('\n'));
  },
);

/** Lines of one file that the other has not, but for pictures' addresses; the order of products is not theirs. */
function findDifferences(path: string, other: string): string[] {
  const readLines = (file: string) =>
    readFileSync(file, 'utf8')
      .replaceAll(/\/img\/[^/]+\//g, '/img/…/')
      .split('\n');
  const there = new Set(readLines(other));
  return readLines(path).filter((line) => !there.has(line));
}
