import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { arrive, become } from '../support/arrive.ts';
import { answerConsent } from '../support/browser.ts';
import { STILL_AND_WHOLE } from '../support/judges/still-and-whole.ts';
import type { Screen } from '../support/screens/screen.types.ts';
import type { Look } from './looks.ts';
import type { MoreState } from './states.ts';

export type Camera = {
  readonly browser: Browser;
  /** one with large letters */
  readonly large: Browser;
  readonly folder: string;
  readonly locale: string;
};

/** The first to see a picture waits until it is drawn. */
const PATIENCE_MS = 30_000;

/**
 * Pictures of one screen in several looks. It is loaded once for all of them; what has been opened on it is opened once
 * for each width, since a phone's form of it is another one.
 */
export async function takePictures(
  camera: Camera,
  screen: Screen,
  looks: readonly Look[],
  state?: MoreState,
): Promise<void> {
  const visits = Map.groupBy(
    looks,
    ({ largeText, noScripts, width }) => `${largeText} ${noScripts} ${state ? width : ''}`,
  );
  for (const together of visits.values()) {
    try {
      await visit(camera, screen, together, state);
    } catch (error) {
      // the others are worth a look all the same
      const names = together.map(({ name }) => name).join(', ');
      complain(`${camera.locale} ${state?.name ?? screen.name} (${names}): ${error}`);
    }
  }
}

function complain(what: string): void {
  process.stderr.write(`${what}\n`);
  process.exitCode = 1;
}

async function visit(
  { browser, large, folder, locale }: Camera,
  screen: Screen,
  looks: readonly Look[],
  state: MoreState | undefined,
): Promise<void> {
  const [first] = looks;
  if (!first) return;
  const whole = state?.whole ?? true;
  const context = await (first.largeText ? large : browser).newContext({
    viewport: getWindowSize(first),
    reducedMotion: 'reduce',
    javaScriptEnabled: !first.noScripts,
    // for a style of ours
    bypassCSP: true,
  });
  try {
    context.setDefaultTimeout(PATIENCE_MS);
    await answerConsent(context);
    await become(context, screen);
    const page = await context.newPage();
    // an error in a page is seldom seen on its picture
    page.on('pageerror', ({ message }) => complain(`${locale} ${screen.name}: ${message}`));
    await takeOn(page, first);
    await arrive(page, screen);
    await isQuiet(page);
    await state?.act(page);
    if (!first.noScripts) await page.addStyleTag({ content: STILL_AND_WHOLE });
    for (const look of looks) {
      await takeOn(page, look);
      if (!look.noScripts) await loadPictures(page, whole);
      const name = (state?.name ?? screen.name).replaceAll(/[^a-z0-9]+/gi, '-');
      const path = join(folder, `${locale}-${name}-${look.name}.png`);
      await page.screenshot({ path, fullPage: whole });
      process.stdout.write(`${path}\n`);
    }
  } finally {
    await context.close();
  }
}

function getWindowSize({ width }: Look) {
  return { width, height: width < 600 ? 780 : 900 };
}

async function takeOn(page: Page, look: Look): Promise<void> {
  await page.setViewportSize(getWindowSize(look));
  await page.emulateMedia({
    colorScheme: look.mode,
    forcedColors: look.forcedColors ? 'active' : 'none',
    media: look.print ? 'print' : 'screen',
  });
}

/** Scripts run and have nothing left to ask. */
function isQuiet(page: Page): Promise<void> {
  return page.waitForLoadState('networkidle');
}

/** Lazy pictures come when they are near the window; of a whole page all are. */
async function loadPictures(page: Page, whole: boolean): Promise<void> {
  if (whole) {
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
  }
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const seen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return image.complete || (image.loading === 'lazy' && !seen);
    }),
  );
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter((image) => image.complete)
        .map((image) => image.decode().catch(() => undefined)),
    ),
  );
}
