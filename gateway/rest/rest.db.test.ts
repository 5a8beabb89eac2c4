import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { UNLIMITED_ATTEMPTS } from '#commerce/ground/kernel/attempts.ts';
import { createSessionKeys } from '#commerce/people/session/session-key.ts';
import { testGateway } from '../test-gateway.ts';
import { createSessionKeyRoute } from './account/session.ts';
import { createNavigationRoute } from './content/navigation.ts';
import { serveRest, silentLog } from './test-rest-server.ts';
import { createVitalsRoute } from './vitals.ts';

const database = await testDatabase();
const shop = await testGateway(database, { size: 0 });
const busy = await testGateway(await testDatabase(), {
  size: 0,
  attempts: { ...UNLIMITED_ATTEMPTS, countNewSession: async () => 30 },
});
const debugged: object[] = [];
const log = { ...silentLog, debug: (fields: object) => void debugged.push(fields) };
const keys = createSessionKeys('a secret that only tests know, of no use');
const busySessions = createSessionKeyRoute({ gateway: busy.gateway, keys, log });
const measured: unknown[] = [];
const counted: unknown[] = [];
const routes = [
  createNavigationRoute({ gateway: shop.gateway, log }),
  createVitalsRoute({
    measured: (...told) => void measured.push(told),
    count: (tenantId, interaction) => void counted.push({ tenantId, ...interaction }),
  }),
  busySessions,
];

const origin = await serveRest(
  routes,
  shop.tenants.find(({ id }) => id === 'ch'),
);

describe('navigation files', () => {
  const fetchNavigationFile = (name: string) => fetch(`${origin}/api/content/navigation/${name}`);

  it('navigation files contain the whole tree in the language and are valid for 900 seconds', async () => {
    const response = await fetchNavigationFile('tavelo-ch/web/fr.json');
    expect(response.headers.get('cache-control')).toBe('public, max-age=900');
    const [women] = await response.json();
    expect(women.path).toBe('femme');
    expect(women.children[0].children.length).toBeGreaterThan(0);
  });

  it('navigation files without a channel follow the requesting device and caches tell devices apart', async () => {
    const phone = { 'sec-ch-ua-mobile': '?1' };
    const ask = (name: string, headers: Record<string, string> = {}) =>
      fetch(`${origin}/api/content/navigation/tavelo-ch/${name}`, { headers });
    const texts = [
      ask('usp/de.json'),
      ask('web/usp/de.json'),
      ask('usp/de.json', phone),
      ask('mobile/usp/de.json'),
    ];
    const [bySelf, web, byPhone, mobile] = await Promise.all(texts.map(async (one) => (await one).text()));
    expect([bySelf, byPhone]).toEqual([web, mobile]);
    expect(web).not.toBe(mobile);
    expect((await ask('usp/de.json')).headers.get('vary')).toBe('Sec-CH-UA-Mobile, User-Agent');
    expect((await ask('web/usp/de.json')).headers.get('vary')).toBeNull();
  });

  it('a sliced navigation file has two levels', async () => {
    const [women] = await (await fetchNavigationFile('tavelo-ch/mobile/de-sliced.json')).json();
    expect(women.children.length).toBeGreaterThan(0);
    expect(women.children[0].children).toEqual([]);
  });

  it('navigation files also contain the shop’s promises', async () => {
    const usps = await (await fetchNavigationFile('tavelo-ch/web/usp/de.json')).json();
    expect(usps.length).toBeGreaterThan(0);
  });

  it.each(['tavelo-nl/web/nl.json', 'tavelo-ch/web/nl.json', 'tavelo-ch/tv/de.json', 'tavelo-ch/web/de'])(
    'the navigation file %s does not exist',
    async (name) => {
      const response = await fetchNavigationFile(name);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
    },
  );
});

it('an address that starts too many sessions has to wait, by REST and by GraphQL', async () => {
  // marketing that was agreed to needs a pseudonym, and that a session
  const cookie = `consent=${encodeURIComponent('C0001:1,C0004:1')}`;
  const answer = await fetch(`${origin}/api/session/key`, { headers: { cookie } });
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('set-cookie')]).toEqual([
    429,
    '30',
    null,
  ]);
  const nl = busy.tenants.find(({ id }) => id === 'nl');
  if (!nl) throw new Error('no nl');
  const session = { cookie: undefined, setCookie() {} };
  const client = { address: '::1', userAgent: null, secure: false };
  const asker = { tenant: nl, locale: 'nl-NL', requestId: 'r', log, client, session } as const;
  const add = parse('mutation { addToBasket(input: { variantSku: "A" }) { __typename } }');
  const { errors } = await busy.gateway.execute(add, {}, asker);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 30 });
});

describe('web vitals', () => {
  const inp = {
    id: 'v1',
    name: 'INP',
    timestamp: 1,
    value: 120,
    delta: 120,
    rating: 'good',
    pathname: '/',
    userAgent: 'Somebody',
  };
  const send = async (body: string) => (await fetch(`${origin}/api/vitals`, { method: 'POST', body })).status;

  it('web vitals are counted by the shop’s own names and nothing identifying is logged', async () => {
    for (const more of [{}, { pageType: 'category', deviceType: 'mobile' }, { pageType: 'category"}' }])
      expect(await send(JSON.stringify({ ...inp, ...more }))).toBe(204);
    expect(measured).toEqual([
      ['other', 'desktop', 'good', 120],
      ['category', 'mobile', 'good', 120],
      ['other', 'desktop', 'good', 120],
    ]);
    expect(JSON.stringify(debugged)).not.toContain('Somebody');
    expect(counted).toEqual([
      { tenantId: 'ch', page: 'other', device: 'desktop', ms: 120 },
      { tenantId: 'ch', page: 'category', device: 'mobile', ms: 120 },
      { tenantId: 'ch', page: 'other', device: 'desktop', ms: 120 },
    ]);
  });

  it('web vitals of crawlers are not counted', async () => {
    measured.length = 0;
    counted.length = 0;
    const headers = { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' };
    const body = JSON.stringify(inp);
    expect((await fetch(`${origin}/api/vitals`, { method: 'POST', body, headers })).status).toBe(204);
    expect(measured).toEqual([]);
    expect(counted).toEqual([]);
  });

  it.each([
    '',
    'not json',
    '[]',
    JSON.stringify({ ...inp, name: 'CLS' }),
    JSON.stringify({ ...inp, value: -1 }),
    JSON.stringify({ ...inp, pathname: 'x'.repeat(2000) }),
  ])('the web vitals report %j is refused', async (body) => {
    expect(await send(body)).toBe(400);
  });

  it('large web vitals reports are refused', async () => {
    expect(await send('x'.repeat(10_000))).toBe(413);
  });
});
