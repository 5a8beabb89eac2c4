import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openVisitor } from './browser.ts';
import { blockPictures } from './pictures.ts';

/** A journey of one visitor with a page of their own, without pictures; nothing may make the browser complain. */
export async function actAsVisitor(
  { browser, origin }: { readonly browser: Browser; readonly origin: string },
  options: BrowserContextOptions,
  journey: (page: Page, origin: string) => Promise<void>,
): Promise<void> {
  const { page, context, faults } = await openVisitor(browser, options);
  try {
    await blockPictures(context);
    await journey(page, origin);
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
}
