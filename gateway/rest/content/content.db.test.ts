import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { signContentCall } from '#commerce/range/content/preview/content-signature.rules.ts';
import { testGateway } from '../../test-gateway.ts';
import { silentLog as log, serveRest } from '../test-rest-server.ts';
import { createContentChangedRoute } from './content-changed.ts';
import { createNavigationRoute } from './navigation.ts';
import { createServiceLayerRoutes } from './service-layer.ts';

const secret = 'a secret of content that only tests know';
const folder = await mkdtemp(join(tmpdir(), 'content-'));
afterAll(() => rm(folder, { recursive: true }));
await cp(join(import.meta.dirname, '../../../retailers/tavelo/tenants'), folder, { recursive: true });
const database = await testDatabase();
const shop = await testGateway(database, { size: 0, tenantsFolder: folder });
const tenant = shop.tenants.find(({ id }) => id === 'ch');
const { gateway } = shop;
const origin = await serveRest(
  [
    createContentChangedRoute({ gateway, log, secret }),
    createNavigationRoute({ gateway, log }),
    ...createServiceLayerRoutes({ gateway, log }),
  ],
  tenant,
);

describe('content layers', () => {
  it('layers come as JSON in the requested language with their parameters filled in', async () => {
    const answer = await fetch(`${origin}/api/servicelayer?id=verified-ratings&locale=fr-CH`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=900');
    const layer = await answer.json();
    expect(layer).toMatchObject({ id: 'verified-ratings', title: 'Comment nous contrôlons les avis' });
    expect(JSON.stringify(layer)).not.toMatch(/[{]\w+[}]/);
  });

  it('layers come as a fragment without scripts', async () => {
    const answer = await fetch(`${origin}/fragment/inspire/servicelayer/de/verified-ratings`);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await answer.text();
    expect(html).toMatch(/^<section id="layer-verified-ratings"><h2>So prüfen wir Bewertungen<\/h2><p>/);
    expect(html).not.toMatch(/<script|ß/);
  });

  it.each([
    ['/api/servicelayer', 400],
    ['/api/servicelayer?id=verified-ratings&locale=nl-NL', 400],
    ['/api/servicelayer?id=unknown', 404],
    ['/api/servicelayer?id=..%2F..%2Fsettings', 404],
    ['/fragment/inspire/servicelayer/nl/verified-ratings', 404],
    ['/fragment/inspire/servicelayer/de/unknown', 404],
    ['/fragment/inspire/servicelayer/de', 404],
  ])('the request %s is answered with %d', async (path, status) => {
    expect((await fetch(origin + path)).status).toBe(status);
  });
});

it('the retailer’s file says what the menu of a channel shows, and in which order', async () => {
  const fetchMenu = async (channel: string, language: string) => {
    const answer = await fetch(`${origin}/api/content/navigation/tavelo-ch/${channel}/${language}.json`);
    return (await answer.json()).map(({ path }: { path: string }) => path);
  };
  const { rows } = await database.pool.query<{ key: string }>(
    `select category_key as key from category where parent_id is null and tenant_id = 'ch' order by position desc limit 2`,
  );
  const departments = [...rows.map(({ key }) => key), 'not-in-the-catalogue'];
  await writeFile(join(folder, 'ch/content/fr/mobile/navigation.json'), JSON.stringify({ departments }));
  const web = await fetchMenu('web', 'fr');
  expect(web.length).toBeGreaterThan(2);
  expect(await fetchMenu('mobile', 'fr')).toEqual(web.slice(-2).toReversed());
  expect(await fetchMenu('mobile', 'de')).toHaveLength(web.length);
});

describe('the notice of changed content', () => {
  const getUnixTime = () => String(Math.floor(Date.now() / 1000));
  const call = (headers: Record<string, string>, body = '{}') =>
    fetch(`${origin}/api/content/changed`, { method: 'POST', headers, body });

  it('a notice reloads the files before it is answered', async () => {
    const file = join(folder, 'ch/content/de-CH/layer/verified-ratings.json');
    const fetchTitle = async () =>
      (await (await fetch(`${origin}/api/servicelayer?id=verified-ratings&locale=de-CH`)).json()).title;
    expect(await fetchTitle()).toBe('So prüfen wir Bewertungen');
    await writeFile(file, (await readFile(file, 'utf8')).replace('So prüfen wir', 'So lesen wir'));
    expect(await fetchTitle()).toBe('So prüfen wir Bewertungen');
    const now = getUnixTime();
    const answer = await call({
      'x-content-time': now,
      'x-content-signature': signContentCall(secret, { tenantId: 'ch', time: now, body: '{}' }),
    });
    expect(await answer.json()).toEqual({ changed: 1 });
    expect(await fetchTitle()).toBe('So lesen wir Bewertungen');
  });

  it('a notice is accepted once: a replayed one is refused while its signature is valid', async () => {
    const callSigned = (now: string, body: string, tenantId = 'ch') =>
      call(
        {
          'x-content-time': now,
          'x-content-signature': signContentCall(secret, { tenantId, time: now, body }),
        },
        body,
      );
    const now = getUnixTime();
    expect((await callSigned(now, '{}', 'nl')).status).toBe(401);
    const statuses = [];
    for (const body of ['{"id":1}', '{"id":1}', '{"id":2}'])
      statuses.push((await callSigned(now, body)).status);
    expect(statuses).toEqual([200, 409, 200]);
  });

  it('a notice is refused without its signature', async () => {
    expect((await call({})).status).toBe(401);
    expect(
      (await call({ 'x-content-time': getUnixTime(), 'x-content-signature': 'f'.repeat(64) })).status,
    ).toBe(401);
  });
});
