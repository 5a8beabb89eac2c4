import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { loadTenants } from '#tenants/load.ts';
import { seedDemo } from '#tools/demo.ts';
import { type ImportOptions, importFile } from './import.service.ts';

const database = await testDatabase();
const tenants = await loadTenants();
const nl = testContext(database, 'nl');
const folder = mkdtempSync(join(tmpdir(), 'import-'));
const reportPath = join(folder, 'report.csv');
const fixture = (name: string) => join(import.meta.dirname, 'fixtures', name);

beforeAll(() => seedDemo(database, { size: 200, tenants }));
afterAll(() => rm(folder, { recursive: true }));

function run(path: string, options: Partial<ImportOptions> = {}, ctx = nl) {
  const defaults = {
    content: 'products',
    dryRun: false,
    complete: null,
    again: false,
    categoryKey: null,
    pictureHosts: new Set(['a.example', 'cdn.store.example', 'cdn.meubel.example']),
  } as const;
  return importFile(ctx, { path, ...defaults, stockWhenAvailable: 25, reportPath, tenants, ...options });
}

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

async function rows<Row extends object>(statement: string): Promise<Row[]> {
  return (await database.pool.query<Row>(statement)).rows;
}

const report = () => readFileSync(reportPath, 'utf8').trim().split('\r\n').slice(1);

describe('an export of another shop', () => {
  it('brings its good rows, and names every other with the reasons', async () => {
    const summary = await run(fixture('shop-export.tsv'), { categoryKey: 'women-dresses' });
    expect(summary).toMatchObject({ rows: 6, refused: 3, alreadyDone: false });
    expect(report()).toEqual([
      ',"","columns that say nothing to this shop: shipping_weight"',
      '6,"shopify_NL_83_1","price: a price without currency: ""25.00"""',
      expect.stringMatching(
        /^7,"shopify_NL_84_1","price: in USD, this shop sells in EUR.*brand: is missing.*availability: one of/,
      ),
      '8,"shopify_NL_81_1","id: stands in an earlier row"',
      ',"","gtin: left out, wrong check digit: 1 row, for example shopify_NL_82_1 (line 5) ""4006381333932"""',
    ]);
    const [product] = await rows(
      `select p.sku, p.dimensions, p.audience, p.department, t.name, t.description, t.description_html as html, l.min_price_minor as price,
              l.available, c.category_key as category, count(*)::int as variants
         from product p join product_text t using (product_id) join listing l using (product_id)
         join category c on c.tenant_id = l.tenant_id and c.category_id = l.main_category_id
         join variant v using (product_id)
        where p.sku = 'shopify_81' group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`,
    );
    expect(product).toEqual({
      ...{ sku: 'shopify_81', dimensions: ['colour', 'size'], audience: 'men', department: 'fashion' },
      ...{ name: 'Linnen overhemd Sven', description: 'Luchtig & licht.\n100 % linnen' },
      ...{ html: '<p>Luchtig &amp; licht.</p><ul><li>100 % linnen</li></ul>', price: 5995 },
      ...{ available: true, category: 'men-shirts', variants: 2 },
    });
  });

  it('written as XML by a plugin', async () => {
    const summary = await run(fixture('plugin-export.xml'), { categoryKey: 'living' });
    expect(summary).toMatchObject({ rows: 3, refused: 1 });
    expect(report()).toEqual([
      ',"","columns that say nothing to this shop: shipping"',
      expect.stringMatching(
        /^53,"50 14","id: 1 to 50 letters.*price: not a price.*energy_efficiency_class: a class with \+/,
      ),
    ]);
    const [table] = await rows<{ attributes: object }>(
      `select a.amount_minor as price, v.mpn, p.attributes from product p join variant v using (product_id)
         join price a using (variant_id) where p.sku = '5012'`,
    );
    expect(table).toMatchObject({
      ...{ price: 64900, mpn: 'BRAM180' },
      attributes: { 'feed-nl-materiaal': 'Eiken' },
    });
    expect(Object.values(table?.attributes ?? {})).toEqual(['Eiken', 'Zwart staal']);
    const [machine] = await rows(
      `select p.energy_class as energy, p.eprel_id as eprel, s.quantity, s.expected_on::text as expected
         from product p join variant v using (product_id) join stock s using (variant_id) where p.sku = '5013'`,
    );
    expect(machine).toEqual({ energy: 'B', eprel: '123456', quantity: 0, expected: '2026-12-24' });
  });
});

