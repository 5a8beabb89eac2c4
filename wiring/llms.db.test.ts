import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { systemClock } from '#commerce/ground/kernel/clock.ts';
import { testDemoDatabase, testGateway } from '#gateway/test-gateway.ts';
import { createLlms, renderLlmsText } from '#http/files/llms.ts';
import { createOfferFeed } from '#http/files/offer-feed.ts';
import { createSitemaps } from '#http/files/sitemap.ts';
import { NO_RATE_LIMITS } from '#http/limits/rate-limits.ts';
import { createXmlFiles } from '#http/xml-files.ts';
import { createShopSummaries } from './llms.ts';
import { createShopOffers } from './offers.ts';
import { createSitemapSource } from './sitemaps.ts';

const database = await testDemoDatabase();
const { gateway, tenants } = await testGateway(database, { size: null });
const ignoreLog = () => {};
const log = { debug: ignoreLog, info: ignoreLog, warn: ignoreLog, error: ignoreLog };
const limit = NO_RATE_LIMITS.pages;
const directory = await mkdtemp(join(tmpdir(), 'long-files-'));
afterAll(() => rm(directory, { recursive: true, force: true }));
const files = createXmlFiles(directory);
const routes = [
  createLlms({ loadSummary: createShopSummaries({ gateway, log }), limit }),
  createOfferFeed({ streamOffers: createShopOffers({ gateway, log }), files, limit }),
  createSitemaps({
    source: createSitemapSource({ db: database.kysely, clock: systemClock, gateway, log }),
    files,
    limit,
  }),
];

const server = createServer(async (req, res) => {
  const [, id = '', pathname = ''] = /^\/(\w+)(\/.*)$/.exec(req.url ?? '') ?? [];
  const tenant = tenants.find((one) => one.id === id) ?? expect.fail(`no tenant ${id}`);
  const asked = { requestId: 'test', tenant, publicOrigin: `https://${id}.example`, pathname, search: '' };
  const request = { ...asked, secure: true, clientAddress: '127.0.0.1' };
  const route = routes.find(({ matches }) => matches(pathname, tenant));
  if (!(await route?.respond(req, res, request))) res.writeHead(404).end();
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());
const { port } = server.address() as AddressInfo;

it.each(
  tenants.flatMap(({ id, companyName, locales }) =>
    locales.map(({ locale, prefix, paths }) => ({ id, companyName, locale, prefix, paths })),
  ),
)('llms.txt tells assistants of $id in $locale what it sells and how', async (market) => {
  const { id, companyName, locale, prefix, paths } = market;
  const answer = await fetch(`http://127.0.0.1:${port}/${id}${prefix ? `/${prefix}` : ''}/llms.txt`);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-language': locale,
    'x-robots-tag': 'noindex',
  });
  const body = await answer.text();
  // llmstxt.org: H1, quotation, then nothing but H2 with lists
  const [title, quotation, ...rest] = body.split('\n').filter((line) => line !== '');
  expect(title).toBe(`# ${companyName}`);
  expect(quotation).toMatch(/^> .{20,}/);
  for (const line of rest) expect(line).toMatch(/^(## .+|- \[.+\]\(https:\/\/\w+\.example\/\S*\)(: .+)?)$/);
  expect(rest.filter((line) => line.startsWith('## '))).toHaveLength(3);
  expect(body).toContain(`](https://${id}.example${paths.helpReturns})`);
  expect(body).toContain('## Optional');
});

it.each([
  ['nl', '/offers.xml', 'EUR', '/p/'],
  ['ch', '/fr/offers.xml', 'CHF', '/fr/p/'],
])('the file %s%s offers every article with price and stock', async (id, path, currency, below) => {
  const answer = await fetch(`http://127.0.0.1:${port}/${id}${path}`);
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const body = await answer.text();
  const items = body.split('<item>').slice(1);
  expect(items.length).toBeGreaterThan(100);
  for (const item of items) {
    expect(item).toContain(`<g:link>https://${id}.example${below}`);
    expect(item).toMatch(new RegExp(`<g:price>\\d+\\.\\d\\d ${currency}</g:price>`));
    expect(item).toMatch(/<g:availability>(in_stock|out_of_stock|backorder)</);
  }
  expect(body.trimEnd()).toMatch(/<\/rss>$/);
});

it('llms.txt does not exist below a language that the tenant does not have', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/nl/fr/llms.txt`)).status).toBe(404);
});

it('llms.txt keeps texts written by others as plain words', () => {
  const links = [{ title: 'a](https://evil.example)', path: '/a', text: 'one\n## two' }];
  const body = renderLlmsText(
    { name: 'Shop', summary: 's', sections: [{ heading: 'h', links }] },
    'https://o',
  );
  expect(body).toBe('# Shop\n\n> s\n\n## h\n\n- [a\\](https://evil.example)](https://o/a): one ## two\n');
});

it.each(tenants)(
  'llms.txt names home, help and legal pages of $id to search engines in each of its languages',
  async (tenant) => {
    const answer = await fetch(`http://127.0.0.1:${port}/${tenant.id}/sitemap-pages.xml`);
    const named = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address = '']) => address,
    );
    const there = tenant.locales.flatMap(({ paths }) =>
      [
        paths.home,
        paths.serviceHome,
        paths.helpReturns,
        paths.helpPayment,
        paths.terms,
        paths.privacy,
      ].flatMap((path) => (path ? [`https://${tenant.id}.example${path}`] : [])),
    );
    expect(named).toEqual(expect.arrayContaining(there));
    expect(new Set(named).size).toBe(named.length);
  },
);
