import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arrive, become } from './support/arrive.ts';
import { openBrowserWithLargeText, visitor } from './support/browser.ts';
import { openGallery } from './support/gallery.ts';
import { markets } from './support/markets.ts';
import { withoutPictures } from './support/pictures.ts';
import { screensOf } from './support/screens.ts';
import { openStage } from './support/stage.ts';

/** Eleven ems stand side by side. */
const PHONE = { width: 360, height: 740 };
const SWEEP_MS = 300_000;

const stage = openStage({ size: 240, settings: { devPages: true } });
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowserWithLargeText();
});
afterAll(() => browser?.close());

it.each(markets.filter(({ tenant }) => tenant === 'nl' || tenant === 'de'))(
  'with letters twice as large no screen of $tenant is wider than a phone',
  async (market) => {
    const screens = await screensOf(stage.server, market);
    const { page, context } = await visitor(browser, { viewport: PHONE, javaScriptEnabled: false });
    await withoutPictures(context);
    const wide: Record<string, number> = {};
    for (const screen of screens) {
      await context.clearCookies();
      await become(context, screen);
      await arrive(page, screen);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > PHONE.width) wide[screen.name] = width;
    }
    await context.close();
    expect(wide).toEqual({});
  },
  SWEEP_MS,
);

it('neither are the widgets of the gallery than 640 px', async () => {
  const { page, faults, close } = await openGallery(browser, stage.server, 'de', {
    viewport: { width: 640, height: 900 },
  });
  // until then what is below the screen is not laid out
  await page.waitForFunction(() => !('fresh' in document.documentElement.dataset));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
  expect(faults).toEqual([]);
  await close();
});
