import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { handOver } from '../tools/shop/arguments/hand-over.ts';
import type { ImportInput, ImportResult } from './import.ts';
import { load } from './load.ts';
import type { Row } from './measured.ts';
import { onOwnDatabase } from './own-database.ts';
import { type PlainFeed, writePlainFeed } from './plain-feed.ts';
import { start, stop } from './processes.ts';
import type { ShopInput } from './shop-server.ts';

const SERVER_LEAST = 5_000;
const EMBEDDED_LEAST = 1_000;
const VISIT_SECONDS = 10;
const VISITS_PER_SECOND = 50;

/**
 * A retailer's first day: imports a feed without categories into an empty shop, on PostgreSQL by a process of its
 * own, on the embedded database by the shop that has it open and answers meanwhile.
 */
export async function* measureFirstImport({ databaseUrl }: ShopInput): AsyncGenerator<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  try {
    const feed = await writePlainFeed(folder);
    if (!feed) return yield buildAbsentRow();
    if (databaseUrl) yield await onServer(databaseUrl, feed, folder);
    yield* onEmbedded(feed, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function onServer(databaseUrl: string, feed: PlainFeed, folder: string): Promise<Row> {
  return onOwnDatabase(databaseUrl, 'ordinary login', async (_database, url) => {
    const input: ImportInput = { databaseUrl: url, path: feed.path, folder, categoryKey: null };
    const { child, ready } = await start<ImportResult>('import-process.ts', input, 'all', 'usual', []);
    if (child.exitCode === null) await once(child, 'exit');
    return rateRow('PostgreSQL, alone', feed, ready, SERVER_LEAST);
  });
}

async function* onEmbedded(feed: PlainFeed, folder: string): AsyncGenerator<Row> {
  const input = { databaseUrl: null, size: 0, empty: true };
  const { child, ready } = await start<{ port: number; dataDir: string }>('shop-server.ts', input, 'all');
  const visit = () =>
    load({
      ...{ origin: `http://127.0.0.1:${ready.port}`, host: 'nl.localhost', encoding: 'br' as const },
      ...{ paths: ['/', '/s/?q=printer', '/s/?q=usb%20kabel'], seconds: VISIT_SECONDS },
      perSecond: VISITS_PER_SECOND,
    });
  await visit();
  const quiet = await visit();
  const begin = performance.now();
  const importing = handOver(
    ready.dataDir,
    feed.path,
    {
      ...{ tenant: 'nl', locale: null, content: 'products', dryRun: false, again: true, complete: null },
      ...{ categoryKey: null, stockWhenAvailable: 25, reportPath: join(folder, 'embedded.csv') },
    },
    { onProgress: () => {}, onWarning: () => {} },
  );
  const busy = await visit();
  const { refused } = await importing;
  const seconds = (performance.now() - begin) / 1000;
  await stop(child);
  yield rateRow('embedded, the shop answering meanwhile', feed, { seconds, refused }, EMBEDDED_LEAST);
  yield {
    what: 'first import, embedded: the shop’s p99 meanwhile',
    measured: `${busy.p99Ms} ms`,
    reference: `quiet ${quiet.p99Ms} ms`,
    ratio: busy.p99Ms / Math.max(1, quiet.p99Ms),
    target: 'none failed',
    ok: busy.failed === 0,
  };
}

function rateRow(
  where: string,
  { rows, bytes }: PlainFeed,
  { seconds, refused }: Pick<ImportResult, 'seconds' | 'refused'>,
  least: number,
): Row {
  const perSecond = rows / seconds;
  return {
    what: `first import, ${Math.round(bytes / 1e6)} MB, ${rows} rows without categories, ${where}`,
    measured: `${Math.round(perSecond)} rows/s`,
    reference: `${seconds.toFixed(1)} s`,
    ratio: null,
    target: `at least ${least}, none refused`,
    ok: perSecond >= least && refused === 0,
  };
}

function buildAbsentRow(): Row {
  return {
    ...{ what: 'first import of a feed without categories', measured: 'not measured' },
    ...{ reference: 'RELEVANCE_DATA does not lie here', ratio: null, target: 'none', ok: true },
  };
}
