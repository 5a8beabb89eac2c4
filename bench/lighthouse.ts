import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findAnyChromium } from '#tools/provision/chromium.ts';
import { fillBasket, PLACES, type Places } from './browser-places.ts';
import { median, type Row } from './measured.ts';
import { start, stop } from './processes.ts';
import type { ShopInput } from './shop-server.ts';

const FOLDER = join(import.meta.dirname, 'lighthouse');
const CLI = join(FOLDER, 'node_modules/lighthouse/cli/index.js');
const RUNS = 3;
const RUN_TIMEOUT_MS = 120_000;
/** Lighthouse does not always succeed in recording a page (NO_NAVSTART); it then says to run it again. */
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
 * Lighthouse on a phone as it throttles by default, the middle of three runs after one that is not counted: the shop
 * draws a picture when it is first asked for at a width, and keeps it. On two cores that would be drawn beside the page
 * that is measured. The basket is asked for with articles in it, and without the audit that a page can be indexed: it
 * must not be.
 * @returns no rows when there is no Chromium
 */
export async function* measureLighthouse(shopInput: ShopInput): AsyncGenerator<Row> {
  const chromium = findAnyChromium();
  if (!chromium) return;
  await install();
  const shop = await start<{ port: number }>('shop-server.ts', shopInput, 'server');
  const origin = `http://nl.localhost:${shop.ready.port}`;
  try {
    const basketCookie = await fillBasket(origin);
    for (const [name, path] of Object.entries(PLACES) as [keyof Places, string][]) {
      const cookie = name === 'basket' ? basketCookie : null;
      const reports: Report[] = [];
      for (let run = 0; run <= RUNS; run += 1) {
        const report = await audit(chromium, origin + path, cookie, name === 'basket');
        if (run > 0) reports.push(report);
      }
      yield* rowsOf(name, reports);
    }
  } finally {
    await stop(shop.child);
  }
}

function* rowsOf(name: string, reports: readonly Report[]): Generator<Row> {
  const scores = Object.fromEntries(
    Object.keys(TARGETS).map((category) => [
      category,
      median(
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
  const shift = median(reports.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 1));
  const largest = median(reports.map(({ audits }) => audits['largest-contentful-paint']?.numericValue ?? 0));
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
async function audit(chromium: string, url: string, cookie: string | null, hidden: boolean): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    const { code, report } = await runOnce(chromium, url, cookie, hidden);
    if (report) return report;
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse ended with ${code} for ${url}`);
  }
}

async function runOnce(
  chromium: string,
  url: string,
  cookie: string | null,
  hidden: boolean,
): Promise<{ readonly code: number | null; readonly report: Report | null }> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const output = join(folder, 'report.json');
  const args = [
    ...[CLI, url, '--quiet', '--output=json', `--output-path=${output}`, `--chrome-flags=${CHROME_FLAGS}`],
    ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
    ...(hidden ? ['--skip-audits=is-crawlable'] : []),
  ];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: chromium },
    timeout: RUN_TIMEOUT_MS,
  });
  try {
    const [code] = await once(child, 'exit');
    return { code, report: code === 0 ? (JSON.parse(await readFile(output, 'utf8')) as Report) : null };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The first time only; what is installed is what the lock beside this file says. */
async function install(): Promise<void> {
  if (existsSync(CLI)) return;
  console.log('Installing Lighthouse …');
  const child = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('Lighthouse could not be installed: see above');
}
