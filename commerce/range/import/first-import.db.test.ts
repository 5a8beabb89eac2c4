import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { importFile } from './import.service.ts';

const ROWS = 600;
const database = await testDatabase();
const nl = testContext(database, 'nl');
const folder = mkdtempSync(join(tmpdir(), 'first-import-'));
afterAll(() => rm(folder, { recursive: true }));

/** Rows of these tables that were looked at, by whatever way. */
async function rowsRead(): Promise<number> {
  await database.pool.query('select pg_stat_force_next_flush()');
  const { rows } = await database.pool.query<{ count: number }>(
    `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int + (
              select sum(idx_tup_read)::int from pg_stat_user_indexes
               where relname in ('variant', 'listing')) as count
       from pg_stat_user_tables where relname in ('variant', 'listing')`,
  );
  return rows[0]?.count ?? Number.NaN;
}

it('reads each row a few times, however large the file: a shop whose tables were empty when they were counted', async () => {
  await database.pool.query('analyze');
  const lines = Array.from(
    { length: ROWS },
    (_, index) => `A${index}\tArtikel ${index}\tin_stock\t${10 + (index % 90)}.00 EUR\tMerk ${index % 7}`,
  );
  const path = join(folder, 'feed.tsv');
  writeFileSync(path, ['id\ttitle\tavailability\tprice\tbrand', ...lines].join('\n'));
  const before = await rowsRead();
  const summary = await importFile(nl, {
    ...{ path, content: 'products', dryRun: false, complete: null, again: false, categoryKey: null },
    ...{ stockWhenAvailable: 25, reportPath: join(folder, 'report.csv'), pictureHosts: new Set<string>() },
    ...{ tenants: [nl.tenant], rowsInABatch: 150 },
  });
  expect(summary).toMatchObject({ rows: ROWS, refused: 0 });
  expect(((await rowsRead()) - before) / ROWS).toBeLessThan(40);
  const { rows } = await database.pool.query<{ count: number }>(
    "select count(distinct product_id)::int as count from catalogue_change where tenant_id = 'nl'",
  );
  expect(rows).toEqual([{ count: ROWS }]);
});
