import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Registry } from 'prom-client';
import { afterAll, beforeEach, describe, expect, it, test } from 'vitest';
import { INCOMPLETE, ORDER_DAY, UNPUBLISHED } from '#app/page/pages.ts';
import { loadTenants } from '#tenants/load.ts';
import { readBody } from './calls/request-body.ts';
import type { ServerLog } from './calls/request-context.ts';
import { robots } from './files/robots.ts';
import { createShopServer } from './http-server.ts';
import { createMetricsGuard } from './limits/metrics-guard.ts';
import { NO_RATE_LIMITS, type RateLimits } from './limits/rate-limits.ts';
import { NotReadyError } from './operators/operators.ts';
import { stopServer } from './operators/stop-server.ts';
import type { RenderedPage } from './pages/cached-page.ts';
import type { PageInput } from './pages/page-handler.ts';
import type { PlainTexts } from './pages/plain-page.ts';

const tenants = await loadTenants();
const text = { title: 'Titel', text: 'Text' };
const plainTexts = new Map<string, PlainTexts>(
  ['nl-NL', 'de-DE', 'de-AT', 'de-CH', 'fr-CH'].map((locale) => [
    locale,
    {
      ...{ home: 'Home', again: 'Again', badRequest: text, forbidden: text, tooLarge: text, tooMany: text },
      ...{ failed: text, offline: text },
    },
  ]),
);

let rendered: PageInput[] = [];
let answerWith: (input: PageInput) => Partial<RenderedPage> | Promise<Partial<RenderedPage>> = () => ({});
let rateLimits: RateLimits = NO_RATE_LIMITS;
let ready = true;
let cutOffMs = 0;
const lines: string[] = [];
const write = (fields: object) => void lines.push(JSON.stringify(fields));
const log: ServerLog = { debug: write, info: write, warn: write, error: write, child: () => log };

const publicOrigins = { nl: 'https://www.tavelo.example', de: 'http://de.localhost' };
const shop = createShopServer({
  tenants,
  defaultTenant: 'nl',
  publicOrigins,
  async render(input) {
    rendered.push(input);
    const body = Buffer.from(
      `${input.place.localeSettings.locale} ${input.place.pathname}${input.search} `.padEnd(2000, '·'),
    );
    return {
      status: 200,
      headers: new Map([['content-type', 'text/html']]),
      cookies: [],
      tags: [],
      body,
      ...(await answerWith(input)),
    };
  },
  api: [
    { path: '/api/echo', methods: ['GET', 'POST'], handle: async (_req, res) => void res.end('echo') },
    {
      path: '/api/broken',
      methods: ['GET'],
      handle: () => Promise.reject(new Error('for karin@example.org')),
    },
    {
      path: '/api/read',
      methods: ['POST'],
      handle: async (req, res) => void res.end(await readBody(req, res, 1000)),
    },
    {
      path: '/api/leave/*',
      methods: ['POST'],
      provesItself: true,
      handle: async (_req, res) => void res.writeHead(204).end(),
    },
    { path: '/api/away', methods: ['GET'], handle: () => Promise.reject(new Error('away')) },
  ],
  files: [robots],
  plainTexts,
  ready: () => (ready ? Promise.resolve() : Promise.reject(new NotReadyError('its disk is full'))),
  isOutage: (error) => error instanceof Error && error.message === 'away',
  rateLimits: {
    changes: (address) => rateLimits.changes(address),
    calls: (address) => rateLimits.calls(address),
    reads: (address) => rateLimits.reads(address),
    pages: (address) => rateLimits.pages(address),
    pictures: async () => null,
  },
  cutOffIn: () => cutOffMs,
  trustProxy: 0,
  mayMeasure: createMetricsGuard({ publicOrigins, isPublic: true, token: null, trustProxy: 0 }),
  pageCacheBytes: 10_000_000,
  pageFolder: null,
  strict: true,
  registry: new Registry(),
  log,
});
shop.http.listen(0, '127.0.0.1');
await once(shop.http, 'listening');
const { port } = shop.http.address() as AddressInfo;
afterAll(() => stopServer(shop.http));

