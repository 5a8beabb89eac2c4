import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openVisitor, waitForTakeOver } from './support/browser.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const CATEGORY = '/dames/';
const PHONE = { width: 390, height: 800 };

const stage = openSharedBrowserStage();

describe('before the scripts are there', () => {
  it('a press is carried out as soon as they are', async () => {
    const { page, faults, release } = await openSlowPage();
    await page.getByRole('button', { name: 'Filters' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    release();
    await page.getByRole('dialog').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('a ticked filter narrows the list as soon as they are', async () => {
    const { page, faults, release } = await openSlowPage({ width: 1280, height: 900 });
    await page.getByRole('switch').first().check();
    release();
    await page.waitForURL(/f\.reduced=yes/);
    expect(await page.getByRole('switch').first().isChecked()).toBe(true);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('an article that is chosen to compare is, and the page stays', async () => {
    const { page, faults, release } = await openSlowPage(PHONE, '/auto/');
    const choose = page
      .getByRole('main')
      .getByRole('button', { name: /^Vergelijken: / })
      .first();
    await choose.click();
    release();
    await expect.poll(() => choose.getAttribute('aria-pressed')).toBe('true');
    expect(new URL(page.url()).pathname).toBe('/auto/');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('links and forms do what they do without scripts', async () => {
    const { page, faults, release } = await openSlowPage({ width: 1280, height: 900 });
    await page.getByRole('searchbox').first().fill('jurk');
    await page.getByRole('searchbox').first().press('Enter');
    await page.waitForURL(/q=jurk/);
    release();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });
  it('back from a page that was reloaded is the page that one came from', async () => {
    const { page, faults, release } = await openSlowPage({ width: 1280, height: 900 });
    const title = page.getByRole('heading', { level: 1 });
    const list = await title.textContent();
    release();
    await waitForTakeOver(page);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL(/\/p\//);
    const again = await holdApplication(page);
    await page.reload();
    expect(await title.textContent()).not.toBe(list);
    await page.goBack();
    await title.filter({ hasText: list ?? '' }).waitFor();
    again();
    await waitForTakeOver(page);
    expect(await title.textContent()).toBe(list);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

/** A visitor on a category whose application has not arrived; `release` lets it. */
async function openSlowPage(viewport = PHONE, path = CATEGORY) {
  const { page, faults } = await openVisitor(stage.browser, { viewport });
  const release = await holdApplication(page);
  await page.goto(stage.server.getOrigin('nl') + path, { waitUntil: 'commit' });
  await page.waitForLoadState('load');
  return { page, faults, release };
}

/** @returns lets the application arrive, which no page gets until then */
async function holdApplication(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client*', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
