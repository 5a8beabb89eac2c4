import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TextKey } from '#texts/keys.ts';
import { loadTranslator } from '#texts/load.ts';
import type { Values } from '#texts/message.ts';
import { demoCustomer } from '#tools/demo.ts';
import { actAsVisitor } from './support/as-visitor.ts';
import { openVisitor } from './support/browser.ts';
import { createHttpVisitor } from './support/http-visitor.ts';
import { blockPictures } from './support/pictures.ts';
import { loadPlaces, type Places } from './support/screens/places.ts';
import { openBrowserStage } from './support/stage.ts';

const stage = openBrowserStage({ size: 240 });
let at: Places;
let t: (id: TextKey, values?: Values) => string;
const createDutchShop = () => ({ browser: stage.browser, origin: stage.server.getOrigin('nl') });

beforeAll(async () => {
  at = await loadPlaces(stage.server.database, 'nl', 'nl-NL');
  // the first page takes longer than any other
  await createHttpVisitor(stage.server.getOrigin('nl')).get(at.article.page);
  const { text } = await loadTranslator('nl-NL', (fault) => expect(fault).toBeUndefined());
  t = text;
});

const WISHLIST = '/verlanglijst';

const findHeart = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: t('wishlist.keep', { name }), exact: true });
const findControl = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: t('wishlist.control', { count }), exact: true });
/** The heart is filled before the shop has answered; this is the answer. */
const waitUntilAdded = (page: Page) => page.getByRole('status').getByText(t('wishlist.added'));
const findKeptLine = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h2') });

/** The first value of each dimension that can be had. */
async function chooseFirst(within: Locator): Promise<void> {
  await within.getByRole('group').first().waitFor();
  for (const group of await within.getByRole('group').all())
    await group.locator('label:has(input:enabled)').first().click();
}

