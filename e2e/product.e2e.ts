import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openVisitor } from './support/browser.ts';
import { createKeyboard, createPointer } from './support/hands.ts';
import { createHttpVisitor } from './support/http-visitor.ts';
import { measureLayoutShift } from './support/judges/layout-shift.ts';
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

describe('the energy label', () => {
  it('by keyboard: the whole label on the first press, and back to the arrow', () =>
    visitShop({}, async ({ page, t, origin }) => {
      await page.goto(origin + (await findPageOfKind('washing-machine')));
      await waitForScripts(page);
      const arrow = page
        .getByRole('main')
        .getByRole('link', { name: /energielabel/i })
        .first();
      const { press } = createKeyboard(page);
      await press(arrow);
      const dialog = page.getByRole('dialog');
      const label = dialog.getByRole('img', { name: /van A tot G/ });
      await label.waitFor();
      await expect
        .poll(() => label.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(100);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(await arrow.evaluate((element) => element === document.activeElement)).toBe(true);
      const sheet = page
        .getByRole('main')
        .getByRole('link', { name: /Productinformatieblad van/ })
        .first();
      const answer = await createHttpVisitor(origin).get((await sheet.getAttribute('href')) ?? '');
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(t('product.dataSheet')).toBe(await sheet.textContent());
    }));

  it('stands in the basket and on the wishlist too, as large as the price beside it', () =>
    visitShop({}, async ({ page, t, origin }) => {
      await page.goto(origin + (await findPageOfKind('washing-machine')));
      await waitForScripts(page);
      const main = page.getByRole('main');
      const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '?';
      await main.getByRole('button', { name: t('wishlist.keep', { name }) }).click();
      await page.getByRole('status').getByText(t('wishlist.added')).waitFor();
      await main
        .getByRole('button', { name: t('catalogue.product.add') })
        .first()
        .click();
      await page.getByRole('dialog').or(page.locator('[aria-labelledby=summary-title]')).first().waitFor();
      for (const place of [at.basket, at.wishlist]) {
        await page.goto(origin + place);
        // in its line: what is recommended below has one too
        const line = page
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
        await line.getByRole('link', { name: /energielabel/i }).waitFor();
        const { label, amount } = await measureFontSizes(line);
        expect(label).toBeGreaterThanOrEqual(amount);
        expect(amount).toBeGreaterThan(10);
      }
    }));

  /** Font sizes in px of a line's energy label and of the largest amount of money beside it. */
  const measureFontSizes = (line: Locator) =>
    line.evaluate((element) => {
      const readFontSize = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize);
      const amounts = [...element.querySelectorAll('*')].filter(
        (one) => one.childElementCount === 0 && /\d[.,]\d\d/.test(one.textContent ?? ''),
      );
      const arrow = element.querySelector('.energy');
      return { label: arrow ? readFontSize(arrow) : 0, amount: Math.max(0, ...amounts.map(readFontSize)) };
    });
});

describe('the article page', () => {
  it('names the maker, its documents and when it comes', () =>
    visitShop({ javaScriptEnabled: false }, async ({ page, t, origin }) => {
      await page.goto(origin + (await findPageOfKind('washing-machine')));
      const main = page.getByRole('main');
      await main.getByRole('heading', { name: t('product.maker') }).waitFor();
      await main
        .getByText(/bezorgd (op|tussen) /)
        .first()
        .waitFor();
      // "included" nowhere and to be ticked here: the same article says one thing of each service
      const services = main.getByRole('group', { name: t('basket.services.title') });
      for (const service of ['connection', 'old-appliance'] as const) {
        const box = services.getByRole('checkbox', { name: t(`basket.service.${service}`) });
        expect(await box.isChecked()).toBe(false);
        await box.check();
      }
      expect(await main.getByText(t('basket.service.old-appliance')).count()).toBe(1);
      for (const link of await main.locator('a[href^="/documents/"]').all()) {
        const answer = await createHttpVisitor(origin).get((await link.getAttribute('href')) ?? '');
        expect(answer.status).toBe(200);
      }
      await main.getByRole('button', { name: t('catalogue.product.add') }).click();
      for (const service of ['connection', 'old-appliance'] as const)
        expect(await page.getByRole('checkbox', { name: t(`basket.service.${service}`) }).isChecked()).toBe(
          true,
        );
    }));

  it('shows the price above the bar of a low phone, however long the name is', () =>
    visitShop({ viewport: { width: 360, height: 640 } }, async ({ page, t, origin }) => {
      const { rows } = await stage.server.database.pool.query<{ page: string }>(
        `select '/p/' || slug || '/' || sku as page from product join product_text using (product_id)
           join listing using (product_id)
          where language = 'nl' and tenant_id = 'nl' and available and product.rating_count > 0
          order by length(name) desc limit 1`,
      );
      await page.goto(origin + rows[0]?.page);
      const price = await page
        .getByRole('main')
        .getByText(/^(vanaf )?EUR\s/)
        .first()
        .boundingBox();
      const button = await page.getByRole('button', { name: t('catalogue.product.add') }).boundingBox();
      expect((price?.y ?? 999) + (price?.height ?? 0)).toBeLessThan((button?.y ?? 0) - 12);
    }));

  it('keeps the colour that was pressed right before the size, and orders both', () =>
    visitShop({}, async ({ page, t, origin }) => {
      const { rows } = await stage.server.database.pool.query<{ page: string }>(
        `select '/p/' || slug || '/' || sku as page from product join product_text using (product_id)
           join listing using (product_id)
          where language = 'nl' and tenant_id = 'nl' and available and dimensions @> '{colour,size}'
          order by sku limit 1`,
      );
      await page.goto(origin + rows[0]?.page);
      await waitForScripts(page);
      const main = page.getByRole('main');
      const colour = main.locator('a.colour-option[data-state=available]:not([aria-current])').first();
      const name = (await colour.getAttribute('aria-label')) ?? '?';
      await colour.evaluate((link) => {
        const size = document.querySelector<HTMLElement>('main a.size-option[data-state=available]');
        const add = document.querySelector<HTMLElement>('main form.buy-bar button[type=submit]');
        if (!(link instanceof HTMLElement && size && add)) throw new Error('no controls');
        for (const control of [link, size, add]) control.click();
      });
      const layer = page.getByRole('dialog', { name: t('shell.mini.added') });
      await layer.getByText(name).first().waitFor();
    }));

  it('opens the size table before any script', () =>
    visitShop({ javaScriptEnabled: false }, async ({ page, t, origin }) => {
      await page.goto(origin + (await findPageOfKind('dress')));
      await page.getByRole('button', { name: t('product.size.open') }).click();
      const dialog = page.getByRole('dialog', { name: t('product.size.title') });
      await dialog.getByRole('columnheader', { name: t('product.size.column.hip') }).waitFor();
      // the body's, and the article's own below it
      expect(await dialog.getByRole('columnheader', { name: t('product.size.column.chest') }).count()).toBe(
        2,
      );
      await dialog.getByRole('button', { name: t('ui.close') }).click();
      await dialog.waitFor({ state: 'hidden' });
    }));

  it('remembers in the browser what was looked at, and forgets it', () =>
    visitShop({}, async ({ page, t, origin }) => {
      await page.goto(origin + at.article.page);
      await waitForScripts(page);
      await page.goto(origin + at.other.page);
      const recent = page.getByRole('region', { name: t('product.recent') });
      await recent.getByRole('link', { name: at.article.name }).first().waitFor();
      expect(await recent.getByRole('link', { name: at.other.name, exact: true }).count()).toBe(0);
      // an empty basket is short: the row has its place above the footer before it comes
      await page.goto(`${origin}/winkelmandje`);
      await recent.getByRole('link', { name: at.other.name }).first().waitFor();
      expect(await measureLayoutShift(page)).toBeLessThanOrEqual(0.01);
      await recent.getByRole('button', { name: t('product.recent.clear') }).click();
      await recent.waitFor({ state: 'hidden' });
      expect(await page.evaluate(() => localStorage.getItem('recently-viewed'))).toBeNull();
    }));
});

