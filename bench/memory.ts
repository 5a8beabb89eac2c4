import { load } from './load.ts';
import type { Row } from './measured.ts';
import type { Page } from './pages.ts';
import { ask, start, stop } from './processes.ts';
import type { ShopInput } from './shop-server.ts';

const TARGET_MB = 400;
const SECONDS = 10;
const MB = 1024 * 1024;

/** Resident memory of the server after cached pages, pages of their own address, searches and compression. */
export async function measureMemory(shopInput: ShopInput, page: Page): Promise<Row> {
  const shop = await start<{ port: number }>('shop-server.ts', shopInput, 'server');
  const before = await ask<number>(shop.child, 'memory');
  const origin = `http://127.0.0.1:${shop.ready.port}`;
  const loads = [
    { path: page.path, encoding: 'br', distinct: true },
    { path: '/', encoding: '', distinct: true },
    { path: page.path, encoding: 'br', distinct: false },
  ] as const;
  for (const { path, encoding, distinct } of loads) {
    await load({ url: origin + path, host: page.host, encoding, seconds: SECONDS, distinct });
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
