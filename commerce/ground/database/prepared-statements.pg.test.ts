import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testServerDatabase } from './test-database.ts';

const { kysely: db } = await testServerDatabase();

test('a statement that is repeated is prepared once in its connection, one that runs once is not', async () => {
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

test('a migration changes what a prepared statement answers with, and nobody notices', async () => {
  await sql`create table changing (id int)`.execute(db);
  await sql`insert into changing values (1)`.execute(db);
  const ask = async () => (await sql`select * from changing where id = ${1}`.execute(db)).rows;
  for (let turn = 0; turn < 30; turn += 1) await ask();
  await sql`alter table changing add column name text default 'new'`.execute(db);
  expect(await ask()).toEqual([{ id: 1, name: 'new' }]);
});
