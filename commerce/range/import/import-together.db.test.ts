import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { importFile } from './import.service.ts';

const database = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'import-together-'));
afterAll(() => rm(folder, { recursive: true }));

const HEADER =
  'id\titem_group_id\ttitle\tavailability\tprice\tbrand\tcolor\tsize\tproduct_type\tproduct_detail';

/** A feed of new articles, forwards or backwards: two that write the same rows in two orders wait for each other. */
function writeFeed(series: string, direction: 'forwards' | 'backwards'): string {
  const lines = Array.from({ length: 400 }, (_, index) => {
    const group = Math.floor(index / 4);
    const facts = `Merk ${group % 40}\tTint ${group % 30}\t${index % 4}\tSoort ${group % 20}\tMaten:Maat ${group % 50}:${index}`;
    return `${series}${index}\t${series}G${group}\tArtikel ${index}\tin_stock\t${10 + index}.00 EUR\t${facts}`;
  });
  const path = join(folder, `${series}-${direction}.tsv`);
  writeFileSync(path, [HEADER, ...(direction === 'forwards' ? lines : lines.toReversed())].join('\n'));
  return path;
}

async function bring(
  ctx: RequestContext,
  path: string,
  content: 'products' | 'prices' | 'stock' = 'products',
) {
  const reportPath = `${path}-${ctx.tenant.id}-${content}.csv`;
  const { interrupted } = await importFile(ctx, {
    ...{ path, content, reportPath, dryRun: false, complete: null, again: true, categoryKey: null },
    ...{ stockWhenAvailable: 5, pictureHosts: new Set<string>(), tenants: [ctx.tenant], rowsInABatch: 25 },
  });
  const [, ...refused] = readFileSync(reportPath, 'utf8').split('\r\n');
  return { interrupted, refused: refused.filter((line) => /^\d/.test(line)) };
}

const DONE = { interrupted: false, refused: [] };

it.each([
  ['of two tenants', 'T', 'de'],
  ['of one tenant', 'O', 'nl'],
] as const)(
  'two simultaneous imports of the same new articles, %s, refuse nothing',
  async (_, series, second) => {
    const contexts = [testContext(database, 'nl'), testContext(database, second)] as const;
    const paths = [writeFeed(series, 'forwards'), writeFeed(series, 'backwards')] as const;
    const both = await Promise.all([bring(contexts[0], paths[0]), bring(contexts[1], paths[1])]);
    expect(both).toEqual([DONE, DONE]);
    const { rows } = await database.pool.query(
      `select count(*)::int as variants, count(distinct product_id)::int as products from variant where sku ~ $1`,
      [`^${series}\\d+$`],
    );
    expect(rows).toEqual([{ variants: 400, products: 100 }]);
    const prices = await Promise.all([
      bring(contexts[0], paths[0], 'prices'),
      bring(contexts[1], paths[1], 'prices'),
      bring(contexts[0], paths[1], 'stock'),
    ]);
    expect(prices).toEqual([DONE, DONE, DONE]);
  },
);
