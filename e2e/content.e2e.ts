import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { signContentCall } from '#commerce/range/content/preview/content-signature.rules.ts';
import { previewToken } from '#commerce/range/content/preview/preview-link.rules.ts';
import { openBarePage } from './support/bare-page.ts';
import { openVisitor } from './support/browser.ts';
import { createHttpVisitor } from './support/http-visitor.ts';
import { blockPictures } from './support/pictures.ts';
import { loadPlaces } from './support/screens/places.ts';
import { openBrowserStage } from './support/stage.ts';

const SECRET = 'a secret that only tests know, of no use';
const TENANTS = join(import.meta.dirname, '../retailers/tavelo/tenants');

/** Files that editors have changed, by `tenant/locale/…`; the others are those shipped. Drafts stand below `draft/`. */
const changed = new Map<string, string>();
const editors = createServer(async (req, res) => {
  const path = (req.url ?? '/').slice(1);
  const [tenant = '', ...file] = path.split('/');
  const readShippedFile = () => readFile(join(TENANTS, tenant, 'content', ...file), 'utf8').catch(() => null);
  const text = changed.get(path) ?? (await readShippedFile());
  if (text === null) res.writeHead(404).end();
  else res.writeHead(200, { 'content-type': 'application/json' }).end(text);
});

editors.listen(0, '127.0.0.1');
await once(editors, 'listening');
const bucket = `http://127.0.0.1:${(editors.address() as AddressInfo).port}`;
const stage = openBrowserStage({
  size: 60,
  settings: {
    contentUrl: `${bucket}/{tenant}/{locale}/{subfolder}/{identifier}.json`,
    contentPreviewUrl: `${bucket}/draft/{tenant}/{locale}/{identifier}.json`,
    contentSecret: SECRET,
  },
});
afterAll(() => {
  editors.close();
});
beforeEach(() => changed.clear());

const createReader = () => createHttpVisitor(stage.server.getOrigin('nl'));
const open = (path: string) => openBarePage(createReader(), path);

const readShippedPage = async (file: string) =>
  JSON.parse(await readFile(join(TENANTS, 'nl/content/nl-NL', file), 'utf8'));

/** A visitor who looks at no pictures. */
const openReader = async (options: Parameters<typeof openVisitor>[1] = {}) => {
  const opened = await openVisitor(stage.browser, options);
  await blockPictures(opened.context);
  return opened;
};

/** By its address: names below localhost are not known to every system's resolver; other hosts are the Dutch shop. */
async function tellShop(): Promise<void> {
  const time = String(Math.floor(Date.now() / 1000));
  const headers = {
    'x-content-time': time,
    'x-content-signature': signContentCall(SECRET, { tenantId: 'nl', time, body: '{}' }),
  };
  const answer = await fetch(`http://127.0.0.1:${stage.server.port}/api/content/changed`, {
    ...{ method: 'POST', body: '{}', headers },
  });
  expect(answer.status).toBe(200);
}

it('an editor changes a teaser and sees it in the shop', async () => {
  const old = 'Warm wonen: zo wordt je huis klaar voor de winter';
  expect((await open('/inspiratie')).words).toContain(old);
  const file = await readShippedPage('inspiratie.json');
  file.blocks[0].items[0].headline = 'Zo blijft je huis warm';
  changed.set('nl/nl-NL/inspiratie.json', JSON.stringify(file));
  await tellShop();
  const { words } = await open('/inspiratie');
  expect(words).toContain('Zo blijft je huis warm');
  expect(words).not.toContain(old);
});

function createPreviewToken(identifier: string): string {
  const named = { tenant: 'nl', locale: 'nl-NL', identifier };
  return previewToken(SECRET, named, Math.floor(Date.now() / 1000) + 600);
}