beforeEach(() => {
  for (const { id } of tenants) shop.invalidate(id, null);
  rendered = [];
  answerWith = () => ({});
  rateLimits = NO_RATE_LIMITS;
  ready = true;
  lines.length = 0;
});

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
type Options = { method?: string; host?: string; headers?: Record<string, string>; body?: string | Buffer };

function ask(path: string, { method = 'GET', host = 'nl.localhost', headers = {}, body }: Options = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const req = request({ port, path, method, headers: { host, ...headers }, agent: false }, async (res) => {
      const parts: Buffer[] = [];
      for await (const part of res) parts.push(part);
      resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(parts) });
    });
    req.on('error', reject);
    req.end(body);
  });
}

describe('a public page', () => {
  it('a public page is rendered once and without visitor data', async () => {
    const headers = { cookie: 'sid=secret', 'user-agent': 'x', 'x-ec-token': 'y' };
    const first = await ask('/dames/?utm_source=mail&page=2', { headers });
    const second = await ask('/dames/?gclid=1&page=2');
    expect(rendered).toHaveLength(1);
    expect(rendered[0]).toMatchObject({ cookie: undefined, form: null, search: '?page=2' });
    expect(rendered[0]?.request.clientAddress).toBe('');
    expect(second.body).toEqual(first.body);
    expect(second.headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
    );
    expect(second.headers['set-cookie']).toBeUndefined();
  });

  it('a public page is answered, whatever a parameter that it ignores contains', async () => {
    for (const query of ['utm_campaign=50%off', 'utm_source=footer%', 'x=%FC%00%5c', `x=${'y'.repeat(7990)}`])
      expect((await ask(`/?${query}`)).status).toBe(200);
    expect(rendered).toHaveLength(1);
  });

  it('a public page reads what is legible of a parameter that is no text', async () => {
    for (const [query, search] of [
      ['q=gr%FCn', '?q=gr%EF%BF%BDn'],
      ['q=jurk%09blauw', '?q=jurk+blauw'],
      ['q=AC%5CDC', '?q=AC%5CDC'],
    ])
      expect([(await ask(`/s/?${query}`)).status, rendered.at(-1)?.search]).toEqual([200, search]);
  });

  it('a redirecting page passes on the parameters that it does not read and is rendered once', async () => {
    answerWith = () => ({
      status: 301,
      headers: new Map([['location', '/dames/?page=2#list']]),
      body: Buffer.of(),
    });
    const paths = ['/dames?page=2', '/dames?utm_source=mail&page=2&gclid=Cj0%26', '/dames?page=2&a=50%'];
    const answers = [];
    for (const path of paths) answers.push(await ask(path));
    expect(answers.map(({ headers }) => headers.location)).toEqual([
      '/dames/?page=2#list',
      '/dames/?page=2&utm_source=mail&gclid=Cj0%26#list',
      '/dames/?page=2&a=50%25#list',
    ]);
    expect(rendered).toHaveLength(1);
  });

  it('a public page has one copy per tenant, locale, path, known query and kind of answer', async () => {
    const addresses: [string, string][] = [
      ['nl.localhost', '/'],
      ['de.localhost', '/'],
      ['ch.localhost', '/'],
      ['ch.localhost', '/fr'],
      ['ch.localhost', '/fr/'],
      ['nl.localhost', '/dames/?page=2'],
      ['nl.localhost', '/dames/?page=2&sort=newest'],
      ['nl.localhost', '/s?q=a%26page%3D2'],
      ['nl.localhost', '/_.data'],
      ['nl.localhost', '/_.data?_routes=home'],
    ];
    for (let round = 0; round < 2; round += 1) {
      for (const [host, path] of addresses) await ask(path, { host });
    }
    expect(rendered).toHaveLength(addresses.length);
    await ask('/?sort=newest&page=2');
    expect(rendered).toHaveLength(addresses.length);
  });

  it('a public page is for the tenant of the host, and an unknown host gets the default tenant', async () => {
    for (const host of ['nl.localhost:3000', 'LOCALHOST', 'www.tavelo.example', 'unknown.example']) {
      expect((await ask('/', { host })).body.toString()).toMatch(/^nl-NL/);
    }
    expect((await ask('/', { host: 'at.localhost' })).body.toString()).toMatch(/^de-AT/);
  });

  it('a public page has its own markdown copy and tells caches so', async () => {
    const headers = { accept: 'text/markdown' };
    for (let round = 0; round < 2; round += 1) {
      await ask('/dames/');
      await ask('/dames/', { headers });
    }
    expect(rendered.map(({ markdown }) => markdown)).toEqual([false, true]);
    const page = await ask('/dames/');
    expect(page.headers).toMatchObject({
      vary: 'Accept, Accept-Encoding',
      link: '</dames/>; rel="alternate"; type="text/markdown"',
    });
    const etag = page.headers.etag ?? '';
    expect((await ask('/dames/', { headers: { 'if-none-match': etag } })).status).toBe(304);
    // a page without such a form has one copy, whatever the client would rather have
    await ask('/', { headers });
    expect((await ask('/')).headers.vary).toBe('Accept-Encoding');
    expect(rendered).toHaveLength(3);
  });

  it('an unpublished page is stored by nobody', async () => {
    answerWith = () => ({ tags: [UNPUBLISHED] });
    const path = `/inspiratie?preview=1790000000-${'0'.repeat(64)}`;
    for (let round = 0; round < 2; round += 1)
      expect((await ask(path)).headers['cache-control']).toBe('private, no-store');
    expect(rendered).toHaveLength(2);
    expect(rendered[0]?.search).toContain('preview=');
  });

  it('a public page is stored by nobody while a part of it fails', async () => {
    answerWith = () => ({ tags: [INCOMPLETE] });
    expect((await ask('/magazin/raten')).headers['cache-control']).toBe('private, no-store');
    answerWith = () => ({ tags: [] });
    expect((await ask('/magazin/raten')).headers['cache-control']).toContain('s-maxage=60');
    expect(rendered).toHaveLength(2);
  });

  it('a page with a delivery day expires at the cut-off, also in outside caches', async () => {
    answerWith = () => ({ tags: [ORDER_DAY] });
    cutOffMs = 10_000_000;
    expect((await ask('/p/jurk/8')).headers['cache-control']).toContain('s-maxage=60');
    await ask('/p/jurk/8');
    expect(rendered).toHaveLength(1);
    cutOffMs = 0;
    for (let round = 0; round < 2; round += 1)
      expect((await ask('/p/jurk/7')).headers['cache-control']).toContain('s-maxage=0');
    expect(rendered).toHaveLength(3);
    answerWith = () => ({});
    expect((await ask('/p/jurk/6')).headers['cache-control']).toContain('s-maxage=60');
  });

  it('a public page is compressed as the client accepts it', async () => {
    const plain = (await ask('/')).body;
    const br = await ask('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect([br.headers['content-encoding'], br.headers.vary]).toEqual(['br', 'Accept-Encoding']);
    expect(brotliDecompressSync(br.body)).toEqual(plain);
    const gzip = await ask('/', { headers: { 'accept-encoding': 'br;q=0, gzip' } });
    expect(gunzipSync(gzip.body)).toEqual(plain);
    expect((await ask('/', { headers: { 'accept-encoding': 'identity' } })).body).toEqual(plain);
    expect(rendered).toHaveLength(1);
  });

  it('a public page is not sent again to a client that has it', async () => {
    const { headers } = await ask('/');
    const again = await ask('/', { headers: { 'if-none-match': `"other", ${headers.etag}` } });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    expect(again.headers['cache-control']).toBe(headers['cache-control']);
    expect((await ask('/', { headers: { 'if-none-match': 'W/"old"' } })).status).toBe(200);
  });

  it('a public page answers HEAD with headers only', async () => {
    const head = await ask('/', { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String((await ask('/')).body.length));
  });

  it('a public page that sets a cookie is an error and is sent to nobody', async () => {
    answerWith = () => ({ cookies: ['sid=1'] });
    const answer = await ask('/');
    expect([answer.status, answer.headers['set-cookie']]).toEqual([500, undefined]);
  });

  it('a public page is dropped when what it shows has changed', async () => {
    answerWith = () => ({ tags: ['product:7'] });
    await ask('/p/jurk/7');
    shop.invalidate('nl', ['product:7']);
    await ask('/p/jurk/7');
    expect(rendered).toHaveLength(2);
  });
});

describe('a personal page', () => {
  it('a personal page is rendered for each request with its cookie and stored by nobody', async () => {
    answerWith = () => ({ cookies: ['sid=1; HttpOnly', 'pvid=2'] });
    for (let round = 0; round < 2; round += 1) {
      const answer = await ask('/winkelmandje', { headers: { cookie: 'sid=mine' } });
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(answer.headers['set-cookie']).toEqual(['sid=1; HttpOnly', 'pvid=2']);
    }
    expect(rendered.map(({ cookie }) => cookie)).toEqual(['sid=mine', 'sid=mine']);
  });

  it('a personal page accepts a form from the shop itself', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    await ask('/winkelmandje', { method: 'POST', body: 'quantity=2', headers });
    expect(rendered[0]?.form).toEqual({ type: headers['content-type'], body: Buffer.from('quantity=2') });
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { cookie: 'sid=1' },
  ])('a personal page refuses a form from elsewhere: %j', async (headers) => {
    const answer = await ask('/winkelmandje', { method: 'POST', body: 'a=1', headers });
    expect([answer.status, rendered.length]).toEqual([403, 0]);
    expect(answer.body.toString()).toContain('lang="nl-NL"');
  });

  it('a personal page refuses an overlong form, declared or streamed', async () => {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const body = Buffer.alloc(100 * 1024 + 1);
    expect((await ask('/winkelmandje', { method: 'POST', body, headers })).status).toBe(413);
    const chunked = { ...headers, 'transfer-encoding': 'chunked' };
    expect((await ask('/winkelmandje', { method: 'POST', body, headers: chunked })).status).toBe(413);
    expect(rendered).toHaveLength(0);
  });

  it('a personal page refuses sizes reserved for file forms and endless fields', async () => {
    const send = (path: string, type: string, body: Buffer) =>
      ask(path, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': type },
        body,
      });
    const pairs = 'application/x-www-form-urlencoded';
    const long = Buffer.alloc(200 * 1024, 'a');
    expect((await send('/klantenservice/contact', pairs, long)).status).toBe(413);
    expect((await send('/klantenservice/contact', 'text/plain, multipart/form-data', long)).status).toBe(413);
    expect((await send('/winkelmandje', pairs, Buffer.from('a&'.repeat(501)))).status).toBe(413);
    expect(rendered).toHaveLength(0);
    await send('/klantenservice/contact', 'multipart/form-data; boundary=x', long);
    expect(rendered[0]?.form?.body).toHaveLength(long.length);
  });

  it('a personal page accepts a short form while long ones of the same address are half sent', async () => {
    // five of them fill 96 MiB almost to the last byte
    const parts = 20;
    const part = Buffer.alloc(Math.floor((96 * 1024 * 1024) / 5 / parts), 'a');
    const head = [
      'POST /klantenservice/contact HTTP/1.1',
      'host: nl.localhost',
      'sec-fetch-site: same-origin',
      'content-type: multipart/form-data; boundary=x',
      `content-length: ${24 * 1024 * 1024}`,
    ];
    const senders = Array.from({ length: 5 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
    try {
      const answers = senders.map(async (socket) => {
        socket.write(`${head.join('\r\n')}\r\n\r\n`);
        for (let sent = 0; sent < parts && socket.writable; sent += 1) {
          await new Promise<void>((written) => socket.write(part, () => written()));
        }
      });
      await Promise.all(answers);
      const headers = {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      };
      for (let form = 0; form < 20; form += 1) {
        const answer = await ask('/winkelmandje', {
          method: 'POST',
          headers,
          body: `note=${'a'.repeat(1000)}`,
        });
        expect(answer.status).toBe(200);
      }
    } finally {
      for (const socket of senders) socket.destroy();
    }
  });

  it('an uncached page is refused for a while to a client that requests too many and a cached one is not', async () => {
    await ask('/dames/');
    rateLimits = { ...NO_RATE_LIMITS, pages: async () => 9 };
    const answer = await ask('/s?q=jurk');
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '9']);
    expect((await ask('/dames/')).status).toBe(200);
    expect((await ask('/dames/?q=1&page=1&choice=x')).status).toBe(200);
  });

  it('a personal page is limited per client, while public pages and the refusal page are not counted', async () => {
    rateLimits = { ...NO_RATE_LIMITS, reads: async () => 17 };
    const answer = await ask('/winkelmandje');
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '17']);
    expect((await ask('/')).status).toBe(200);
  });
});

