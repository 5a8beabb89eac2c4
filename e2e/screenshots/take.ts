import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { startTestServer, type TestServer } from '../../server/test-server.ts';
import { arrive, become } from '../support/arrive.ts';
import { openBrowser } from '../support/browser.ts';
import { httpVisitor } from '../support/http-visitor.ts';
import { type MarketCase, markets } from '../support/markets.ts';
import { type Screen, screensOf, whileArticlesFail } from '../support/screens.ts';
import { LARGE_TEXT, LOOKS, type Look, OTHER_LOOKS, OTHER_LOOKS_AT } from './looks.ts';
import { rareScreens } from './rare-screens.ts';
import { type MoreState, moreStates } from './states.ts';

/**
 * `npm run screens`: pictures of every screen in every state, into `screenshots/`, to be looked at one by one. The
 * Dutch shop at three widths, light and dark, its main screens also narrow, in large letters, in forced colours and on
 * paper; German and Swiss French at one width.
 * `-- --only basket,mail` takes those whose name contains one of the words, `--market nl` those of one shop,
 * `--look 360` and `--look dark` what is looked at in that way (looks.ts).
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    market: { type: 'string', default: '' },
    look: { type: 'string', default: '' },
  },
});
const FOLDER = join(import.meta.dirname, '../../screenshots');
const PATIENCE_MS = 120_000;

const server = await startTestServer({ size: 1200, settings: { devPages: true } });
const browser = await openBrowser();
// how large letters are is a setting of the whole browser
const large = await openBrowser([`--blink-settings=defaultFontSize=${(16 * LARGE_TEXT) / 100}`]);
try {
  if (!values.only && !values.market && !values.look) await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  for (const market of markets.filter(({ tenant }) => LOOKS[tenant] && (values.market || tenant) === tenant))
    await takeMarket(market, LOOKS[market.tenant] ?? []);
} finally {
  await Promise.all([browser.close(), large.close()]);
  await server.close();
}

async function takeMarket(market: MarketCase, looks: readonly Look[]): Promise<void> {
  // the search reads the catalogue once; until then lists have no filters
  await httpVisitor(server.origin(market.tenant)).get('/s/?q=a');
  const screens = [...(await screensOf(server, market)), ...(await rareScreens(server, market))];
  const wanted = ({ name }: { name: string }) => values.only.split(',').some((part) => name.includes(part));
  for (const screen of screens.filter(wanted)) {
    const others = market.tenant === 'nl' && OTHER_LOOKS_AT.includes(screen.name) ? OTHER_LOOKS : [];
    await takeAll(market, screen, [...looks, ...others]);
  }
  const states = await moreStates(server, market, screens);
  for (const state of states.filter(wanted)) await takeAll(market, state.screen, looks, state);
  const article = screens.find(({ name }) => name === 'article');
  if (article && wanted({ name: 'fault' })) await takeFault(server, market, article, looks);
}

/** The page of a fault in the shop. */
async function takeFault(at: TestServer, market: MarketCase, article: Screen, looks: readonly Look[]) {
  const fault = { ...article, name: 'fault', path: `${article.path}?stars=2`, status: 500 };
  await whileArticlesFail(at, () => takeAll(market, fault, looks));
}

async function takeAll(
  market: MarketCase,
  screen: Screen,
  looks: readonly Look[],
  state?: MoreState,
): Promise<void> {
  for (const look of looks) {
    if (!look.name.includes(values.look) || (state && !isThere(state, look))) continue;
    const context = await (look.largeText ? large : browser).newContext({
      viewport: { width: look.width, height: look.width < 600 ? 780 : 900 },
      colorScheme: look.mode,
      reducedMotion: 'reduce',
      forcedColors: look.forcedColors ? 'active' : 'none',
    });
    const name = (state?.name ?? screen.name).replaceAll(/[^a-z0-9]+/gi, '-');
    const path = join(FOLDER, `${market.locale}-${name}-${look.name}.png`);
    try {
      await become(context, screen);
      // the first to see a picture waits until it is drawn
      context.setDefaultTimeout(PATIENCE_MS);
      const page = await context.newPage();
      if (look.print) await page.emulateMedia({ media: 'print' });
      await arrive(page, screen);
      await page.waitForLoadState('networkidle');
      await loadPictures(page, state?.whole ?? true);
      await state?.act(page);
      await page.waitForLoadState('networkidle');
      await decodePictures(page);
      await page.screenshot({ path, fullPage: state?.whole ?? true });
      process.stdout.write(`${path}\n`);
    } catch (error) {
      // the others are worth a look all the same
      process.stderr.write(`${path}: ${error}\n`);
      process.exitCode = 1;
    } finally {
      await context.close();
    }
  }
}

function isThere({ from = 0, below = Number.POSITIVE_INFINITY }: MoreState, { width }: Look): boolean {
  return width >= from && width < below;
}

/** Lazy pictures come when they are near the window; of a whole page all are. */
async function loadPictures(page: Page, whole: boolean): Promise<void> {
  if (whole) {
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
  }
  await page.waitForLoadState('networkidle');
  await decodePictures(page);
}

function decodePictures(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
  );
}
