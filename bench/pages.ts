import type { BareInput, BareReady } from './bare-server.ts';
import { type LoadResult, load } from './load.ts';
import { computeMedian, type Row } from './measured.ts';
import { start, stop } from './processes.ts';
import type { ShopInput } from './shop-server.ts';

/** The measured page: a category with a full page of articles, of the main tenant. */
export type Page = { readonly host: string; readonly path: string };
type Contender = { readonly name: 'shop' | 'reference'; readonly port: number };

const ROUNDS = 3;
const ROUND_SECONDS = 4;
const WARM_UP_SECONDS = 3;

/** Cached pages against node:http that answers the same bytes. */
export async function measureCached(shopInput: ShopInput, page: Page, encoding: '' | 'br'): Promise<Row> {
  const shop = await start<{ port: number }>('shop-server.ts', shopInput, 'server');
  const source: BareInput = { url: buildOrigin(shop.ready.port) + page.path, host: page.host, encoding };
  const bare = await start<BareReady>('bare-server.ts', source, 'server');
  const results = await compare(shop.ready.port, bare.ready.port, { page, encoding });
  await Promise.all([stop(shop.child), stop(bare.child)]);
  const what = `cached category page, ${encoding || 'uncompressed'} (${(bare.ready.bytes / 1024).toFixed(1)} KB)`;
  return rateRow(what, 'node:http, same bytes', results, 0.6);
}

/** Pages that have to be rendered, gateway and texts included, against bare renderToString of the same tree. */
export async function measureUncached(shopInput: ShopInput, page: Page): Promise<Row> {
  const shop = await start<{ port: number }>('shop-server.ts', shopInput, 'server');
  const bare = await start<{ port: number }>('bare-render.ts', { ...shopInput, ...page }, 'server');
  const results = await compare(shop.ready.port, bare.ready.port, { page, encoding: '' });
  await Promise.all([stop(shop.child), stop(bare.child)]);
  const what = `uncached category page, ${shopInput.sharedDataMs === 0 ? 'all data asked anew' : 'as served'}`;
  return rateRow(what, 'renderToString, same tree', results, 0.4);
}

type Way = { readonly page: Page; readonly encoding: '' | 'br' };
type Results = Readonly<Record<Contender['name'], readonly LoadResult[]>>;

/** Rounds in turn, so that other work of the machine slows both. */
async function compare(shopPort: number, barePort: number, way: Way): Promise<Results> {
  const contenders: Contender[] = [
    { name: 'shop', port: shopPort },
    { name: 'reference', port: barePort },
  ];
  const results = { shop: [] as LoadResult[], reference: [] as LoadResult[] };
  for (const { port } of contenders) await loadPage(port, way, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? contenders : contenders.toReversed();
    for (const { name, port } of order) results[name].push(await loadPage(port, way, ROUND_SECONDS));
  }
  return results;
}

function loadPage(port: number, { page, encoding }: Way, seconds: number): Promise<LoadResult> {
  return load({ origin: buildOrigin(port), paths: [page.path], host: page.host, encoding, seconds });
}

function buildOrigin(port: number): string {
  return `http://127.0.0.1:${port}`;
}

function rateRow(what: string, reference: string, results: Results, target: number): Row {
  const shop = takeMedian(results.shop);
  const bare = takeMedian(results.reference);
  const ratio = shop.perSecond / bare.perSecond;
  return {
    what,
    measured: `${Math.round(shop.perSecond)}/s, p99 ${Math.round(shop.p99Ms)} ms`,
    reference: `${reference}: ${Math.round(bare.perSecond)}/s, p99 ${Math.round(bare.p99Ms)} ms`,
    ratio,
    target: `at least ${target}`,
    ok: ratio >= target,
  };
}

function takeMedian(results: readonly LoadResult[]): { perSecond: number; p99Ms: number } {
  return {
    perSecond: computeMedian(results.map(({ perSecond }) => perSecond)),
    p99Ms: computeMedian(results.map(({ p99Ms }) => p99Ms)),
  };
}