it('a page that is not published is shown by its link only, and a draft that is wrong says what to mend', async () => {
  const draft = {
    title: 'Lente komt eraan',
    description: 'Nog niet af.',
    updatedAt: '2026-11-23',
    blocks: [],
  };
  changed.set('draft/nl/nl-NL/special-lente.json', JSON.stringify(draft));
  const token = createPreviewToken('special-lente');
  const forged = token.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
  const path = '/special/lente';
  expect((await open(path)).status).toBe(404);
  expect((await open(`${path}?preview=${forged}`)).status).toBe(404);
  const answer = await createReader().get(`${path}?preview=${token}`);
  expect(answer.headers['cache-control']).toContain('no-store');
  expect(answer.body).toMatch(/<h1[^>]*>Lente komt eraan</);
  // a draft that is wrong is no draft to a visitor; at once: no answer of before is shared
  changed.set('draft/nl/nl-NL/special-lente.json', JSON.stringify({ ...draft, titel: 'Lente' }, null, 2));
  const { words } = await open(`${path}?preview=${token}`);
  for (const part of ['Dit concept kan zo niet worden getoond', 'there is no such field', 'Regel 6', 'titel'])
    expect(words).toContain(part);
  expect((await open(`${path}?preview=${forged}`)).status).toBe(404);
});

it('the home page is previewed as it is not published, or its faults are', async () => {
  const home = await readShippedPage('storefront.json');
  const [first, ...others] = home.teasers;
  const headline = 'Nog niet voor iedereen';
  const draft = { ...home, teasers: [{ ...first, headline }, ...others] };
  changed.set('draft/nl/nl-NL/storefront.json', JSON.stringify(draft));
  const token = createPreviewToken('storefront');
  for (const address of [`/?preview=${token}`, `/storefront?preview=${token}`]) {
    const answer = await createReader().get(address);
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.body).toContain(headline);
    expect(answer.body).toContain('aria-label="Voorbeeld"');
  }
  const published = await open('/');
  expect(published.words).toContain(first.headline);
  expect(published.html).not.toContain(headline);
  expect((await open(`/?preview=${token.replace(/^\d/, '2')}`)).status).toBe(404);
  changed.set('draft/nl/nl-NL/storefront.json', JSON.stringify({ ...draft, teasers: [{}] }));
  expect((await open(`/?preview=${token}`)).words).toContain('teasers.0.headline');
});

it('on a page with two calculators each has its own field, and a table with a long word stays in its column', async () => {
  const { page, context, faults } = await openReader({
    ...{ javaScriptEnabled: false, viewport: { width: 768, height: 900 } },
  });
  const word = 'aansprakelijkheidswaardevaststellingsveranderingen';
  const columns = ['Maat', 'Borstomvang', 'Taille', 'Omschrijving'];
  const table = { type: 'table', caption: 'Maten', columns, rows: [['38', '88 cm', '72 cm', word]] };
  const text = { type: 'text', paragraphs: ['Ernaast'] };
  const blocks = [
    { type: 'calculator', price: 60_000 },
    { type: 'calculator' },
    { type: 'columns', left: [table], right: [text] },
  ];
  const sums = { ...(await readShippedPage('lp-winter.json')), blocks };
  changed.set('nl/nl-NL/lp-rekenen.json', JSON.stringify(sums));
  await page.goto(`${stage.server.getOrigin('nl')}/lp/rekenen`);
  const prices = page.getByRole('main').getByRole('textbox');
  expect(await prices.count()).toBe(2);
  expect(await prices.first().inputValue()).not.toBe(await prices.last().inputValue());
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const left = await page.getByText(word).boundingBox();
  const right = await page.getByText('Ernaast').boundingBox();
  expect((left?.x ?? 999) + (left?.width ?? 999)).toBeLessThan(right?.x ?? 0);
  expect(faults).toEqual([]);
  await context.close();
});

