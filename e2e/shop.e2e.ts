import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoCustomer, getDemoPerson } from '#tools/demo.ts';
import { openVisitor, waitForTakeOver } from './support/browser.ts';
import { createPointer } from './support/hands.ts';
import { createHttpVisitor } from './support/http-visitor.ts';
import { blockPictures } from './support/pictures.ts';
import { type MarketCase, markets } from './support/screens/markets.ts';
import { loadPlaces, type Places } from './support/screens/places.ts';
import { createShopper, type Shopper } from './support/shopping.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const [nl] = markets.filter(({ tenant }) => tenant === 'nl') as [MarketCase];

const stage = openSharedBrowserStage();
let at: Places;
beforeAll(async () => {
  at = await loadPlaces(stage.server.database, 'nl', 'nl-NL');
});

const ways = [
  { way: 'with scripts', javaScriptEnabled: true },
  { way: 'without scripts', javaScriptEnabled: false },
];

describe('without scripts', () => {
  const options = { javaScriptEnabled: false };

  it('search: a term, hits, an article number, nothing, no term', () =>
    visitShop(nl, options, async (page, { t, origin }) => {
      await page.goto(origin);
      const field = page.getByRole('search').getByLabel(t('shell.search.label'));
      const [word = ''] = at.article.name.split(' ');
      await field.fill(word);
      await field.press('Enter');
      await findHeading(page, t('catalogue.search.results', { query: word })).waitFor();
      expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0);
      await field.fill('qqqqqqqq');
      await field.press('Enter');
      await findHeading(page, t('catalogue.search.none', { query: 'qqqqqqqq' })).waitFor();
      await field.fill('');
      await field.press('Enter');
      await findHeading(page, t('catalogue.search.enter')).waitFor();
      await field.fill(at.article.sku);
      await field.press('Enter');
      await page.waitForURL((url) => url.pathname === at.article.page);
    }));

  it.each(ways)('a list: sorted, more of it, into an article and back to the same place, $way', (options) =>
    visitShop(nl, options, async (page, { t, origin }) => {
      await page.goto(origin + at.category);
      const sort = page.getByLabel(t('catalogue.sort'));
      await sort.selectOption('price-asc');
      if (!options.javaScriptEnabled)
        await page.getByRole('button', { name: t('catalogue.sort.apply') }).click();
      await page.waitForURL(/sort=price-asc/);
      const tiles = page.getByRole('main').getByRole('article');
      const more = page.getByRole('link', { name: t('ui.more.load') });
      // the address comes before the list that it names
      await expect.poll(() => more.getAttribute('href')).toContain('sort=price-asc');
      await more.click();
      await page.waitForURL(/page=2/);
      if (options.javaScriptEnabled) await expect.poll(() => tiles.count()).toBeGreaterThan(24);
      const last = tiles.last().getByRole('link').first();
      const target = (await last.getAttribute('href')) ?? '';
      const visitAndReturn = async (there: () => Promise<unknown> = async () => {}) => {
        await page.getByRole('main').locator(`a[href="${target}"]`).first().click();
        await page.waitForURL((url) => target.startsWith(url.pathname));
        await there();
        await page.goBack();
        await page.waitForURL(/sort=price-asc.*page=2/);
        await expect.poll(() => describePlace(page, target)).toBe(IN_VIEW);
      };
      await visitAndReturn();
      // a reload forgets the pages above: the list that one comes back to is shorter
      await visitAndReturn(async () => {
        await page.reload();
        if (options.javaScriptEnabled) await waitForTakeOver(page);
      });
    }),
  );

  it('an article: nothing chosen, then a size by its address', () =>
    visitShop(nl, options, async (page, { t, origin }) => {
      await page.goto(origin + at.article.page);
      await page
        .getByRole('main')
        .getByRole('button', { name: t('catalogue.product.add') })
        .first()
        .click();
      await page.getByText(t('catalogue.product.chooseFirst')).waitFor();
      const open = page.getByRole('main').locator('a[data-state=available]:not([aria-current])');
      const name = await open.last().textContent();
      await open.last().click();
      await page.waitForURL(/[?&]variant=/);
      const address = page.url();
      const chosen = page.getByRole('main').locator('a[aria-current]').last();
      await expect.poll(() => chosen.textContent()).toBe(name);
      await page.reload();
      expect(page.url()).toBe(address);
      expect(await chosen.textContent()).toBe(name);
    }));

  it('a basket: more of it, removed, taken back', () =>
    visitShop(nl, options, async (page, { t, origin }) => {
      await addToBasket(page, origin, at);
      await page.goto(origin + at.basket);
      const quantity = page.getByLabel(t('basket.line.quantity', { name: at.article.name }));
      await quantity.fill('3');
      await page.getByRole('button', { name: t('basket.line.update') }).click();
      await page.getByText(t('basket.count', { count: 3 })).waitFor();
      await page.getByRole('button', { name: t('basket.line.remove', { name: at.article.name }) }).click();
      await page.getByText(t('basket.removed', { count: 3 })).waitFor();
      await findHeading(page, t('basket.empty.title')).waitFor();
      await page.getByRole('button', { name: t('basket.undo') }).click();
      await page.getByText(t('basket.count', { count: 3 })).waitFor();
    }));

  it('the demo customer signs in', () =>
    visitShop(nl, options, async (page, { t, origin }) => {
      await page.goto(origin + at.login);
      await page.getByLabel(t('form.field.email')).fill(demoCustomer.getEmail('nl'));
      await page.getByRole('textbox', { name: t('form.field.password') }).fill(demoCustomer.password);
      await page.getByRole('button', { name: t('account.login.submit'), exact: true }).click();
      await page.waitForURL((url) => url.pathname === at.home);
      await page.goto(origin + at.login);
      const { givenName } = getDemoPerson('NL');
      await page.getByText(t('checkout.login.already', { name: givenName })).waitFor();
      await page.getByRole('button', { name: t('checkout.login.logout') }).click();
      await page.waitForURL((url) => url.pathname === at.home);
      await page.goto(origin + at.login);
      await page.getByRole('textbox', { name: t('form.field.password') }).waitFor();
      expect(await page.content()).not.toContain(givenName);
    }));
});

