import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CONSENT_CATEGORIES, CONSENT_COOKIE, formatConsentCookie } from '#forms/consent.ts';
import { findAnyChromium } from '#tools/provision/chromium.ts';
import { fillBasket, PLACES, type Places } from './browser-places.ts';
import { installPackages } from './install-packages.ts';
import { computeMedian, type Row } from './measured.ts';
import { start, stop } from './processes.ts';
import type { ShopInput } from './shop-server.ts';

const FOLDER = join(import.meta.dirname, 'lighthouse');
const CLI = join(FOLDER, 'node_modules/lighthouse/cli/index.js');
const DAY_S = 86_400;
const RUNS = 3;
const RUN_TIMEOUT_MS = 120_000;
/** Lighthouse sometimes fails to record a page (NO_NAVSTART), and asks to run it again. */
const ATTEMPTS = 3;
const CHROME_FLAGS =
  '--headless=new --no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-component-update --disable-sync';
const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof TARGETS;

type Report = {
  readonly categories: Readonly<Record<Category, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly score: number | null; readonly title: string }>
  >;
};

/**
 * Lighthouse on a phone with its default throttling, the median of three runs after one that is not counted: the shop
 * draws a picture when it is first requested at a width, and keeps it. On two cores the drawing would disturb the
 * measured page. The basket is measured with articles in it, and without the audit that a page can be indexed: it
 * must not be.
 * @returns no rows when there is no Chromium
 */
export async function* measureLighthouse(shopInput: ShopInput): AsyncGenerator<Row> {
  yield* onShop(shopInput, async function* (chromiumPath, origin) {
    const basketCookie = await fillBasket(origin);
    for (const [name, path] of Object.entries(PLACES) as [keyof Places, string][]) {
      const own = [
        `--extra-headers=${JSON.stringify({ Cookie: basketCookie })}`,
        '--skip-audits=is-crawlable',
      ];
      yield* buildRows(name, await runReports(chromiumPath, origin + path, name === 'basket' ? own : []));
    }
  });
}

/**
 * The cached pages again, for a visitor who has agreed to everything and for one who has refused: their choice is in
 * the browser's own cookies, where the page's scripts read it.
 */
export async function* measureLighthouseWithConsent(shopInput: ShopInput): AsyncGenerator<Row> {
  yield* onShop(shopInput, async function* (chromiumPath, origin) {
    for (const [choice, granted] of Object.entries({ given: CONSENT_CATEGORIES, refused: [] })) {
      const cookie = { name: CONSENT_COOKIE, value: formatConsentCookie(granted, new Date()), url: origin };
      for (const name of ['home', 'category', 'product'] as const) {
        await using profile = await createProfile(chromiumPath, cookie);
        const reports = await runReports(chromiumPath, origin + PLACES[name], [], profile.flag);
        yield* buildRows(`${name}, consent ${choice}`, reports);
      }
    }
  });
}

/** Measures a shop of its own; does nothing where there is no Chromium. */
async function* onShop(
  shopInput: ShopInput,
  measure: (chromiumPath: string, origin: string) => AsyncGenerator<Row>,
): AsyncGenerator<Row> {
  const chromiumPath = findAnyChromium();
  if (!chromiumPath) return;
  await install();
  const shop = await start<{ port: number }>('shop-server.ts', shopInput, 'server');
  try {
    yield* measure(chromiumPath, `http://nl.localhost:${shop.ready.port}`);
  } finally {
    await stop(shop.child);
  }
}

/**
 * A profile of a browser that has a cookie. Lighthouse starts its own browser with it: a browser that another tool
 * drives as well is slower.
 */
async function createProfile(executablePath: string, cookie: { name: string; value: string; url: string }) {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: CHROME_FLAGS.split(' '),
  });
  // a cookie without an end is deleted with its browser
  await context.addCookies([{ ...cookie, expires: Math.floor(Date.now() / 1000) + DAY_S }]);
  await context.close();
  return {
    flag: `--user-data-dir=${folder}`,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** @param args of Lighthouse, besides those of every run @param flag of its browser, besides those of every run */
async function runReports(
  chromiumPath: string,
  url: string,
  args: readonly string[],
  flag = '',
): Promise<Report[]> {
  const all = [...args, `--chrome-flags=${CHROME_FLAGS} ${flag}`];
  const reports: Report[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const report = await audit(chromiumPath, url, all);
    if (run > 0) reports.push(report);
  }
  return reports;
}

function* buildRows(name: string, reports: readonly Report[]): Generator<Row> {
  const scores = Object.fromEntries(
    Object.keys(TARGETS).map((category) => [
      category,
      computeMedian(
        reports.map(({ categories }) => Math.round((categories[category as Category].score ?? 0) * 100)),
      ),
    ]),
  ) as Record<Category, number>;
  const failed = Object.entries(reports[0]?.audits ?? {}).filter(
    ([, { score }]) => score !== null && score < 0.9,
  );
  yield {
    what: `Lighthouse mobile, ${name}: performance / accessibility / best practices / SEO`,
    measured: Object.values(scores).join(' / '),
    reference: failed
      .map(([id]) => id)
      .slice(0, 6)
      .join(', '),
    ratio: null,
    target: '95 / 100 / 100 / 100',
    ok: Object.entries(TARGETS).every(([category, least]) => scores[category as Category] >= least),
  };
  const shift = computeMedian(
    reports.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 1),
  );
  const largest = computeMedian(
    reports.map(({ audits }) => audits['largest-contentful-paint']?.numericValue ?? 0),
  );
  yield {
    what: `  its layout shift; largest paint ${(largest / 1000).toFixed(1)} s`,
    measured: shift.toFixed(4),
    reference: '',
    ratio: null,
    target: 'at most 0.01',
    ok: shift <= 0.01,
  };
}

/** @throws when Lighthouse could not record the page three times */
async function audit(chromiumPath: string, url: string, extra: readonly string[]): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    const { code, report } = await runOnce(chromiumPath, url, extra);
    if (report) return report;
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse ended with ${code} for ${url}`);
  }
}

async function runOnce(
  chromiumPath: string,
  url: string,
  extra: readonly string[],
): Promise<{ readonly code: number | null; readonly report: Report | null }> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const output = join(folder, 'report.json');
  const args = [...[CLI, url, '--quiet', '--output=json', `--output-path=${output}`], ...extra];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: chromiumPath },
    timeout: RUN_TIMEOUT_MS,
  });
  try {
    const [code] = await once(child, 'exit');
    return { code, report: code === 0 ? (JSON.parse(await readFile(output, 'utf8')) as Report) : null };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Installs Lighthouse the first time; its versions are in the lock beside this file. */
async function install(): Promise<void> {
  const installation = await installPackages(FOLDER);
  if (!installation.ok) throw new Error(`Lighthouse could not be installed: ${installation.reason}`);
}
