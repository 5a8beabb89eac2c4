import { parseArgs } from 'node:util';
import { build, isBuilt } from '#tools/start/build.ts';
import { measureBrowser } from './browser.ts';
import { benchDatabase } from './database.ts';
import { type Row, tableOf } from './measured.ts';
import { measureMemory } from './memory.ts';
import { measureCached, measureUncached } from './pages.ts';
import { leaveServerCore } from './processes.ts';

/**
 * `npm run bench`: measures the shop against references in the same run and prints a table. The server has one core,
 * the load (20 connections) and the database have the others; rounds alternate, medians are printed.
 *
 * `--size N` products, `--only cached,uncached,browser,memory`.
 */
const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '3000' },
    only: { type: 'string', default: 'cached,uncached,browser,memory' },
  },
});
const size = Number(values.size);
const parts = values.only.split(',');
const page = { host: 'nl.localhost', path: '/dames/' };

if (!isBuilt()) {
  console.log('Building the pages …');
  await build();
}
leaveServerCore();
console.log(`Seeding ${size} products …`);
const database = await benchDatabase(size);
const shop = { databaseUrl: database.url, size };
const rows: Row[] = [];
try {
  if (parts.includes('cached')) {
    for (const encoding of ['br', ''] as const)
      rows.push(await measured(measureCached(shop, page, encoding)));
  }
  if (parts.includes('uncached')) {
    const uncached = { ...shop, pageCacheBytes: 0 };
    rows.push(await measured(measureUncached(uncached, page)));
    rows.push(await measured(measureUncached({ ...uncached, sharedDataMs: 0 }, page)));
  }
  if (parts.includes('browser')) rows.push(...(await measureBrowser(shop, page)));
  if (parts.includes('memory')) rows.push(await measured(measureMemory(shop, page)));
} finally {
  await database.close();
}
console.log(`\n${database.url ? 'PostgreSQL' : 'Embedded database'}, ${size} products, ${page.path}\n`);
console.log(tableOf(rows));
process.exit(rows.every(({ ok }) => ok) ? 0 : 1);

async function measured(row: Promise<Row>): Promise<Row> {
  const { what, measured: result } = await row;
  console.log(`${what}: ${result}`);
  return row;
}