describe('the wishlist', () => {
  it('a visitor keeps articles, is asked to sign in, signs in, and finds them all', () =>
    actAsVisitor(createDutchShop(), {}, async (page, origin) => {
      await page.goto(origin + at.article.page);
      await findControl(page, 0).waitFor();
      await findHeart(page, at.article.name).click();
      await waitUntilAdded(page).waitFor();
      await findControl(page, 1).waitFor();
      expect(await findHeart(page, at.article.name).getAttribute('aria-pressed')).toBe('true');
      await findControl(page, 1).click();
      const overlay = page.getByRole('dialog', { name: t('wishlist.title') });
      await overlay.getByRole('heading', { name: t('wishlist.signIn.title') }).waitFor();
      await overlay.getByRole('link', { name: t('wishlist.signIn'), exact: true }).click();
      await page.getByLabel(t('form.field.email')).fill(demoCustomer.getEmail('nl'));
      await page.getByRole('textbox', { name: t('form.field.password') }).fill(demoCustomer.password);
      await page
        .getByRole('main')
        .getByRole('button', { name: t('account.login.submit'), exact: true })
        .click();
      await page.waitForURL((url) => url.pathname === WISHLIST);
      await page.getByRole('link', { name: at.article.name }).last().waitFor();
      expect(await page.getByRole('heading', { name: t('wishlist.signIn.title') }).count()).toBe(0);
      await page.goto(origin + at.other.page);
      await findHeart(page, at.other.name).click();
      await findControl(page, 2).waitFor();
    }));

  it('the note after keeping leads to the list', () =>
    actAsVisitor(createDutchShop(), {}, async (page, origin) => {
      await page.goto(origin + at.article.page);
      await findControl(page, 0).waitFor();
      await findHeart(page, at.article.name).click();
      await waitUntilAdded(page).waitFor();
      await page
        .getByRole('status')
        .getByRole('link', { name: t('wishlist.open') })
        .click();
      await page.waitForURL((url) => url.pathname === WISHLIST);
      await page.getByRole('heading', { level: 1, name: t('wishlist.title') }).waitFor();
    }));

  it('a heart pressed again is empty, here and in a list', () =>
    actAsVisitor(createDutchShop(), {}, async (page, origin) => {
      await page.goto(origin + at.category);
      await findControl(page, 0).waitFor();
      const first = page.getByRole('main').locator('button[name=add]').first();
      await first.click();
      await waitUntilAdded(page).waitFor();
      await findControl(page, 1).waitFor();
      expect(await first.getAttribute('aria-pressed')).toBe('true');
      await page.reload();
      await findControl(page, 1).waitFor();
      await expect.poll(() => first.getAttribute('aria-pressed')).toBe('true');
      await first.click();
      await page.getByRole('status').getByText(t('wishlist.removed')).waitFor();
      await findControl(page, 0).waitFor();
      expect(await first.getAttribute('aria-pressed')).toBe('false');
    }));

  it('without scripts a variant is chosen, changed to the same, moved to the basket; a removed article comes back', () =>
    actAsVisitor(createDutchShop(), { javaScriptEnabled: false }, async (page, origin) => {
      await page.goto(origin + at.article.page);
      await findHeart(page, at.article.name).click();
      await page.waitForURL(/notice=added/);
      const line = findKeptLine(page).filter({ hasText: at.article.name });
      await line.getByRole('link', { name: t('wishlist.choosingOf', { name: at.article.name }) }).click();
      const save = () => line.getByRole('button', { name: t('wishlist.save') }).click();
      expect(await line.getByRole('radio', { checked: true }).count()).toBe(0);
      await chooseFirst(line);
      await save();
      await page.getByText(t('wishlist.changed')).waitFor();
      await line.getByRole('link', { name: t('wishlist.editOf', { name: at.article.name }) }).click();
      await line.getByRole('radio', { checked: true }).first().waitFor({ state: 'attached' });
      await save();
      await page.getByText(t('wishlist.unchanged')).waitFor();
      await line.getByRole('button', { name: t('wishlist.removeOf', { name: at.article.name }) }).click();
      await page.getByRole('heading', { name: t('wishlist.empty.title') }).waitFor();
      await page.getByRole('button', { name: t('wishlist.undo') }).click();
      await page.waitForURL(/notice=added/);
      await line.getByRole('button', { name: t('wishlist.toBasketOf', { name: at.article.name }) }).click();
      await page.getByText(t('wishlist.moved')).waitFor();
      await page
        .getByRole('main')
        .getByRole('link', { name: t('wishlist.toBasketPage') })
        .click();
      await page.getByRole('main').getByRole('link', { name: at.article.name }).last().waitFor();
    }));

  it('a variant that sold out meanwhile says so and stays unchosen', () =>
    actAsVisitor(createDutchShop(), { javaScriptEnabled: false }, async (page, origin) => {
      await page.goto(origin + at.other.page);
      await findHeart(page, at.other.name).click();
      await page.getByRole('link', { name: t('wishlist.choosingOf', { name: at.other.name }) }).click();
      const setStock = (quantity: number) =>
        stage.server.database.pool.query(
          `update stock set quantity = $1 where tenant_id = 'nl' and variant_id in
             (select variant_id from variant join product using (product_id) where product.sku = $2)`,
          [quantity, at.other.sku],
        );
      await chooseFirst(page.getByRole('main'));
      await setStock(0);
      await page.getByRole('button', { name: t('wishlist.save') }).click();
      await page.getByRole('alert').getByText(t('wishlist.soldOut')).waitFor();
      await setStock(50);
    }));

  it('a change that does not get through says so where it was made, and can be sent again', async () => {
    const { page, context, faults } = await openVisitor(stage.browser);
    await blockPictures(context);
    const origin = stage.server.getOrigin('nl');
    await page.goto(origin + at.other.page);
    await findHeart(page, at.other.name).click();
    await waitUntilAdded(page).waitFor();
    await page.goto(origin + WISHLIST);
    await page.getByRole('link', { name: t('wishlist.choosingOf', { name: at.other.name }) }).click();
    await chooseFirst(page.getByRole('main'));
    await page.route(`**${WISHLIST}.data**`, (route) => route.abort());
    const save = page.getByRole('button', { name: t('wishlist.save') });
    await save.click();
    await findKeptLine(page).getByRole('alert').getByText(t('wishlist.failed')).waitFor();
    await page.unroute(`**${WISHLIST}.data**`);
    await save.click();
    await page.getByRole('status').getByText(t('wishlist.changed')).waitFor();
    expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([]);
    await context.close();
  });

  it('the other tenants’ address leads to it', () =>
    actAsVisitor(createDutchShop(), {}, async (page, origin) => {
      await page.goto(`${origin}/merkzettel`);
      expect(new URL(page.url()).pathname).toBe(WISHLIST);
      await page.getByRole('heading', { level: 1, name: t('wishlist.empty.title') }).waitFor();
    }));
});