const HEADER =
  'id\ttitle\tdescription\tlink\timage_link\tavailability\tprice\tbrand\tproduct_type\tgoogle_product_category';
const row = (id: string, price: string) =>
  `${id}\tJurk ${id}\tMooi\thttps://a.example/${id}\thttps://a.example/${id}.jpg\tin_stock\t${price} EUR\tNoor\tDames > Kleding\t1604`;

describe('the same again', () => {
  it('changes nothing, and what changed keeps its history', async () => {
    const path = file('a.tsv', [HEADER, row('A1', '20.00'), row('A2', '30.00')].join('\n'));
    await run(path);
    expect(await run(path)).toMatchObject({ alreadyDone: true });
    const changes = () => rows<{ count: number }>('select count(*)::int as count from catalogue_change');
    const before = await changes();
    expect(await run(path, { again: true })).toMatchObject({ refused: 0, alreadyDone: false });
    expect(await changes()).toEqual(before);
    const tomorrow = { ...nl, clock: { now: () => new Date(nl.clock.now().getTime() + 86_400_000) } };
    await run(file('b.tsv', [HEADER, row('A1', '15.00')].join('\n')), {}, tomorrow);
    const history = await rows<{ amount: number; ended: boolean }>(
      `select h.amount_minor as amount, h.valid_to is not null as ended from price_history h
         join variant v using (variant_id) where v.sku = 'A1' order by valid_from`,
    );
    expect(history).toEqual([
      { amount: 2000, ended: true },
      { amount: 1500, ended: false },
    ]);
  });

  it('goes on where it was interrupted, without the rows that were done', async () => {
    const lines = Array.from({ length: 4500 }, (_, index) => row(`R${index}`, '10.00'));
    const path = file('large.tsv', [HEADER, ...lines].join('\n'));
    const stopping = new AbortController();
    const first = await run(path, { signal: stopping.signal, onProgress: () => stopping.abort() });
    expect(first).toMatchObject({ interrupted: true, skipped: 0 });
    expect(await run(path)).toMatchObject({ interrupted: false, skipped: 2000, refused: 0 });
    const [{ count } = { count: 0 }] = await rows<{ count: number }>(
      "select count(*)::int as count from variant where sku ~ '^R[0-9]+$'",
    );
    expect(count).toBe(4500);
  });
});

