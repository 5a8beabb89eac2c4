import { beforeAll, expect, it } from 'vitest';
import type { TextKey } from '#texts/keys.ts';
import { loadTranslator } from '#texts/load.ts';
import type { Values } from '#texts/message.ts';
import { openBarePage } from './support/bare-page.ts';
import { openVisitor } from './support/browser.ts';
import { createHttpVisitor } from './support/http-visitor.ts';
import { blockPictures } from './support/pictures.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();
let t: (id: TextKey, values?: Values) => string;
beforeAll(async () => {
  t = (await loadTranslator('nl-NL', (fault) => expect(fault).toBeUndefined())).text;
});

it('without scripts the menu of a phone leads to the departments at the page’s end', async () => {
  const home = await openBarePage(createHttpVisitor(stage.server.getOrigin('nl')), '/');
  const [, id = ''] =
    new RegExp(`<a href="#([^"]+)"[^>]*aria-label="${t('shell.menu')}"`).exec(home.html) ?? [];
  const footer = home.html.slice(home.html.indexOf('<footer'));
  const departments = footer.slice(footer.indexOf(`id="${id}"`));
  const [, dames = ''] = /<a [^>]*href="([^"]+)"[^>]*>Dames</.exec(departments) ?? [];
  expect(id === '' || dames === '').toBe(false);
  const department = await openBarePage(createHttpVisitor(stage.server.getOrigin('nl')), dames);
  expect(department.title).toBe('Dames');
});

it('the menu leaves on the way down and is back on the way up, and nothing moves', async () => {
  const { page, context, faults } = await openVisitor(stage.browser);
  await blockPictures(context);
  await page.goto(stage.server.getOrigin('nl'));
  const opener = page.getByRole('button', { name: t('shell.flyout.open', { name: 'Dames' }) });
  await opener.waitFor();
  const measurePlace = () =>
    page.locator('main').evaluate((main) => main.getBoundingClientRect().top + scrollY);
  const before = await measurePlace();
  await page.mouse.wheel(0, 1500);
  await opener.waitFor({ state: 'hidden' });
  expect(await page.getByRole('searchbox').first().isVisible()).toBe(true);
  expect(await measurePlace()).toBe(before);
  await page.mouse.wheel(0, -200);
  await opener.waitFor({ state: 'visible' });
  expect(await measurePlace()).toBe(before);
  expect(faults).toEqual([]);
  await context.close();
});

it('without a connection layers and pages wait for it, and the shop says so in its own words and colours', async () => {
  const { page, context, faults } = await openVisitor(stage.browser);
  await blockPictures(context);
  const origin = stage.server.getOrigin('nl');
  const waitForBasket = () =>
    page.getByRole('link', { name: t('shell.basket.count', { count: 0 }) }).waitFor();
  await page.addInitScript(() => localStorage.setItem('color-mode', 'dark'));
  await page.goto(`${origin}/dames/`);
  await waitForBasket();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

  // a layer that a press opens waits, and the page stays
  await context.setOffline(true);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('wishlist.title') })
    .first()
    .click();
  await page.getByText(t('shell.error.offline.text')).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Dames' }).waitFor();
  await context.setOffline(false);
  const layer = page.getByRole('dialog', { name: t('wishlist.title') });
  await layer.waitFor();
  await page.keyboard.press('Escape');
  await layer.waitFor({ state: 'hidden' });

  // a page that is not there can be asked for again, and comes by itself
  await context.setOffline(true);
  await page
    .getByRole('navigation', { name: t('shell.navigation') })
    .getByRole('link', { name: 'Wonen', exact: true })
    .click();
  await page.getByRole('heading', { name: t('shell.error.offline.title') }).waitFor();
  await page.getByRole('button', { name: t('shell.error.retry') }).waitFor();
  expect(await page.locator('html').getAttribute('data-mode')).toBe('dark');
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: /Dames|Wonen/ }).waitFor();

  // a page that is asked for by its address is the shop's own page for that, and nothing else is kept
  await context.setOffline(true);
  await page.goto(`${origin}/dames/`, { waitUntil: 'load' });
  await page.getByRole('heading', { name: t('server.offline.title' as TextKey) }).waitFor();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toEqual(['/offline']);
  await context.setOffline(false);
  await page.getByRole('link', { name: t('server.again' as TextKey) }).click();
  await page.getByRole('heading', { level: 1, name: 'Dames' }).waitFor();
  expect(faults.filter((fault) => !fault.endsWith('net::ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});
