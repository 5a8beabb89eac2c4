import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { NO_RATE_LIMITS, type RateLimits } from './limits/rate-limits.ts';
import type { Seen } from './operators/request-log.ts';
import { type ApplicationPage, createApplicationHost } from './second-application.ts';

let pages: ApplicationPage[] = [];
let seen: (Seen & { kind: string; status: number })[] = [];
let limits: RateLimits = NO_RATE_LIMITS;
let fails = false;
const silent = { debug() {}, info() {}, warn() {}, error() {}, child: () => silent };

const answer = createApplicationHost(
  {
    origin: 'http://desk.localhost:3000',
    files: {
      matches: (pathname) => pathname.startsWith('/assets/'),
      respond: (_req, res) => {
        res.writeHead(200, { 'cache-control': 'public, immutable' }).end('file');
        return true;
      },
    },
    answerCall: async (_req, res) => void res.end('call'),
    async render(page) {
      if (fails) throw new Error('broken');
      pages.push(page);
      return {
        status: 200,
        headers: new Map(),
        cookies: ['a=1'],
        tags: [],
        body: Buffer.from(page.pathname),
      };
    },
    renderRefusal: (reason) => `<p>${reason}</p>`,
  },
  {
    get rateLimits() {
      return limits;
    },
    ...{ trustProxy: 0, log: silent, createRequestId: () => 'id' },
    done: (each, kind, status) => void seen.push({ ...each, kind, status }),
  },
);
const server = createServer((req, res) => {
  if (!answer(req, res)) res.end('shop');
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;

beforeEach(() => {
  [pages, seen, limits, fails] = [[], [], NO_RATE_LIMITS, false];
});
afterAll(() => void server.close());

async function send(
  path: string,
  { method = 'GET', host = 'desk.localhost:3000', headers = {}, body = '' } = {},
) {
  const sent = request({ port, path, method, headers: { host, ...headers } });
  sent.end(body);
  const [res] = await once(sent, 'response');
  let text = '';
  for await (const part of res) text += part;
  return { status: res.statusCode as number, headers: res.headers, text };
}

test('requests to its host are the application’s, with any port, and all others are the shop’s', async () => {
  expect((await send('/orders')).text).toBe('/orders');
  expect((await send('/orders', { host: 'DESK.localhost' })).text).toBe('/orders');
  for (const host of ['nl.localhost:3000', 'desk.localhost.evil.example', 'xdesk.localhost'])
    expect((await send('/orders', { host })).text).toBe('shop');
});

test('a page is never stored or indexed, and keeps its cookies', async () => {
  const { headers } = await send('/orders?q=1');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['set-cookie']).toEqual(['a=1']);
  expect(pages[0]).toMatchObject({ pathname: '/orders', search: '?q=1', method: 'GET', form: null });
});

test('a built file may be stored', async () => {
  expect((await send('/assets/a.js')).headers['cache-control']).toBe('public, immutable');
});

test('a form of another site is refused, and one of its own arrives', async () => {
  const form = { method: 'POST', body: 'a=1' };
  const from = (site: string) => ({
    ...form,
    headers: { 'sec-fetch-site': site, 'content-type': 'text/plain' },
  });
  expect((await send('/x', from('cross-site'))).status).toBe(403);
  expect((await send('/x', from('same-site'))).status).toBe(403);
  expect((await send('/x', { ...form, headers: { origin: 'http://nl.localhost:3000' } })).status).toBe(403);
  expect(pages).toEqual([]);
  expect((await send('/x', from('same-origin'))).status).toBe(200);
  expect(pages[0]?.form?.body.toString()).toBe('a=1');
});

test('a form that is too large, a method and an address that nobody sends are refused as pages', async () => {
  const large = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' }, body: 'a'.repeat(200_000) };
  expect(await send('/x', large)).toMatchObject({ status: 413, text: '<p>tooLarge</p>' });
  expect((await send('/x', { method: 'PUT' })).status).toBe(405);
  expect(await send('/%zz')).toMatchObject({ status: 400, text: '<p>badRequest</p>' });
});

test('who asks too often is told when to come back', async () => {
  limits = { ...NO_RATE_LIMITS, reads: async () => 7 };
  const { status, headers } = await send('/orders');
  expect([status, headers['retry-after']]).toEqual([429, '7']);
});

test('a call is answered by the interface, from any site', async () => {
  const sent = { method: 'POST', headers: { origin: 'https://erp.example' } };
  expect((await send('/api/desk/', sent)).text).toBe('call');
});

test('a failure is a page without details', async () => {
  fails = true;
  expect(await send('/orders')).toMatchObject({ status: 500, text: '<p>failed</p>' });
});

test('the log has the path without its query', async () => {
  await send('/invitation?token=secret');
  await expect.poll(() => seen).toMatchObject([{ path: '/invitation', kind: 'desk-page', status: 200 }]);
});
