import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { importFile } from '#commerce/range/import/import.service.ts';
import { createHttpVisitor, type HttpVisitor } from './support/http-visitor.ts';
import { openStage } from './support/stage.ts';

/** Pages are looked at before the catalogue changes, by an import of another process, and again when it has. */
const stage = openStage({ size: 120 });
const folder = mkdtempSync(join(tmpdir(), 'changed-catalogue-'));
let visitor: HttpVisitor;
beforeAll(() => {
  visitor = createHttpVisitor(stage.server.getOrigin('nl'));
});
afterAll(() => rm(folder, { recursive: true }));

type Row = { readonly id: string; readonly title: string; readonly brand?: string; readonly price?: string };
let files = 0;

async function bring(rows: readonly Row[]): Promise<void> {
  const path = join(folder, `feed-${++files}.tsv`);
  const columns = ['id', 'title', 'description', 'availability', 'price', 'brand', 'product_type'];
  const lines = rows.map(({ id, title, brand = 'Proefmerk', price = '12.00 EUR' }) =>
    [id, title, `${title}.`, 'in_stock', price, brand, 'Proefzwoep'].join('\t'),
  );
  writeFileSync(path, [columns.join('\t'), ...lines].join('\n'));
  const ctx = testContext(stage.server.database, 'nl');
  const report = await importFile(ctx, {
    ...{ path, content: 'products', dryRun: false, complete: null, again: false },
    ...{ categoryKey: null, stockWhenAvailable: 5, reportPath: join(folder, 'report.csv') },
    ...{ pictureHosts: new Set<string>(), tenants: [ctx.tenant] },
  });
  expect(report).toMatchObject({ rows: rows.length, refused: 0 });
}

async function tiles(path: string): Promise<number> {
  const { body } = await visitor.get(path);
  return new Set(body.match(/\/p\/[^"\\<\s/]*\/ZW-\d+/g) ?? []).size;
}

const SEARCH = '/s/?q=zwoeper';
const CATEGORY = '/proefzwoep/';

describe('after an import', () => {
  beforeAll(() => bring([{ id: 'ZW-1', title: 'Zwoeper een' }]));

  test('a number that was not found leads to its article', async () => {
    await expect.poll(() => tiles(CATEGORY)).toBe(1);
    expect((await visitor.get('/s/?q=QF-1')).status).toBe(200);
    expect((await visitor.get('/p/x/QF-1')).status).toBe(404);
    await bring([{ id: 'QF-1', title: 'Kwafel' }]);
    await expect.poll(async () => (await visitor.get('/s/?q=QF-1')).location).toMatch(/^\/p\/.*QF-1$/);
    await expect.poll(async () => (await visitor.get('/p/x/QF-1')).status).toBe(301);
  });

  test('lists, counts, suggestions and files show the articles that have come', async () => {
    const brand = `${CATEGORY}?f.brand=proefmerk`;
    const dear = `${CATEGORY}?sort=price-desc`;
    const pages = [SEARCH, CATEGORY, brand, dear];
    await expect.poll(() => Promise.all(pages.map(tiles))).toEqual([1, 1, 1, 1]);
    expect((await visitor.get(`/s/?q=zwoeper+andermerk`)).status).toBe(200);
    await bring([2, 3, 4].map((number) => ({ id: `ZW-${number}`, title: `Zwoeper ${number}` })));
    await expect.poll(() => Promise.all(pages.map(tiles))).toEqual([4, 4, 4, 4]);
    const suggested = 'query($q: String!) { suggest(query: $q) { products { sku } } }';
    const { data } = await visitor.ask(suggested, { q: 'zwoeper' });
    expect(JSON.stringify(data).match(/ZW-/g)).toHaveLength(4);
    expect(await tiles('/offers.xml')).toBe(4);
    const [, file = ''] =
      /(\/sitemap-products-nl-NL-\d+\.xml)/.exec((await visitor.get('/sitemap.xml')).body) ?? [];
    expect((await visitor.get(file)).body).toContain('/ZW-4<');
  });

  test('a page in order of prices shows the new order, and the tile the new price', async () => {
    const dear = `${CATEGORY}?sort=price-desc`;
    const first = async () => /\/p\/[^"\\<\s/]*\/(ZW-\d+)/.exec((await visitor.get(dear)).body)?.[1];
    await first();
    await bring([{ id: 'ZW-3', title: 'Zwoeper 3', price: '99.00 EUR' }]);
    await expect.poll(first).toBe('ZW-3');
    await expect.poll(async () => (await visitor.get(CATEGORY)).body).toContain('99,00');
  });

  test('an article that is taken off is found nowhere any more', async () => {
    await expect.poll(() => Promise.all([SEARCH, CATEGORY].map(tiles))).toEqual([4, 4]);
    await stage.server.database.pool.query(
      `update listing set discontinued_at = now() - interval '1 hour'
        where tenant_id = 'nl' and product_id = (select product_id from product where sku = 'ZW-2')`,
    );
    await expect.poll(() => Promise.all([SEARCH, CATEGORY].map(tiles))).toEqual([3, 3]);
    expect((await visitor.get('/p/zwoeper-2/ZW-2')).status).toBe(410);
  });
});
