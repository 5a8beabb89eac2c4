import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsFor } from '#texts/load.ts';
import { arrive, become } from './support/arrive.ts';
import { complaintsOf, MODES } from './support/axe.ts';
import { openBrowserWithLargeText, visitor } from './support/browser.ts';
import { markets } from './support/markets.ts';
import { sandboxScreen } from './support/payment-screens.ts';
import { withoutPictures } from './support/pictures.ts';
import { placesOf } from './support/places.ts';
import type { Screen } from './support/screen.types.ts';
import { oneStateOfEach, screensOf, whileArticlesFail } from './support/screens.ts';
import { openBrowserStage } from './support/stage.ts';
import { isShortRun, walked } from './support/walked.ts';

/** Dozens of screens, each looked at three times. */
const SWEEP_MS = 400_000;
/** As many are looked at side by side: while one is being judged, others load. */
const LANES = 3;
/** With letters of twice their size eleven of them stand side by side. */
const PHONE = { width: 360, height: 740 };

const stage = openBrowserStage({ size: 240 });
let large: Browser;
beforeAll(async () => {
  large = await openBrowserWithLargeText();
});
afterAll(() => large?.close());

// one tenant of each theme
const themes = markets.filter(({ tenant }) => tenant === 'nl' || tenant === 'de');
describe.each(walked(themes))('$tenant', (market) => {
  let all: Screen[];
  let screens: Screen[];
  /** the basket's link before its number is known */
  let basket: string;
  let onward: string;
  beforeAll(async () => {
    const { text } = await textsFor(market.locale, (fault) => expect(fault).toBeUndefined());
    basket = text('shell.basket');
    onward = text('checkout.continue');
    const at = await placesOf(stage.server.database, market.tenant, market.locale);
    all = [...(await screensOf(stage.server, market)), await sandboxScreen(stage.server, at, market)];
    // another theme changes colours, which the gallery asks about at every widget in every state
    screens = market.tenant === 'nl' && !isShortRun() ? all : oneStateOfEach(all);
  });

  it.each([
    { which: 'public', personal: false },
    { which: 'personal', personal: true },
  ])(
    'axe finds nothing on any $which screen, light and dark, wide and narrow',
    async ({ personal }) => {
      const found: Record<string, string[]> = {};
      const depth = market.tenant === 'nl' ? 'everything' : 'colours';
      const seen = new Set<string>();
      const waiting = screens.filter(({ who }) => who.cookies.size > 0 === personal);
      expect(waiting.length).toBeGreaterThan(LANES);
      let turn = 0;
      const lane = async () => {
        const window = await openWindow();
        for (let screen = waiting.shift(); screen; screen = waiting.shift()) {
          await showScreen(window, screen, basket);
          turn += 1;
          const narrowIn = MODES.filter((_, nth) => nth === turn % MODES.length);
          const complaints = await complaintsOf(window.page, { depth, seen, narrowIn });
          if (complaints.length > 0) found[screen.name] = complaints;
          expectNoFaults(window, screen);
        }
        await window.context.close();
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      expect(found).toEqual({});
    },
    SWEEP_MS,
  );

  it(
    'with letters twice as large no screen is wider than a phone',
    async () => {
      const { page, context } = await visitor(large, { viewport: PHONE, javaScriptEnabled: false });
      await withoutPictures(context);
      const wide: Record<string, number> = {};
      for (const screen of all) {
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

  it('at 400 % what stays over the page leaves most of the window to it', async () => {
    const { page, context } = await visitor(stage.browser, { viewport: { width: 320, height: 256 } });
    await withoutPictures(context);
    const covered: Record<string, number> = {};
    for (const screen of screens.filter(({ name }) => ['category', 'article'].includes(name))) {
      await arrive(page, screen);
      // up again, which brings the header back
      for (const top of [900, 800]) {
        await page.evaluate((position) => scrollTo(0, position), top);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      covered[screen.name] = await page.evaluate(rowsCovered);
    }
    await context.close();
    expect(Object.keys(covered)).toHaveLength(2);
    for (const [name, rows] of Object.entries(covered)) expect(rows, name).toBeLessThan(256 / 4);
  });

  it('the page of a fault in the shop too', async () => {
    const at = await placesOf(stage.server.database, market.tenant, market.locale);
    const [home] = screens;
    if (!home) throw new Error('no screens');
    await whileArticlesFail(stage.server, () =>
      onScreen(
        { ...home, name: 'fault', path: `${at.other.page}?stars=2`, status: 500 },
        basket,
        async (page) => {
          expect(await complaintsOf(page)).toEqual([]);
        },
      ),
    );
  });

  it('the keyboard reaches the content at once, and the focus is seen', async () => {
    const [home] = screens;
    if (!home) throw new Error('no screens');
    await onScreen(home, basket, async (page) => {
      await page.keyboard.press('Tab');
      const skip = page.locator(':focus');
      expect(await skip.getAttribute('href')).toBe('#main');
      expect(await skip.isVisible()).toBe(true);
      expect(await focusIsSeen(page)).toBe(true);
      await page.keyboard.press('Enter');
      expect(await page.locator('#main').evaluate((main) => main === document.activeElement)).toBe(true);
      for (let stop = 0; stop < 8; stop += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('#main') !== null)).toBe(true);
        expect(await focusIsSeen(page)).toBe(true);
      }
    });
  });

  it('a refused form says so in words tied to its fields, and takes the focus', async () => {
    const delivery = screens.find(({ name }) => name === 'delivery');
    if (!delivery) throw new Error('no delivery');
    await onScreen(delivery, basket, async (page) => {
      await page.getByRole('button', { name: onward }).click();
      const summary = page.getByRole('alert').filter({ has: page.locator('a[href^="#billing"]') });
      await summary.waitFor();
      await expect.poll(() => summary.evaluate((box) => box.contains(document.activeElement))).toBe(true);
      const field = page.locator('[name="billing.givenName"]');
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      const described = (await field.getAttribute('aria-describedby')) ?? '';
      const note = page.locator(`[id="${described.split(' ')[0]}"]`);
      expect((await note.textContent())?.length).toBeGreaterThan(5);
      await summary.getByRole('link').first().click();
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toMatch(/^billing\./);
      expect(await complaintsOf(page)).toEqual([]);
    });
  });
});

/** Pixels of the window's height that show what stays while the page moves. Runs in the browser. */
function rowsCovered(): number {
  const stays = (element: Element | null): boolean =>
    element !== null &&
    (['fixed', 'sticky'].includes(getComputedStyle(element).position) || stays(element.parentElement));
  const rows = Array.from({ length: innerHeight }, (_, row) =>
    document.elementFromPoint(innerWidth / 2, row),
  );
  return rows.filter(stays).length;
}

type Window = Awaited<ReturnType<typeof visitor>>;

/** It keeps scripts and styles for the next screen, and nothing that was somebody's. */
async function openWindow(): Promise<Window> {
  const window = await visitor(stage.browser, {
    // axe's script is none of the shop's
    bypassCSP: true,
    reducedMotion: 'reduce',
    // it would answer the next screen from its own store
    serviceWorkers: 'block',
  });
  await withoutPictures(window.context);
  return window;
}

async function showScreen({ page, context, faults }: Window, screen: Screen, nameless: string) {
  if (page.url().startsWith(screen.who.origin)) {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
  await context.clearCookies();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  faults.length = 0;
  await become(context, screen);
  expect(await arrive(page, screen), screen.name).toBe(screen.status);
  // the header once it knows what is the visitor's own
  await page
    .locator('header')
    .getByRole('link', { name: nameless, exact: true })
    .waitFor({ state: 'detached' });
}

function expectNoFaults({ faults }: Window, { name, status }: Screen): void {
  const unexpected = faults.filter((fault) => status < 500 && !fault.startsWith(`${status} `));
  expect(unexpected, name).toEqual([]);
}

async function onScreen(
  screen: Screen,
  nameless: string,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const window = await openWindow();
  try {
    await showScreen(window, screen, nameless);
    await look(window.page);
    expectNoFaults(window, screen);
  } finally {
    await window.context.close();
  }
}

/** Whether what has the focus looks different from what has not. */
function focusIsSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return false;
    const shown = [element, ...element.querySelectorAll('*'), element.parentElement]
      .filter((candidate) => candidate !== null)
      .flatMap((candidate) => [
        getComputedStyle(candidate),
        getComputedStyle(candidate, '::after'),
        getComputedStyle(candidate, '::before'),
      ]);
    return shown.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    );
  });
}
