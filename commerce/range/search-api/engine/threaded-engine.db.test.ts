import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createEvents, type ShopEvent } from '#commerce/ground/kernel/events.ts';
import { buildSearchTenant } from '#commerce/range/search-api/search-engine.ts';
import type { ReadRows } from '#search/engine/catalogue-source.types.ts';
import type { EngineQuery } from '#search/engine/engine.types.ts';
import { loadTenants } from '#tenants/load.ts';
import { seedDemo } from '#tools/demo.ts';
import { openInProcessEngine, openThreadedEngine } from './open-engine.ts';

const NOW = '2026-11-20T12:00:00Z';
const database = await testDatabase();
const tenants = await loadTenants();
await seedDemo(database, { size: 80, tenants, now: new Date(NOW), reviews: false });

const errors: string[] = [];
const ignoreLog = () => {};
const log = {
  debug: ignoreLog,
  info: ignoreLog,
  warn: ignoreLog,
  error: (_: object, message = '') => void errors.push(message),
};
const events = createEvents();
const heard: ShopEvent[] = [];
events.on((event) => void heard.push(event));
const read: ReadRows = async <Row>(sql: string, values: readonly unknown[]) =>
  (await database.pool.query(sql, [...values])).rows as Row[];
const options = { tenants: tenants.map(buildSearchTenant), read, events, log };
const engine = openThreadedEngine({ ...options, databaseUrl: null, patienceMs: 60_000 });
afterAll(() => engine.close());

const QUERY: EngineQuery = {
  tenantId: 'nl',
  locale: 'nl-NL',
  text: '',
  categoryId: null,
  filters: [],
  sort: 'price-asc',
  page: 1,
  explain: false,
  verbatim: false,
  now: Date.parse(NOW),
};

it('a threaded engine answers like the engine in the process', async () => {
  const inProcess = openInProcessEngine({ ...options, batch: 100, now: () => Date.parse(NOW) });
  for (const text of ['', 'jurk', 'zwarte schoenen', 'wasmachien']) {
    const answer = await engine.search({ ...QUERY, text });
    expect(answer).toEqual(await inProcess.search({ ...QUERY, text }));
    expect(answer?.totalCount).toBeGreaterThan(0);
  }
  await inProcess.close();
});

it('a threaded engine reports when it is ready and when an answer has changed', async () => {
  await engine.waitUntilReady();
  expect(heard).toContainEqual({ type: 'search-ready', tenantId: 'nl' });
  const before = await engine.search(QUERY);
  const last = (await engine.search({ ...QUERY, sort: 'price-desc' }))?.productIds[0] ?? 0;
  await database.pool.query(
    `update listing set min_price_minor = 1 where tenant_id = 'nl' and product_id = $1`,
    [last],
  );
  heard.length = 0;
  events.emit({ type: 'listing-changed', tenantId: 'nl', productIds: [last, before?.productIds[0] ?? 0] });
  await engine.waitUntilSettled();
  expect((await engine.search(QUERY))?.productIds[0]).toBe(last);
  expect(heard.map(({ type }) => type)).toEqual(['listing-changed', 'search-changed']);
  heard.length = 0;
  events.emit({ type: 'listing-changed', tenantId: 'nl', productIds: [last] });
  await engine.waitUntilSettled();
  expect(heard.map(({ type }) => type)).toEqual(['listing-changed']);
});

it('a threaded engine is restarted when its thread ends and finds the same again', async () => {
  const before = await engine.search(QUERY);
  const waiting = engine.search({ ...QUERY, text: 'jurk' });
  // no caller can send this by its type
  engine.reportChanges('nl', null as unknown as number[]);
  await expect.poll(() => errors, { timeout: 20_000 }).toEqual(['the search thread failed']);
  // asked before the end: answered, or given up, but never left waiting
  expect([null, 'jurk']).toContain((await waiting)?.query ?? null);
  await expect
    .poll(async () => (await engine.search(QUERY))?.totalCount, { timeout: 30_000 })
    .toBe(before?.totalCount);
});
