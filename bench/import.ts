import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LoadResult, load } from './load.ts';
import type { Row } from './measured.ts';
import type { Page } from './pages.ts';
import { start, stop } from './processes.ts';
import type { ShopInput } from './shop-server.ts';

const VARIANTS = 60_000;
const VARIANTS_OF_A_PRODUCT = 5;
const QUIET_SECONDS = 10;
const MOST_QUIET_VISITS = 5;
/** A round that reaches this share of the best one: it will not get calmer. */
const SETTLED = 0.8;
const REQUESTS_PER_SECOND = 50;

/** The message of the import process when it has ended. */
export type ImportResult = { readonly seconds: number; readonly refused: number; readonly rssMiB: number };
export type ImportInput = {
  readonly databaseUrl: string;
  readonly path: string;
  readonly folder: string;
  /** null: the feed has categories, or its articles go to the neutral category */
  readonly categoryKey: string | null;
};

/**
 * Imports a product feed of new articles into PostgreSQL, from a process of its own: alone, then prices and stock of
 * the same articles, then more new ones while a shop serves 50 pages a second.
 * @returns no rows on the embedded database, where the shop itself imports
 */
export async function* measureImport({ databaseUrl }: ShopInput, page: Page): AsyncGenerator<Row> {
  if (!databaseUrl) return;
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  try {
    const shared = { databaseUrl, folder, categoryKey: 'women' };
    const first = await bring({ ...shared, path: await writeFeed(folder, 'A') });
    yield rateRow('import of new articles into PostgreSQL, alone', first);
    const shop = await start<{ port: number }>('shop-server.ts', { databaseUrl, size: 0 }, 'server');
    const origin = `http://127.0.0.1:${shop.ready.port}`;
    const visit = (seconds: number) =>
      load({
        origin,
        host: page.host,
        paths: listPaths(page),
        encoding: 'br',
        seconds,
        perSecond: REQUESTS_PER_SECOND,
      });
    const quiet = await waitUntilCalm(() => visit(QUIET_SECONDS));
    const path = await writeFeed(folder, 'B');
    const importing = bring({ ...shared, path });
    const busy = await visit(QUIET_SECONDS);
    const second = await importing;
    await stop(shop.child);
    yield rateRow('import of new articles, while the shop serves 50 pages a second', second);
    yield {
      what: 'the shop’s p99 meanwhile',
      measured: `${busy.p99Ms} ms`,
      reference: `quiet ${quiet.p99Ms} ms`,
      ratio: busy.p99Ms / Math.max(1, quiet.p99Ms),
      target: 'at most 2',
      ok: busy.p99Ms <= 2 * Math.max(1, quiet.p99Ms),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes a feed of new articles. @returns a function that imports it in a process of its own */
export async function prepareImport(
  databaseUrl: string,
  folder: string,
): Promise<() => Promise<ImportResult>> {
  const path = await writeFeed(folder, 'C');
  return () => bring({ databaseUrl, path, folder, categoryKey: 'women' });
}

/**
 * A shop that has just started is busy: it reads its index and fills its caches. @returns the calmest of some rounds
 */
async function waitUntilCalm(visit: () => Promise<LoadResult>): Promise<LoadResult> {
  let calmest = await visit();
  for (let more = 0; more < MOST_QUIET_VISITS; more += 1) {
    const next = await visit();
    const isSettled = next.p99Ms > calmest.p99Ms * SETTLED;
    if (next.p99Ms < calmest.p99Ms) calmest = next;
    if (more > 0 && isSettled) break;
  }
  return calmest;
}

async function bring(input: ImportInput): Promise<ImportResult> {
  const { child, ready } = await start<ImportResult>('import-process.ts', input, 'all', 'usual', []);
  if (child.exitCode === null) await once(child, 'exit');
  if (ready.refused > 0) throw new Error(`${ready.refused} rows of the bench's own feed were refused`);
  return ready;
}

/** Cached pages, and pages that have to be rendered. */
function listPaths({ path }: Page): string[] {
  const words = ['jurk', 'sneaker', 'bank', 'lamp', 'jas'];
  return [path, '/', ...words.map((word) => `/s/?q=${word}`), `${path}?sort=price-asc`, `${path}?page=2`];
}

function rateRow(what: string, { seconds, rssMiB }: ImportResult): Row {
  const perSecond = VARIANTS / seconds;
  return {
    what: `${what} (process ${rssMiB} MiB)`,
    measured: `${Math.round(perSecond)} variants/s`,
    reference: '',
    ratio: null,
    target: 'at least 5000',
    ok: perSecond >= 5000,
  };
}

/** Writes a feed like a retailer's: five variants a product, texts with markup, attributes. @returns its path */
async function writeFeed(folder: string, series: string): Promise<string> {
  const path = join(folder, `${series}.tsv`);
  const file = createWriteStream(path);
  const names = [
    'id',
    'item_group_id',
    'title',
    'description',
    'link',
    'image_link',
    'availability',
    'price',
    'brand',
  ];
  const more = [
    'color',
    'size',
    'gender',
    'age_group',
    'material',
    'product_type',
    'google_product_category',
  ];
  file.write(`${[...names, ...more].join('\t')}\n`);
  const [colours, types] = [
    ['Rood', 'Blauw', 'Zwart', 'Groen', 'Beige'],
    ['Jurken', 'Jeans', 'Truien'],
  ];
  for (let index = 0; index < VARIANTS; index += 1) {
    const product = Math.floor(index / VARIANTS_OF_A_PRODUCT);
    const type = types[product % types.length];
    const row = [
      ...[`${series}${index}`, `${series}G${product}`, `${type} ${series}${product} in zachte kwaliteit`],
      `<p>Artikel ${product} voor elke dag.</p><ul><li>Zacht</li><li>Sterk</li></ul> Met zorg afgewerkt en getest.`,
      ...[`https://feed.example/${product}`, `https://feed.example/${product}.jpg`, 'in_stock'],
      ...[`${10 + (product % 90)}.95 EUR`, `Merk ${product % 50}`, colours[index % colours.length]],
      ...[String(36 + (index % 5)), 'female', 'adult', 'Katoen', `Dames > Kleding > ${type}`, '1604'],
    ];
    if (!file.write(`${row.join('\t')}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
  return path;
}
