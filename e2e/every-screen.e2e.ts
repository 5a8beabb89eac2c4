import { beforeAll, describe, expect, it } from 'vitest';
import type { TextKey } from '#texts/keys.ts';
import { loadTranslator } from '#texts/load.ts';
import type { Values } from '#texts/message.ts';
import { arrive, become } from './support/arrive.ts';
import { findArticleOfKind } from './support/article-of-kind.ts';
import { openVisitor } from './support/browser.ts';
import {
  findInvalidHtml,
  judgeDocument,
  readLanguage,
  readTitle,
  type Served,
} from './support/document-judge.ts';
import { createHttpVisitor } from './support/http-visitor.ts';
import { listComplaints, MODES } from './support/judges/axe.ts';
import { judgeLargeLetters } from './support/judges/large-letters.ts';
import { blockPictures } from './support/pictures.ts';
import { judgeReadingOrder } from './support/reading-order.ts';
import { type MarketCase, markets } from './support/screens/markets.ts';
import { createSandboxScreen } from './support/screens/payment-screens.ts';
import { loadPlaces, type Places } from './support/screens/places.ts';
import type { Screen } from './support/screens/screen.types.ts';
import { createScreens, pickOneStateOfEach, runWhileArticlesFail } from './support/screens/screens.ts';
import { openSharedBrowserStage } from './support/stage.ts';

/** Dozens of screens, each looked at three times. */
const SWEEP_MS = 400_000;
/** As many are looked at side by side: while one is being judged, others load. */
const LANES = 3;
/** Articles whose pages have parts that others lack: labels, services, size tables, tyres' data. */
const KINDS = ['washing-machine', 'tyre', 'bra'];

const stage = openSharedBrowserStage();
const [dutch, german] = ['nl', 'de'].map(
  (id) => markets.find(({ tenant }) => tenant === id) as MarketCase,
) as [MarketCase, MarketCase];