describe('with scripts only', () => {
  it('the demo customer is greeted on public pages, and after signing out nothing is left', () =>
    visitShop(nl, {}, async (page, { t, origin }) => {
      const { givenName } = getDemoPerson('NL');
      await page.goto(origin + at.login);
      await page.getByLabel(t('form.field.email')).fill(demoCustomer.getEmail('nl'));
      await page.getByRole('textbox', { name: t('form.field.password') }).fill(demoCustomer.password);
      await page.getByRole('button', { name: t('account.login.submit'), exact: true }).click();
      await page.waitForURL((url) => url.pathname === at.home);
      await page.getByRole('button', { name: t('shell.account') }).click();
      await page.getByText(t('shell.account.greeting', { name: givenName })).waitFor();
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', { name: t('shell.account.signOut') }).click();
      await reloaded;
      await page.getByRole('link', { name: t('shell.account.signIn') }).waitFor();
      await expect.poll(() => page.content()).not.toContain(givenName);
      const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(stored).not.toContain(givenName);
      expect(await page.evaluate(async () => (await fetch('/api/customer/v1')).status)).toBe(401);
    }));

  it('dark is kept, and stands before anything is painted', () =>
    visitShop(nl, {}, async (page, { t, origin }) => {
      await page.goto(origin);
      await page.getByText(t('shell.mode.dark'), { exact: true }).click();
      await expect.poll(() => readMode(page)).toBe('dark');
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (!document.body) return;
          Object.assign(window, { modeAtBody: document.documentElement.dataset.mode });
          observer.disconnect();
        }).observe(document, { childList: true, subtree: true });
      });
      await page.goto(origin + at.category);
      expect(await page.evaluate(() => (window as { modeAtBody?: string }).modeAtBody)).toBe('dark');
      expect(await readMode(page)).toBe('dark');
      await page.getByText(t('shell.mode.system'), { exact: true }).click();
      await expect.poll(() => readMode(page)).toBe('');
    }));
  it('refused additions are toasts, three at most', () =>
    visitShop(nl, {}, async (page, { t, origin }) => {
      await page.goto(`${origin}${at.article.page}?variant=${at.article.variantSku}`);
      await page.getByRole('link', { name: t('shell.basket.count', { count: 0 }) }).waitFor();
      await page.evaluate(() => {
        const field = document.querySelector<HTMLInputElement>('form input[name=variantSku]');
        if (field) field.value = 'no-such-thing';
      });
      const closers = page.getByRole('button', { name: t('ui.toast.close') });
      const add = page
        .getByRole('main')
        .getByRole('button', { name: t('catalogue.product.add') })
        .first();
      for (const shown of [1, 2, 3, 3]) {
        const refused = page.waitForResponse((response) => response.url().includes('/api/gateway'));
        await add.click();
        await refused;
        await expect.poll(() => closers.count()).toBe(shown);
      }
      await page.getByText(t('shell.add.notFound')).first().waitFor();
    }));
});

