import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { importFile } from '#commerce/range/import/import.service.ts';
import { loadTenants } from '#tenants/load.ts';
import { placeSeenOrder, prepareOrder } from './test-order.ts';

const database = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'imported-number-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('an article whose number has a space, a slash and a plus sign is imported, put into the basket and ordered', async () => {
  const path = join(folder, 'feed.tsv');
  const head = 'id\titem_group_id\ttitle\tprice\tavailability\tbrand\tsize';
  const rows = ['M', 'L+'].map(
    (size) => `RC/NAVY ${size}\tRC/NAVY\tJas\t49.00 EUR\tin_stock\tNoord\t${size}`,
  );
  writeFileSync(path, [head, ...rows].join('\n'));
  const ctx = testContext(database, 'nl');
  const summary = await importFile(ctx, {
    ...{ path, content: 'products', dryRun: false, again: false, complete: null, categoryKey: null },
    ...{ stockWhenAvailable: 25, reportPath: join(folder, 'report.csv'), pictureHosts: new Set<string>() },
    tenants: await loadTenants(),
  });
  expect(summary).toMatchObject({ rows: 2, refused: 0 });
  const placed = await placeSeenOrder(await prepareOrder(ctx, { 'RC/NAVY L+': 2 }));
  expect(placed.ok).toBe(true);
  const { rows: lines } = await database.pool.query('select sku, quantity from order_line');
  expect(lines).toEqual([{ sku: 'RC/NAVY L+', quantity: 2 }]);
});
