import { describe, expect, it } from 'vitest';
import { createAttempts } from '#commerce/ground/kernel/attempts.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { createEvents } from '#commerce/ground/kernel/events.ts';
import { fixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { TEST_NOW, testDemoDatabase } from '#gateway/test-gateway.ts';
import { loadTenants } from '#tenants/load.ts';
import type { Locale } from '#tenants/tenant.ts';
import { documentOf } from './document.service.ts';
import { documentRequest } from './document-path.rules.ts';
import { renderPaper } from './render-paper.service.ts';

const database = await testDemoDatabase();
const tenants = await loadTenants();

function context(tenantId: string, locale: Locale): RequestContext {
  const tenant = tenants.find(({ id }) => id === tenantId);
  if (!tenant) throw new Error(`no tenant ${tenantId}`);
  const quiet = () => {};
  return {
    tenant,
    locale,
    language: locale.slice(0, 2),
    currency: tenant.currency,
    visitor: null,
    db: database.kysely,
    clock: fixedClock(TEST_NOW),
    events: createEvents(),
    attempts: createAttempts(null),
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    requestId: 'test',
  };
}

const nl = context('nl', 'nl-NL');
const rows = async (sql: string, values: unknown[] = []) => (await database.pool.query(sql, values)).rows;
const at = (ctx: RequestContext, path: string) => {
  const request = documentRequest(path);
  if (!request) throw new Error(`${path} is no document's address`);
  return documentOf(ctx, request);
};
const [washer] = await rows(`select sku from product where kind = 'washing-machine' limit 1`);
const [tyre] = await rows(`select sku from product where kind = 'tyre' limit 1`);
const [television] = await rows(`select sku from product where kind = 'television' limit 1`);
const [dress] = await rows(`select sku from product where kind = 'dress' limit 1`);

describe("the demo's documents", () => {
  it('stand where the catalogue says, each of them, in every language', async () => {
    const downloads = await rows(
      `select distinct on (d.kind, d.language) d.url, d.language from product_download d order by d.kind, d.language`,
    );
    expect(downloads.length).toBeGreaterThanOrEqual(18);
    for (const { url, language } of downloads) {
      const ctx = { nl, de: context('de', 'de-DE'), fr: context('ch', 'fr-CH') }[language as 'nl'];
      const document = await at(ctx, url);
      if (document?.kind !== 'paper') throw new Error(`${url} is no paper`);
      expect(document.paper.sections.length, url).toBeGreaterThan(1);
      const pdf = (await renderPaper(document.paper)).toString('latin1');
      expect(pdf.startsWith('%PDF-1.7'), url).toBe(true);
      expect(pdf).toContain(`/Lang (${ctx.locale})`);
      expect(pdf).toContain('/MarkInfo');
    }
  });

  it.each([
    [() => washer, '2019/2014', 'Centrifugeersnelheid'],
    [() => television, '2019/2013', 'Schermdiagonaal'],
    [() => tyre, '2020/740', 'Bandenmaat'],
  ])('have the data sheet in the Union’s form, without an empty row', async (article, law, row) => {
    const document = await at(nl, `/documents/${article().sku}/product-datasheet/nl.pdf`);
    if (document?.kind !== 'paper') throw new Error('no paper');
    const [sheet, ...rest] = document.paper.sections;
    expect(sheet?.heading).toContain(law);
    // the manufacturer's address is a row of the form
    expect(rest.flatMap(({ facts = [] }) => facts.map(([label]) => label))).not.toContain('Fabrikant');
    const values = new Map(sheet?.table?.rows.map(([label = '', value = '']) => [label, value]));
    expect(values.get('Typeaanduiding')).toBe(article().sku);
    expect(values.get(row)).toMatch(/\d/);
    expect([...values.values()]).not.toContain('niet opgegeven');
    expect([...values.values()].every((value) => value !== '')).toBe(true);
  });

  it('say in the data sheet what nobody has stated, but leave out what need not apply', async () => {
    const [other] = await rows(
      `update product set attributes = attributes - 'moisture' - 'delay-start'
        where product_id = (select max(product_id) from product where kind = 'washing-machine') returning sku`,
    );
    const document = await at(nl, `/documents/${other?.sku}/product-datasheet/nl.pdf`);
    if (document?.kind !== 'paper') throw new Error('no paper');
    const values = new Map(
      document.paper.sections[0]?.table?.rows.map(([label = '', value = '']) => [label, value]),
    );
    expect(values.get('Gewogen resterend vochtgehalte')).toBe('niet opgegeven');
    expect(values.has('Vermogen bij uitgestelde start')).toBe(false);
  });

  it('have no ß in Switzerland', async () => {
    const downloads = await rows(
      `select distinct on (kind) url from product_download where language = 'de' order by kind`,
    );
    for (const { url } of downloads)
      expect(JSON.stringify(await at(context('ch', 'de-CH'), url)), url).not.toContain('ß');
  });

  it('are drawn the same every time', async () => {
    const document = await at(nl, `/documents/${washer.sku}/user-manual/nl.pdf`);
    if (document?.kind !== 'paper') throw new Error('no paper');
    const without = (pdf: Buffer) => pdf.toString('latin1').replace(/\/ID \[.*\]/, '');
    expect(without(await renderPaper(document.paper))).toBe(without(await renderPaper(document.paper)));
  });

  it.each([
    [() => `/documents/${washer.sku}/label.svg`, '2017/1369'],
    [() => `/documents/${tyre.sku}/label.svg`, '2020/740'],
  ])('the label is a picture', async (path, law) => {
    expect(await at(nl, path())).toMatchObject({ kind: 'picture', svg: expect.stringContaining(law) });
  });

  it.each([
    () => `/documents/${dress.sku}/label.svg`,
    () => `/documents/${dress.sku}/user-manual/nl.pdf`,
    () => `/documents/${dress.sku}/product-datasheet/nl.pdf`,
    () => '/documents/unknown/product-datasheet/nl.pdf',
  ])('a document that an article does not have is not made up', async (path) =>
    expect(await at(nl, path())).toBeNull(),
  );
});

describe("a retailer's own files come first", () => {
  it('a data sheet elsewhere, and a picture of the label', async () => {
    await rows(
      `update product_download set url = 'https://maker.example/sheet.pdf' where kind = 'product-datasheet'
         and language = 'nl' and product_id = (select product_id from product where sku = $1)`,
      [washer.sku],
    );
    await rows(
      `insert into product_download (product_id, kind, url, media_type)
       select product_id, 'warning-label', 'https://maker.example/label.png', 'image/png' from product where sku = $1`,
      [washer.sku],
    );
    expect(await at(nl, `/documents/${washer.sku}/product-datasheet/nl.pdf`)).toEqual({
      kind: 'elsewhere',
      url: 'https://maker.example/sheet.pdf',
    });
    expect(await at(nl, `/documents/${washer.sku}/label.svg`)).toEqual({
      kind: 'elsewhere',
      url: 'https://maker.example/label.png',
    });
  });

  it('beside a label there is a data sheet even when none was brought', async () => {
    await rows(
      `delete from product_download where product_id = (select product_id from product where sku = $1)`,
      [tyre.sku],
    );
    expect(await at(nl, `/documents/${tyre.sku}/product-datasheet/nl.pdf`)).toMatchObject({ kind: 'paper' });
  });
});

it.each([
  '/documents/T1/brochure/nl.pdf',
  '/documents/T1/user-manual/nld.pdf',
  '/documents/T1/user-manual/nl.html',
  '/documents/../user-manual/nl.pdf',
  '/documents/T%201/label.svg',
  '/documents/T1/label.svg/x',
])('%s is no address of a document', (path) => expect(documentRequest(path)).toBeNull());
