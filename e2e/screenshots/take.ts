import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loadTranslator } from '#texts/load.ts';
import { startTestServer, type TestServer } from '#wiring/test-server.ts';
import { openBrowser, openBrowserWithLargeText } from '../support/browser.ts';
import { createHttpVisitor } from '../support/http-visitor.ts';
import { type MarketCase, markets } from '../support/screens/markets.ts';
import { loadPlaces } from '../support/screens/places.ts';
import type { Screen } from '../support/screens/screen.types.ts';
import { createScreens, runWhileArticlesFail } from '../support/screens/screens.ts';
import { LOOKS, type Look, OTHER_LOOKS, OTHER_LOOKS_AT } from './looks.ts';
import { keepPapers } from './papers.ts';
import { type Camera, takePictures } from './pictures.ts';
import { listRareScreens } from './rare-screens.ts';
import { listMailStates, listOverlays, type MoreState } from './states.ts';

/**
 * `npm run screens`: pictures of every screen in every state, into `screenshots/`, to be looked at one by one. The
 * Dutch shop at three widths, light and dark, its main screens also narrow, in large letters, in forced colours and on
 * paper; German and Swiss French at one width.
 * `-- --only basket,mail,papers` takes those whose name contains one of the words, `--market nl` those of one shop,
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
/** Screens that are taken side by side: while one is being painted, others load. */
const LANES = 2;
/** So long may the search read its catalogue. */
const PATIENCE_MS = 60_000;

type Shot = { readonly screen: Screen; readonly looks: readonly Look[]; readonly state?: MoreState };

const server = await startTestServer({ size: 1200, settings: { devPages: true } });
const [browser, large] = await Promise.all([openBrowser(), openBrowserWithLargeText()]);
try {
  if (!values.only && !values.market && !values.look) await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  for (const market of markets.filter(({ tenant }) => LOOKS[tenant] && (values.market || tenant) === tenant))
    await takeMarket(market, LOOKS[market.tenant] ?? []);
} finally {
  await Promise.all([browser.close(), large.close()]);
  await server.close();
}
// a library may still hold something open, which is no concern of a picture
process.exit();

async function takeMarket(market: MarketCase, looks: readonly Look[]): Promise<void> {
  await waitForFilters(market);
  const screens = [...(await createScreens(server, market)), ...(await listRareScreens(server, market))];
  const listOtherLooks = ({ name }: Screen) =>
    market.tenant === 'nl' && OTHER_LOOKS_AT.includes(name) ? OTHER_LOOKS : [];
  const listShots = (states: readonly MoreState[]): Shot[] =>
    states.map((state) => ({ screen: state.screen, looks: looks.filter((look) => has(state, look)), state }));
  await takeAll(market, [
    ...screens.map((screen) => ({ screen, looks: [...looks, ...listOtherLooks(screen)] })),
    ...listShots(await listOverlays(market, screens)),
  ]);
  if (isWanted('papers')) await keepPapers(FOLDER, market.locale, screens);
  // those too that the screens have made the shop send
  await takeAll(market, listShots(await listMailStates(server, market)));
  const article = screens.find(({ name }) => name === 'article');
  if (article) await takeFault(server, market, article, looks);
}

/** The search reads the catalogue once; until then lists say that their filters are still to come. */
async function waitForFilters({ tenant, locale }: MarketCase): Promise<void> {
  const { text } = await loadTranslator(locale, ({ id, reason }) =>
    process.stderr.write(`text ${id}: ${reason}\n`),
  );
  const { category } = await loadPlaces(server.database, tenant, locale);
  const who = createHttpVisitor(server.getOrigin(tenant));
  const deadline = Date.now() + PATIENCE_MS;
  while ((await who.get(category)).bytes.includes(text('list.filters.wait'))) {
    if (Date.now() > deadline) throw new Error(`${tenant}: no filters after ${PATIENCE_MS} ms`);
    await wait(500);
  }
}

/** The page of a fault in the shop. */
async function takeFault(at: TestServer, market: MarketCase, article: Screen, looks: readonly Look[]) {
  const screen = { ...article, name: 'fault', path: `${article.path}?stars=2`, status: 500 };
  await runWhileArticlesFail(at, () => takeAll(market, [{ screen, looks }]));
}

async function takeAll({ locale }: MarketCase, shots: readonly Shot[]): Promise<void> {
  const camera: Camera = { browser, large, folder: FOLDER, locale };
  const waiting = shots
    .map((shot) => ({ ...shot, looks: shot.looks.filter(({ name }) => name.includes(values.look)) }))
    .filter(({ screen, state, looks }) => looks.length > 0 && isWanted((state ?? screen).name));
  const runLane = async () => {
    for (let shot = waiting.shift(); shot; shot = waiting.shift())
      await takePictures(camera, shot.screen, shot.looks, shot.state);
  };
  await Promise.all(Array.from({ length: LANES }, runLane));
}

function isWanted(name: string): boolean {
  return values.only.split(',').some((part) => name.includes(part));
}

function has({ from = 0, below = Number.POSITIVE_INFINITY }: MoreState, { width }: Look): boolean {
  return width >= from && width < below;
}
