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
const getFixturePath = (name: string) => join(import.meta.dirname, 'fixtures', name);

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

function writeFeedFile(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

async function fetchRows<Row extends object>(statement: string): Promise<Row[]> {
  return (await database.pool.query<Row>(statement)).rows;
}

const report = () => readFileSync(reportPath, 'utf8').trim().split('\r\n').slice(1);

describe('an export of another shop', () => {
  it('an import accepts the good rows and names every other with its reasons', async () => {
    const summary = await run(getFixturePath('shop-export.tsv'), { categoryKey: 'women-dresses' });
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
    const [product] = await fetchRows(
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

  it('an export written as XML by a plugin is imported', async () => {
    const summary = await run(getFixturePath('plugin-export.xml'), { categoryKey: 'living' });
    expect(summary).toMatchObject({ rows: 3, refused: 1 });
    expect(report()).toEqual([
      ',"","columns that say nothing to this shop: shipping"',
      expect.stringMatching(/^53,"50 14","price: not a price.*energy_efficiency_class: a class with \+/),
    ]);
    const [table] = await fetchRows<{ attributes: object }>(
      `select a.amount_minor as price, v.mpn, p.attributes from product p join variant v using (product_id)
         join price a using (variant_id) where p.sku = '5012'`,
    );
    expect(table).toMatchObject({
      ...{ price: 64900, mpn: 'BRAM180' },
      attributes: { 'feed-nl-materiaal': 'Eiken' },
    });
    expect(Object.values(table?.attributes ?? {})).toEqual(['Eiken', 'Zwart staal']);
    const [machine] = await fetchRows(
      `select p.energy_class as energy, p.eprel_id as eprel, s.quantity, s.expected_on::text as expected
         from product p join variant v using (product_id) join stock s using (variant_id) where p.sku = '5013'`,
    );
    expect(machine).toEqual({ energy: 'B', eprel: '123456', quantity: 0, expected: '2026-12-24' });
  });
});

const HEADER =
  'id\ttitle\tdescription\tlink\timage_link\tavailability\tprice\tbrand\tproduct_type\tgoogle_product_category';
const formatFeedRow = (id: string, price: string) =>
  `${id}\tJurk ${id}\tMooi\thttps://a.example/${id}\thttps://a.example/${id}.jpg\tin_stock\t${price} EUR\tNoor\tDames > Kleding\t1604`;

describe('importing the same file again', () => {
  it('an unchanged file changes nothing and a changed one keeps its history', async () => {
    const path = writeFeedFile(
      'a.tsv',
      [HEADER, formatFeedRow('A1', '20.00'), formatFeedRow('A2', '30.00')].join('\n'),
    );
    await run(path);
    expect(await run(path)).toMatchObject({ alreadyDone: true });
    const countChanges = () =>
      fetchRows<{ count: number }>('select count(*)::int as count from catalogue_change');
    const before = await countChanges();
    expect(await run(path, { again: true })).toMatchObject({ refused: 0, alreadyDone: false });
    expect(await countChanges()).toEqual(before);
    const tomorrow = { ...nl, clock: { now: () => new Date(nl.clock.now().getTime() + 86_400_000) } };
    await run(writeFeedFile('b.tsv', [HEADER, formatFeedRow('A1', '15.00')].join('\n')), {}, tomorrow);
    const history = await fetchRows<{ amount: number; ended: boolean }>(
      `select h.amount_minor as amount, h.valid_to is not null as ended from price_history h
         join variant v using (variant_id) where v.sku = 'A1' order by valid_from`,
    );
    expect(history).toEqual([
      { amount: 2000, ended: true },
      { amount: 1500, ended: false },
    ]);
  });

  it('an interrupted import resumes without the rows already done', async () => {
    const lines = Array.from({ length: 4500 }, (_, index) => formatFeedRow(`R${index}`, '10.00'));
    const path = writeFeedFile('large.tsv', [HEADER, ...lines].join('\n'));
    const stopping = new AbortController();
    const first = await run(path, { signal: stopping.signal, onProgress: () => stopping.abort() });
    expect(first).toMatchObject({ interrupted: true, skipped: 0 });
    expect(await run(path)).toMatchObject({ interrupted: false, skipped: 2000, refused: 0 });
    const [{ count } = { count: 0 }] = await fetchRows<{ count: number }>(
      "select count(*)::int as count from variant where sku ~ '^R[0-9]+$'",
    );
    expect(count).toBe(4500);
  });
});

describe('importing a complete file', () => {
  const at = testContext(database, 'at');
  const header = `${HEADER}\titem_group_id`;
  const formatFeedLine = (id: string, group: string) =>
    `${formatFeedRow(id, '20.00').replace('Dames > Kleding', 'Damen > Bekleidung')}\t${group}`;
  const all = [
    header,
    formatFeedLine('C1', 'CG'),
    formatFeedLine('C2', 'CG'),
    formatFeedLine('C3', 'CH'),
  ].join('\n');
  const fallback = { categoryKey: 'women' };
  const fetchVariantState = () =>
    fetchRows(
      `select v.sku, p.amount_minor as price, l.discontinued_at is not null as gone,
              (select count(*) from price_history h where h.tenant_id = 'at' and h.variant_id = v.variant_id
                  and h.valid_to is null)::int as asked
         from variant v join listing l on l.product_id = v.product_id and l.tenant_id = 'at'
         left join price p on p.variant_id = v.variant_id and p.tenant_id = 'at'
        where v.sku in ('C1', 'C2', 'C3') order by 1`,
    );
  const onSale = { price: 2000, gone: false, asked: 1 };

  it('a complete file takes unlisted articles off sale unless that is too much, and the next restores them', async () => {
    await run(writeFeedFile('all.tsv', all), fallback, at);
    const path = writeFeedFile(
      'some.tsv',
      [header, formatFeedLine('C1', 'CG'), formatFeedLine('C4', 'CI').replace('EUR', 'USD')].join('\n'),
    );
    const cut = await run(path, { ...fallback, complete: { mostGone: 5 } }, at);
    expect(cut).toMatchObject({ refused: 1, alreadyDone: false, takenOff: { done: false } });
    expect(report().at(-1)).toMatch(/more than 5 percent: none was taken off sale/);
    expect(await fetchVariantState()).toEqual(['C1', 'C2', 'C3'].map((sku) => ({ sku, ...onSale })));
    const { takenOff } = await run(path, { ...fallback, complete: { mostGone: 100 } }, at);
    expect(takenOff).toMatchObject({ done: true, articles: (takenOff?.onSale ?? 0) - 1 });
    expect(report()).toContain(',"C2","taken off sale: the file does not name it"');
    expect(await fetchVariantState()).toEqual([
      { sku: 'C1', ...onSale },
      { sku: 'C2', price: null, gone: false, asked: 0 },
      { sku: 'C3', price: 2000, gone: true, asked: 1 },
    ]);
    expect(await run(path, { ...fallback, complete: { mostGone: 100 } }, at)).toMatchObject({
      alreadyDone: true,
    });
    await run(writeFeedFile('all.tsv', all), { ...fallback, again: true }, at);
    expect(await fetchVariantState()).toEqual(['C1', 'C2', 'C3'].map((sku) => ({ sku, ...onSale })));
    // a break in sale is a break in the price history: what was asked before it is no prior price
    const history = await fetchRows(
      `select h.valid_to is null as open, count(*)::int as n from price_history h join variant v using (variant_id)
        where v.sku = 'C3' and h.tenant_id = 'at' group by 1 order by 1`,
    );
    expect(history).toEqual([
      { open: false, n: 1 },
      { open: true, n: 1 },
    ]);
  });

  it('a complete file counts the articles on sale before it in both dry and real runs', async () => {
    await run(writeFeedFile('all.tsv', all), { ...fallback, again: true }, at);
    const others = Array.from({ length: 40 }, (_, number) => formatFeedLine(`N${number}`, `NG${number}`));
    const path = writeFeedFile('others.tsv', [header, ...others].join('\n'));
    const complete = { mostGone: 50 };
    const { takenOff } = await run(path, { ...fallback, complete, dryRun: true }, at);
    expect(takenOff).toMatchObject({ done: false, articles: takenOff?.onSale });
    // interrupted and gone on with, too
    const stopping = new AbortController();
    const stops = { rowsInABatch: 30, signal: stopping.signal, onProgress: () => stopping.abort() };
    expect(await run(path, { ...fallback, ...stops, complete }, at)).toMatchObject({ interrupted: true });
    expect(await run(path, { ...fallback, complete }, at)).toMatchObject({ takenOff });
    expect(await fetchVariantState()).toEqual(['C1', 'C2', 'C3'].map((sku) => ({ sku, ...onSale })));
  });

  it('an ended product stays unsellable when one of its articles comes back', async () => {
    const complete = { mostGone: 100 };
    await run(writeFeedFile('all.tsv', all), { ...fallback, again: true }, at);
    await run(
      writeFeedFile('end.tsv', [header, formatFeedLine('C3', 'CH')].join('\n')),
      { ...fallback, again: true, complete },
      at,
    );
    await run(
      writeFeedFile('back.tsv', [header, formatFeedLine('C1', 'CG')].join('\n')),
      { ...fallback, again: true },
      at,
    );
    const left = await fetchRows(
      `select v.sku, coalesce(s.quantity, 0) > 0 as available from variant v
         left join stock s on s.variant_id = v.variant_id and s.tenant_id = 'at'
        where v.sku in ('C1', 'C2') order by 1`,
    );
    expect(left).toEqual([
      { sku: 'C1', available: true },
      { sku: 'C2', available: false },
    ]);
  });

  it('an ended product is taken off once and not counted again when one of its articles comes back', async () => {
    const complete = { mostGone: 100 };
    const writeFileWithLines = (name: string, ...lines: string[]) =>
      writeFeedFile(name, [header, ...lines].join('\n'));
    await run(writeFeedFile('all.tsv', all), { ...fallback, again: true }, at);
    const ends = writeFileWithLines('ends.tsv', formatFeedLine('C3', 'CH'));
    await run(ends, { ...fallback, again: true, complete }, at);
    const path = writeFileWithLines('one.tsv', formatFeedLine('C1', 'CG'), formatFeedLine('C3', 'CH'));
    const options = { ...fallback, again: true, complete: { mostGone: 0 } };
    const dry = await run(path, { ...options, dryRun: true }, at);
    const real = await run(path, options, at);
    expect(dry.takenOff).toEqual({ articles: 0, onSale: 1, done: true });
    expect(real.takenOff).toEqual(dry.takenOff);
    expect(report().filter((text) => text.includes('taken off'))).toEqual([]);
    expect(await fetchVariantState()).toEqual([
      { sku: 'C1', ...onSale },
      { sku: 'C2', price: null, gone: false, asked: 0 },
      { sku: 'C3', ...onSale },
    ]);
  });
});

it('an unclosed quotation mark takes no other article with it', async () => {
  const marked = { F1: '"Bella“ jurk', F3: 'Jurk 24"' };
  const lines = Object.entries({ F1: '10.00', F2: '20.00', F3: '20.00', F4: '20.00' }).map(([id, price]) =>
    formatFeedRow(id, price).replace(`Jurk ${id}`, marked[id as keyof typeof marked] ?? 'Jurk'),
  );
  const path = writeFeedFile('mark.tsv', [HEADER, ...lines].join('\n'));
  expect(await run(path)).toMatchObject({ rows: 4, refused: 0 });
  const sold = await fetchRows(
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

describe('imports that change nothing', () => {
  const count = async () => {
    const [all] = await fetchRows(
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
  ])('a rejected import changes nothing: %s', async (_, text, reason) => {
    const before = await count();
    await expect(run(writeFeedFile('bad', text))).rejects.toThrow(reason);
    expect(await count()).toEqual(before);
  });

  it('text that is not UTF-8 changes nothing', async () => {
    const path = join(folder, 'latin');
    writeFileSync(path, Buffer.from(`${HEADER}\nX1\tCaf\u00e9`, 'latin1'));
    await expect(run(path)).rejects.toThrow(/UTF-8/);
  });

  it('a dry run changes nothing and still reports', async () => {
    const before = await count();
    const path = writeFeedFile(
      'dry.tsv',
      [HEADER, formatFeedRow('D1', '10.00'), formatFeedRow('D2', 'x')].join('\n'),
    );
    expect(await run(path, { dryRun: true })).toMatchObject({ rows: 2, refused: 1 });
    expect(report()).toEqual([expect.stringMatching(/^3,"D2","price: not a price/)]);
    expect(await count()).toEqual(before);
  });
});

describe('an import of prices and stock alone', () => {
  it('prices and stock change for the named articles and the lists follow', async () => {
    await run(
      writeFeedFile('p.tsv', [HEADER, formatFeedRow('P1', '40.00'), formatFeedRow('P2', '50.00')].join('\n')),
    );
    const prices = writeFeedFile('prices.tsv', 'id\tprice\nP1\t35.00 EUR\nP2\tveel\nP9\t1.00 EUR\n');
    expect(await run(prices, { content: 'prices' })).toMatchObject({ rows: 3, refused: 2 });
    expect(report()).toEqual([
      expect.stringMatching(/^3,"P2","price: not a price/),
      '4,"P9","id: no such article"',
    ]);
    const stock = writeFeedFile(
      'stock.tsv',
      'id\tavailability\tquantity\nP1\tin_stock\t3\nP2\tout_of_stock\t\n',
    );
    expect(await run(stock, { content: 'stock' })).toMatchObject({ refused: 0 });
    const listed = await fetchRows(
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
