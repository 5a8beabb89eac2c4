import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadSettings } from '#commerce/ground/config/environment.ts';
import { testEmbeddedDatabase } from '#commerce/ground/database/test-database.ts';
import { loadTenants } from '#tenants/load.ts';
import { runImport } from './import.ts';

const database = await testEmbeddedDatabase();
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

test('an export of another system is recognised by its columns, and rows say which options they need', async () => {
  const head =
    'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Policy';
  const rows = ['scarf,Scarf,Noord,Color,Red,SC-RED,12.50,deny', 'scarf,,,,Blue,SC-BLUE,13.50,deny'];
  const text = [head, ...rows, 'socks,Socks,,Title,Default Title,SO-1,4.00,deny'].join('\n');
  expect(await importText('products.csv', text)).toBe(1);
  expect(printed).toContainEqual(
    expect.stringMatching(/^ {2}read as an export of Shopify, which its columns show/),
  );
  expect(printed).toContainEqual(expect.stringMatching(/^✗ Nothing was imported: all 3 rows were refused/));
  expect(printed).toContain('  3 × Variant Price: a price without currency');
  expect(printed).toContain('  --currency EUR if that is what prices are in');
  expect(printed).toContain('  --brand NAME for articles without a brand');
  printed = [];
  expect(await importText('products.csv', text, '--currency', 'EUR', '--brand', 'Huismerk')).toBe(0);
  expect(printed).toContainEqual(expect.stringMatching(/^✓ 3 of 3 rows imported, 0 refused/));
  const { rows: sold } = await database.pool.query(
    `select p.sku as style, v.sku, t.name, p.dimensions, b.name as brand, a.amount_minor as price
       from variant v join product p using (product_id) join product_text t using (product_id)
       join brand b using (brand_id) join price a using (variant_id)
      where p.sku in ('scarf', 'socks') order by v.variant_id`,
  );
  const scarf = { style: 'scarf', name: 'Scarf', dimensions: ['colour'], brand: 'Noord' };
  expect(sold).toEqual([
    { ...scarf, sku: 'SC-RED', price: 1250 },
    { ...scarf, sku: 'SC-BLUE', price: 1350 },
    { style: 'socks', sku: 'SO-1', name: 'Socks', dimensions: [], brand: 'Huismerk', price: 400 },
  ]);
  const prices = text.replaceAll(/\d+\.50/g, '9.95');
  expect(await importText('prices.csv', prices, '--content', 'prices', '--currency', 'EUR')).toBe(0);
  await expect(importText('products.csv', text, '--profile', 'prestashop')).rejects.toThrow(
    '--profile is one of google, shopify, woocommerce, magento, heureka',
  );
});
