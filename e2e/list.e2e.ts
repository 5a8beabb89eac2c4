import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { getFilterFieldName } from '#forms/lists/list-choices.ts';
import type { TextKey } from '#texts/keys.ts';
import { loadTranslator } from '#texts/load.ts';
import type { Translator } from '#texts/translator.ts';
import { actAsVisitor } from './support/as-visitor.ts';
import { waitForTakeOver } from './support/browser.ts';
import { createHttpVisitor } from './support/http-visitor.ts';
import { measureLayoutShift } from './support/judges/layout-shift.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();
let text: Translator<TextKey>['text'];
const createDutchShop = () => ({ browser: stage.browser, origin: stage.server.getOrigin('nl') });

beforeAll(async () => {
  ({ text } = await loadTranslator('nl-NL', (fault) => expect(fault).toBeUndefined()));
  // the search reads the catalogue once; later visitors do not wait for it
  await createHttpVisitor(stage.server.getOrigin('nl')).get('/s/?q=jurk');
});

const CATEGORY = '/dames/';
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

describe('with scripts', () => {
  it('nothing moves while a page on a phone comes to life', () =>
    actAsVisitor(createDutchShop(), { viewport: { width: 360, height: 900 } }, async (page, origin) => {
      await page.goto(`${origin}${CATEGORY}`);
      await waitForTakeOver(page);
      expect(await measureLayoutShift(page)).toBeLessThanOrEqual(0.01);
    }));

  it('every press counts that follows another one before its answer', () =>
    actAsVisitor(createDutchShop(), {}, async (page, origin) => {
      await page.goto(`${origin}${CATEGORY}`);
      let answers = Promise.withResolvers<void>();
      await page.route('**/*.data*', async (route) => {
        await answers.promise;
        await route.fallback();
      });
      await filter(page, 'colour').first().check();
      await page.locator('#sort').selectOption('price-asc');
      await page.getByRole('switch').first().check();
      answers.resolve();
      const query = (...names: string[]) =>
        page.waitForURL(({ searchParams }) => [...searchParams.keys()].join() === names.join());
      await query('f.colour', 'f.reduced', 'sort');
      const chips = page.getByRole('region', { name: text('list.chosen') }).getByRole('listitem');
      await expect.poll(() => chips.count()).toBe(2);
      answers = Promise.withResolvers<void>();
      await chips.nth(1).getByRole('link').click();
      await expect.poll(() => chips.count()).toBe(1);
      await chips.nth(0).getByRole('link').click();
      answers.resolve();
      await query('sort');
      expect(await page.locator('#sort').inputValue()).toBe('price-asc');
    }));

  it('a search with an error, narrowed, shared, gone back to, cleared', () =>
    actAsVisitor(createDutchShop(), {}, async (page, origin) => {
      await page.goto(`${origin}/s/?q=jurkne`);
      await page.getByRole('heading', { level: 1, name: /jurkne/ }).waitFor();
      // the words as they were typed are a link away
      await page
        .getByRole('main')
        .getByRole('link', { name: /jurkne/ })
        .waitFor();
      const all = await readCount(page);
      expect(all).toBeGreaterThan(0);

      const colour = filter(page, 'colour').first();
      const value = (await colour.getAttribute('value')) ?? '';
      await colour.check();
      await page.waitForURL((url) => url.searchParams.get('f.colour') === value);
      expect(await colour.evaluate((box) => box === document.activeElement)).toBe(true);
      await expect.poll(() => readCount(page)).toBeLessThanOrEqual(all);
      const narrowed = await readCount(page);
      const names = await listArticles(page);

      await actAsVisitor(createDutchShop(), {}, async (other) => {
        await other.goto(page.url());
        expect(await readCount(other)).toBe(narrowed);
        expect(await listArticles(other)).toEqual(names);
        expect(
          await filter(other, 'colour')
            .and(other.locator(`[value="${value}"]`))
            .isChecked(),
        ).toBe(true);
      });

      const first = page.getByRole('main').getByRole('article').first().getByRole('link').first();
      await first.click();
      await page.waitForURL(/\/p\//);
      await page.goBack();
      await page.waitForURL((url) => url.searchParams.get('f.colour') === value);
      await expect.poll(() => listArticles(page)).toEqual(names);

      const chosen = page.getByRole('region', { name: text('list.chosen') });
      await chosen.getByRole('link').first().click();
      await page.waitForURL((url) => !url.searchParams.has('f.colour'));
      await expect.poll(() => readCount(page)).toBe(all);
    }));

  it('the keyboard on a tile shows its second picture, and no other tile’s', () =>
    actAsVisitor(createDutchShop(), {}, async (page, origin) => {
      await page.goto(`${origin}${CATEGORY}`);
      await waitForTakeOver(page);
      const second = page.locator('.product-tile .second-picture');
      expect(await second.count()).toBe(0);
      const link = page.locator('.product-tile-link').first();
      await link.focus();
      // focus counts as the keyboard's after a key
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect
        .poll(() => second.first().evaluate((picture) => getComputedStyle(picture).opacity))
        .toBe('1');
      expect(await second.count()).toBe(1);
    }));

  it('a finger on a tile asks for no second picture', () =>
    actAsVisitor(createDutchShop(), phone, async (page, origin) => {
      await page.goto(`${origin}${CATEGORY}`);
      await waitForTakeOver(page);
      await page.locator('.product-tile-link').first().tap();
      await page.waitForURL(/\/p\//);
      expect(await page.locator('.second-picture').count()).toBe(0);
    }));

  it('articles are chosen in a list and compared; another kind is refused', () =>
    actAsVisitor(createDutchShop(), {}, async (page, origin) => {
      const choose = page.getByRole('main').getByRole('button', { name: /^Vergelijken: / });
      const bar = page.getByRole('region', { name: text('compare.title') });
      await page.goto(`${origin}/auto/`);
      await page.waitForFunction(() => navigator.serviceWorker.ready);
      const names = [];
      for (const index of [0, 1]) {
        await choose.nth(index).click();
        await expect.poll(() => choose.nth(index).getAttribute('aria-pressed')).toBe('true');
        names.push((await choose.nth(index).getAttribute('aria-label'))?.replace('Vergelijken: ', '') ?? '');
      }
      await bar.getByText(text('compare.chosen', { count: 2 })).waitFor();

      // in another department the bar is in the way, until one chooses there and has to decide
      await page.goto(`${origin}/wonen/meubels/banken/`);
      await page.getByRole('region', { name: text('ui.toasts') }).waitFor({ state: 'attached' });
      await bar.waitFor({ state: 'detached' });
      await choose.first().click();
      await page.getByText(text('compare.otherKind')).waitFor();
      await bar.waitFor();

      await bar.getByRole('link', { name: text('compare.open') }).click();
      await page.waitForURL((url) => url.searchParams.getAll('sku').length === 2);
      const table = page.getByRole('table', { name: text('compare.title') });
      await table.getByRole('columnheader').nth(1).waitFor();
      const facts = table.getByRole('row');
      const all = await facts.count();
      await page.getByRole('link', { name: text('compare.only') }).click();
      await expect.poll(() => facts.count()).toBeLessThan(all);

      // the address alone shows the same to somebody without scripts, and lets them add and remove
      const shared = await createHttpVisitor(origin).get(
        new URL(page.url()).pathname + new URL(page.url()).search,
      );
      for (const name of names) expect(shared.body).toContain(text('compare.remove.of', { name }));
      expect(shared.body).toContain('noindex');

      await page.getByRole('link', { name: text('compare.remove.of', { name: names[0] ?? '' }) }).click();
      await page.getByText(text('compare.addSecond')).waitFor();
    }));

  it('three articles are compared beside each other on a narrow phone', () =>
    actAsVisitor(createDutchShop(), { viewport: { width: 320, height: 740 } }, async (page, origin) => {
      await page.goto(`${origin}/auto/`);
      const links = await page.locator('.product-tile:has([aria-label^="Vergelijken: "]) a').all();
      const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
      const skus = [...new Set(addresses.flatMap((address) => /\/(\d{8})/.exec(address ?? '')?.[1] ?? []))];
      expect(skus.length).toBeGreaterThan(2);
      const query = skus.slice(0, 3).map((sku) => `sku=${sku}`);
      await page.goto(`${origin}/vergelijken?${query.join('&')}`);
      const table = page.getByRole('table', { name: text('compare.title') });
      await table.waitFor();
      const [own, room] = await table.evaluate((one) => [
        one.scrollWidth,
        one.parentElement?.clientWidth ?? 0,
      ]);
      expect(own).toBeLessThanOrEqual(room ?? 0);

      // the heads stay in short, each above its column
      expect(await page.locator('.compare-heads').count()).toBe(0);
      await table.getByRole('row').last().scrollIntoViewIfNeeded();
      const short = page.locator('.compare-heads-one');
      await short.nth(2).waitFor();
      const measureEdges = (all: Element[]) => all.map((one) => Math.round(one.getBoundingClientRect().left));
      const columns = await table.getByRole('row').last().getByRole('cell').evaluateAll(measureEdges);
      expect(await short.evaluateAll(measureEdges)).toEqual(columns);
    }));

  it('going back leads to the article that was left, going forward to the heading', () =>
    actAsVisitor(createDutchShop(), phone, async (page, origin) => {
      await page.goto(origin + CATEGORY);
      const link = page.getByRole('main').getByRole('article').nth(7).getByRole('heading').getByRole('link');
      const isFocused = () => link.evaluate((element) => element === document.activeElement);
      await link.click();
      await page.waitForURL(/\/p\//);
      await page.goBack();
      await page.waitForURL((url) => url.pathname === CATEGORY);
      await expect.poll(isFocused).toBe(true);
      // it is where it was: neither above nor below what one sees
      const top = await link.evaluate((element) => element.getBoundingClientRect().top);
      expect(top).toBeGreaterThan(0);
      expect(top).toBeLessThan(phone.viewport.height);
      await page.goForward();
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    }));
});

describe('without scripts', () => {
  it('filters are a form', () =>
    actAsVisitor(
      createDutchShop(),
      { javaScriptEnabled: false, viewport: { width: 360, height: 740 } },
      async (page, origin) => {
        await page.goto(`${origin}${CATEGORY}?sort=price-asc`);
        const all = await readCount(page);
        await page.getByRole('link', { name: text('list.filters') }).click();
        const colour = filter(page, 'colour').first();
        const value = (await colour.getAttribute('value')) ?? '';
        await colour.check();
        await page.getByRole('button', { name: text('list.apply') }).click();
        const asked = new URL(page.url()).searchParams;
        expect([asked.get('f.colour'), asked.get('sort')]).toEqual([value, 'price-asc']);
        expect(await readCount(page)).toBeLessThan(all);
        expect(
          await filter(page, 'colour')
            .and(page.locator(`[value="${value}"]`))
            .isChecked(),
        ).toBe(true);
        await page
          .getByRole('region', { name: text('list.chosen') })
          .getByRole('link')
          .first()
          .click();
        expect(await readCount(page)).toBe(all);

        // the values of a filter can be looked through, and what was found be chosen
        const brand = await filter(page, 'brand').last().getAttribute('value');
        const words = (brand ?? '').slice(0, 4);
        await page.goto(`${origin}${CATEGORY}?look.brand=${words}`);
        const field = page.getByRole('searchbox', { name: text('list.filter.search', { filter: 'Merk' }) });
        expect(await field.inputValue()).toBe(words);
        const found = filter(page, 'brand').and(page.locator(`[value="${brand}"]`));
        await found.check();
        const filters = page.locator('#filters');
        await filters.getByRole('button', { name: text('catalogue.search') }).click();
        expect(new URL(page.url()).searchParams.get('f.brand')).toBe(brand);
        expect(await found.isChecked()).toBe(true);
        expect(await readCount(page)).toBeLessThan(all);
      },
    ));
});

describe('what search engines see', () => {
  const fetchHead = async (path: string) => {
    const { body: html } = await createHttpVisitor(stage.server.getOrigin('nl')).get(path);
    const findLink = (rel: string) =>
      html.match(new RegExp(`<link rel="${rel}" href="([^"]*)"`))?.[1] ?? null;
    return {
      robots: html.match(/<meta name="robots" content="([^"]*)"/)?.[1] ?? null,
      canonical: findLink('canonical')?.replace(stage.server.getOrigin('nl'), ''),
      next: findLink('next')?.replace(stage.server.getOrigin('nl'), '').replaceAll('&amp;', '&') ?? null,
    };
  };

  it.each([
    { path: CATEGORY, robots: null, canonical: CATEGORY, next: `${CATEGORY}?page=2` },
    { path: `${CATEGORY}?page=2&utm_source=x`, robots: null, canonical: `${CATEGORY}?page=2` },
    { path: `${CATEGORY}?f.price.to=500`, robots: 'noindex, follow', canonical: CATEGORY },
    { path: '/s/?q=jurk', robots: 'noindex, follow' },
  ])('at $path', async ({ path, ...expected }) => {
    expect(await fetchHead(path)).toMatchObject(expected);
  });

  it('every address of the sitemaps answers, and is to be found', async () => {
    const origin = stage.server.getOrigin('nl');
    const who = createHttpVisitor(origin);
    const fetchLocations = async (path: string) => {
      const { body } = await who.get(path);
      return [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at = '']) => at.replace(origin, ''));
    };
    expect((await who.get('/robots.txt')).body).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const files = await fetchLocations('/sitemap.xml');
    const addresses = (await Promise.all(files.map(fetchLocations))).flat();
    expect(addresses.length).toBeGreaterThan(200);
    for (const address of [...addresses.slice(0, 60), ...addresses.slice(-10)]) {
      const { status, body } = await who.get(address);
      expect([address, status]).toEqual([address, 200]);
      expect(body, address).not.toContain('name="robots"');
      expect(body, address).toContain(`<link rel="canonical" href="${origin}${address}"`);
    }
  });
});

function filter(page: Page, key: string) {
  return page.locator(`#filters [name="${getFilterFieldName(key)}"]`);
}

/** How many articles the page says there are. */
async function readCount(page: Page): Promise<number> {
  const status = page.getByRole('main').getByRole('status').filter({ hasText: /\d/ }).first();
  return Number(((await status.textContent()) ?? '').replace(/\D/g, ''));
}

function listArticles(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
}
