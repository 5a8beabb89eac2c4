import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build, isBuilt } from '#tools/start/build.ts';
import { findFreePort } from '#tools/start/ensure-port.ts';
import { createSeededAddress, type DatabaseAddress } from './support/database-address.ts';
import { createHttpVisitor, type HttpVisitor } from './support/http-visitor.ts';

const ROOT = join(import.meta.dirname, '..');
const FORM = 'application/x-www-form-urlencoded';
const START_TIMEOUT_MS = 120_000;

let seeded: DatabaseAddress;
let database: pg.Client;
let shop: ChildProcess;
let folder: string;
let output = '';
let visitor: HttpVisitor;

beforeAll(async () => {
  if (!isBuilt()) await build();
  seeded = await createSeededAddress();
  folder = await mkdtemp(join(tmpdir(), 'shop-workers-'));
  const port = await findFreePort();
  shop = spawn(process.execPath, ['tools/start/start.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: seeded.url,
      DATA_DIR: folder,
      PORT: String(port),
      WORKERS: '2',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    shop.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('Ctrl-C stops')) resolve();
    });
    shop.once('exit', () => reject(new Error(`the shop did not start:\n${output}`)));
  });
  visitor = createHttpVisitor(`http://nl.localhost:${port}`);
  database = new pg.Client({ connectionString: seeded.url, options: '-c shop.tenant=*' });
  await database.connect();
}, START_TIMEOUT_MS);

afterAll(async () => {
  if (shop?.exitCode === null && shop.kill('SIGTERM')) await once(shop, 'exit');
  await database?.end();
  await seeded?.drop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Over a connection of its own, so that any of the workers may take it. */
const get = (path: string) => visitor.send(path, { headers: { connection: 'close' } });

async function getStatuses(path: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await get(path)).status);
  return statuses;
}

/** Process ids of workers, in the order in which they began to serve. */
const listServing = () =>
  [...output.matchAll(/"pid":(\d+),"msg":"a worker serves"/g)].map(([, pid]) => Number(pid));

it('every worker shows a new name within seconds of its change in the database', async () => {
  const { rows } = await database.query<{ sku: string; slug: string }>(
    `select p.sku, t.slug from product p join product_text t using (product_id)
      where t.language = 'nl' and exists (select from listing l where l.tenant_id = 'nl' and l.product_id = p.product_id) limit 1`,
  );
  const path = `/p/${rows[0]?.slug}/${rows[0]?.sku}`;
  expect(new Set(await getStatuses(path, 8))).toEqual(new Set([200]));
  await database.query(
    `update product_text set name = 'Een nieuwe naam'
      where language = 'nl' and product_id = (select product_id from product where sku = $1)`,
    [rows[0]?.sku],
  );
  const countOld = async () => {
    const pages = await Promise.all(Array.from({ length: 8 }, () => get(path)));
    return pages.filter(({ body }) => !body.includes('Een nieuwe naam')).length;
  };
  await expect.poll(countOld, { timeout: 10_000 }).toBe(0);
});

it('a search answers with facets in every worker, from the one index of the machine', async () => {
  const pages = await Promise.all(Array.from({ length: 6 }, () => get('/s/?q=jurk')));
  expect(pages.map(({ status }) => status)).toEqual(Array(6).fill(200));
  for (const { body } of pages) expect(body).toContain('id="filters"');
  expect(output.match(/the catalogue can be searched/g)).toHaveLength(1);
});

it('limits count the requests of an address in all workers together', async () => {
  const statuses = new Set<number>();
  const form = { method: 'POST', headers: { 'content-type': FORM, connection: 'close' }, body: 'intent=x' };
  for (let time = 0; time < 121; time += 1) statuses.add((await visitor.send('/winkelmandje', form)).status);
  expect(statuses).toContain(429);
});

it('the metrics add up the requests of all workers', async () => {
  await getStatuses('/', 10);
  const { body } = await get('/metrics');
  const counts = [...body.matchAll(/^http_requests_total\{[^}]*\} (\d+)/gm)].map(([, count]) =>
    Number(count),
  );
  // more than the limit of changes alone lets through, of which no worker has seen all
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(140);
  expect(body).toMatch(/^search_answering 1$/m);
});

it('a worker that is killed is started again, and no request fails meanwhile', async () => {
  const [victim = 0] = listServing();
  process.kill(victim, 'SIGKILL');
  expect(new Set(await getStatuses('/', 40))).toEqual(new Set([200]));
  await expect.poll(() => listServing().length, { timeout: 60_000 }).toBe(3);
  expect(new Set(await getStatuses('/', 10))).toEqual(new Set([200]));
});

it('ends in order when it is told to', async () => {
  shop.kill('SIGTERM');
  const [code] = await once(shop, 'exit');
  expect(code).toBe(0);
  for (const pid of listServing()) expect(() => process.kill(pid, 0)).toThrow();
});
