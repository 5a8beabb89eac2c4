import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { getFilterFieldName } from '#forms/lists/list-choices.ts';
import type { TextKey } from '#texts/keys.ts';
import { loadTranslator } from '#texts/load.ts';
import type { Translator } from '#texts/translator.ts';
import { actAsVisitor } from './support/as-visitor.ts';
import { type BarePage, openBarePage } from './support/bare-page.ts';
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
      // its address shows the same to somebody else, once the list has followed the address
      const { pathname, search } = new URL(page.url());
      const shared = await openBarePage(createHttpVisitor(origin), pathname + search);
      expect(shared.readValue('f.colour')).toBe(value);
      const isShared = (name: string) => shared.words.includes(name.replaceAll(/\s+/g, ' ').trim());
      await expect.poll(async () => (await listArticles(page)).filter((name) => !isShared(name))).toEqual([]);
      await expect.poll(() => readCount(page)).toBe(readTold(shared));
      expect(readTold(shared)).toBeLessThanOrEqual(all);
      const names = await listArticles(page);

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

  it('going back leads to the article that was left, going forward to the heading', () =>
    actAsVisitor(createDutchShop(), phone, async (page, origin) => {
      await page.goto(origin + CATEGORY);
      const link = page.getByRole('main').getByRole('article').nth(7).getByRole('heading').getByRole('link');
      const isFocused = () => link.evaluate((element) => element === document.activeElement);
      // a finger asks for no second picture
      await link.tap();
      await page.waitForURL(/\/p\//);
      expect(await page.locator('.second-picture').count()).toBe(0);
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
  it('filters are a form, and the values of one can be looked through', async () => {
    const who = createHttpVisitor(stage.server.getOrigin('nl'));
    const list = await openBarePage(who, `${CATEGORY}?sort=price-asc`);
    const all = readTold(list);
    const readAsked = ({ address }: BarePage) => new URLSearchParams(address.split('?')[1]);
    // a phone's button leads to them
    expect(list.html).toMatch(/<a [^>]*href="[^"]*#filters"/);
    const [, value = ''] = /name="f\.colour"[^>]*value="([^"]+)"/.exec(list.html) ?? [];
    const narrowed = await list.press(text('list.apply'), { [getFilterFieldName('colour')]: value });
    expect([readAsked(narrowed).get('f.colour'), readAsked(narrowed).get('sort')]).toEqual([
      value,
      'price-asc',
    ]);
    expect(readTold(narrowed)).toBeLessThan(all);
    expect(narrowed.readValue('f.colour')).toBe(value);
    const [, chosen = ''] = narrowed.html.split(`aria-label="${text('list.chosen')}"`);
    const [, without = ''] = /<a [^>]*href="([^"]+)"/.exec(chosen) ?? [];
    const cleared = await openBarePage(who, without.replaceAll('&amp;', '&'));
    expect(readAsked(cleared).has('f.colour')).toBe(false);
    expect(readTold(cleared)).toBe(all);

    // what was found can be chosen
    const [brand = ''] =
      [...list.html.matchAll(/name="f\.brand"[^>]*value="([^"]+)"/g)].at(-1)?.slice(1) ?? [];
    const words = brand.slice(0, 4);
    const looked = await openBarePage(who, `${CATEGORY}?look.brand=${encodeURIComponent(words)}`);
    expect(looked.readValue('look.brand')).toBe(words);
    const found = await looked.press(text('catalogue.search'), { [getFilterFieldName('brand')]: brand });
    expect(readAsked(found).get('f.brand')).toBe(brand);
    expect(found.readValue('f.brand')).toBe(brand);
    expect(readTold(found)).toBeLessThan(all);
  });
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

  it('the sitemaps’ addresses answer, and are to be found', async () => {
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
    // evenly over all of them: categories, articles, pages of content
    for (const address of addresses.filter((_, nth) => nth % Math.ceil(addresses.length / 24) === 0)) {
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

/** How many articles a page without scripts says there are. */
function readTold({ html }: BarePage): number {
  const main = html.slice(html.indexOf('<main'));
  const [, words = ''] = /role="status"[^>]*tabular-nums[^>]*>(.*?)<\/p>/.exec(main) ?? [];
  return Number(words.replaceAll(/<[^>]*>|\D/g, ''));
}

function listArticles(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
}
