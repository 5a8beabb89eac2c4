import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TextKey } from '#texts/keys.ts';
import { loadTranslator } from '#texts/load.ts';
import type { Values } from '#texts/message.ts';
import { demoCustomer } from '#tools/demo.ts';
import { actAsVisitor } from './support/as-visitor.ts';
import { createHttpVisitor } from './support/http-visitor.ts';
import { listComplaints } from './support/judges/axe.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();
let t: (id: TextKey, values?: Values) => string;
const createDutchShop = () => ({ browser: stage.browser, origin: stage.server.getOrigin('nl') });

beforeAll(async () => {
  ({ text: t } = await loadTranslator('nl-NL', (fault) => expect(fault).toBeUndefined()));
  // the search reads the catalogue once; later visitors do not wait for it
  await createHttpVisitor(stage.server.getOrigin('nl')).get('/s/?q=jurk');
});

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

describe('the search field', () => {
  it('suggests while one types, and the keys go through it', () =>
    actAsVisitor(createDutchShop(), {}, async (page, origin) => {
      await page.goto(`${origin}/dames/`);
      await use(page);
      await findField(page).pressSequentially('jur');
      await group(page, 'search.products').getByRole('row').first().waitFor();
      expect(await group(page, 'search.categories').getByRole('row').count()).toBeGreaterThan(0);
      await expect.poll(() => findField(page).getAttribute('aria-expanded')).toBe('true');
      await expect.poll(() => page.getByRole('search').getByRole('status').textContent()).toMatch(/\d/);

      await findField(page).press('ArrowDown');
      const rows = findSuggestions(page).getByRole('row');
      expect(await readActiveId(page)).toBe(await rows.first().getByRole('gridcell').getAttribute('id'));
      await findField(page).press('End');
      expect(await readActiveId(page)).toBe(await rows.last().getByRole('gridcell').getAttribute('id'));
      await findField(page).press('ArrowDown');
      expect(await readActiveId(page)).toBeNull();
      expect(await findField(page).inputValue()).toBe('jur');

      await findField(page).press('Escape');
      await findSuggestions(page).waitFor({ state: 'detached' });
      expect(await findField(page).inputValue()).toBe('jur');
      await findField(page).press('Escape');
      expect(await findField(page).inputValue()).toBe('');

      await findField(page).pressSequentially('jurk');
      const product = group(page, 'search.products').getByRole('link').first();
      const href = (await product.getAttribute('href')) ?? '';
      await findField(page).press('ArrowUp');
      await findField(page).press('Home');
      while ((await readActiveLink(page)) !== href) await findField(page).press('ArrowDown');
      await findField(page).press('Enter');
      await page.waitForURL((url) => url.pathname === new URL(href, origin).pathname);
      await findSuggestions(page).waitFor({ state: 'detached' });
    }));

  it('says that a term comes first', () =>
    actAsVisitor(createDutchShop(), {}, async (page, origin) => {
      await page.goto(`${origin}/dames/`);
      await use(page);
      // offered before the first letter
      await findSuggestions(page).getByRole('row').first().waitFor();
      await findField(page).press('Enter');
      const complaint = page.getByRole('search').getByRole('alert').getByText(t('catalogue.search.enter'));
      await complaint.waitFor();
      expect(await findField(page).getAttribute('aria-invalid')).toBe('true');
      expect(new URL(page.url()).pathname).toBe('/dames/');
      await findField(page).pressSequentially('j');
      await complaint.waitFor({ state: 'detached' });
    }));

  it('knows what one has searched for, forgets what one removes, and takes it along to the account', () =>
    actAsVisitor(createDutchShop(), {}, async (page, origin) => {
      for (const term of ['jurk', 'broek', 'jas']) await searchFor(page, origin, term);
      await page.goto(`${origin}/dames/`);
      await use(page);
      const own = group(page, 'search.own');
      await expect.poll(() => own.getByRole('link').allTextContents()).toEqual(['jas', 'broek', 'jurk']);

      await findField(page).press('ArrowDown');
      await findField(page).press('ArrowDown');
      await findField(page).press('ArrowRight');
      await findField(page).press('Enter');
      await page
        .getByRole('search')
        .getByRole('status')
        .getByText(t('search.own.removed', { term: 'broek' }))
        .waitFor();
      expect(await own.getByRole('link').allTextContents()).toEqual(['jas', 'jurk']);

      await page.goto(`${origin}/bestellen/inloggen`);
      await page.getByLabel(t('form.field.email')).fill(demoCustomer.getEmail('nl'));
      await page.getByRole('textbox', { name: t('form.field.password') }).fill(demoCustomer.password);
      await page
        .getByRole('main')
        .getByRole('button', { name: t('account.login.submit'), exact: true })
        .click();
      await page.waitForURL((url) => url.pathname !== '/bestellen/inloggen');
      await page.goto(`${origin}/dames/`);
      await use(page);
      await expect.poll(() => own.getByRole('link').allTextContents()).toEqual(['jas', 'jurk']);
      await findField(page).pressSequentially('ju');
      await expect.poll(() => own.getByRole('link').allTextContents()).toEqual(['jurk']);
      await findField(page).fill('');
      await findSuggestions(page)
        .getByRole('button', { name: t('search.own.clear') })
        .click();
      await own.waitFor({ state: 'detached' });
      await page.reload();
      await use(page);
      await findField(page).pressSequentially('jur');
      await group(page, 'search.terms').waitFor();
      expect(await own.count()).toBe(0);
    }));

  it('covers a phone’s screen, and goes back', () =>
    actAsVisitor(createDutchShop(), PHONE, async (page, origin) => {
      await page.goto(`${origin}/dames/`);
      await use(page);
      const back = page.getByRole('button', { name: t('search.back') });
      await back.waitFor();
      const box = await page.getByRole('search').boundingBox();
      expect(box).toEqual({ x: 0, y: 0, width: 360, height: 740 });
      expect(await isBehind(page)).toBe(true);
      await back.click();
      await back.waitFor({ state: 'detached' });
      expect(await isBehind(page)).toBe(false);
      await use(page);
      await findField(page).pressSequentially('jurk');
      await findField(page).press('Enter');
      await page.waitForURL((url) => url.searchParams.get('q') === 'jurk');
      await back.waitFor({ state: 'detached' });
      expect(await isBehind(page)).toBe(false);
    }));

  it.each([
    ['on a desk', {}],
    ['on a phone', PHONE],
  ])('axe finds nothing in open suggestions, %s', (_where, options) =>
    actAsVisitor(
      createDutchShop(),
      { ...options, bypassCSP: true, reducedMotion: 'reduce' },
      async (page, origin) => {
        await searchFor(page, origin, 'jurk');
        await page.goto(`${origin}/dames/`);
        await use(page);
        await group(page, 'search.own').waitFor();
        await findField(page).pressSequentially('jur');
        await group(page, 'search.products').waitFor();
        expect(await listComplaints(page, { within: '[role=search]' })).toEqual([]);
      },
    ),
  );
});

