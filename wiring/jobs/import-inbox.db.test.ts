import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { runJob } from '#commerce/ground/jobs/run-job.ts';
import { loadTenants } from '#tenants/load.ts';
import { seedDemo } from '#tools/demo.ts';
import { handOver, handOverCommand } from '#tools/shop/arguments/hand-over.ts';
import { createInboxJob, type RunCommand } from './import-inbox.ts';

const database = await testDatabase();
const tenants = await loadTenants();
const dataDir = mkdtempSync(join(tmpdir(), 'inbox-'));
let inbox: { stop(): Promise<void> };
/** the search follows at once, unless a test holds it back */
let searchIsThere = Promise.resolve();

beforeAll(async () => {
  await seedDemo(database, { size: 100, tenants });
  const createContext = () => testContext(database, 'nl');
  const runCommand: RunCommand = async (command, args, write) => {
    if (command !== 'order') throw new Error(`there is no command ${command}`);
    write(`did ${args.join(' ')}`);
    return 3;
  };
  const job = createInboxJob({
    folder: join(dataDir, 'inbox'),
    tenants,
    createContext,
    runCommand,
    pictureHosts: new Set(),
    followSearch: () => ({ waitUntilNear: async () => {}, waitUntilThere: () => searchIsThere }),
  });
  inbox = runJob(job, createContext());
});
afterAll(async () => {
  await inbox.stop();
  await rm(dataDir, { recursive: true });
});

const asked = {
  ...({
    tenant: 'nl',
    locale: null,
    content: 'prices',
    dryRun: false,
    again: false,
    complete: null,
  } as const),
  ...{ categoryKey: null, stockWhenAvailable: 25, reportPath: join(dataDir, 'report.csv') },
};

it('a running shop imports what the command hands over and reports the result', async () => {
  const { rows } = await database.pool.query<{ sku: string }>('select sku from variant order by sku limit 1');
  const sku = rows[0]?.sku;
  const path = join(dataDir, 'prices.tsv');
  writeFileSync(path, `id\tprice\n${sku}\t12.34 EUR\nunknown\t1.00 EUR\n`);
  expect(await handOver(dataDir, path, asked, { onProgress() {}, onWarning() {} })).toMatchObject({
    rows: 2,
    refused: 1,
  });
  const { rows: prices } = await database.pool.query(
    "select amount_minor as amount from price join variant using (variant_id) where tenant_id = 'nl' and sku = $1",
    [sku],
  );
  expect(prices).toEqual([{ amount: 1234 }]);
  expect(readdirSync(join(dataDir, 'inbox'))).toEqual([]);
});

it('a command hears of its result when the imported articles can be found', async () => {
  const { rows } = await database.pool.query<{ sku: string }>('select sku from variant order by sku limit 1');
  const path = join(dataDir, 'later.tsv');
  writeFileSync(path, `id\tprice\n${rows[0]?.sku}\t45.67 EUR\n`);
  const held = Promise.withResolvers<void>();
  searchIsThere = held.promise;
  const warnings: string[] = [];
  const told: string[] = [];
  const result = handOver(dataDir, path, asked, {
    onProgress() {},
    onWarning(text) {
      warnings.push(text);
      told.push('waits');
      held.resolve();
    },
  }).then((summary) => {
    told.push('done');
    return summary;
  });
  expect(await result).toMatchObject({ rows: 1, refused: 0 });
  expect(told).toEqual(['waits', 'done']);
  expect(warnings).toEqual(['all rows are written; waiting until the search has read the articles']);
});

it('an invalid import file is refused with the reason', async () => {
  const path = join(dataDir, 'none.tsv');
  writeFileSync(path, 'no header');
  await expect(handOver(dataDir, path, asked, { onProgress() {}, onWarning() {} })).rejects.toThrow(
    /no column id/,
  );
});

it('other commands run there too and return their output and exit code', async () => {
  const printed: string[] = [];
  const code = await handOverCommand(dataDir, 'order', ['list', '--first', '1'], (text) =>
    printed.push(text),
  );
  expect([code, ...printed]).toEqual([3, 'did list --first 1']);
  await expect(handOverCommand(dataDir, 'drop', [], () => {})).rejects.toThrow(/no command drop/);
  expect(readdirSync(join(dataDir, 'inbox'))).toEqual([]);
});
