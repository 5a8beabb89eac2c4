import { LRUCache } from 'lru-cache';
import { ReadyPage } from '#http/pages/cached-page.ts';
import { formatSharedCacheControl, PageCache } from '#http/pages/page-cache.ts';
import { S3Fifo } from '#http/s3-fifo.ts';
import { readPageChange } from '#wiring/page-changes.ts';
import type { Row } from './measured.ts';

const PAGES = 100_000;
const REQUESTS = 300_000;
const SHARES = [0.01, 0.05, 0.2];
const SKEWS = [0.7, 0.9, 1.1];

type Trace = Uint32Array;
/** @returns whether the page was there; afterwards it has been asked for */
type Use = (page: number) => boolean;

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws from numbers below `count`, the lower the oftener: that of rank n in proportion to n to the power of -skew. */
function createZipf(count: number, skew: number, random: () => number): () => number {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let rank = 0; rank < count; rank += 1) {
    sum += (rank + 1) ** -skew;
    sums[rank] = sum;
  }
  return () => {
    const drawn = random() * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] as number) < drawn) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

function createTraces(): [string, Trace][] {
  const crawl = (at: number) => at % PAGES;
  const traces: [string, Trace][] = [
    ['crawler', Uint32Array.from({ length: REQUESTS }, (_, at) => crawl(at))],
  ];
  for (const skew of SKEWS) {
    const draw = createZipf(PAGES, skew, createRandom(1));
    traces.push([`Zipf ${skew}`, Uint32Array.from({ length: REQUESTS }, draw)]);
    const both = (at: number) => (at % 2 === 0 ? draw() : crawl(at >> 1));
    traces.push([`Zipf ${skew} and crawler`, Uint32Array.from({ length: REQUESTS }, (_, at) => both(at))]);
  }
  return traces;
}

/** Least recently used. */
function createLru(room: number): Use {
  const kept = new LRUCache<number, true>({ max: room });
  return (page) => {
    if (kept.get(page)) return true;
    kept.set(page, true);
    return false;
  };
}

/** Two parts: a page moves to the larger one with its second request. */
function createSegmentedLru(room: number): Use {
  const probation = new LRUCache<number, true>({ max: Math.floor(room / 4) });
  const main = new LRUCache<number, true>({ max: room - Math.floor(room / 4) });
  return (page) => {
    if (main.get(page)) return true;
    if (!probation.delete(page)) {
      probation.set(page, true);
      return false;
    }
    main.set(page, true);
    return true;
  };
}

function createS3Fifo(room: number): Use {
  const kept = new S3Fifo<true>(room);
  return (page) => {
    if (kept.get(`${page}`)) return true;
    kept.set(`${page}`, true, 1);
    return false;
  };
}

function hitShare(trace: Trace, use: Use): number {
  return trace.reduce((hits, page) => hits + Number(use(page)), 0) / trace.length;
}

/** What nobody can reach who does not know the future: the page that is asked for last leaves (Belady). */
function bestShare(trace: Trace, room: number): number {
  const next = new Uint32Array(trace.length);
  const seen = new Map<number, number>();
  for (let at = trace.length - 1; at >= 0; at -= 1) {
    next[at] = seen.get(trace[at] as number) ?? trace.length + at;
    seen.set(trace[at] as number, at);
  }
  // the page that is kept until a request, by that request's place; `last` is at or behind the farthest
  const until = new Map<number, number>();
  const byRequest = new Map<number, number>();
  const waiting = new Uint8Array(2 * trace.length);
  let [hits, last] = [0, 0];
  for (const [at, page] of trace.entries()) {
    const due = until.get(page);
    if (due !== undefined) {
      hits += 1;
      waiting[due] = 0;
      byRequest.delete(due);
    }
    const then = next[at] as number;
    until.set(page, then);
    byRequest.set(then, page);
    waiting[then] = 1;
    last = Math.max(last, then);
    if (until.size <= room) continue;
    while (waiting[last] === 0) last -= 1;
    waiting[last] = 0;
    until.delete(byRequest.get(last) as number);
    byRequest.delete(last);
  }
  return hits / trace.length;
}