const findField = (page: Page) => page.getByRole('combobox', { name: t('shell.search.label') });
const findSuggestions = (page: Page) => page.getByRole('grid', { name: t('search.suggestions') });
const group = (page: Page, name: TextKey) => findSuggestions(page).getByRole('rowgroup', { name: t(name) });
const readActiveId = (page: Page) => findField(page).getAttribute('aria-activedescendant');

/** Whether nothing of the page's content can be reached. */
function isBehind(page: Page): Promise<boolean> {
  return page.getByRole('main').evaluate((main: HTMLElement) => main.inert);
}

/** Into the field: its suggestions' code comes then. */
async function use(page: Page): Promise<void> {
  await page.getByLabel(t('shell.search.label')).first().click();
  await findField(page).waitFor();
}

async function readActiveLink(page: Page): Promise<string | null> {
  return page
    .locator(`[id="${await readActiveId(page)}"]`)
    .getByRole('link')
    .getAttribute('href');
}

/** By the page's address, and until the shop has noted it. */
async function searchFor(page: Page, origin: string, term: string): Promise<void> {
  const noted = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && new URL(response.url()).pathname.endsWith('/searchhistory'),
  );
  await page.goto(`${origin}/s/?q=${term}`);
  expect((await noted).status()).toBe(200);
}
