import { describe, expect, it } from 'vitest';
import { testEmbeddedDatabase } from '#commerce/ground/database/test-database.ts';
import { changeLogCases } from './change-log.cases.ts';
import { purgeLog } from './change-log.store.ts';

const database = await testEmbeddedDatabase();
describe('the change log on the embedded database', () => changeLogCases(database));

it('the change log drops everything older than a moment, however much, and nothing else', async () => {
  const { pool, kysely: db } = database;
  const insertChanges = (minutesAgo: number, rows: number) =>
    pool.query(`insert into catalogue_change (product_id, changed_at)
      select n, now() - interval '${minutesAgo} minutes' from generate_series(1, ${rows}) n`);
  await pool.query('delete from catalogue_change');
  await insertChanges(70, 10_500);
  await insertChanges(50, 3);
  await purgeLog(db, new Date(Date.now() - 3_600_000));
  const { rows } = await pool.query('select product_id as id from catalogue_change order by change_id');
  expect(rows).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
});
