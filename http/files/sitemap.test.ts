import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import { createXmlFiles } from '../xml-files.ts';
import { createSitemaps, type SitemapSource } from './sitemap.ts';

const tenants = await loadTenants();
const changedAt = new Date('2026-11-20T12:00:00Z');
const source: SitemapSource = {
  pages: async (_, { paths }) =>
    [paths.home, paths.privacy].flatMap((path) => (path ? [{ path, changedAt: null }] : [])),
  productFiles: async () => [0, 3],
  categories: async (_, { prefix }) => [{ path: `${prefix && `/${prefix}`}/a&b/`, changedAt: null }],
  async *products(_, { locale }, file) {
    if (file !== 3) return;
    yield [{ path: `/p/${locale}/1`, changedAt }];
    yield [{ path: `/p/${locale}/2`, changedAt }];
  },
};
let asked = 0;
const directory = await mkdtemp(join(tmpdir(), 'long-files-'));
afterAll(() => rm(directory, { recursive: true, force: true }));
const sitemaps = createSitemaps({
  source,
  files: createXmlFiles(directory),
  limit: async () => {
    asked += 1;
    return asked > 20 ? 30 : null;
  },
});
const server = createServer(async (req, res) => {
  const tenant = tenants.find(({ id }) => id === 'ch');
  if (!tenant) return res.destroy();
  const request = {
    requestId: 'test',
    tenant,
    publicOrigin: 'https://ch.example',
    pathname: req.url ?? '/',
    search: '',
    secure: true,
    clientAddress: '127.0.0.1',
  };
  const isOwn = sitemaps.matches(request.pathname, tenant);
  if (!isOwn || !(await sitemaps.respond(req, res, request))) res.writeHead(404).end();
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function fetchAddresses(path: string): Promise<string[]> {
  const answer = await fetch(origin + path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  return [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
}

test('the index names every file of every language', async () => {
  expect(await fetchAddresses('/sitemap.xml')).toEqual([
    'https://ch.example/sitemap-pages.xml',
    'https://ch.example/sitemap-categories.xml',
    'https://ch.example/sitemap-products-de-CH-0.xml',
    'https://ch.example/sitemap-products-de-CH-3.xml',
    'https://ch.example/sitemap-products-fr-CH-0.xml',
    'https://ch.example/sitemap-products-fr-CH-3.xml',
  ]);
});

test('pages and categories are listed in all languages', async () => {
  const pages = await fetchAddresses('/sitemap-pages.xml');
  expect(pages).toContain('https://ch.example/');
  expect(pages).toContain('https://ch.example/fr');
  expect(pages).toHaveLength(4);
  expect(await fetchAddresses('/sitemap-categories.xml')).toEqual([
    'https://ch.example/a&#38;b/',
    'https://ch.example/fr/a&#38;b/',
  ]);
});

test('products show when they changed', async () => {
  const answer = await fetch(`${origin}/sitemap-products-fr-CH-3.xml`);
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(await answer.text()).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://ch.example/p/fr-CH/1</loc><lastmod>2026-11-20T12:00:00.000Z</lastmod></url>
<url><loc>https://ch.example/p/fr-CH/2</loc><lastmod>2026-11-20T12:00:00.000Z</lastmod></url>
</urlset>
`);
});

test.each(['/sitemap-products-nl-NL-3.xml', '/sitemap-products-fr-CH-0.xml', '/sitemap-orders.xml'])(
  'the sitemap %s does not exist',
  async (path) => expect((await fetch(origin + path)).status).toBe(404),
);

test('a client that requests too often has to wait', async () => {
  let answer = await fetch(`${origin}/sitemap-pages.xml`);
  while (answer.status === 200 && asked < 30) answer = await fetch(`${origin}/sitemap-pages.xml`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30']);
});