/** Which pages stay, on traces of 100,000 pages, against other policies and the best that there could be. */
export function* measureTraces(): Generator<Row> {
  for (const [name, trace] of createTraces())
    for (const share of SHARES) {
      const room = PAGES * share;
      const own = hitShare(trace, createS3Fifo(room));
      const others = {
        LRU: hitShare(trace, createLru(room)),
        segmented: hitShare(trace, createSegmentedLru(room)),
      };
      const best = Math.max(own, ...Object.values(others));
      const ratio = best === 0 ? 1 : own / best;
      yield {
        what: `${name}, room for ${share * 100} %`,
        measured: `${percent(own)} hits`,
        reference: [...Object.entries(others), ['Belady', bestShare(trace, room)] as const]
          .map(([policy, hits]) => `${policy} ${percent(hits)}`)
          .join(', '),
        ratio,
        target: 'at least 0.97 of the best but Belady',
        ok: ratio >= 0.97,
      };
    }
}

const MINUTES = 10;
const A_SECOND = 50;
const CATEGORIES = 40;
const PRODUCTS = 3000;

/** A shop's pages: product pages, lists of 40 articles, searches and the first page, each with its tags. */
function createVisits(random: () => number): () => { key: string; tags: readonly string[] } {
  const [product, category] = [createZipf(PRODUCTS, 0.9, random), createZipf(CATEGORIES, 0.9, random)];
  const word = createZipf(5000, 0.9, random);
  const tiles = (seed: number) =>
    Array.from({ length: 40 }, (_, at) => `product:${(seed * 97 + at * 31) % PRODUCTS}`);
  return () => {
    const kind = random();
    if (kind < 0.4) {
      const id = product();
      return { key: `product ${id}`, tags: [`product:${id}`] };
    }
    if (kind < 0.7) {
      const id = category();
      return { key: `category ${id}`, tags: [`category:${id}`, ...tiles(id)] };
    }
    if (kind < 0.9) {
      const id = word();
      return { key: `search ${id}`, tags: ['articles', ...tiles(id)] };
    }
    return { key: 'home', tags: ['articles', ...tiles(0)] };
  };
}

/** Share of the requests that are answered from memory, while a change comes every second. */
async function shareUnderChanges(changes: 'none' | 'prices' | 'articles'): Promise<number> {
  let now = 0;
  const cache = new PageCache({ maxBytes: 256 * 2 ** 20, now: () => now, onRefreshError: () => {} });
  const random = createRandom(2);
  const visit = createVisits(random);
  let [asked, sent] = [0, 0];
  for (let second = 0; second < MINUTES * 60; second += 1) {
    const id = Math.floor(random() * PRODUCTS);
    const categories = [id % CATEGORIES, 0];
    const lists = { members: changes === 'articles' ? categories : null, facts: categories };
    const product = { tenantId: 'nl', productIds: [id] };
    if (changes !== 'none')
      for (const event of [
        { type: 'listing-changed', ...product } as const,
        { type: 'search-changed', ...product, lists } as const,
      ]) {
        const change = readPageChange(event);
        if (change) cache.invalidate('nl', change.tags, change.aging);
      }
    for (let place = 0; place < A_SECOND; place += 1) {
      const { key, tags } = visit();
      const page = { status: 200, headers: new Map(), cookies: [], body: Buffer.from(key), tags };
      const make = async () => new ReadyPage(page, formatSharedCacheControl(200));
      const { outcome } = await cache.serve('nl', key, make);
      // the first minutes fill the cache
      if (second < 120) continue;
      asked += 1;
      if (outcome !== 'miss') sent += 1;
    }
    now += 1000;
  }
  return sent / asked;
}

/** How much the cache is still worth while prices change, and while articles come, one a second. */
export async function* measureChanges(): AsyncGenerator<Row> {
  const none = await shareUnderChanges('none');
  for (const [changes, what, least] of [
    ['prices', 'a price changes every second', 0.85],
    ['articles', 'an article comes every second', 0.6],
  ] as const) {
    const share = await shareUnderChanges(changes);
    yield {
      what: `${what}, ${A_SECOND} pages a second`,
      measured: `${percent(share)} from memory`,
      reference: `no change: ${percent(none)}`,
      ratio: share / none,
      target: `at least ${least}`,
      ok: share / none >= least,
    };
  }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