it('the bra-size finder reckons the size, keeps what was typed, and chooses it, without scripts', () =>
  visitShop({ javaScriptEnabled: false }, async ({ page, t, origin }) => {
    const { rows } = await stage.server.database.pool.query<{ size: string }>(
      `select v.dimensions->>'size' as size from variant v join product p using (product_id)
          where p.sku = $1 limit 1`,
      [(await findArticleOfKind('bra')).sku],
    );
    const size = rows[0]?.size ?? '';
    const underbust = Number.parseInt(size, 10);
    const bust = underbust + 12 + 2 * (size.charCodeAt(size.length - 1) - 'A'.charCodeAt(0));
    await page.goto(origin + (await findPageOfKind('bra')));
    await page.getByRole('link', { name: t('product.bra.open') }).click();
    await page.getByRole('heading', { level: 1, name: t('product.bra.title') }).waitFor();
    await page.getByLabel(t('product.bra.underbust')).fill(String(underbust));
    await page.getByRole('button', { name: t('product.bra.calculate') }).click();
    await page.getByText(t('product.bra.invalid.bust', { min: 10, max: 29 })).waitFor();
    expect(await page.getByLabel(t('product.bra.underbust')).inputValue()).toBe(String(underbust));
    await page.getByRole('textbox', { name: t('product.bra.bust'), exact: true }).fill(String(bust));
    await page.getByRole('button', { name: t('product.bra.calculate') }).click();
    await page.getByText(t('product.bra.result', { size })).waitFor();
    await page.getByRole('button', { name: t('product.bra.apply') }).click();
    await page.waitForURL(new RegExp(`/p/.*choice=${size}`));
    expect(await page.getByRole('main').locator('a[aria-current]').last().textContent()).toBe(size);
  }));

async function findArticleOfKind(kind: string): Promise<{ sku: string; slug: string }> {
  const { rows } = await stage.server.database.pool.query<{ sku: string; slug: string }>(
    `select p.sku, t.slug from product p
       join product_text t on t.product_id = p.product_id and t.language = 'nl'
       join listing l on l.product_id = p.product_id and l.tenant_id = 'nl'
      where p.kind = $1 and l.available and l.discontinued_at is null
      order by p.product_id limit 1`,
    [kind],
  );
  const [found] = rows;
  if (!found) throw new Error(`the demo has no ${kind}`);
  return found;
}

async function findPageOfKind(kind: string): Promise<string> {
  const { sku, slug } = await findArticleOfKind(kind);
  return `/p/${slug}/${sku}`;
}

/** Scripts have taken over: the basket's number is only known to them. */
async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-label="Meldingen"]') !== null);
}

async function visitShop(
  options: BrowserContextOptions,
  journey: (who: Shopper) => Promise<void>,
): Promise<void> {
  const { page, context, faults } = await openVisitor(stage.browser, options);
  try {
    await blockPictures(context);
    await journey(await createShopper(page, createPointer(), nl, stage.server.getOrigin(nl.tenant)));
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
}