describe('a complete file', () => {
  const at = testContext(database, 'at');
  const header = `${HEADER}\titem_group_id`;
  const line = (id: string, group: string) =>
    `${row(id, '20.00').replace('Dames > Kleding', 'Damen > Bekleidung')}\t${group}`;
  const all = [header, line('C1', 'CG'), line('C2', 'CG'), line('C3', 'CH')].join('\n');
  const fallback = { categoryKey: 'women' };
  const state = () =>
    rows(
      `select v.sku, p.amount_minor as price, l.discontinued_at is not null as gone,
              (select count(*) from price_history h where h.tenant_id = 'at' and h.variant_id = v.variant_id
                  and h.valid_to is null)::int as asked
         from variant v join listing l on l.product_id = v.product_id and l.tenant_id = 'at'
         left join price p on p.variant_id = v.variant_id and p.tenant_id = 'at'
        where v.sku in ('C1', 'C2', 'C3') order by 1`,
    );
  const onSale = { price: 2000, gone: false, asked: 1 };

  it('takes off sale what it does not name, unless that is too much; the next puts it back', async () => {
    await run(file('all.tsv', all), fallback, at);
    const path = file(
      'some.tsv',
      [header, line('C1', 'CG'), line('C4', 'CI').replace('EUR', 'USD')].join('\n'),
    );
    const cut = await run(path, { ...fallback, complete: { mostGone: 5 } }, at);
    expect(cut).toMatchObject({ refused: 1, alreadyDone: false, takenOff: { done: false } });
    expect(report().at(-1)).toMatch(/more than 5 percent: none was taken off sale/);
    expect(await state()).toEqual(['C1', 'C2', 'C3'].map((sku) => ({ sku, ...onSale })));
    const { takenOff } = await run(path, { ...fallback, complete: { mostGone: 100 } }, at);
    expect(takenOff).toMatchObject({ done: true, articles: (takenOff?.onSale ?? 0) - 1 });
    expect(report()).toContain(',"C2","taken off sale: the file does not name it"');
    expect(await state()).toEqual([
      { sku: 'C1', ...onSale },
      { sku: 'C2', price: null, gone: false, asked: 0 },
      { sku: 'C3', price: 2000, gone: true, asked: 1 },
    ]);
    expect(await run(path, { ...fallback, complete: { mostGone: 100 } }, at)).toMatchObject({
      alreadyDone: true,
    });
    await run(file('all.tsv', all), { ...fallback, again: true }, at);
    expect(await state()).toEqual(['C1', 'C2', 'C3'].map((sku) => ({ sku, ...onSale })));
    // a break in sale is a break in the price history: what was asked before it is no prior price
    const history = await rows(
      `select h.valid_to is null as open, count(*)::int as n from price_history h join variant v using (variant_id)
        where v.sku = 'C3' and h.tenant_id = 'at' group by 1 order by 1`,
    );
    expect(history).toEqual([
      { open: false, n: 1 },
      { open: true, n: 1 },
    ]);
  });

  it('counts what was on sale before it, in a dry run and in the run: articles that it adds hide nothing', async () => {
    await run(file('all.tsv', all), { ...fallback, again: true }, at);
    const others = Array.from({ length: 40 }, (_, number) => line(`N${number}`, `NG${number}`));
    const path = file('others.tsv', [header, ...others].join('\n'));
    const complete = { mostGone: 50 };
    const { takenOff } = await run(path, { ...fallback, complete, dryRun: true }, at);
    expect(takenOff).toMatchObject({ done: false, articles: takenOff?.onSale });
    // interrupted and gone on with, too
    const stopping = new AbortController();
    const stops = { rowsInABatch: 30, signal: stopping.signal, onProgress: () => stopping.abort() };
    expect(await run(path, { ...fallback, ...stops, complete }, at)).toMatchObject({ interrupted: true });
    expect(await run(path, { ...fallback, complete }, at)).toMatchObject({ takenOff });
    expect(await state()).toEqual(['C1', 'C2', 'C3'].map((sku) => ({ sku, ...onSale })));
  });

  it('leaves nothing to sell of a product that it ends, when one of its articles comes back', async () => {
    const complete = { mostGone: 100 };
    await run(file('all.tsv', all), { ...fallback, again: true }, at);
    await run(
      file('end.tsv', [header, line('C3', 'CH')].join('\n')),
      { ...fallback, again: true, complete },
      at,
    );
    await run(file('back.tsv', [header, line('C1', 'CG')].join('\n')), { ...fallback, again: true }, at);
    const left = await rows(
      `select v.sku, coalesce(s.quantity, 0) > 0 as available from variant v
         left join stock s on s.variant_id = v.variant_id and s.tenant_id = 'at'
        where v.sku in ('C1', 'C2') order by 1`,
    );
    expect(left).toEqual([
      { sku: 'C1', available: true },
      { sku: 'C2', available: false },
    ]);
  });

  it('takes off once: what an ended product has lost is not counted again when one of its articles comes back', async () => {
    const complete = { mostGone: 100 };
    const only = (name: string, ...lines: string[]) => file(name, [header, ...lines].join('\n'));
    await run(file('all.tsv', all), { ...fallback, again: true }, at);
    const ends = only('ends.tsv', line('C3', 'CH'));
    await run(ends, { ...fallback, again: true, complete }, at);
    const path = only('one.tsv', line('C1', 'CG'), line('C3', 'CH'));
    const options = { ...fallback, again: true, complete: { mostGone: 0 } };
    const dry = await run(path, { ...options, dryRun: true }, at);
    const real = await run(path, options, at);
    expect(dry.takenOff).toEqual({ articles: 0, onSale: 1, done: true });
    expect(real.takenOff).toEqual(dry.takenOff);
    expect(report().filter((text) => text.includes('taken off'))).toEqual([]);
    expect(await state()).toEqual([
      { sku: 'C1', ...onSale },
      { sku: 'C2', price: null, gone: false, asked: 0 },
      { sku: 'C3', ...onSale },
    ]);
  });
});