describe('every screen in every state', () => {
  let at: Places;
  let screens: Screen[];
  /** the payment provider's page, which is none of the shop's */
  let sandbox: Screen;
  let t: (id: TextKey, values?: Values) => string;
  const titles = new Map<string, Screen>();
  /** the first state of each page is looked at in every width and mode, the others once */
  let first: ReadonlySet<Screen>;

  beforeAll(async () => {
    const { server } = stage;
    t = (await loadTranslator(dutch.locale, (fault) => expect(fault).toBeUndefined())).text;
    at = await loadPlaces(server.database, dutch.tenant, dutch.locale);
    sandbox = await createSandboxScreen(server, at, dutch);
    screens = [...(await createScreens(server, dutch)), ...(await articleScreens(at)), sandbox];
    first = new Set(pickOneStateOfEach(screens));
  });

  it.each([
    { which: 'public', personal: false },
    { which: 'personal', personal: true },
  ])(
    'axe, the HTML validator, large letters and the reading order find nothing on any $which screen',
    async ({ personal }) => {
      const found: Record<string, string[]> = {};
      const seen = new Set<string>();
      const waiting = screens.filter(({ who }) => who.cookies.size > 0 === personal);
      expect(waiting.length).toBeGreaterThan(LANES);
      let turn = 0;
      const lane = async () => {
        const window = await openWindow();
        for (let screen = waiting.shift(); screen; screen = waiting.shift()) {
          const served = await showScreen(window, screen, t('shell.basket'));
          turn += 1;
          const narrowIn = MODES.filter((_, nth) => nth === turn % MODES.length);
          const isOurs = screen !== sandbox;
          const complaints = [
            ...(isOurs ? await judgeDocument(screen, served, dutch.locale) : []),
            ...(isOurs ? judgeTitle(screen, served) : []),
            ...(await judgeReadingOrder(window.page, screen, at, t)),
            ...(await listComplaints(window.page, {
              seen,
              narrowIn,
              depth: first.has(screen) ? 'everything' : 'once',
            })),
            // a provider's own page may break a number
            ...(await judgeLargeLetters(window.page)).filter((found) => isOurs || !found.startsWith('"')),
            ...listFaults(window, screen),
          ];
          if (complaints.length > 0) found[screen.name] = complaints;
        }
        await window.context.close();
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      expect(found).toEqual({});
    },
    SWEEP_MS,
  );

  /** Two screens may share a title only if they are one page: the Dutch checkout is one page in three steps. */
  function judgeTitle(screen: Screen, { html }: Served): string[] {
    const title = readTitle(html);
    const first = titles.get(title) ?? screen;
    titles.set(title, first);
    const isOnePage = first.name.split(',')[0] === screen.name.split(',')[0] || first.path === screen.path;
    return isOnePage ? [] : [`has the title of ${first.name}: ${title}`];
  }

  it('the page of a fault in the shop tells nothing of the inside, in the language and the look of the shop', async () => {
    const [home] = screens;
    if (!home) throw new Error('no screens');
    const fault = { ...home, name: 'fault', path: `${at.other.page}?stars=2`, status: 500 };
    await runWhileArticlesFail(stage.server, async () => {
      const window = await openWindow();
      const { html } = await showScreen(window, fault, t('shell.basket'));
      expect(html).not.toMatch(/review_away|relation|node_modules|\bat .*\.(ts|js):\d/);
      expect(readLanguage(html)).toBe(dutch.locale);
      expect(await findInvalidHtml(html)).toEqual([]);
      expect(await listComplaints(window.page)).toEqual([]);
      await window.context.close();
    });
  });
});

describe('every screen with the long words of German', () => {
  it(
    'the HTML validator finds nothing, and with letters twice as large none is wider than a phone',
    async () => {
      const screens = pickOneStateOfEach(await createScreens(stage.server, german));
      const { page, context } = await openVisitor(stage.browser, { javaScriptEnabled: false });
      await blockPictures(context);
      const found: Record<string, string[]> = {};
      for (const screen of screens) {
        await context.clearCookies();
        await become(context, screen);
        const served = await arrive(page, screen);
        const complaints = [
          ...(await judgeDocument(screen, served, german.locale)),
          ...(await judgeLargeLetters(page)),
        ];
        if (complaints.length > 0) found[screen.name] = complaints;
      }
      await context.close();
      expect(found).toEqual({});
    },
    SWEEP_MS,
  );
});

async function articleScreens(at: Places): Promise<Screen[]> {
  const who = createHttpVisitor(stage.server.getOrigin(at.tenant));
  const screens: Screen[] = [];
  for (const kind of KINDS) {
    const { page } = await findArticleOfKind(stage.server, at, kind);
    screens.push({ name: `article, ${kind}`, path: page.replace(/\?.*/, ''), who, status: 200 });
  }
  return screens;
}

type Window = Awaited<ReturnType<typeof openVisitor>>;

/** It keeps scripts and styles for the next screen, and nothing that was somebody's. */
async function openWindow(): Promise<Window> {
  const window = await openVisitor(stage.browser, {
    // axe's script is none of the shop's
    bypassCSP: true,
    reducedMotion: 'reduce',
    // it would answer the next screen from its own store
    serviceWorkers: 'block',
  });
  await blockPictures(window.context);
  return window;
}

/** @param nameless the basket's link before its number is known */
async function showScreen(
  { page, context, faults }: Window,
  screen: Screen,
  nameless: string,
): Promise<Served> {
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
  const served = await arrive(page, screen);
  expect(served.status, screen.name).toBe(screen.status);
  // the header once it knows what is the visitor's own
  await page
    .locator('header')
    .getByRole('link', { name: nameless, exact: true })
    .waitFor({ state: 'detached' });
  return served;
}

function listFaults({ faults }: Window, { status }: Screen): string[] {
  return faults.filter((fault) => status < 500 && !fault.startsWith(`${status} `));
}
