import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from './connection.ts';
import { migrate, readMigrations } from './migrate.ts';
import { runWithStartLock } from './start-lock.ts';
import { testDatabase } from './test-database.ts';
import { startTestPooler, type TestPooler } from './test-pooler.ts';
import { DatabaseTimeoutError, isDatabaseUnavailable } from './unavailable.rules.ts';

const server = await testDatabase();
let pooler: TestPooler;
let shops: Database[] = [];

async function openShops(
  options: { refuses?: boolean; statementLimitMs?: number } = {},
): Promise<Database[]> {
  pooler = await startTestPooler(server.url, options);
  const { statementLimitMs } = options;
  return Promise.all(
    [1, 2].map(() => openDatabase({ url: pooler.url, dataDir: '', poolSize: 3, statementLimitMs })),
  );
}

async function closeShops(): Promise<void> {
  await Promise.all(shops.map((shop) => shop.close()));
  await pooler.stop();
}

/** Each shop asks statements of its own, often enough that they would be prepared; both take turns on one session. */
async function askInTurns(): Promise<{ wrong: unknown[]; failed: unknown[] }> {
  const wrong: unknown[] = [];
  const failed: unknown[] = [];
  for (let turn = 0; turn < 60; turn += 1) {
    for (const [index, { kysely }] of shops.entries()) {
      for (const kind of [0, 1, 2]) {
        const expected = `${index}-${kind}-${turn}`;
        // another text in each shop, in the same order: names by number would be the same
        const text = sql.raw(`shop_${index}_${kind}`);
        const asked = sql<{ said: string }>`select ${expected}::text as said /* ${text} */`.execute(kysely);
        const said = await asked.then(
          ({ rows }) => rows[0]?.said,
          (error) => failed.push(error.code),
        );
        if (typeof said === 'string' && said !== expected) wrong.push({ expected, said });
      }
    }
  }
  return { wrong, failed };
}

describe('a pooler that refuses start parameters', () => {
  beforeAll(async () => {
    shops = await openShops();
  });
  afterAll(closeShops);

  it('two shops share one session, each gets the answers of its own statements, and none fails', async () => {
    expect(await askInTurns()).toEqual({ wrong: [], failed: [] });
  });

  it('a transaction has its limits and leaves none in the session', async () => {
    const limit = async (db: Database['kysely']) =>
      (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)).rows[0]
        ?.statement_timeout;
    const [shop] = shops;
    expect(await shop?.kysely.transaction().execute(limit)).toBe('30s');
    expect(await limit(shop?.kysely as Database['kysely'])).toBe('0');
  });

  it('servers that start simultaneously migrate once and leave no lock in the session', async () => {
    await server.pool.query('drop schema public cascade; create schema public');
    const landed = await Promise.all(shops.map((shop) => migrate(shop)));
    expect(landed.flat().sort()).toEqual(readMigrations().map(({ name }) => name));
    const { rows } = await server.pool.query(
      "select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
    );
    expect(rows).toEqual([]);
  });

  it('a second process waits for exclusive work over another session', async () => {
    const both = await startTestPooler(server.url, { sessions: 2 });
    const shop = await openDatabase({ url: both.url, dataDir: '' });
    const done: string[] = [];
    const runStartWork = (name: string) =>
      runWithStartLock(shop, { key: 4712, purpose: 'seeding' }, async () =>
        done.push(`${name} begins`, `${name} ends`),
      );
    await Promise.all([runStartWork('one'), runStartWork('other')]);
    expect(done.map((line) => line.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
    await shop.close();
    await both.stop();
  });

  it('a lock left behind by an earlier process stops no start when there is nothing to migrate', async () => {
    const leaked = await server.pool.connect();
    await leaked.query('select pg_advisory_lock(7311042)');
    expect(await migrate(server)).toEqual([]);
    leaked.release(true);
  });
});

describe('a pooler that the settings do not mention', () => {
  beforeAll(async () => {
    shops = await openShops({ refuses: false });
  });
  afterAll(closeShops);

  it('every answer belongs to its own statement, and a name from another session is dropped', async () => {
    expect(await askInTurns()).toEqual({ wrong: [], failed: [] });
  });
});

describe.concurrent('a statement that gets no answer', () => {
  it('an unanswered statement times out with an error and the next one uses another connection', async () => {
    const database = await openDatabase({ url: server.url, dataDir: '', poolSize: 1, statementLimitMs: 0 });
    // the server knows no limit: only this side does, 5 s
    const late = sql`select pg_sleep(${60})`.execute(database.kysely).catch((error) => error);
    const error = await late;
    expect(error).toBeInstanceOf(DatabaseTimeoutError);
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect((await sql`select 1 as one`.execute(database.kysely)).rows).toEqual([{ one: 1 }]);
    await database.close();
  });

  it('an unanswered statement ends its transaction', async () => {
    const database = await openDatabase({ url: server.url, dataDir: '', poolSize: 1, statementLimitMs: 0 });
    const transaction = database.kysely.transaction().execute(async (db) => {
      await sql`create table given_up (id int)`.execute(db);
      await sql`select pg_sleep(${60})`.execute(db);
    });
    await expect(transaction).rejects.toThrow();
    const { rows } = await sql`select to_regclass('given_up') as known`.execute(database.kysely);
    expect(rows).toEqual([{ known: null }]);
    await database.close();
  });
});

it('a start lock held for too long is reported with the process that holds it', async () => {
  const holder = await server.pool.connect();
  const { rows } = await holder.query('select pg_backend_pid() as pid, pg_advisory_lock(4711)');
  const waiting = runWithStartLock(server, { key: 4711, purpose: 'migrating', waitMs: 50 }, async () => {});
  await expect(waiting).rejects.toThrow(`process ${rows[0].pid} of the database server`);
  holder.release(true);
});
