import { brotliCompressSync, constants } from 'node:zlib';
import { type Browser, chromium, type Page as Tab } from 'playwright-core';
import { findAnyChromium } from '#tools/provision/chromium.ts';
import { waitForScripts } from './browser-places.ts';
import type { Row } from './measured.ts';
import type { Page } from './pages.ts';
import { start, stop } from './processes.ts';
import type { ShopInput } from './shop-server.ts';

const KB = 1024;
const WIDTHS = [1280, 360];
const NO_SHIFT = 0.001;
/** Without a row the part would look as if it had been measured. */
const NO_BROWSER: Row = {
  ...{
    what: 'pages in a browser',
    measured: 'no Chromium',
    reference: '',
    ratio: null,
    target: '',
    ok: false,
  },
};

type Loaded = { readonly scripts: number; readonly personal: number; readonly styles: number };

/**
 * Measures the files that a browser loads for the page until its scripts answer, and after that without a touch, and
 * how far the page moves meanwhile and while scrolling. Bytes are those of Brotli 11, as the server sends them.
 * @returns a row that says so when there is no Chromium
 */
export async function measureBrowser(shopInput: ShopInput, page: Page): Promise<readonly Row[]> {
  const executablePath = findAnyChromium();
  if (!executablePath) return [NO_BROWSER];
  const shop = await start<{ port: number }>('shop-server.ts', shopInput, 'server');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const address = `http://${page.host}:${shop.ready.port}${page.path}`;
  const loaded = await measureBytes(browser, address);
  const shifts = await Promise.all(WIDTHS.map((width) => measureLayoutShift(browser, address, width)));
  await browser.close();
  await stop(shop.child);
  return [
    buildSizeRow(
      'JavaScript of the category page',
      loaded.scripts,
      125,
      'React alone 61 KB, React Router 98 KB',
    ),
    buildSizeRow(
      '  and after it, for what is personal',
      loaded.personal,
      null,
      'loads when the page answers',
    ),
    buildSizeRow('CSS of the category page', loaded.styles, 15, ''),
    ...WIDTHS.map((width, index) => shiftRow(width, shifts[index] ?? Number.NaN)),
  ];
}

async function measureBytes(browser: Browser, address: string): Promise<Loaded> {
  const tab = await browser.newPage();
  const bodies: { type: string; url: string; body: Promise<Buffer> }[] = [];
  tab.on('response', (response) => {
    const type = response.request().resourceType();
    if (type === 'script' || type === 'stylesheet')
      bodies.push({ type, url: response.url(), body: response.body() });
  });
  await tab.goto(address, { waitUntil: 'networkidle' });
  await waitForScripts(tab);
  await tab.waitForLoadState('networkidle');
  const late = new Set(
    await tab.evaluate(() => {
      const end = performance.getEntriesByName('taken-over')[0]?.startTime ?? 0;
      const later = performance.getEntriesByType('resource').filter(({ startTime }) => startTime > end);
      return later.map(({ name }) => name);
    }),
  );
  const sizes = await Promise.all(
    bodies.map(async ({ type, url, body }) => ({
      type,
      after: late.has(url),
      bytes: countBrotliBytes(await body),
    })),
  );
  await tab.close();
  const sum = (wanted: (one: { type: string; after: boolean }) => boolean) =>
    sizes.filter(wanted).reduce((total, { bytes }) => total + bytes, 0);
  return {
    scripts: sum(({ type, after }) => type === 'script' && !after),
    personal: sum(({ type, after }) => type === 'script' && after),
    styles: sum(({ type }) => type === 'stylesheet'),
  };
}

function countBrotliBytes(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Cumulative layout shift (web.dev/cls) without its session windows: every move counts. */
async function measureLayoutShift(browser: Browser, address: string, width: number): Promise<number> {
  const tab = await browser.newPage({ viewport: { width, height: 900 } });
  await tab.goto(address, { waitUntil: 'networkidle' });
  await scrollThrough(tab);
  const shift = await tab.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // buffered entries arrive in a task of their own
        setTimeout(() => resolve(total), 300);
      }),
  );
  await tab.close();
  return shift;
}

async function scrollThrough(tab: Tab): Promise<void> {
  for (let step = 0; step < 12; step += 1) {
    await tab.mouse.wheel(0, 600);
    await tab.waitForTimeout(50);
  }
  await tab.waitForLoadState('networkidle');
}

function buildSizeRow(what: string, bytes: number, targetKb: number | null, reference: string): Row {
  return {
    what,
    measured: `${(bytes / KB).toFixed(1)} KB`,
    reference,
    ratio: null,
    target: targetKb === null ? '' : `at most ${targetKb} KB`,
    ok: targetKb === null || bytes <= targetKb * KB,
  };
}

function shiftRow(width: number, shift: number): Row {
  return {
    what: `layout shift at ${width} px`,
    measured: shift.toFixed(4),
    reference: '',
    ratio: null,
    target: 'none',
    ok: shift < NO_SHIFT,
  };
}
