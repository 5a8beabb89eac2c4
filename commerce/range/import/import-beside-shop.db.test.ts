import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#commerce/ground/database/connection.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { loadTenants } from '#tenants/load.ts';
import { seedDemo } from '#tools/demo.ts';
import { createCommandContext, findMarket } from '#tools/shop/context.ts';
import { startTestServer, type TestServer } from '#wiring/test-server.ts';
import { importFile } from './import.service.ts';

const database = await testDatabase();
const tenants = await loadTenants();
const folder = mkdtempSync(join(tmpdir(), 'freshness-'));
let server: TestServer;
let other: Awaited<ReturnType<typeof openDatabase>>;

beforeAll(async () => {
  await seedDemo(database, { size: 300, tenants });
  server = await startTestServer({ database });
  // the import command's own connection: the server hears of nothing but the database
  other = await openDatabase({ url: database.url, dataDir: '', tenantGuard: true });
});
afterAll(async () => {
  await server?.close();
  await other?.close();
  await rm(folder, { recursive: true });
});

/** An article that can be had, and the pages that show it. */
async function findArticle() {
  const { rows } = await database.pool.query<{
    sku: string;
    variant: string;
    slug: string;
    path: string;
    name: string;
  }>(
    `select p.sku, min(v.sku) as variant, t.slug, c.path, t.name
       from listing l join product p using (product_id) join product_text t on t.product_id = p.product_id and t.language = 'nl'
       join category_text c on c.tenant_id = 'nl' and c.category_id = l.main_category_id and c.language = 'nl'
       join variant v on v.product_id = p.product_id
      where l.tenant_id = 'nl' and l.available and l.discontinued_at is null
      group by 1, 3, 4, 5, l.popularity having count(v.*) = 1 order by l.popularity desc limit 1`,
  );
  const [found] = rows;
  if (!found) throw new Error('no article of one variant');
  const term = encodeURIComponent(found.name);
  return { ...found, pages: [`/p/${found.slug}/${found.sku}`, `/${found.path}/`, `/s/?q=${term}`] };
}

async function get(path: string): Promise<string> {
  // the Dutch shop is the one that answers on any host
  return (await fetch(`http://127.0.0.1:${server.port}${path}`)).text();
}

function bring(content: 'prices' | 'stock', text: string) {
  const path = join(folder, `${content}.tsv`);
  writeFileSync(path, text);
  const asked = {
    content,
    dryRun: false,
    complete: null,
    again: true,
    categoryKey: null,
    stockWhenAvailable: 25,
    pictureHosts: new Set<string>(),
    tenants,
  } as const;
  return importFile(createCommandContext(other, findMarket(tenants, 'nl')), {
    ...asked,
    path,
    reportPath: join(folder, 'report.csv'),
  });
}

it('a price and stock imported by another process appear on the article page, in its category and in search', async () => {
  const { variant, pages } = await findArticle();
  // kept by the page cache
  for (const page of pages) expect(await get(page)).not.toContain('1.234,56');
  expect(await bring('prices', `id\tprice\n${variant}\t1234.56 EUR\n`)).toMatchObject({ refused: 0 });
  for (const page of pages)
    await expect.poll(() => get(page), { timeout: 10_000, interval: 100 }).toContain('1.234,56');

  expect(await bring('stock', `id\tavailability\n${variant}\tout_of_stock\n`)).toMatchObject({ refused: 0 });
  for (const page of pages)
    await expect.poll(() => get(page), { timeout: 10_000, interval: 100 }).toMatch(/[Uu]itverkocht/);
});