it('a video that was played on one page asks again on the next, where a layer opens over the page', async () => {
  const { page, context, faults } = await openReader();
  const origin = stage.server.getOrigin('nl');
  const foreign: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '' });
  });
  const video = { type: 'video', provider: 'youtube', description: 'Een film.', uploadedOn: '2026-11-23' };
  const createPage = (id: string, next: string) => ({
    ...{ title: `Film ${id}`, description: '', updatedAt: '2026-11-23' },
    blocks: [
      { ...video, id, title: id, picture: 't-sofa-8-wide' },
      { type: 'text', paragraphs: [`[Verder](${next})`] },
    ],
  });
  changed.set(
    'draft/nl/nl-NL/special-film-a.json',
    JSON.stringify(createPage('aaaaaaaaaaa', '/special/film/b')),
  );
  changed.set('nl/nl-NL/special-film-b.json', JSON.stringify(createPage('bbbbbbbbbbb', '/special/film/a')));
  await page.goto(`${origin}/special/film/a?preview=${createPreviewToken('special-film-a')}`);
  // it is a preview: a tab that no script has opened cannot be closed by one
  const banner = page.getByRole('region', { name: 'Voorbeeld' });
  await banner.getByRole('button', { name: 'Voorbeeld sluiten' }).click();
  await banner.getByRole('alert').getByText('Sluit het zelf').waitFor();
  const play = page.getByRole('main').getByRole('button', { name: 'Video afspelen' });
  await play.click();
  await expect.poll(() => foreign.length).toBe(1);
  await page.getByRole('link', { name: 'Verder' }).click();
  await page.getByRole('heading', { name: 'Film bbbbbbbbbbb' }).waitFor();
  await play.waitFor();
  expect(foreign).toHaveLength(1);

  // a layer that fails says so and tries again
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Hoe we beoordelingen controleren' });
  await page.route('**/fragment/inspire/servicelayer/**', (route) => route.abort());
  await link.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('De inhoud kon niet worden geladen').waitFor();
  await page.unroute('**/fragment/inspire/servicelayer/**');
  await dialog.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await dialog.getByRole('heading', { name: 'Zo controleren we beoordelingen' }).waitFor();
  await dialog.getByRole('heading', { name: 'Het gemiddelde' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/special/film/b');
  // in a tab of its own it is a page, and stays one when the scripts have come
  await page.goto(`${origin}/servicelayer/verified-ratings`);
  expect(await page.getByRole('main').count()).toBe(1);
  await page.getByRole('heading', { level: 1, name: 'Zo controleren we beoordelingen' }).waitFor();
  expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([]);
  await context.close();
});

it('a promotion is that of the code in the address, and the empty one where it does not run', async () => {
  const promotion = { headline: 'Dertig procent op mantels', text: 'Alleen deze week.' };
  changed.set('nl/nl-NL/promotion/mantels30.json', JSON.stringify(promotion));
  expect((await open('/lp/winter?promotion=MANTELS30')).words).toContain(promotion.headline);
  const empty = JSON.parse(await readFile(join(TENANTS, 'nl/content/nl-NL/promotion/empty.json'), 'utf8'));
  const other = await open('/lp/winter?promotion=onbekend');
  expect(other.words).toContain(empty.headline);
  expect(other.words).not.toContain(promotion.headline);
});

it('a layer is a page of its own without scripts, and nothing stands around it', async () => {
  const layer = await (await open('/')).follow('Hoe we beoordelingen controleren');
  expect(layer.title).toBe('Zo controleren we beoordelingen');
  expect(layer.html).not.toMatch(/<header[\s>]|<footer[\s>]/);
});

