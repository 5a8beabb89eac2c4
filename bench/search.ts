import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadTenants } from '#tenants/load.ts';
import { computeMedian, type Row } from './measured.ts';
import { runOn, start } from './processes.ts';
import { searchDatabase } from './search-database.ts';
import type { LongestStop, SearchResults, SearchServerInput } from './search-server.ts';
import type { ShopInput } from './shop-server.ts';

const SMALL = 10_000;
const MIB = 2 ** 20;
const MOST_GROWTH = 1.5;

/**
 * Search through its service, each question for the first time, one after the other, with all facets; on PostgreSQL
 * at the given size and at 10,000 products, and at 10,000 on the embedded database.
 */
export async function* measureSearch({ size }: Pick<ShopInput, 'size'>): AsyncGenerator<Row> {
  const embedded = await onEmbedded(Math.min(size, SMALL));
  yield* buildRows('embedded', embedded);
  const small = await onServer(Math.min(size, SMALL));
  if (!small) return;
  yield* buildRows('PostgreSQL', small);
  const large = size > SMALL ? await onServer(size) : null;
  if (!large) return;
  yield* buildRows('PostgreSQL', large);
  const sizes = `from ${formatThousands(small.products)} to ${formatThousands(large.products)}`;
  // a hundred times the articles are found: only the time for as many hits has a target
  const medians = buildGrowthRow(`search, growth of p50 ${sizes}`, [small, large], ({ answers }) =>
    computeMedian(answers.map(getMs)),
  );
  yield { ...medians, target: 'none', ok: true };
  yield buildGrowthRow(
    `search, growth of the time for a thousand hits ${sizes}`,
    [small, large],
    computeMsPerThousandHits,
  );
}

function buildGrowthRow(
  what: string,
  [small, large]: readonly [SearchResults, SearchResults],
  of: (results: SearchResults) => number,
): Row {
  const [before, after] = [of(small), of(large)];
  return {
    what,
    measured: `${after.toFixed(2)} ms`,
    reference: `${before.toFixed(2)} ms`,
    ratio: after / before,
    target: `at most ${MOST_GROWTH}`,
    ok: after / before <= MOST_GROWTH,
  };
}

/** All questions together by all that they have found. */
function computeMsPerThousandHits({ answers }: SearchResults): number {
  const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0);
  return (1000 * sum(answers.map(getMs))) / sum(answers.map(({ hits }) => hits));
}

async function onServer(size: number): Promise<SearchResults | null> {
  // products are made on one core while PostgreSQL writes the previous ones on another
  runOn('all');
  const tenants = await loadTenants();
  const database = await searchDatabase(
    size,
    tenants.toSorted((a) => (a.id === 'nl' ? -1 : 1)),
  );
  if (!database) return null;
  try {
    return await runSearchServer({ databaseUrl: database.url, dataDir: '', size });
  } finally {
    await database.close();
  }
}

async function onEmbedded(size: number): Promise<SearchResults> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  try {
    return await runSearchServer({ databaseUrl: null, dataDir, size });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function runSearchServer(input: SearchServerInput): Promise<SearchResults> {
  const { child, ready } = await start<{ results: SearchResults }>('search-server.ts', input, 'all');
  if (child.exitCode === null) await once(child, 'exit');
  return ready.results;
}

function* buildRows(engine: string, measured: SearchResults): Generator<Row> {
  const where = `${formatThousands(measured.products)} products, ${engine}`;
  const all = measured.answers.map(getMs);
  const kinds = Object.entries(Object.groupBy(measured.answers, ({ kind }) => kind)).map(
    ([kind, answers]) => `${kind} ${computeMedian(answers.map(getMs)).toFixed(1)}`,
  );
  yield buildLimitRow(
    `search p50, ${all.length} questions, ${where}`,
    computeMedian(all),
    3,
    kinds.join(', '),
  );
  yield buildLimitRow(
    `search p99, ${where}`,
    computeQuantile(all, 0.99),
    30,
    `longest ${Math.max(...all).toFixed(0)} ms`,
  );
  yield buildLimitRow(`suggest p95, ${where}`, computeQuantile(measured.suggestMs, 0.95), 8, '');
  yield buildLimitRow(`category, second view p50, ${where}`, computeMedian(measured.secondViewMs), 5, '');
  yield stopRow(`searching, ${where}`, measured.answering);
  yield buildLimitRow(`search index built, ${where}`, measured.buildMs, 60_000, '');
  yield stopRow(`while the index is built, ${where}`, measured.building);
  yield {
    what: `search index, memory, ${where}`,
    measured: `${(measured.bytes / MIB).toFixed(0)} MB, ${Math.round(measured.bytes / measured.products)} bytes a product`,
    reference: `whole process ${(measured.residentBytes / MIB).toFixed(0)} MB`,
    ratio: null,
    target: 'none',
    ok: true,
  };
}

/** Processor time: on a busy machine the clock also measures other processes. */
function stopRow(where: string, { processorMs, clockMs }: LongestStop): Row {
  const what = `longest stop of the event loop, ${where}`;
  return buildLimitRow(what, processorMs, 15, `by the clock ${clockMs.toFixed(0)} ms`);
}

function buildLimitRow(what: string, ms: number, target: number, reference: string): Row {
  return {
    what,
    measured: `${ms.toFixed(1)} ms`,
    reference,
    ratio: null,
    target: `at most ${target} ms`,
    ok: ms <= target,
  };
}

function computeQuantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function getMs({ ms }: { readonly ms: number }): number {
  return ms;
}

function formatThousands(products: number): string {
  return products >= 1_000_000
    ? `${(products / 1e6).toFixed(1)} million`
    : `${Math.round(products / 1000)} thousand`;
}
