import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TextKey } from '#texts/keys.ts';
import { loadTranslator } from '#texts/load.ts';
import type { Values } from '#texts/message.ts';
import { openVisitor } from './support/browser.ts';
import { createHttpVisitor } from './support/http-visitor.ts';
import { listComplaints } from './support/judges/axe.ts';
import { blockPictures } from './support/pictures.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();
let t: (id: TextKey, values?: Values) => string;
beforeAll(async () => {
  // the first page takes longer than any other
  await createHttpVisitor(stage.server.getOrigin('nl')).get('/');
  t = (await loadTranslator('nl-NL', (fault) => expect(fault).toBeUndefined())).text;
});

async function look(
  options: BrowserContextOptions,
  journey: (page: Page, origin: string) => Promise<void>,
): Promise<void> {
  const { page, context, faults } = await openVisitor(stage.browser, { bypassCSP: true, ...options });
  try {
    await blockPictures(context);
    await page.goto(stage.server.getOrigin('nl'));
    // the header knows the basket: scripts have taken over
    if (options.javaScriptEnabled !== false) {
      await page.getByRole('link', { name: t('shell.basket.count', { count: 0 }) }).waitFor();
    }
    await journey(page, stage.server.getOrigin('nl'));
    expect(faults.filter((fault) => !fault.endsWith('net::ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  } finally {
    await context.close();
  }
}

const findOpener = (page: Page, name: string) =>
  page.getByRole('button', { name: t('shell.flyout.open', { name }) });
const readFocused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

const WIDE = { width: 1280, height: 900 };

describe('the menu of a wide screen', () => {
  it('by keyboard: opens, is walked through, closes with Escape where it was opened', () =>
    look({}, async (page) => {
      const button = findOpener(page, 'Dames');
      await button.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('list', { name: 'Dames' }).waitFor();
      expect(await button.getAttribute('aria-expanded')).toBe('true');
      expect(await listComplaints(page)).toEqual([]);
      await page.setViewportSize(WIDE);
      await page.keyboard.press('Tab');
      expect(await readFocused(page)).not.toBe('Heren');
      await page.keyboard.press('Escape');
      await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('ArrowRight');
      expect(await readFocused(page)).toBe('Heren');
    }));

  it('by keyboard: leads to a category, and leaving it closes it', () =>
    look({}, async (page, origin) => {
      await findOpener(page, 'Wonen').focus();
      await page.keyboard.press('Space');
      const list = page.getByRole('list', { name: 'Wonen' });
      await list.waitFor();
      const link = list.getByRole('link').first();
      const target = await link.getAttribute('href');
      await link.focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(origin + target);
      await list.waitFor({ state: 'detached' });
      const heading = page.getByRole('heading', { level: 1 });
      await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    }));

  it('by pointer: opens where it rests, closes elsewhere', () =>
    look({}, async (page) => {
      await page.getByRole('navigation').getByRole('link', { name: 'Heren', exact: true }).hover();
      await page.getByRole('list', { name: 'Heren' }).waitFor();
      await page.mouse.move(600, 890);
      await page.getByRole('list', { name: 'Heren' }).waitFor({ state: 'detached' });
    }));

  it('leaves on the way down and is back on the way up, and nothing moves', () =>
    look({}, async (page) => {
      await findOpener(page, 'Dames').waitFor();
      const measurePlace = () =>
        page.locator('main').evaluate((main) => main.getBoundingClientRect().top + scrollY);
      const before = await measurePlace();
      await page.mouse.wheel(0, 1500);
      await findOpener(page, 'Dames').waitFor({ state: 'hidden' });
      expect(await page.getByRole('searchbox').first().isVisible()).toBe(true);
      expect(await measurePlace()).toBe(before);
      await page.mouse.wheel(0, -200);
      await findOpener(page, 'Dames').waitFor({ state: 'visible' });
      expect(await measurePlace()).toBe(before);
    }));
});

describe('the menu of a phone', () => {
  const phone = { viewport: { width: 360, height: 780 } };

  it('goes down and back level by level, and gives the focus back', () =>
    look(phone, async (page) => {
      const button = page.getByRole('button', { name: t('shell.menu'), exact: true });
      await button.focus();
      await page.keyboard.press('Enter');
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: 'Dames' }).click();
      await sheet.getByRole('heading', { name: 'Dames' }).waitFor();
      expect(await listComplaints(page)).toEqual([]);
      await page.setViewportSize(phone.viewport);
      await sheet.getByRole('button', { name: 'Kleding' }).click();
      await sheet.getByRole('link', { name: t('shell.flyout.all', { name: 'Kleding' }) }).waitFor();
      await sheet.getByRole('button', { name: t('shell.flyout.back') }).click();
      await sheet.getByRole('link', { name: t('shell.flyout.all', { name: 'Dames' }) }).waitFor();
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'hidden' });
      await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    }));

  it('without scripts leads to the departments at the page’s end', () =>
    look({ ...phone, javaScriptEnabled: false }, async (page) => {
      await page.getByRole('link', { name: t('shell.menu'), exact: true }).click();
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Dames', exact: true });
      await expect
        .poll(() => link.evaluate((element) => element.getBoundingClientRect().top))
        .toBeLessThan(780);
      await link.click();
      await page.getByRole('heading', { level: 1, name: 'Dames' }).waitFor();
    }));
});