describe('API calls', () => {
  it('calls are answered below /api/ only, with problem documents', async () => {
    expect((await ask('/api/echo/')).body.toString()).toBe('echo');
    for (const [path, method, status] of [
      ['/api/none', 'GET', 404],
      ['/api', 'GET', 404],
      ['/api/echo/more', 'GET', 404],
      ['/api/echo', 'PUT', 405],
      ['/api/broken', 'GET', 500],
      ['/api/away', 'GET', 503],
    ] as const) {
      const answer = await ask(path, { method });
      expect([path, answer.status, answer.headers['content-type']]).toEqual([
        path,
        status,
        'application/problem+json',
      ]);
      expect(JSON.parse(answer.body.toString())).toMatchObject({ status });
    }
    expect((await ask('/api/echo', { method: 'PUT' })).headers.allow).toBe('GET, POST');
  });

  it('calls refuse requests from other sites', async () => {
    const answer = await ask('/api/echo', { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } });
    expect([answer.status, answer.headers['content-type']]).toEqual([403, 'application/problem+json']);
  });

  it('accept a form of another site where a token in the address is the proof', async () => {
    const headers = { origin: 'https://webmail.example', 'sec-fetch-site': 'cross-site' };
    expect((await ask('/api/leave/token', { method: 'POST', headers })).status).toBe(204);
    expect((await ask('/api/echo', { method: 'POST', headers })).status).toBe(403);
  });
});

