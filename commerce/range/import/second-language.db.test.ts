import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { importFile } from './import.service.ts';

const database = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'second-language-'));
afterAll(() => rm(folder, { recursive: true }));

const HEADER =
  'id\titem_group_id\ttitle\tdescription\tavailability\tprice\tbrand\tcolor\tmaterial\tproduct_type\tproduct_detail';

async function bring(ctx: RequestContext, rows: readonly string[], rowsInABatch?: number): Promise<void> {
  const path = join(folder, 'feed.tsv');
  writeFileSync(path, [HEADER, ...rows].join('\n'));
  const { refused } = await importFile(ctx, {
    ...{ path, content: 'products', dryRun: false, complete: null, again: true, categoryKey: null },
    ...{ stockWhenAvailable: 5, reportPath: join(folder, 'report.csv'), pictureHosts: new Set<string>() },
    ...{ tenants: [ctx.tenant], rowsInABatch },
  });
  expect(refused).toBe(0);
}

/** An article as a shopper of the tenant reads it. */
async function read(tenant: string, language: string, id: string) {
  const { rows } = await database.pool.query(
    `select x.name, x.description, coalesce(ct.name, '(' || v.colour_key || ')') as colour, k.name as category, p.kind,
            (select string_agg(a.label || '=' || (p.attributes ->> a.attribute_key), ', ' order by a.label)
               from attribute_text a where a.language = $2 and p.attributes ? a.attribute_key) as details,
            (select r.amount_minor || ' ' || r.currency from price r where r.tenant_id = $1 and r.variant_id = v.variant_id) as price
       from variant v join product p using (product_id)
       join product_text x on x.product_id = p.product_id and x.language = $2
       left join colour_text ct on ct.colour_key = v.colour_key and ct.language = $2
       join listing l on l.product_id = p.product_id and l.tenant_id = $1
       join category_text k on k.tenant_id = $1 and k.category_id = l.main_category_id and k.language = $2
      where v.sku = $3`,
    [tenant, language, id],
  );
  return rows[0];
}

const buildGermanRow = (id: string, colour: string, price: string) =>
  `${id}\t${id}\tPulli\tEin Pulli.\tin_stock\t${price}\tMarke\t${colour}\tWolle\tMode > Pullover\tPflege:Waschen:30 Grad`;
const buildFrenchRow = (id: string, colour: string, price: string) =>
  `${id}\t${id}\tPull\tUn pull.\tin_stock\t${price}\tMarke\t${colour}\tLaine\tMode > Pulls\tEntretien:Lavage:30 degrés`;
const buildDutchRow = (id: string, colour: string, price: string) =>
  `${id}\t${id}\tTrui\tEen trui.\tin_stock\t${price}\tMarke\t${colour}\tWol\tMode > Truien\tZorg:Wassen:30 graden`;

it('a feed in a market’s second language adds its texts and keeps those of the first', async () => {
  const [first, second] = [
    testContext(database, 'ch', { locale: 'de-CH' }),
    testContext(database, 'ch', { locale: 'fr-CH' }),
  ];
  const inGerman = {
    ...{ name: 'Pulli', description: 'Ein Pulli.', colour: 'Rot', category: 'Pullover', kind: 'pullover' },
    ...{ details: 'Material=Wolle, Waschen=30 Grad', price: '2000 CHF' },
  };
  await bring(first, [buildGermanRow('L1', 'Rot', '20.00 CHF')]);
  expect(await read('ch', 'de', 'L1')).toEqual(inGerman);
  for (const price of ['20.00 CHF', '18.00 CHF', '20.00 CHF'])
    await bring(second, [buildFrenchRow('L1', 'Rouge', price), buildFrenchRow('L2', 'Vert', price)]);
  expect(await read('ch', 'de', 'L1')).toEqual(inGerman);
  expect(await read('ch', 'fr', 'L1')).toMatchObject({
    ...{ name: 'Pull', description: 'Un pull.', colour: 'Rouge', price: '2000 CHF' },
    details: 'Lavage=30 degrés, Matière=Laine',
  });
  // an article that only the second feed has is filed by it
  expect(await read('ch', 'fr', 'L2')).toMatchObject({ colour: 'Vert', category: 'Pulls', kind: 'pulls' });
});

it('feeds of two markets name the same colour, each in its language', async () => {
  const [nl, de] = [testContext(database, 'nl'), testContext(database, 'de')];
  await bring(nl, [buildDutchRow('M1', 'Oker', '20.00 EUR'), buildDutchRow('M2', 'Oker', '20.00 EUR')]);
  for (const rowsInABatch of [1, 9]) {
    // the second article has another colour in German, which is told apart whatever the batches are
    await bring(
      de,
      [buildGermanRow('M1', 'Ocker', '25.00 EUR'), buildGermanRow('M2', 'Senf', '25.00 EUR')],
      rowsInABatch,
    );
    expect(await read('nl', 'nl', 'M1')).toMatchObject({ colour: 'Oker', price: '2000 EUR', name: 'Trui' });
    expect(await read('de', 'de', 'M1')).toMatchObject({ colour: 'Ocker', price: '2500 EUR', name: 'Pulli' });
    expect(await read('de', 'de', 'M2')).toMatchObject({ colour: 'Senf' });
    await bring(
      nl,
      [buildDutchRow('M1', 'Oker', '20.00 EUR'), buildDutchRow('M2', 'Oker', '20.00 EUR')],
      rowsInABatch,
    );
    expect(await read('nl', 'nl', 'M2')).toMatchObject({ colour: 'Oker' });
    expect(await read('de', 'de', 'M2')).toMatchObject({ colour: 'Senf' });
  }
});
