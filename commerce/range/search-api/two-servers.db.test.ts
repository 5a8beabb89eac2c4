import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sellArticles } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createEvents } from '#commerce/ground/kernel/events.ts';
import { changeLogJob } from '#commerce/range/catalogue/change-log.ts';
import type { Said, Told } from './test-search-process.ts';

const SERVER = join(import.meta.dirname, 'test-search-process.ts');
const ARTICLES = 40;

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const database = await testDatabase();
const running = new Set<ChildProcess>();
let ids: number[] = [];

beforeAll(async () => {
  await sellArticles(
    database,
    Array.from({ length: ARTICLES }, (_, place) => ({ sku: `T${place}`, stock: 5 })),
  );
  const { rows } = await database.pool.query<{ product_id: number }>(
    'select product_id from product order by product_id',
  );
  ids = rows.map(({ product_id }) => Number(product_id));
});
afterAll(async () => {
  for (const child of running) await kill(child);
});

async function kill(child: ChildProcess): Promise<void> {
  running.delete(child);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

type Server = {
  readonly child: ChildProcess;
  tell(told: Told): void;
  countHits(text: string): Promise<number | null>;
  waitForMessage(said: 'halfway' | 'reads'): Promise<void>;
};

function start(...held: 'hold'[]): Server {
  const child = spawn(process.execPath, [SERVER, database.url, ...held], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  running.add(child);
  const tell = (told: Told) => void child.send(told);
  let asked = 0;
  const heard: Said[] = [];
  child.on('message', (said: Said) => heard.push(said));
  const waitUntil = (is: (said: Said) => boolean) =>
    vi.waitFor(
      () => {
        const found = heard.find(is);
        if (found === undefined) throw new Error('nothing of the kind was said');
        return found;
      },
      { timeout: 60_000, interval: 10 },
    );
  return {
    child,
    tell,
    async countHits(text) {
      asked += 1;
      const id = asked;
      tell({ ask: text, id });
      const said = await waitUntil((one) => typeof one === 'object' && one.id === id);
      return typeof said === 'object' ? said.hits : null;
    },
    async waitForMessage(said) {
      await waitUntil((one) => one === said);
    },
  };
}

/** One look at the log is enough for a word that the server has never seen. */
async function expectFoundAfterOneLook(server: Server, word: string, times: number): Promise<void> {
  server.tell({ look: true });
  await expect.poll(() => server.countHits(word), { timeout: 20_000 }).toBe(times);
}

/** As an import does, which no server is told of but by the log. */
async function renameProducts(word: string, productIds: readonly number[]): Promise<void> {
  await database.pool.query(
    `update product_text set name = name || ' ' || $1 where product_id = any($2::bigint[]) and language = 'nl'`,
    [word, productIds],
  );
}

it('two servers give the same results while one reloads everything, is killed and starts again', async () => {
  const [one, other] = [start(), start()];
  await Promise.all([one.waitForMessage('reads'), other.waitForMessage('reads')]);
  expect([await one.countHits(''), await other.countHits('')]).toEqual([ARTICLES, ARTICLES]);

  one.tell({ hold: true });
  one.tell({ rebuild: true });
  await one.waitForMessage('halfway');
  await renameProducts('kwispelkraag', ids.slice(0, 6));
  for (const server of [one, other]) {
    await expectFoundAfterOneLook(server, 'kwispelkraag', 6);
    expect(await server.countHits('')).toBe(ARTICLES);
  }

  await kill(one.child);
  await renameProducts('kwispelkraag', ids.slice(6, 9));
  await expectFoundAfterOneLook(other, 'kwispelkraag', 9);
  expect(await other.countHits('')).toBe(ARTICLES);

  const again = start('hold');
  await again.waitForMessage('halfway');
  const [all, named] = [again.countHits(''), again.countHits('kwispelkraag')];
  // written while the first index is half read: its place in the log comes after them
  await renameProducts('kwispelkraag', ids.slice(9, 11));
  again.tell({ hold: false });
  expect([await all, await named]).toEqual([ARTICLES, 11]);
  await expectFoundAfterOneLook(other, 'kwispelkraag', 11);
});

it('a server reads the log at least every two seconds, so a new word is found within that time', () => {
  const { job } = changeLogJob({ db: database.kysely, events: createEvents(), tenants: [] });
  expect(job.everyMs).toBeLessThanOrEqual(2_000);
});
