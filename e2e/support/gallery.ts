import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { TestServer } from '#wiring/test-server.ts';
import { type Faults, openVisitor } from './browser.ts';
import { blockPictures } from './pictures.ts';

/** The gallery of the widgets, ready to be looked at: with scripts, its shown states and the font. */
export async function openGallery(
  browser: Browser,
  server: TestServer,
  tenant: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; faults: Faults; close: () => Promise<void> }> {
  const { page, context, faults } = await openVisitor(browser, {
    reducedMotion: 'reduce',
    bypassCSP: true,
    ...options,
  });
  await blockPictures(context);
  await page.goto(`${server.getOrigin(tenant)}/dev/ui`);
  if (options.javaScriptEnabled !== false) {
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
    await page.evaluate(() => document.fonts.ready);
  }
  return { page, faults, close: () => context.close() };
}

/** A widget's part of the gallery. */
export function findSection(page: Page, name: string) {
  return page.locator(`[data-section="${name}"]`);
}
