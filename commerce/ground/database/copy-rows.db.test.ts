import { describe, expect, it } from 'vitest';
import { copyRowsCases } from './copy-rows.cases.ts';
import { copyRows } from './copy-rows.ts';
import { testDatabase } from './test-database.ts';

const database = await testDatabase();

describe('COPY into a server', () => {
  copyRowsCases(database);

  it('COPY writes into a table whose policies bind the login', async () => {
    await database.pool.query('create table bound (tenant_id text, number int)');
    await database.pool.query('alter table bound enable row level security');
    await database.pool.query('alter table bound force row level security');
    await database.pool.query(
      "create policy own on bound using (tenant_id = current_setting('shop.tenant', true) or current_setting('shop.tenant', true) = '*')",
    );
    const rows = [
      ['nl', 1],
      ['de', 2],
    ];
    for (const _ of [1, 2]) expect(await copyRows(database, 'bound', ['tenant_id', 'number'], rows)).toBe(2);
    const { rows: kept } = await database.pool.query('select count(*)::int as count from bound');
    expect(kept).toEqual([{ count: 4 }]);
  });
});
