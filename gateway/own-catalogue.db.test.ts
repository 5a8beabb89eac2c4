import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { importFile } from '#commerce/range/import/import.service.ts';
import { TEST_NOW, testGateway } from './test-gateway.ts';

const database = await testDatabase();
const { query, tenants } = await testGateway(database, { size: null });
const folder = mkdtempSync(join(tmpdir(), 'own-catalogue-'));
afterAll(() => rm(folder, { recursive: true }));

const HEADER = 'id\ttitle\tdescription\tlink\timage_link\tavailability\tprice\tbrand\tproduct_type';
const formatFeedRow = (id: string) =>
  `${id}\tJurk ${id}\tMooi\thttps://a.example/${id}\thttps://a.example/${id}.jpg\tin_stock\t20.00 EUR\tNoor\tJurken`;

async function importRows(name: string, ...ids: readonly string[]) {
  const path = join(folder, name);
  writeFileSync(path, [HEADER, ...ids.map(formatFeedRow)].join('\n'));
  const ctx = { ...testContext(database, 'nl'), clock: createFixedClock(TEST_NOW) };
  return importFile(ctx, {
    ...{ path, content: 'products', dryRun: false, complete: null, again: false, categoryKey: null },
    ...{ pictureHosts: new Set(['a.example']), stockWhenAvailable: 5, tenants },
    reportPath: join(folder, 'report.csv'),
  });
}

it('a shop with its own catalogue shows no teaser that leads nowhere', async () => {
  const { home } = await query('nl', '{ home { content { teasers { path } inspiration { path } } } }');
  expect(home).toEqual({ content: { teasers: [], inspiration: [] } });
});

it('no article of a first import is new and articles of a later one are', async () => {
  const isNew = async (sku: string) =>
    (await query('nl', 'query ($sku: ID!) { product(sku: $sku) { isNew } }', { sku })).product?.isNew;
  expect(await importRows('first.tsv', 'A1', 'A2')).toMatchObject({ refused: 0 });
  expect([await isNew('A1'), await isNew('A2')]).toEqual([false, false]);
  await importRows('second.tsv', 'A1', 'A3');
  expect([await isNew('A1'), await isNew('A3')]).toEqual([false, true]);
});