describe('malformed requests', () => {
  test.each(['/%zz', '/%00', '/a%00.data', '/../../etc/passwd', '/\\'])(
    'the request %s is answered with 400',
    async (path) => {
      const answer = await ask(path);
      expect([answer.status, rendered.length]).toEqual([400, 0]);
    },
  );

  it('a very long path is answered with 414', async () => {
    expect((await ask(`/${'a'.repeat(9000)}`)).status).toBe(414);
  });

  it('an invalid Host and header floods are answered with 4xx', async () => {
    expect((await ask('/', { host: 'a b\\c' })).status).toBeLessThan(500);
    expect((await ask('/', { headers: { 'x-flood': 'a'.repeat(20_000) } })).status).toBe(431);
    expect(await sendRaw('GET / HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
    expect(await sendRaw('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
  });

  it('an application that fails completely shows a 500 page in the local language', async () => {
    answerWith = () => Promise.reject(new Error('bug'));
    const answer = await ask('/fr/femmes', { host: 'ch.localhost' });
    expect([answer.status, answer.headers['cache-control']]).toEqual([500, 'private, no-store']);
    expect(answer.body.toString()).toContain('lang="fr-CH"');
    expect(answer.body.toString()).not.toContain('bug');
  });
});

function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('request methods', () => {
  it.each([
    'OPTIONS',
    'PUT',
    'PATCH',
    'DELETE',
    'PROPFIND',
    'MKCOL',
    'LOCK',
    'SEARCH',
    'TRACE',
    'REPORT',
    'PURGE',
  ])('the method %s is refused with the allowed ones on every kind of address', async (method) => {
    const headers = { 'sec-fetch-site': 'same-origin' };
    for (const [path, allow] of [
      ['/', 'GET, HEAD'],
      ['/winkelmandje', 'GET, HEAD, POST'],
      ['/robots.txt', 'GET, HEAD'],
      ['/service-worker.js', 'GET, HEAD'],
      ['/healthz', 'GET, HEAD'],
      ['/api/echo', 'GET, POST'],
    ] as const) {
      const answer = await ask(path, { method, headers });
      expect([path, answer.status, answer.headers.allow]).toEqual([path, 405, allow]);
    }
    expect(rendered).toHaveLength(0);
  });
});

test('a request of two hosts is refused', async () => {
  const client = connect(port, '127.0.0.1');
  client.write(
    'GET /dames/ HTTP/1.1\r\nHost: nl.localhost\r\nhOST: de.localhost\r\nConnection: close\r\n\r\n',
  );
  let answer = '';
  for await (const part of client) answer += part;
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(rendered).toEqual([]);
});

describe('an aborted request', () => {
  it('a client that leaves in the middle of its request causes no error', async () => {
    const gone = connect(port, '127.0.0.1', () =>
      gone.write('POST /api/read HTTP/1.1\r\nhost: nl.localhost\r\ncontent-length: 100\r\n\r\nhalf'),
    );
    await once(gone, 'connect');
    while (shop.http.listening && (await countConnections()) === 0) await new Promise(setImmediate);
    await ask('/healthz');
    gone.destroy();
    while (!lines.some((line) => line.includes('/api/read'))) await new Promise(setImmediate);
    expect(lines.filter((line) => line.includes('failed'))).toEqual([]);
  });
});

const countConnections = () =>
  new Promise<number>((resolve) => shop.http.getConnections((_error, count) => resolve(count)));

describe('metrics', () => {
  const guard = (over: Partial<Parameters<typeof createMetricsGuard>[0]> = {}) =>
    createMetricsGuard({ publicOrigins, isPublic: true, token: null, trustProxy: 0, ...over });
  const createRequest = (headers: Record<string, string>) => ({ headers }) as IncomingMessage;
  const token = 't'.repeat(32);

  it.each([
    ['this machine, by its address', guard(), {}, '127.0.0.1', true],
    ['a private network', guard(), { host: '10.0.0.5:3000' }, '10.0.0.9', true],
    ['a private network by IPv6', guard(), {}, 'fd00:1:2:3::/64', true],
    ['anywhere else', guard(), {}, '203.0.113.9', false],
    ['anywhere else by IPv6', guard(), {}, '2001:db8:1:2::/64', false],
    ['the public origin, from inside', guard(), { host: 'www.tavelo.example' }, '127.0.0.1', false],
    ['a proxy that is not known', guard(), { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1', false],
    [
      'a known proxy, for a private network',
      guard({ trustProxy: 1 }),
      { 'x-forwarded-for': '10.0.0.9' },
      '10.0.0.9',
      true,
    ],
    ['anywhere, with the token', guard({ token }), { authorization: `Bearer ${token}` }, '203.0.113.9', true],
    ['inside, without the token', guard({ token }), {}, '127.0.0.1', false],
    ['anywhere, while no origin is public', guard({ isPublic: false }), {}, '203.0.113.9', true],
  ])('metrics are shown to allowed clients only: %s', (_what, mayMeasure, headers, address, expected) => {
    expect(mayMeasure(createRequest(headers), address)).toBe(expected);
  });

  it('metrics are a missing page for everybody else', async () => {
    expect((await ask('/metrics', { host: '127.0.0.1' })).body.toString()).toContain('http_requests_total');
    const answer = await ask('/metrics', { host: 'www.tavelo.example' });
    expect(answer.body.toString()).not.toContain('http_requests_total');
    expect(answer.headers['content-type']).toBe('text/html');
  });
});

describe('health and logging', () => {
  it('the server reports whether it is alive and can serve', async () => {
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/readyz')).status).toBe(200);
    ready = false;
    const refused = await ask('/readyz');
    expect([refused.status, refused.body.toString()]).toEqual([503, 'not ready: its disk is full\n']);
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/metrics', { host: '127.0.0.1' })).body.toString()).toMatch(
      /http_requests_total\{kind="operator",status="503"\} \d/,
    );
  });

  it('the log contains the event and no personal data', async () => {
    const headers = { cookie: 'sid=geheim; pvid=12345678-abcd', 'user-agent': 'Karins Browser' };
    await ask('/winkelmandje?email=karin%40example.org', { headers });
    await ask('/dames/karin@example.org/', { headers });
    await ask('/?q=karin@example.org', { headers });
    await ask('/NL91ABNA0417164300', { headers });
    await ask('/dames/nl91%20abna%200417%201643%2000/', { headers });
    await ask('/api/echo/type/karin', { headers });
    const log = lines.join('\n');
    expect(log).not.toMatch(/karin|geheim|127\.0\.0\.1|Browser|04171643|0417%201643/i);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      {
        kind: 'page-personal',
        path: '/winkelmandje',
        status: 200,
        tenant: 'nl',
        pageViewId: '12345678-abcd',
      },
      { kind: 'page-public', path: '[path]' },
      { kind: 'page-public', path: '/' },
      { kind: 'page-public', path: '[path]' },
      { kind: 'page-public', path: '[path]' },
      { kind: 'api', status: 404 },
    ]);
    expect(new Set(lines.map((line) => JSON.parse(line).requestId)).size).toBe(6);
  });
});

it('a path that leads nowhere is not logged because it may be anything that somebody has pasted', async () => {
  answerWith = () => ({ status: 404 });
  await ask('/my-secret-token');
  await ask('/my-secret-token');
  rateLimits = { ...NO_RATE_LIMITS, pages: async () => 9 };
  await ask('/my-other-secret');
  await ask('/my-secret-token', { method: 'POST' });
  expect(lines.length).toBe(4);
  expect(lines.join('\n')).not.toContain('secret');
});

it('timeouts are checked often enough to keep them', () => {
  const { connectionsCheckingInterval } = shop.http as unknown as { connectionsCheckingInterval: number };
  expect(connectionsCheckingInterval ?? 2000).toBeLessThanOrEqual(shop.http.headersTimeout / 5);
});

describe('headers of every answer', () => {
  it.each([
    '/winkelmandje',
    '/api/none',
    '/api/echo',
    '/api/broken',
    '/%zz',
    '/robots.txt',
    '/healthz',
    '/service-worker.js',
  ])('the answer to %s cannot be embedded, requires TLS and sends no referrer', async (path) => {
    const { headers } = await ask(path, { host: 'www.tavelo.example' });
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(['/', '/winkelmandje', '/api/none', '/%zz'])(
    'the answer to %s has the security headers and its id',
    async (path) => {
      const { headers } = await ask(path, { host: 'www.tavelo.example' });
      expect(headers['x-request-id']).toMatch(/^\w+-\w+$/);
      if (path === '/api/none' || path === '/%zz') expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );
});
