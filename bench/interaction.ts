import type { Browser, Locator, Page } from 'playwright-core';
import {
  CONSENT_CATEGORIES,
  CONSENT_COOKIE,
  type ConsentCategory,
  formatConsentCookie,
} from '#forms/consent.ts';
import {
  findBasketButton,
  findFirstSize,
  openBenchBrowser,
  PLACES,
  waitForScripts,
} from './browser-places.ts';
import { computeMedian, type Row } from './measured.ts';
import { start, stop } from './processes.ts';
import type { ShopInput } from './shop-server.ts';

const SLOWED = 4;
const RUNS = 3;
const TARGET_MS = 100;
/** After this time nothing moves any more. */
const STANDS_STILL_MS = 500;

type Interaction = {
  readonly what: string;
  readonly path: string;
  readonly pressed: (page: Page) => Locator;
  /** brings the page into the state in which the press is measured */
  readonly before?: (page: Page) => Promise<void>;
};

const INTERACTIONS: readonly Interaction[] = [
  {
    what: 'opening the flyout',
    path: PLACES.category,
    pressed: (page) => page.getByRole('navigation').getByRole('button', { name: /Dames/ }).first(),
  },
  { what: 'choosing a variant', path: PLACES.product, pressed: findFirstSize },
  {
    what: 'adding to the basket',
    path: PLACES.product,
    pressed: findBasketButton,
    async before(page) {
      await findFirstSize(page).click();
      await page.waitForURL(/variant=/);
    },
  },
];

/** The choices of visitors about cookies: not answered, agreed to all, refused. Each runs other scripts. */
const CHOICES = { unanswered: null, given: CONSENT_CATEGORIES, refused: [] } as const;

/**
 * Interaction to next paint (web.dev/inp) of single presses, on a processor slowed four times: the longest event of
 * the press, the median of three visits, for each choice about cookies.
 * @returns no rows when there is no Chromium
 */
export async function* measureInteraction(shopInput: ShopInput): AsyncGenerator<Row> {
  const browser = await openBenchBrowser();
  if (!browser) return;
  const shop = await start<{ port: number }>('shop-server.ts', shopInput, 'server');
  try {
    const origin = `http://nl.localhost:${shop.ready.port}`;
    for (const [choice, granted] of Object.entries(CHOICES))
      for (const interaction of INTERACTIONS)
        yield await buildRow(choice, interaction, () =>
          measureDuration(browser, { origin, granted }, interaction),
        );
  } finally {
    await browser.close();
    await stop(shop.child);
  }
}

async function buildRow(choice: string, { what }: Interaction, measure: () => Promise<number>): Promise<Row> {
  const took: number[] = [];
  for (let run = 0; run < RUNS; run += 1) took.push(await measure());
  const middle = computeMedian(took);
  return {
    what: `interaction to next paint, CPU slowed ${SLOWED} times, consent ${choice}: ${what}`,
    measured: `${middle} ms`,
    reference: '',
    ratio: null,
    target: `at most ${TARGET_MS} ms`,
    ok: middle <= TARGET_MS,
  };
}

type Visit = { readonly origin: string; readonly granted: readonly ConsentCategory[] | null };

async function measureDuration(
  browser: Browser,
  { origin, granted }: Visit,
  { path, pressed, before }: Interaction,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  if (granted) {
    const value = formatConsentCookie(granted, new Date());
    await page.context().addCookies([{ name: CONSENT_COOKIE, value, url: origin }]);
  }
  const devTools = await page.context().newCDPSession(page);
  await page.addInitScript(watchPresses);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await waitForScripts(page);
  await page.waitForLoadState('networkidle');
  await before?.(page);
  // found beforehand: searching for it on the slowed page would be measured as the page's own delay
  const { x, y } = await findMiddle(pressed(page));
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await forget(page);
  await page.mouse.click(x, y);
  await page.waitForFunction(() => (window as Watched).presses.length > 0);
  // A press and its release are two events; both are recorded once the page is quiet.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  const presses = await page.evaluate(() => (window as Watched).presses);
  await page.close();
  return Math.max(...presses);
}

type Watched = typeof window & { presses: number[] };

function watchPresses(): void {
  const watched = window as Watched;
  watched.presses = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) watched.presses.push(entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Brings it into view, without pointing at it: that loads what a press needs. */
async function findMiddle(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await target.page().waitForTimeout(STANDS_STILL_MS);
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await target.page().waitForTimeout(STANDS_STILL_MS);
  return target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    if (!element.contains(document.elementFromPoint(middle.x, middle.y)))
      throw new Error(`something lies over ${element.outerHTML.slice(0, 80)}`);
    return middle;
  });
}

/** From here on a new press is measured. */
async function forget(page: Page): Promise<void> {
  await page.waitForTimeout(300);
  await page.evaluate(() => {
    (window as Watched).presses = [];
  });
}
