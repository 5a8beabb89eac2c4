import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { sellArticles } from '#commerce/buying/basket/test-shop.ts';
import { loadSettings } from '#commerce/ground/config/environment.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { endOfLog } from '#commerce/range/catalogue/change-log.ts';
import { readSteadyTime } from '#http/http-server.ts';
import { createPageMarkJob, dropMissedPages, openPageFolder } from './page-folder.ts';

const database = await testDatabase();
const { pool, kysely: db } = database;
const tenants = [{ id: 'nl' }, { id: 'de' }];
const warnings: string[] = [];
const log = { warn: (_: object, message?: string) => void warnings.push(message ?? '') };
const settings = {
  ...loadSettings({ DATA_DIR: mkdtempSync(join(tmpdir(), 'pages-')), NODE_ENV: 'test' }),
};
let close = async () => {};
let productId = 0;

beforeAll(async () => {
  await sellArticles(database, [{ sku: 'A' }]);
  const { rows } = await pool.query<{ id: string }>("select product_id as id from product where sku = 'A'");
  productId = Number(rows[0]?.id);
});
afterEach(async () => {
  await close();
  warnings.length = 0;
});

/** A start of the shop: its folder, and the changes that it drops pages for. */
async function start(over: Partial<typeof settings> = {}) {
  await close();
  const opened = openPageFolder({ ...settings, ...over }, log);
  close = opened.close;
  const { folder } = opened;
  const dropped = new Map<string, readonly string[] | null>();
  await dropMissedPages(db, folder, { invalidate: (id, tags) => void dropped.set(id, tags) }, tenants);
  return { folder, dropped };
}

/** While transactions of other databases run, the end of the log lies before changes that were made earlier. */
async function waitUntilLogEnds(): Promise<void> {
  const isBehind = async () => {
    const { rows } = await pool.query(
      'select from catalogue_change where xid >= pg_snapshot_xmin(pg_current_snapshot()) limit 1',
    );
    return rows.length > 0;
  };
  await expect.poll(isBehind).toBe(false);
}

async function note(horizon: string | null = null, ageMs = 0) {
  await waitUntilLogEnds();
  const { folder } = await start();
  folder?.note({ horizon: horizon ?? (await endOfLog(db)).horizon, at: readSteadyTime() - ageMs });
}

test('a start drops the pages of products that have changed since, and all lists of their tenant', async () => {
  await note();
  await pool.query(`update price set amount_minor = amount_minor + 1 where tenant_id = 'nl'`);
  const { dropped, folder } = await start();
  expect([...dropped.keys()]).toEqual(['nl']);
  const { rows } = await pool.query<{ id: number }>(
    `select category_id as id from category where tenant_id = 'nl'`,
  );
  expect(dropped.get('nl')).toEqual(
    expect.arrayContaining([`product:${productId}`, 'articles', ...rows.map(({ id }) => `category:${id}`)]),
  );
  expect(folder?.mark).not.toBeNull();
});

test('a start after which the categories are others drops all pages of the tenant', async () => {
  await note();
  await pool.query(`update category set position = position + 1 where tenant_id = 'de'`);
  const { dropped } = await start();
  expect(dropped.get('de')).toBeNull();
  expect(dropped.has('nl')).toBe(false);
});

test('a start without a change drops nothing', async () => {
  await note();
  expect((await start()).dropped.size).toBe(0);
});

test.each([
  ['it is not known how far the changes were followed', async () => {}],
  ['the log no longer reaches back', () => note(null, 3_600_000)],
  ['the database is an older one', () => note('9000000000000')],
])('a start gives up all pages when %s', async (_, prepare) => {
  await start({ logLevel: 'fatal' });
  await prepare();
  const { folder } = await start();
  const forgotten = vi.spyOn(folder as object as { forgetAll(): void }, 'forgetAll');
  await dropMissedPages(db, folder, { invalidate: () => {} }, tenants);
  expect(forgotten).toHaveBeenCalledOnce();
});

test('a second server of one folder keeps its pages in memory, and says why', async () => {
  await start();
  expect(openPageFolder(settings, log).folder).toBeNull();
  expect(warnings).toEqual([expect.stringContaining('another server has DATA_DIR/pages')]);
});

test('pages of other settings or another build are deleted', async () => {
  const list = () => readdirSync(join(settings.dataDir, 'pages')).filter((name) => name !== 'lock');
  await start();
  const before = list();
  await start({ publicOrigins: { ...settings.publicOrigins, nl: 'https://other.example' } });
  await vi.waitFor(() => expect(list()).toHaveLength(1));
  expect(list()).not.toEqual(before);
});

test('a mark is written once everything before it has been reported and searched', async () => {
  const { folder } = await start();
  if (!folder) throw new Error('there is a folder');
  const note = vi.spyOn(folder, 'note');
  const settled = Promise.withResolvers<void>();
  const job = createPageMarkJob(
    db,
    folder,
    { waitUntilReported: async () => {} },
    { waitUntilSettled: () => settled.promise },
  );
  const round = job.performRound(new AbortController().signal);
  await new Promise((resolve) => setImmediate(resolve));
  expect(note).not.toHaveBeenCalled();
  settled.resolve();
  await round;
  expect(note).toHaveBeenCalledWith(expect.objectContaining({ horizon: expect.any(String) }));
});
