import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { findAnyChromium } from '#tools/provision/chromium.ts';

/** Pages of the Dutch shop that a browser measures; the product is a bestseller of the demo. */
export const PLACES = {
  home: '/',
  category: '/dames/kleding/jurken/',
  product: '/p/wikkeljurk-margaux-met-bloemenprint/17654321',
  basket: '/winkelmandje',
} as const;
export type Places = typeof PLACES;

const ARGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

/** @returns null when there is no Chromium */
export async function openBenchBrowser(): Promise<Browser | null> {
  const executablePath = findAnyChromium();
  return executablePath ? chromium.launch({ executablePath, args: ARGS }) : null;
}

/** Waits until the page's scripts answer (docs/adr/0012). */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('taken-over').length > 0);
}

/** The first available size of a product. */
export function findFirstSize(page: Page): Locator {
  const sizes = page.getByRole('group', { name: /^Maat/ });
  return sizes
    .getByRole('link', { name: /^\d+$/ })
    .or(sizes.getByRole('radio', { name: /^\d+$/ }))
    .first();
}

export function findBasketButton(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: 'In winkelmandje' }).first();
}

/** A visitor with an article in the basket. @returns the Cookie header of their browser */
export async function fillBasket(origin: string): Promise<string> {
  const browser = await openBenchBrowser();
  if (!browser) throw new Error('no Chromium');
  try {
    const page = await browser.newPage();
    await page.goto(origin + PLACES.product, { waitUntil: 'networkidle' });
    await waitForScripts(page);
    await findFirstSize(page).click();
    await page.waitForURL(/variant=/);
    await findBasketButton(page).click();
    await page.getByRole('dialog').waitFor();
    const cookies = await page.context().cookies();
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  } finally {
    await browser.close();
  }
}
