import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadSettings } from '#commerce/ground/config/environment.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { loadTenants } from '#tenants/load.ts';
import { runImport } from './import.ts';

const database = await testDatabase();
const tenants = await loadTenants();
const folder = mkdtempSync(join(tmpdir(), 'import-command-'));
const settings = loadSettings({ PORT: '4000', DATA_DIR: folder }, join(import.meta.dirname, '../../..'));
let printed: string[] = [];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(line));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command in the Dutch shop. @returns exit code */
async function importText(name: string, text: string, ...options: string[]): Promise<number> {
  const path = join(folder, name);
  writeFileSync(path, text);
  return await runImport([path, '--tenant', 'nl', ...options], { settings, database, tenants });
}

const feed = (...prices: string[]) =>
  ['id\ttitle\tbrand\tavailability\tprice']
    .concat(prices.map((price, at) => `A${at}\tJurk ${at}\tNoor\tin_stock\t${price}`))
    .join('\n');

test('a feed that is refused as a whole gets no check mark but its reasons, and can be tried again', async () => {
  const text = feed('12.00 USD', '13.00 USD', 'free', '14.00 USD');
  for (const _ of ['first', 'second']) {
    printed = [];
    expect(await importText('dollars.tsv', text)).toBe(1);
    expect(printed.join('\n')).not.toContain('✓');
    expect(printed).toContainEqual(expect.stringMatching(/^✗ Nothing was imported: all 4 rows were refused/));
    expect(printed.filter((line) => line.includes(' × '))).toEqual([
      '  3 × price: in USD, this shop sells in EUR',
      '  1 × price: not a price',
    ]);
  }
});

test('a feed that comes in partly gets a check mark with the reasons of the rest', async () => {
  expect(await importText('partly.tsv', feed('12.00 EUR', '13.00 USD'))).toBe(1);
  expect(printed).toContainEqual(expect.stringMatching(/^✓ 1 of 2 rows imported, 1 refused/));
  expect(printed).toContain('  1 × price: in USD, this shop sells in EUR');
  expect(printed).toContain(`  tenant nl in the embedded database in ${join(folder, 'database')}`);
  printed = [];
  expect(await importText('partly.tsv', feed('12.00 EUR', '13.00 USD'))).toBe(0);
  expect(printed).toContainEqual(expect.stringMatching(/^– This file has been imported/));
});

test('a feed without brands and currencies comes in with those of the command', async () => {
  const text = 'id\ttitle\tavailability\tprice\tsale_price\nB1\tJurk\tin_stock\t20.00\t15,50\n';
  const path = ['defaults.tsv', text] as const;
  await expect(importText(...path, '--currency', 'EUR')).rejects.toThrow('brand');
  expect(await importText(...path, '--brand', 'Huismerk')).toBe(1);
  expect(printed).toContain('  1 × price: a price without currency');
  expect(await importText(...path, '--brand', 'Huismerk', '--currency', 'eur')).toBe(0);
  const { rows } = await database.pool.query(
    `select b.name, p.amount_minor as price from variant v join price p using (variant_id)
       join product using (product_id) join brand b using (brand_id) where v.sku = 'B1'`,
  );
  expect(rows).toEqual([{ name: 'Huismerk', price: 1550 }]);
  const prices = ['prices.tsv', 'id\tprice\nB1\t30\n', '--content', 'prices'] as const;
  expect(await importText(...prices, '--currency', 'EUR')).toBe(0);
});

test('a currency that the shop does not sell in is refused before the file is read', async () => {
  const wrong = importText('francs.tsv', feed('12.00'), '--currency', 'CHF');
  await expect(wrong).rejects.toThrow('--currency: nl sells in EUR, prices are not converted');
});
