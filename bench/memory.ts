import { load } from './load.ts';
import type { Row } from './measured.ts';
import type { Page } from './pages.ts';
import { ask, start, stop } from './processes.ts';
import type { ShopInput } from './shop-server.ts';

const TARGET_MB = 400;
const SECONDS = 10;
const MB = 1024 * 1024;

const SORTS = ['newest', 'price-asc', 'price-desc', 'rating', 'discount'];
const WORDS = [
  'jurk',
  'sneaker',
  'bank',
  'televisie',
  'wasmachine',
  'band',
  'jas',
  'lamp',
  'telefoon',
  'tas',
];

/** Different pages: more than a moment's load requests twice. */
function manyPages({ path }: Page): string[] {
  const lists = SORTS.flatMap((sort) => [1, 2, 3, 4, 5].map((number) => `?sort=${sort}&page=${number}`));
  return [...lists.map((query) => path + query), ...WORDS.map((word) => `/s/?q=${word}`), '/', path];
}

/**
 * Resident memory of the server after many pages, compressed and not, and after one page that is requested all the
 * time.
 */
export async function measureMemory(shopInput: ShopInput, page: Page): Promise<Row> {
  const shop = await start<{ port: number }>('shop-server.ts', shopInput, 'server');
  const before = await ask<number>(shop.child, 'memory');
  const origin = `http://127.0.0.1:${shop.ready.port}`;
  const loads = [
    { paths: manyPages(page), encoding: 'br' },
    { paths: manyPages(page), encoding: '' },
    { paths: [page.path], encoding: 'br' },
  ] as const;
  for (const { paths, encoding } of loads) {
    await load({ origin, paths, host: page.host, encoding, seconds: SECONDS });
  }
  const after = await ask<number>(shop.child, 'memory');
  await stop(shop.child);
  const megabytes = after / MB;
  return {
    what: `memory after load, ${shopInput.databaseUrl ? 'PostgreSQL' : 'embedded database'}`,
    measured: `${Math.round(megabytes)} MB`,
    reference: `at start: ${Math.round(before / MB)} MB`,
    ratio: null,
    target: `at most ${TARGET_MB} MB`,
    ok: megabytes <= TARGET_MB,
  };
}
