import { parseArgs } from 'node:util';
import { build, isBuilt } from '#tools/start/build.ts';
import { measureBrowser } from './browser.ts';
import { createBenchDatabase } from './database.ts';
import { measureFirstImport } from './first-import.ts';
import { measureImport } from './import.ts';
import { measureInteraction } from './interaction.ts';
import { measureLighthouse, measureLighthouseWithConsent } from './lighthouse.ts';
import { formatTable, type Row } from './measured.ts';
import { measureModel } from './model.ts';
import { measureOrders } from './orders.ts';
import { measureChanges, measureTraces } from './page-traces.ts';
import { measureCached, measureUncached, type Page } from './pages.ts';
import { runOn } from './processes.ts';
import { measureRelevance } from './relevance/relevance.ts';
import { measureSearch } from './search.ts';
import type { ShopInput } from './shop-server.ts';
import { measureSiege } from './siege.ts';

/** A part of the bench: measures one thing and gives its rows, as they come. */
type Part = (
  shop: ShopInput,
  page: Page,
  options: { readonly histories: number },
) => AsyncIterable<Row> | Promise<readonly Row[]>;

/** In the order in which they run. */
const PARTS: Readonly<Record<string, Part>> = {
  async *cached(shop, page) {
    for (const encoding of ['br', ''] as const) yield await measureCached(shop, page, encoding);
  },
  async *uncached(shop, page) {
    const uncached = { ...shop, pageCacheBytes: 0 };
    yield await measureUncached(uncached, page);
    yield await measureUncached({ ...uncached, sharedDataMs: 0 }, page);
  },
  async *pages() {
    yield* measureTraces();
    yield* measureChanges();
  },
  browser: measureBrowser,
  lighthouse: measureLighthouse,
  'lighthouse-consent': measureLighthouseWithConsent,
  interaction: measureInteraction,
  relevance: measureRelevance,
  siege: measureSiege,
  search: measureSearch,
  orders: measureOrders,
  model: measureModel,
  async *import(shop, page) {
    yield* measureImport(shop, page);
    yield* measureFirstImport(shop);
  },
};

/** Parts that need neither the built pages nor the shared database. */
const ALONE: ReadonlySet<string> = new Set(['pages', 'search']);

/** Parts that measure one visitor's browser: its processes disturb nobody, and the server waits for it. */
const IN_BROWSER: ReadonlySet<string> = new Set([
  ...['browser', 'lighthouse', 'lighthouse-consent', 'interaction'],
]);

/**
 * `npm run bench`: measures the shop against references in the same run and prints a table. The server has one core,
 * the load (20 connections) and the database have the others; rounds alternate, medians are printed.
 *
 * `--size N` products, `--only cached,uncached,…` (names of PARTS), `--histories N` of the model.
 */
const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '3000' },
    only: { type: 'string', default: Object.keys(PARTS).join(',') },
    histories: { type: 'string', default: '10000' },
  },
});
const size = Number(values.size);
const options = { histories: Number(values.histories) };
const asked = values.only.split(',');
const unknown = asked.filter((name) => !PARTS[name]);
if (unknown.length > 0) throw new Error(`no such part: ${unknown}; there are ${Object.keys(PARTS)}`);
const page = { host: 'nl.localhost', path: '/dames/' };

const needsShop = asked.some((name) => !ALONE.has(name));

if (needsShop && !isBuilt()) {
  console.log('Building the pages …');
  await build();
}
runOn('load');
if (needsShop) console.log(`Seeding ${size} products …`);
const database = needsShop ? await createBenchDatabase(size) : { url: null, close: async () => {} };
const rows: Row[] = [];
try {
  for (const name of asked) {
    runOn(IN_BROWSER.has(name) ? 'all' : 'load');
    for await (const row of (await PARTS[name]?.({ databaseUrl: database.url, size }, page, options)) ?? []) {
      console.log(`${row.what}: ${row.measured}`);
      rows.push(row);
    }
  }
} finally {
  await database.close();
}
if (needsShop)
  console.log(`\n${database.url ? 'PostgreSQL' : 'Embedded database'}, ${size} products, ${page.path}\n`);
console.log(formatTable(rows));
process.exit(rows.every(({ ok }) => ok) ? 0 : 1);
