import { describe, expect, it } from 'vitest';
import { createAttempts } from '#commerce/ground/kernel/attempts.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { createEvents } from '#commerce/ground/kernel/events.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { TEST_NOW, testDemoDatabase } from '#gateway/test-gateway.ts';
import { loadTenants } from '#tenants/load.ts';
import type { Locale } from '#tenants/tenant.ts';
import { getDocument } from './document.service.ts';
import { parseDocumentPath } from './document-path.rules.ts';
import { renderPaper } from './render-paper.service.ts';

const database = await testDemoDatabase();
const tenants = await loadTenants();

function createContext(tenantId: string, locale: Locale): RequestContext {
  const tenant = tenants.find(({ id }) => id === tenantId);
  if (!tenant) throw new Error(`no tenant ${tenantId}`);
  const ignoreLog = () => {};
  return {
    tenant,
    locale,
    language: locale.slice(0, 2),
    currency: tenant.currency,
    visitor: null,
    db: database.kysely,
    clock: createFixedClock(TEST_NOW),
    events: createEvents(),
    attempts: createAttempts(null),
    log: { debug: ignoreLog, info: ignoreLog, warn: ignoreLog, error: ignoreLog },
    requestId: 'test',
  };
}

const nl = createContext('nl', 'nl-NL');
const fetchRows = async (sql: string, values: unknown[] = []) =>
  (await database.pool.query(sql, values)).rows;
const fetchDocument = (ctx: RequestContext, path: string) => {
  const request = parseDocumentPath(path);
  if (!request) throw new Error(`${path} is no document's address`);
  return getDocument(ctx, request);
};
const [washer] = await fetchRows(`select sku from product where kind = 'washing-machine' limit 1`);
const [tyre] = await fetchRows(`select sku from product where kind = 'tyre' limit 1`);
const [television] = await fetchRows(`select sku from product where kind = 'television' limit 1`);
const [dress] = await fetchRows(`select sku from product where kind = 'dress' limit 1`);

describe('documents of the demo shop', () => {
  it('every document exists where the catalogue says, in every language', async () => {
    const downloads = await fetchRows(
      `select distinct on (d.kind, d.language) d.url, d.language from product_download d order by d.kind, d.language`,
    );
    expect(downloads.length).toBeGreaterThanOrEqual(18);
    for (const { url, language } of downloads) {
      const ctx = { nl, de: createContext('de', 'de-DE'), fr: createContext('ch', 'fr-CH') }[
        language as 'nl'
      ];
      const document = await fetchDocument(ctx, url);
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
  ])('every data sheet follows the EU form without an empty row', async (article, law, row) => {
    const document = await fetchDocument(nl, `/documents/${article().sku}/product-datasheet/nl.pdf`);
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

  it('a data sheet marks values that nobody has stated and omits those that need not apply', async () => {
    const [other] = await fetchRows(
      `update product set attributes = attributes - 'moisture' - 'delay-start'
        where product_id = (select max(product_id) from product where kind = 'washing-machine') returning sku`,
    );
    const document = await fetchDocument(nl, `/documents/${other?.sku}/product-datasheet/nl.pdf`);
    if (document?.kind !== 'paper') throw new Error('no paper');
    const values = new Map(
      document.paper.sections[0]?.table?.rows.map(([label = '', value = '']) => [label, value]),
    );
    expect(values.get('Gewogen resterend vochtgehalte')).toBe('niet opgegeven');
    expect(values.has('Vermogen bij uitgestelde start')).toBe(false);
  });

  it('documents in Switzerland contain no ß', async () => {
    const downloads = await fetchRows(
      `select distinct on (kind) url from product_download where language = 'de' order by kind`,
    );
    for (const { url } of downloads)
      expect(JSON.stringify(await fetchDocument(createContext('ch', 'de-CH'), url)), url).not.toContain('ß');
  });

  it('documents are drawn identically every time', async () => {
    const document = await fetchDocument(nl, `/documents/${washer.sku}/user-manual/nl.pdf`);
    if (document?.kind !== 'paper') throw new Error('no paper');
    const stripDocumentId = (pdf: Buffer) => pdf.toString('latin1').replace(/\/ID \[.*\]/, '');
    expect(stripDocumentId(await renderPaper(document.paper))).toBe(
      stripDocumentId(await renderPaper(document.paper)),
    );
  });

  it.each([
    [() => `/documents/${washer.sku}/label.svg`, '2017/1369'],
    [() => `/documents/${tyre.sku}/label.svg`, '2020/740'],
  ])('the label is a picture', async (path, law) => {
    expect(await fetchDocument(nl, path())).toMatchObject({
      kind: 'picture',
      svg: expect.stringContaining(law),
    });
  });

  it.each([
    () => `/documents/${dress.sku}/label.svg`,
    () => `/documents/${dress.sku}/user-manual/nl.pdf`,
    () => `/documents/${dress.sku}/product-datasheet/nl.pdf`,
    () => '/documents/unknown/product-datasheet/nl.pdf',
  ])('a document that an article does not have is not invented', async (path) =>
    expect(await fetchDocument(nl, path())).toBeNull(),
  );
});

describe('documents supplied by the retailer', () => {
  it('a supplied external data sheet and label picture are used first', async () => {
    await fetchRows(
      `update product_download set url = 'https://maker.example/sheet.pdf' where kind = 'product-datasheet'
         and language = 'nl' and product_id = (select product_id from product where sku = $1)`,
      [washer.sku],
    );
    await fetchRows(
      `insert into product_download (product_id, kind, url, media_type)
       select product_id, 'warning-label', 'https://maker.example/label.png', 'image/png' from product where sku = $1`,
      [washer.sku],
    );
    expect(await fetchDocument(nl, `/documents/${washer.sku}/product-datasheet/nl.pdf`)).toEqual({
      kind: 'elsewhere',
      url: 'https://maker.example/sheet.pdf',
    });
    expect(await fetchDocument(nl, `/documents/${washer.sku}/label.svg`)).toEqual({
      kind: 'elsewhere',
      url: 'https://maker.example/label.png',
    });
  });

  it('a data sheet accompanies the label even when the retailer supplied none', async () => {
    await fetchRows(
      `delete from product_download where product_id = (select product_id from product where sku = $1)`,
      [tyre.sku],
    );
    expect(await fetchDocument(nl, `/documents/${tyre.sku}/product-datasheet/nl.pdf`)).toMatchObject({
      kind: 'paper',
    });
  });
});

it.each([
  '/documents/T1/brochure/nl.pdf',
  '/documents/T1/user-manual/nld.pdf',
  '/documents/T1/user-manual/nl.html',
  '/documents/../user-manual/nl.pdf',
  '/documents/T%0A1/label.svg',
  '/documents/%201/label.svg',
  '/documents/T1/label.svg/x',
])('%s is rejected as the address of a document', (path) => expect(parseDocumentPath(path)).toBeNull());
