import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TextKey } from '#texts/keys.ts';
import { textsFor } from '#texts/load.ts';
import type { Values } from '#texts/message.ts';
import { demoCustomer } from '#tools/demo.ts';
import { asVisitor } from './support/as-visitor.ts';
import { complaintsOf } from './support/axe.ts';
import { httpVisitor } from './support/http-visitor.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();
let t: (id: TextKey, values?: Values) => string;
const nl = () => ({ browser: stage.browser, origin: stage.server.origin('nl') });

beforeAll(async () => {
  ({ text: t } = await textsFor('nl-NL', (fault) => expect(fault).toBeUndefined()));
  // the search reads the catalogue once; later visitors do not wait for it
  await httpVisitor(stage.server.origin('nl')).get('/s/?q=jurk');
});

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

describe('the search field', () => {
  it('suggests while one types, and the keys go through it', () =>
    asVisitor(nl(), {}, async (page, origin) => {
      await page.goto(`${origin}/dames/`);
      await use(page);
      await field(page).pressSequentially('jur');
      await group(page, 'search.products').getByRole('row').first().waitFor();
      expect(await group(page, 'search.categories').getByRole('row').count()).toBeGreaterThan(0);
      await expect.poll(() => field(page).getAttribute('aria-expanded')).toBe('true');
      await expect.poll(() => page.getByRole('search').getByRole('status').textContent()).toMatch(/\d/);

      await field(page).press('ArrowDown');
      const rows = suggestions(page).getByRole('row');
      expect(await active(page)).toBe(await rows.first().getByRole('gridcell').getAttribute('id'));
      await field(page).press('End');
      expect(await active(page)).toBe(await rows.last().getByRole('gridcell').getAttribute('id'));
      await field(page).press('ArrowDown');
      expect(await active(page)).toBeNull();
      expect(await field(page).inputValue()).toBe('jur');

      await field(page).press('Escape');
      await suggestions(page).waitFor({ state: 'detached' });
      expect(await field(page).inputValue()).toBe('jur');
      await field(page).press('Escape');
      expect(await field(page).inputValue()).toBe('');

      await field(page).pressSequentially('jurk');
      const product = group(page, 'search.products').getByRole('link').first();
      const href = (await product.getAttribute('href')) ?? '';
      await field(page).press('ArrowUp');
      await field(page).press('Home');
      while ((await activeLink(page)) !== href) await field(page).press('ArrowDown');
      await field(page).press('Enter');
      await page.waitForURL((url) => url.pathname === new URL(href, origin).pathname);
      await suggestions(page).waitFor({ state: 'detached' });
    }));

  it('says that a term comes first', () =>
    asVisitor(nl(), {}, async (page, origin) => {
      await page.goto(`${origin}/dames/`);
      await use(page);
      // offered before the first letter
      await suggestions(page).getByRole('row').first().waitFor();
      await field(page).press('Enter');
      const complaint = page.getByRole('search').getByRole('alert').getByText(t('catalogue.search.enter'));
      await complaint.waitFor();
      expect(await field(page).getAttribute('aria-invalid')).toBe('true');
      expect(new URL(page.url()).pathname).toBe('/dames/');
      await field(page).pressSequentially('j');
      await complaint.waitFor({ state: 'detached' });
    }));

  it('knows what one has searched for, forgets what one removes, and takes it along to the account', () =>
    asVisitor(nl(), {}, async (page, origin) => {
      for (const term of ['jurk', 'broek', 'jas']) await searchFor(page, origin, term);
      await page.goto(`${origin}/dames/`);
      await use(page);
      const own = group(page, 'search.own');
      await expect.poll(() => own.getByRole('link').allTextContents()).toEqual(['jas', 'broek', 'jurk']);

      await field(page).press('ArrowDown');
      await field(page).press('ArrowDown');
      await field(page).press('ArrowRight');
      await field(page).press('Enter');
      await page
        .getByRole('search')
        .getByRole('status')
        .getByText(t('search.own.removed', { term: 'broek' }))
        .waitFor();
      expect(await own.getByRole('link').allTextContents()).toEqual(['jas', 'jurk']);

      await page.goto(`${origin}/bestellen/inloggen`);
      await page.getByLabel(t('form.field.email')).fill(demoCustomer.email('nl'));
      await page.getByRole('textbox', { name: t('form.field.password') }).fill(demoCustomer.password);
      await page
        .getByRole('main')
        .getByRole('button', { name: t('account.login.submit'), exact: true })
        .click();
      await page.waitForURL((url) => url.pathname !== '/bestellen/inloggen');
      await page.goto(`${origin}/dames/`);
      await use(page);
      await expect.poll(() => own.getByRole('link').allTextContents()).toEqual(['jas', 'jurk']);
      await field(page).pressSequentially('ju');
      await expect.poll(() => own.getByRole('link').allTextContents()).toEqual(['jurk']);
      await field(page).fill('');
      await suggestions(page)
        .getByRole('button', { name: t('search.own.clear') })
        .click();
      await own.waitFor({ state: 'detached' });
      await page.reload();
      await use(page);
      await field(page).pressSequentially('jur');
      await group(page, 'search.terms').waitFor();
      expect(await own.count()).toBe(0);
    }));

  it('covers a phone’s screen, and goes back', () =>
    asVisitor(nl(), PHONE, async (page, origin) => {
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
      await field(page).pressSequentially('jurk');
      await field(page).press('Enter');
      await page.waitForURL((url) => url.searchParams.get('q') === 'jurk');
      await back.waitFor({ state: 'detached' });
      expect(await isBehind(page)).toBe(false);
    }));

  it.each([
    ['on a desk', {}],
    ['on a phone', PHONE],
  ])('axe finds nothing in open suggestions, %s', (_where, options) =>
    asVisitor(nl(), { ...options, bypassCSP: true, reducedMotion: 'reduce' }, async (page, origin) => {
      await searchFor(page, origin, 'jurk');
      await page.goto(`${origin}/dames/`);
      await use(page);
      await group(page, 'search.own').waitFor();
      await field(page).pressSequentially('jur');
      await group(page, 'search.products').waitFor();
      expect(await complaintsOf(page, { within: '[role=search]' })).toEqual([]);
    }),
  );
});

const field = (page: Page) => page.getByRole('combobox', { name: t('shell.search.label') });
const suggestions = (page: Page) => page.getByRole('grid', { name: t('search.suggestions') });
const group = (page: Page, name: TextKey) => suggestions(page).getByRole('rowgroup', { name: t(name) });
const active = (page: Page) => field(page).getAttribute('aria-activedescendant');

/** Whether nothing of the page's content can be reached. */
function isBehind(page: Page): Promise<boolean> {
  return page.getByRole('main').evaluate((main: HTMLElement) => main.inert);
}

/** Into the field: its suggestions' code comes then. */
async function use(page: Page): Promise<void> {
  await page.getByLabel(t('shell.search.label')).first().click();
  await field(page).waitFor();
}

async function activeLink(page: Page): Promise<string | null> {
  return page
    .locator(`[id="${await active(page)}"]`)
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