describe('the footer', () => {
  const findFooter = (page: Page) => page.getByRole('contentinfo');

  it.each([true, false])('of a phone opens its groups by keyboard, with scripts: %s', (javaScriptEnabled) =>
    look({ viewport: { width: 360, height: 780 }, javaScriptEnabled }, async (page) => {
      const mail = findFooter(page).getByRole('link', { name: /@/ });
      expect(await mail.isVisible()).toBe(false);
      await findFooter(page)
        .locator('summary')
        .filter({ hasText: t('shell.footer.service') })
        .focus();
      await page.keyboard.press('Enter');
      await mail.waitFor();
      // the links that the law wants at hand are never folded
      await findFooter(page)
        .getByRole('link', { name: t('order.withdrawal.link.statutory') })
        .waitFor();
      if (javaScriptEnabled) expect(await listComplaints(page)).toEqual([]);
    }),
  );

  it('of a wide screen stands open, and each group has one title', () =>
    look({ viewport: WIDE }, async (page) => {
      await findFooter(page).getByRole('link', { name: /@/ }).waitFor();
      expect(
        await findFooter(page)
          .getByRole('heading', { name: t('shell.footer.service') })
          .count(),
      ).toBe(1);
      expect(await findFooter(page).locator('summary').first().isVisible()).toBe(false);
    }));
});

describe('without a connection', () => {
  it('an overlay that a press opens waits for the connection, and the page stays', () =>
    look({}, async (page, origin) => {
      await page.goto(`${origin}/dames/`);
      await page.getByRole('link', { name: t('shell.basket.count', { count: 0 }) }).waitFor();
      await page.context().setOffline(true);
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('wishlist.title') })
        .first()
        .click();
      await page.getByText(t('shell.error.offline.text')).waitFor();
      await page.getByRole('heading', { level: 1, name: 'Dames' }).waitFor();
      await page.context().setOffline(false);
      await page.getByRole('dialog', { name: t('wishlist.title') }).waitFor();
    }));

  it('a page that is not there can be asked for again, in the chosen colours, and comes by itself', () =>
    look({}, async (page, origin) => {
      await page.evaluate(() => localStorage.setItem('color-mode', 'dark'));
      await page.goto(`${origin}/dames/`);
      await page.getByRole('link', { name: t('shell.basket.count', { count: 0 }) }).waitFor();
      await page.context().setOffline(true);
      await page
        .getByRole('navigation', { name: t('shell.navigation') })
        .getByRole('link', { name: 'Heren', exact: true })
        .click();
      await page.getByRole('heading', { name: t('shell.error.offline.title') }).waitFor();
      await page.getByRole('button', { name: t('shell.error.retry') }).waitFor();
      expect(await page.locator('html').getAttribute('data-mode')).toBe('dark');
      await page.context().setOffline(false);
      await page.getByRole('heading', { level: 1, name: /Dames|Heren/ }).waitFor();
    }));

  it('the shop says so in its own words, and goes on afterwards', () =>
    look({}, async (page, origin) => {
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
      await page.context().setOffline(true);
      await page.goto(`${origin}/dames/`, { waitUntil: 'load' });
      await page.getByRole('heading', { name: t('server.offline.title' as TextKey) }).waitFor();
      const kept = await page.evaluate(async () => {
        const names = await caches.keys();
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return requests.flat().map(({ url }) => new URL(url).pathname);
      });
      expect(kept).toEqual(['/offline']);
      await page.context().setOffline(false);
      await page.getByRole('link', { name: t('server.again' as TextKey) }).click();
      await page.getByRole('heading', { level: 1, name: 'Dames' }).waitFor();
    }));
});

describe('a row of articles', () => {
  it('is pushed by a press at its edge, and back again', () =>
    look({ viewport: WIDE }, async (page, origin) => {
      const row = page.getByRole('list', { name: t('home.bestsellers') });
      await row.scrollIntoViewIfNeeded();
      const { width = 0 } = (await row.boundingBox()) ?? {};
      const readScrollLeft = () => row.evaluate(({ scrollLeft }) => scrollLeft);
      await row.click({ position: { x: width - 30, y: 150 } });
      await expect.poll(readScrollLeft).toBeGreaterThan(width / 2);
      await row.click({ position: { x: 30, y: 150 } });
      await expect.poll(readScrollLeft).toBe(0);
      expect(page.url()).toBe(`${origin}/`);
    }));
});