describe('addresses', () => {
  it('a wrong slug leads to the right one for good, with what was chosen', async () => {
    const who = createHttpVisitor(stage.server.getOrigin('nl'));
    const wrong = `/p/anders/${at.article.sku}?variant=${at.article.variantSku}`;
    const answer = await who.get(wrong);
    expect(answer.status).toBe(301);
    expect(answer.location).toBe(`${at.article.page}?variant=${at.article.variantSku}`);
  });

  it('an article that never was is a 404, one that was is a 410 with others', async () => {
    const who = createHttpVisitor(stage.server.getOrigin('nl'));
    expect((await who.get('/p/iets/00000000')).status).toBe(404);
    await stage.server.database.pool.query(
      `update listing set discontinued_at = now() where tenant_id = 'nl'
         and product_id = (select product_id from product where sku = $1)`,
      [at.other.sku],
    );
    const gone = await who.get(at.other.page);
    expect(gone.status).toBe(410);
    expect(gone.body).toContain('/p/');
    expect((await createHttpVisitor(stage.server.getOrigin('de')).get(at.other.page)).status).not.toBe(410);
  });
});

async function visitShop(
  market: MarketCase,
  options: BrowserContextOptions,
  journey: (page: Page, who: Shopper) => Promise<void>,
): Promise<void> {
  const { javaScriptEnabled = true } = options;
  const { page, context, faults } = await openVisitor(stage.browser, { javaScriptEnabled });
  try {
    await blockPictures(context);
    await journey(
      page,
      await createShopper(page, createPointer(), market, stage.server.getOrigin(market.tenant)),
    );
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
}

async function addToBasket(page: Page, origin: string, { article }: Places): Promise<void> {
  await page.goto(`${origin}${article.page}?variant=${article.variantSku}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /winkelmandje/i })
    .first()
    .click();
  const opened = page.getByRole('dialog');
  await opened.or(page.locator('[aria-labelledby=summary-title]')).first().waitFor();
}

function findHeading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

function readMode(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.dataset.mode ?? '');
}

const IN_VIEW = 'in view';

/** `IN_VIEW`, or all that helps to understand why a link cannot be seen. */
function describePlace(page: Page, href: string): Promise<string> {
  return page.evaluate(
    ([target, inView]) => {
      const box = document.querySelector(`main a[href="${target}"]`)?.getBoundingClientRect();
      if (box && box.bottom > 0 && box.top < innerHeight) return inView;
      return JSON.stringify({
        ...{ top: box?.top, scrollY, height: document.documentElement.scrollHeight },
        tiles: document.querySelectorAll('main article').length,
        heading: document.querySelector('h1')?.textContent,
        ...{ address: location.href, state: history.state, data: { ...document.documentElement.dataset } },
      });
    },
    [href, IN_VIEW] as const,
  );
}
