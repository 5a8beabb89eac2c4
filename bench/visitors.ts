import { type LoadResult, load } from './load.ts';
import { median, type Row } from './measured.ts';
import type { Page } from './pages.ts';
import { start, stop } from './processes.ts';
import type { ShopInput } from './shop-server.ts';

const ROUNDS = 3;
const ROUND_SECONDS = 4;
const VISITORS = 200;
/** Other requests get as many meaningless bytes: reading them takes Node time, whatever they contain. */
const AT_LEAST = 0.9;
const HIT_RATE = 0.999;

/**
 * Cached pages for visitors who have a session, a choice about cookies and a variant of an experiment, against the
 * same pages for nobody: a visitor's cookies must neither have a page rendered again nor have it kept twice.
 */
export async function* measureVisitors(shopInput: ShopInput, page: Page): AsyncGenerator<Row> {
  const shop = await start<{ port: number }>('shop-server.ts', shopInput, 'server');
  const origin = `http://127.0.0.1:${shop.ready.port}`;
  const values = Array.from({ length: VISITORS }, (_, visitor) => cookiesOf(visitor));
  const ask = (name: 'cookie' | 'x-none' | null) =>
    load({
      ...{ origin, paths: [page.path], host: page.host, encoding: 'br', seconds: ROUND_SECONDS },
      ...(name && { headers: values.map((value) => ({ [name]: value })) }),
    });
  await ask(null);
  const before = await cacheOutcomes(origin);
  const results: Results = { visitors: [], meaningless: [], nobody: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    results.visitors.push(await ask('cookie'));
    results.meaningless.push(await ask('x-none'));
    results.nobody.push(await ask(null));
  }
  const after = await cacheOutcomes(origin);
  await stop(shop.child);
  yield rateRow(results);
  yield hitRow(after.hits - before.hits, after.all - before.all);
}

/** Every second visitor has agreed to everything, every second one sees the variant b. */
function cookiesOf(visitor: number): string {
  const id = visitor.toString(36).padStart(22, 'a');
  const agreed = visitor % 2;
  const groups = [1, agreed, agreed, agreed, agreed, agreed].map((one, at) => `C000${at + 1}:${one}`);
  return [
    `sid=${id}${id}`,
    `pvid=${id}`,
    `consent=${encodeURIComponent(`groups=${groups.join(',')}`)}`,
    `ab=${id}~product-promise.${visitor % 4 < 2 ? 'a' : 'b'}`,
  ].join('; ');
}

async function cacheOutcomes(origin: string): Promise<{ hits: number; all: number }> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const count = (name: string) =>
    Number(new RegExp(`^page_cache_${name}_total (\\d+)`, 'm').exec(text)?.[1] ?? 0);
  const hits = count('hits') + count('stale');
  return { hits, all: hits + count('misses') };
}

type Results = Record<'visitors' | 'meaningless' | 'nobody', LoadResult[]>;

function rateRow(results: Results): Row {
  const rate = (who: keyof Results) => median(results[who].map(({ perSecond }) => perSecond));
  const [theirs, meaningless, nobody] = [rate('visitors'), rate('meaningless'), rate('nobody')];
  const ratio = theirs / meaningless;
  return {
    what: `cached category page, ${VISITORS} visitors with consent and a variant`,
    measured: `${Math.round(theirs)}/s`,
    reference: `another header of that length: ${Math.round(meaningless)}/s; none: ${Math.round(nobody)}/s`,
    ratio,
    target: `at least ${AT_LEAST}`,
    ok: ratio >= AT_LEAST,
  };
}

function hitRow(hits: number, all: number): Row {
  return {
    what: '  of them from the page cache',
    measured: `${((100 * hits) / all).toFixed(2)} %`,
    reference: `${all} requests`,
    ratio: null,
    target: `at least ${100 * HIT_RATE} %`,
    ok: hits >= HIT_RATE * all,
  };
}