it('a visitor from another country is told of that shop once, and stays', async () => {
  const { page, context, faults } = await openReader({ locale: 'de-AT' });
  await page.goto(`${stage.server.getOrigin('de')}/agb`);
  const notice = page.getByRole('region', { name: 'Willkommen bei Tavelo' });
  await notice.waitFor();
  expect(await notice.getByRole('link', { name: 'Österreich' }).getAttribute('href')).toBe(
    `${stage.server.getOrigin('at')}/`,
  );
  await notice.getByRole('button', { name: 'Hier bleiben' }).click();
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await notice.count()).toBe(0);
  // the Dutch shop welcomes nobody
  await page.goto(`${stage.server.getOrigin('nl')}/inspiratie`);
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('region', { name: /^Welkom/ }).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

const EMPTY = 'Winkelmandje, leeg';

it('on a phone a fault stands above the button that is pressed again', async () => {
  const { page, context, faults } = await openReader({ viewport: { width: 360, height: 740 } });
  const { article } = await loadPlaces(stage.server.database, 'nl', 'nl-NL');
  await page.goto(`${stage.server.getOrigin('nl')}${article.page}?variant=${article.variantSku}`);
  // the header knows the basket: the scripts answer a press
  await page
    .getByRole('banner')
    .getByRole('link', { name: EMPTY, exact: true })
    .waitFor({ state: 'attached' });
  const add = () => page.getByRole('main').getByRole('button', { name: 'In winkelmandje' }).first().click();
  await context.setOffline(true);
  await add();
  await page.getByRole('alert').getByText('Je bent offline. Dit is niet opgeslagen').waitFor();
  await context.setOffline(false);
  await add();
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Winkelmandje, één artikel' })
    .waitFor({ state: 'attached' });
  expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});

it('offline, a second tab, and a tab that slept: what stands there is true again, and nothing is lost', async () => {
  const { page, context, faults } = await openReader();
  // a browser's clock goes on while a tab sleeps
  await context.addInitScript(() => {
    const clock = Date.now.bind(Date);
    let asleepMs = 0;
    Date.now = () => clock() + asleepMs;
    addEventListener('asleep', (event) => {
      asleepMs += (event as CustomEvent<number>).detail;
    });
  });
  const { article, basket } = await loadPlaces(stage.server.database, 'nl', 'nl-NL');
  const origin = stage.server.getOrigin('nl');
  await page.goto(`${origin}${article.page}?variant=${article.variantSku}`);
  const readCount = (tab: Page, name: string) =>
    tab.getByRole('banner').getByRole('link', { name, exact: true });
  const count = (tab: Page, name: string) => readCount(tab, name).waitFor();
  const add = () => page.getByRole('main').getByRole('button', { name: 'In winkelmandje' }).first().click();
  await count(page, EMPTY);
  await context.setOffline(true);
  await add();
  await page.getByRole('alert').getByText('Je bent offline. Dit is niet opgeslagen').waitFor();
  await count(page, EMPTY);
  await context.setOffline(false);
  await add();
  await count(page, 'Winkelmandje, één artikel');
  // the number rises before the answer, with which the basket opens
  await page.getByRole('dialog').waitFor();
  // another tab takes it out; this one knows when it is looked at again
  const other = await context.newPage();
  await other.goto(origin + basket);
  await other
    .getByRole('main')
    .getByRole('button', { name: /verwijderen$/i })
    .first()
    .click();
  await count(other, EMPTY);
  const returnToTab = async (laterMs: number) => {
    await page.bringToFront();
    await page.evaluate((ms) => dispatchEvent(new CustomEvent('asleep', { detail: ms })), laterMs);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
  };
  // a read that is under way already may answer first: the visitor looks again
  const comesBackTo = async (shown: Locator) => {
    const isThere = () => returnToTab(10_000).then(() => shown.isVisible());
    await expect.poll(isThere, { interval: 500 }).toBe(true);
  };
  await comesBackTo(readCount(page, EMPTY));
  // an hour and forty minutes asleep: its key is about to end, and is renewed before anything is asked
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`);
  });
  await returnToTab(100 * 60_000);
  await expect.poll(() => asked).toContain('POST /api/gateway/');
  // the article's own stock is asked for, too; where it cannot be had the page does not go on saying what it said
  await expect.poll(() => asked.filter((one) => one === 'POST /api/gateway/').length).toBeGreaterThan(1);
  await page.route('**/api/gateway/**', (route) =>
    route.fulfill({ json: { errors: [{ message: 'away' }] } }),
  );
  const failed = page.getByText('De beschikbaarheid kan nu niet worden getoond');
  await comesBackTo(failed);
  await page.unroute('**/api/gateway/**');
  // the basket that the addition has opened stands over the page
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('main').getByRole('button', { name: 'Opnieuw proberen' }).click();
  await failed.waitFor({ state: 'detached' });
  expect(asked.slice(0, 2)).toEqual(['DELETE /api/session/key', 'GET /api/session/key']);
  expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});
