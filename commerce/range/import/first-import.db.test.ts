import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { testEngine } from '../search-api/test-engine.ts';
import { importFile } from './import.service.ts';

const ROWS = 600;
const database = await testDatabase();
const nl = testContext(database, 'nl');
const folder = mkdtempSync(join(tmpdir(), 'first-import-'));
afterAll(() => rm(folder, { recursive: true }));

/** Rows of these tables that were looked at, by whatever way. */
async function countRowsRead(): Promise<number> {
  await database.pool.query('select pg_stat_force_next_flush()');
  const { rows } = await database.pool.query<{ count: number }>(
    `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int + (
              select sum(idx_tup_read)::int from pg_stat_user_indexes
               where relname in ('variant', 'listing')) as count
       from pg_stat_user_tables where relname in ('variant', 'listing')`,
  );
  return rows[0]?.count ?? Number.NaN;
}

function writeFeedFile(lines: readonly string[]): string {
  const path = join(folder, `${lines.length}.tsv`);
  writeFileSync(path, lines.join('\n'));
  return path;
}

function bring(path: string) {
  return importFile(nl, {
    ...{ path, content: 'products', dryRun: false, complete: null, again: false, categoryKey: null },
    ...{ stockWhenAvailable: 25, reportPath: join(folder, 'report.csv'), pictureHosts: new Set<string>() },
    ...{ tenants: [nl.tenant], rowsInABatch: 150 },
  });
}

it('each row is read only a few times for a large file in a shop with empty table statistics', async () => {
  await database.pool.query('analyze');
  const lines = Array.from(
    { length: ROWS },
    (_, index) => `A${index}\tArtikel ${index}\tin_stock\t${10 + (index % 90)}.00 EUR\tMerk ${index % 7}`,
  );
  const path = writeFeedFile(['id\ttitle\tavailability\tprice\tbrand', ...lines]);
  const before = await countRowsRead();
  expect(await bring(path)).toMatchObject({ rows: ROWS, refused: 0 });
  expect(((await countRowsRead()) - before) / ROWS).toBeLessThan(40);
  const { rows } = await database.pool.query<{ count: number }>(
    "select count(distinct product_id)::int as count from catalogue_change where tenant_id = 'nl'",
  );
  expect(rows).toEqual([{ count: ROWS }]);
});

it('lists can be filtered by details of a feed in any first-market language', async () => {
  const rows = ['Laser', 'Inkjet', 'Laser'].map(
    (way, index) => `P${index}\tPrinter ${index}\tin_stock\t90.00 EUR\tMerk\t:afdruktechniek:${way}`,
  );
  await bring(writeFeedFile(['id\ttitle\tavailability\tprice\tbrand\tproduct_detail', ...rows]));
  const tenants = [testContext(database, 'at').tenant, nl.tenant];
  const { engine } = testEngine(database, nl, { tenants });
  const answer = await engine.search({
    ...{ tenantId: 'nl', locale: 'nl-NL', text: 'printer', categoryId: null, filters: [], page: 1 },
    ...{ sort: 'popularity', explain: false, verbatim: false, now: nl.clock.now().getTime() },
  });
  await engine.close();
  const facet = answer?.facets.find(({ label }) => label.toLowerCase() === 'afdruktechniek');
  expect(facet && 'values' in facet && facet.values.map(({ label, count }) => [label, count])).toEqual([
    ['Laser', 2],
    ['Inkjet', 1],
  ]);
});
