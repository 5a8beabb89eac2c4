import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { scopeToTenant } from './tenant-database.ts';
import { testDatabase } from './test-database.ts';

const { kysely: db, pool } = await testDatabase();

type Heard = 'rowDescription' | 'readyForQuery';
type Connected = { readonly connection: { on(event: Heard, listener: () => void): void } };

test('a repeated statement is prepared once per connection and a single one is not', async () => {
  await db.connection().execute(async (connection) => {
    for (let turn = 0; turn < 30; turn += 1) await sql`select ${turn}::int as often`.execute(connection);
    await sql`select ${1}::int as once`.execute(connection);
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like '%as often' or statement like '%as once'`.execute(
      connection,
    );
    expect(rows).toEqual([{ statement: 'select $1::int as often' }]);
  });
});

test.each(['all tenants', 'a tenant', 'a transaction'])(
  'the columns of a prepared statement are described once per connection, for %s',
  async (asker) => {
    let described = 0;
    pool.on('connect', (client) => {
      (client as unknown as Connected).connection.on('rowDescription', () => {
        described += 1;
      });
    });
    const name = sql.raw(asker.replaceAll(' ', '_'));
    const ask = async (on: typeof db, turn: number) => {
      const { rows } = await sql`
        select ${turn}::bigint as ${name}, ${new Date(turn)}::timestamptz as at, null::text as none, '{1}'::int[] as list
         where ${turn}::int <> 13`.execute(on);
      return rows;
    };
    const tell = (turn: number) => [
      { [asker.replaceAll(' ', '_')]: turn, at: new Date(turn), none: null, list: [1] },
    ];
    const askOften = async (on: typeof db) => {
      for (let turn = 0; turn < 40; turn += 1)
        expect(await ask(on, turn)).toEqual(turn === 13 ? [] : tell(turn));
    };
    // other tests' connections, which nobody counts, are in use meanwhile
    const busy = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
    if (asker === 'a transaction') await db.transaction().execute(askOften);
    else await askOften(asker === 'a tenant' ? scopeToTenant(db, 'nl') : db);
    for (const client of busy) client.release();
    expect(described).toBeLessThan(12);
    expect(described).toBeGreaterThan(0);
  },
);

test('a prepared statement that writes without an answer is counted each time', async () => {
  await sql`create table counted (id int)`.execute(db);
  for (let turn = 0; turn < 30; turn += 1) {
    const { rows, numAffectedRows } = await sql`insert into counted values (${turn})`.execute(db);
    expect([rows, numAffectedRows]).toEqual([[], 1n]);
  }
});

test('a migration that changes the result of a prepared statement goes unnoticed by its callers', async () => {
  await sql`create table changing (id int)`.execute(db);
  await sql`insert into changing values (1)`.execute(db);
  const ask = async () => (await sql`select * from changing where id = ${1}`.execute(db)).rows;
  for (let turn = 0; turn < 30; turn += 1) await ask();
  await sql`alter table changing add column name text default 'new'`.execute(db);
  expect(await ask()).toEqual([{ id: 1, name: 'new' }]);
});

test.each(['nl', null])(
  'a transaction begins in the message of its first statement, for %s',
  async (tenantId) => {
    const on = tenantId === null ? db : scopeToTenant(db, tenantId);
    let answers = 0;
    pool.once('connect', (client) => {
      (client as unknown as Connected).connection.on('readyForQuery', () => {
        answers += 1;
      });
    });
    const busy = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
    const told = await on.transaction().execute(async (inner) => {
      const ask = async (turn: number) =>
        (
          await sql`select ${turn}::int as turn, current_setting('shop.tenant') as tenant, xact_start = now() as same
                   from pg_stat_activity where pid = pg_backend_pid()`.execute(inner)
        ).rows[0];
      return [await ask(1), await ask(2)];
    });
    await on.transaction().execute(async () => {});
    for (const client of busy) client.release();
    const tenant = tenantId ?? '*';
    expect(told).toEqual([1, 2].map((turn) => ({ turn, tenant, same: true })));
    expect(answers, 'two statements, a commit, and nothing for the empty one').toBe(3);
  },
);

test('a transaction whose first statement fails leaves nothing behind, with or without values', async () => {
  await sql`create table begun (id int primary key)`.execute(db);
  const fail = (first: 'with values' | 'plain') =>
    db.transaction().execute(async (inner) => {
      if (first === 'plain') await sql`insert into begun values (1)`.execute(inner);
      await sql`insert into begun values (${2}), (${2})`.execute(inner);
    });
  await expect(fail('with values')).rejects.toThrow('duplicate key');
  await expect(fail('plain')).rejects.toThrow('duplicate key');
  await db.transaction().execute((inner) => sql`insert into begun values (3)`.execute(inner));
  expect((await sql`select id from begun`.execute(db)).rows).toEqual([{ id: 3 }]);
});
