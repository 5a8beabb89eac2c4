import type { DocumentNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { testDemoDatabase, testGateway } from '#gateway/test-gateway.ts';
import type { ServerLog } from '#http/calls/request-context.ts';
import type { Execute } from '#http/pages/page-handler.ts';
import { resolvePlace } from '#http/pages/page-kind.ts';
import { addMarkdown } from './markdown-pages.ts';

const database = await testDemoDatabase();
const { gateway, tenants, query } = await testGateway(database, { size: null });
const faults: unknown[] = [];
const note = (fields: object) => void faults.push(fields);
const log: ServerLog = { debug() {}, info() {}, warn: note, error: note, child: () => log };
const execute: Execute = async (document, variables, { request, localeSettings }) => {
  const client = { address: '', userAgent: null, secure: true };
  const { tenant, requestId } = request;
  const asker = { tenant, locale: localeSettings.locale, requestId, log, client, session: null };
  const { data, errors } = await gateway.execute(document as DocumentNode, variables, asker);
  return { data, errors: errors?.map(({ message, extensions }) => ({ message, extensions })) };
};
const html = { status: 404, headers: new Map(), cookies: [], tags: [], body: Buffer.from('<html>') };
const render = addMarkdown(async () => html, { execute, log });

async function fetchMarkdown(id: string, pathname: string, search = '') {
  const tenant = tenants.find((one) => one.id === id) ?? expect.fail(`no tenant ${id}`);
  const known = { requestId: 'test', tenant, publicOrigin: `https://${id}.example`, secure: true };
  const page = await render({
    request: { ...known, pathname, search, clientAddress: '' },
    place: resolvePlace(tenant, pathname),
    search,
    method: 'GET',
    cookie: undefined,
    userAgent: null,
    device: null,
    form: null,
    signal: new AbortController().signal,
    markdown: true,
  });
  return { ...page, text: page.body.toString() };
}

const { category } = await query(
  'nl',
  '{ category(path: "dames") { products(page: 1) { results { product { sku slug name price { current { minor } } } } } } }',
);
const product = category.products.results[0].product;

describe('pages as markdown', () => {
  it('a markdown product states kind, price and variants and changes with the product', async () => {
    const { text, status, headers, tags } = await fetchMarkdown('nl', `/p/${product.slug}/${product.sku}`);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-language': 'nl-NL',
      'x-robots-tag': 'noindex',
    });
    expect(text).toMatch(/^# \S/);
    expect(text).toContain('EUR');
    expect(text).toContain('14 dagen bedenktijd');
    expect(text).toContain(`Artikelnummer ${product.sku}`);
    expect(text).toMatch(/\| --- \|/);
    expect(text).toMatch(/]\(https:\/\/nl\.example\/dames\//);
    expect(tags).toContainEqual(expect.stringMatching(/^product:\d+$/));
  });

  it('a markdown category lists its subcategories and its articles with prices, page by page', async () => {
    const { text, tags } = await fetchMarkdown('nl', '/dames/');
    expect(text).toMatch(/^# Dames\n/);
    expect(text).toMatch(/- \[[^\]]+]\(https:\/\/nl\.example\/dames\/[a-z-]+\/\)/);
    expect(text).toContain(`/p/${product.slug}/${product.sku})`);
    expect(tags).toEqual(expect.arrayContaining(['navigation', 'content']));
    const next = /]\((https:\/\/nl\.example\/dames\/\?page=2)\)/.exec(text)?.[1];
    if (next)
      expect((await fetchMarkdown('nl', '/dames/', '?page=2')).text).not.toContain(`/${product.sku})`);
  });

  it.each([
    ['nl', '/klantenservice/retourneren-ruilen'],
    ['de', '/service-hilfe/datenschutz'],
    ['ch', '/fr/conditions-generales'],
    ['nl', '/inspiratie'],
  ])('the markdown of %s%s contains its blocks with absolute addresses', async (id, path) => {
    const { text, tags, status } = await fetchMarkdown(id, path);
    expect(status).toBe(200);
    expect(text).toMatch(/^# \S/);
    expect(text).toContain('\n## ');
    expect(text).not.toMatch(/]\(\/|undefined|\[object|\{[a-z]+\}/i);
    expect(tags).toContain('content');
  });

  it.each([
    [
      'nl',
      '/klantenservice/bedrijfsgegevens',
      ['- Tavelo', 'Btw-nummer', '/klantenservice/contact)', '08:00'],
    ],
    ['ch', '/fr/special/emplois', ['### ', 'heures par semaine']],
  ])('the markdown of %s%s contains what the shop itself knows', async (id, path, said) => {
    const { text } = await fetchMarkdown(id, path);
    for (const words of said) expect(text).toContain(words);
    expect(text).not.toMatch(/undefined|\[object|\{[a-z]+\}/i);
  });

  it.each([
    '/p/wrong-slug/NONE',
    '/p/%E0%A4%A/x',
    '/unknown/',
    '/klantenservice/unknown',
    `/p/wrong-slug/${encodeURIComponent('x y')}`,
  ])('the markdown request %s is left to the page', async (path) => {
    expect((await fetchMarkdown('nl', path)).text).toBe('<html>');
  });

  it('a page that is unavailable as markdown is left to the page, which says so', async () => {
    const broken = addMarkdown(async () => html, { execute: () => Promise.reject(new Error('away')), log });
    const tenant = tenants[0] ?? expect.fail();
    const request = {
      requestId: '',
      tenant,
      publicOrigin: '',
      pathname: '/dames/',
      search: '',
      secure: true,
      clientAddress: '',
    };
    const input = {
      request,
      place: resolvePlace(tenant, '/dames/'),
      search: '',
      method: 'GET',
      cookie: undefined,
      userAgent: null,
      device: null,
      form: null,
    };
    faults.length = 0;
    const page = await broken({ ...input, signal: new AbortController().signal, markdown: true });
    expect(page.body.toString()).toBe('<html>');
    expect(faults).toHaveLength(1);
  });
});