it('a mark that is never closed takes no article with it', async () => {
  const marked = { F1: '"Bella“ jurk', F3: 'Jurk 24"' };
  const lines = Object.entries({ F1: '10.00', F2: '20.00', F3: '20.00', F4: '20.00' }).map(([id, price]) =>
    row(id, price).replace(`Jurk ${id}`, marked[id as keyof typeof marked] ?? 'Jurk'),
  );
  const path = file('mark.tsv', [HEADER, ...lines].join('\n'));
  expect(await run(path)).toMatchObject({ rows: 4, refused: 0 });
  const sold = await rows(
    `select v.sku, p.amount_minor as price from variant v join price p using (variant_id)
      where v.sku like 'F_' and p.tenant_id = 'nl' order by 1`,
  );
  expect(sold).toEqual([
    { sku: 'F1', price: 1000 },
    { sku: 'F2', price: 2000 },
    { sku: 'F3', price: 2000 },
    { sku: 'F4', price: 2000 },
  ]);
});

describe('what changes nothing', () => {
  const count = async () => {
    const [all] = await rows(
      'select (select count(*) from product)::int as products, (select count(*) from import_run)::int as runs',
    );
    return all;
  };

  it.each([
    ['a file without its columns', 'id\ttitle\nX1\tJurk', /no column availability, price, brand/],
    ['an empty file', '', /empty/],
    ['only a header', HEADER, /no rows/],
    ['XML that breaks off', '<rss><channel><item><id>X1</id>', /well-formed/],
    ['lines without their header', '{"type":"product"}', /first line/],
    ['a newer version', '{"format":"tavelo-catalogue","version":2}\n{}', /version 2/],
  ])('%s', async (_, text, reason) => {
    const before = await count();
    await expect(run(file('bad', text))).rejects.toThrow(reason);
    expect(await count()).toEqual(before);
  });

  it('text that is not UTF-8', async () => {
    const path = join(folder, 'latin');
    writeFileSync(path, Buffer.from(`${HEADER}\nX1\tCaf\u00e9`, 'latin1'));
    await expect(run(path)).rejects.toThrow(/UTF-8/);
  });

  it('a dry run, which reports all the same', async () => {
    const before = await count();
    const path = file('dry.tsv', [HEADER, row('D1', '10.00'), row('D2', 'x')].join('\n'));
    expect(await run(path, { dryRun: true })).toMatchObject({ rows: 2, refused: 1 });
    expect(report()).toEqual([expect.stringMatching(/^3,"D2","price: not a price/)]);
    expect(await count()).toEqual(before);
  });
});

describe('prices and stock alone', () => {
  it('change what they name, and lists follow', async () => {
    await run(file('p.tsv', [HEADER, row('P1', '40.00'), row('P2', '50.00')].join('\n')));
    const prices = file('prices.tsv', 'id\tprice\nP1\t35.00 EUR\nP2\tveel\nP9\t1.00 EUR\n');
    expect(await run(prices, { content: 'prices' })).toMatchObject({ rows: 3, refused: 2 });
    expect(report()).toEqual([
      expect.stringMatching(/^3,"P2","price: not a price/),
      '4,"P9","id: no such article"',
    ]);
    const stock = file('stock.tsv', 'id\tavailability\tquantity\nP1\tin_stock\t3\nP2\tout_of_stock\t\n');
    expect(await run(stock, { content: 'stock' })).toMatchObject({ refused: 0 });
    const listed = await rows(
      `select p.sku, min_price_minor as price, available, s.quantity from listing l join product p using (product_id)
         join variant v using (product_id) join stock s using (variant_id)
        where p.sku in ('P1', 'P2') and s.tenant_id = 'nl' and l.tenant_id = 'nl' order by 1`,
    );
    expect(listed).toEqual([
      { sku: 'P1', price: 3500, available: true, quantity: 3 },
      { sku: 'P2', price: 5000, available: false, quantity: 0 },
    ]);
  });
});
