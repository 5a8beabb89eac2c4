import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { loadTenants } from '#tenants/load.ts';
import { importFile } from './import.service.ts';

const database = await testDatabase();
const tenants = await loadTenants();
const nl = testContext(database, 'nl');
const folder = mkdtempSync(join(tmpdir(), 'silent-'));
afterAll(() => rm(folder, { recursive: true }));

/** Imports a feed of these categories; '' says nothing. */
async function bring(name: string, categories: Readonly<Record<string, string>>) {
  const path = join(folder, name);
  const rows = Object.entries(categories).map(([id, type]) =>
    [id, `Lamp ${id}`, 'in_stock', '9.00 EUR', 'Proefmerk', type].join('\t'),
  );
  writeFileSync(path, ['id\ttitle\tavailability\tprice\tbrand\tproduct_type', ...rows].join('\n'));
  await importFile(nl, {
    ...{ path, content: 'products', dryRun: false, complete: null, again: false, categoryKey: null },
    ...{ pictureHosts: new Set<string>(), stockWhenAvailable: 25, tenants },
    reportPath: join(folder, 'report.csv'),
  });
}

async function places() {
  const { rows } = await database.pool.query<{ sku: string; category: string }>(
    `select p.sku, t.name as category from listing l join product p using (product_id)
       join category_text t on t.tenant_id = l.tenant_id and t.category_id = l.main_category_id and t.language = 'nl'
      where l.tenant_id = 'nl' order by 1`,
  );
  return rows.map(({ sku, category }) => `${sku} ${category}`);
}

it('a row that is silent about its category leaves the article where it is', async () => {
  await bring('first.tsv', { S1: 'Wonen > Lampen', S2: 'Wonen > Lampen' });
  await bring('second.tsv', { S1: '', S2: 'Tuin' });
  expect(await places()).toEqual(['S1 Lampen', 'S2 Tuin']);
});
