import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { findChromium, findHeadlessShell } from '#tools/provision/chromium.ts';

/** Flags that keep Chromium from asking the outside world for anything. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // the headless shell's own setting gives letters whole pixels of width, which no desktop does
  '--font-render-hinting=slight',
  // a page lives for seconds: compiling its scripts a third and fourth time costs more than it gives back
  '--js-flags=--no-maglev --no-turbofan',
];

/** @param flags further ones of Chromium's */
export async function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = findHeadlessShell() ?? findChromium();
  if (!executablePath) throw new Error('no Chromium: npm test installs one');
  return chromium.launch({ executablePath, args: [...ARGS, ...flags] });
}

/** One whose reader has set letters to twice their size (WCAG 2.2, 1.4.4): a setting of the whole browser. */
export function openBrowserWithLargeText(): Promise<Browser> {
  return openBrowser(['--blink-settings=defaultFontSize=32']);
}

const TENANTS = ['nl', 'de', 'at', 'ch'];
/** Most journeys are of visitors who have answered: only what the shop remembers for comfort is agreed to. */
const REFUSED = 'groups=C0001:1,C0002:0,C0003:1,C0004:0,C0005:0,C0006:0';

/** @param groups as the consent cookie names them */
export async function answerConsent(context: BrowserContext, groups = REFUSED): Promise<void> {
  await context.addCookies(
    TENANTS.map((tenant) => ({
      name: 'consent',
      value: encodeURIComponent(groups),
      url: `http://${tenant}.localhost/`,
    })),
  );
}

/** Contexts of visitors that are open, each with a trace of what it has done (keep-traces.ts). */
export const tracedContexts = new Set<BrowserContext>();

/**
 * Only where TRACES=on, as when a journey that failed runs again: it takes a sixth of a journey's time. Snapshots alone,
 * no film. A page without scripts has none: they are taken by a script, whose refusal would be a fault of the page.
 */
async function trace(
  context: BrowserContext,
  { javaScriptEnabled = true }: BrowserContextOptions,
): Promise<void> {
  if (process.env.TRACES !== 'on') return;
  await context.tracing.start({ snapshots: javaScriptEnabled });
  tracedContexts.add(context);
  context.once('close', () => tracedContexts.delete(context));
}

/** Faults in a page that do not fail it: console errors, exceptions, answers of 500 and above. */
export type Faults = string[];

/**
 * A visitor with a page of their own. Whatever the browser complains about lands in `faults`, and every journey ends
 * with `expect(faults).toEqual([])`.
 * @param options.consent what was chosen about optional cookies before; null: nothing, so the layer asks
 */
export async function openVisitor(
  browser: Browser,
  options: BrowserContextOptions & { consent?: string | null } = {},
): Promise<{ page: Page; context: BrowserContext; faults: Faults }> {
  const { consent = REFUSED, ...rest } = options;
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...rest });
  if (consent !== null) await answerConsent(context, consent);
  context.setDefaultTimeout(15_000);
  await trace(context, rest);
  const page = await context.newPage();
  const faults: Faults = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpectedStatus(message.text()))
      faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`);
  });
  if (options.javaScriptEnabled !== false) waitForScripts(page);
  return { page, context, faults };
}

/**
 * The application's scripts start after the page has loaded (docs/adr/0012). Journeys go on when they answer, except
 * those that ask to be there before: `waitUntil: 'commit'`.
 */
function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (options?.waitUntil !== 'commit') await waitForTakeOver(page);
    return response;
  };
}

/** Waits until the scripts of a page answer that came by itself: by a reload or a link. */
export async function waitForTakeOver(page: Page): Promise<void> {
  await page.waitForFunction(areTakenOver);
}

/** Also true of what is no page of the application: a mail, a file. */
function areTakenOver(): boolean {
  return !document.getElementById('start') || performance.getEntriesByName('taken-over').length > 0;
}

/** Chromium writes a console error for every 4xx it loads; a journey that provokes one means it. */
function isExpectedStatus(text: string): boolean {
  return /Failed to load resource: the server responded with a status of 4\d\d/.test(text);
}
