import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { ReadyPage } from './cached-page.ts';
import { PageCache, sharedCacheControl } from './page-cache.ts';

const MINUTE = 60_000;
let now = 0;
let failures: unknown[] = [];
let cache: PageCache;

function newCache(maxBytes = 10_000_000): PageCache {
  return new PageCache({ maxBytes, now: () => now, onRefreshError: (error) => failures.push(error) });
}

beforeEach(() => {
  now = 1_000_000;
  failures = [];
  cache = newCache();
});

function page(
  text: string,
  { status = 200, tags = [] as string[], holdsForMs = Number.POSITIVE_INFINITY } = {},
): Promise<ReadyPage> {
  const headers = new Map([['content-type', 'text/html']]);
  return Promise.resolve(
    new ReadyPage(
      { status, headers, cookies: [], body: Buffer.from(text), tags },
      sharedCacheControl(status, holdsForMs),
      { holdsForMs },
    ),
  );
}

/** A maker whose result is decided later; `made` counts its calls. */
function controlled() {
  const waiting: { resolve(page: ReadyPage): void; reject(error: Error): void }[] = [];
  return {
    make: () => new Promise<ReadyPage>((resolve, reject) => waiting.push({ resolve, reject })),
    get made() {
      return waiting.length;
    },
    async finish(index: number, text: string, options?: { status?: number; tags?: string[] }) {
      waiting[index]?.resolve(await page(text, options));
    },
    fail: (index: number, error: Error) => waiting[index]?.reject(error),
  };
}

/** Of short pages, which are not compressed. */
const textOf = ({ page }: { page: ReadyPage }) => page.encoded('identity')?.body.toString();
const settled = () => new Promise((resolve) => setImmediate(resolve));

type Put = { status?: number; tags?: string[]; holdsForMs?: number };

async function put(key: string, text: string, options?: Put, scope = 'nl') {
  await cache.serve(scope, key, () => page(text, options));
}
const never = () => Promise.reject(new Error('was made again'));

describe('freshness', () => {
  it('serves from memory while fresh', async () => {
    await put('a', 'one');
    now += MINUTE - 1;
    expect(await cache.serve('nl', 'a', never)).toMatchObject({ outcome: 'hit' });
  });

  it('serves the old page once more and makes it anew in the background, once', async () => {
    await put('a', 'one');
    now += MINUTE;
    const maker = controlled();
    for (let visitor = 0; visitor < 3; visitor += 1) {
      const served = await cache.serve('nl', 'a', maker.make);
      expect([served.outcome, textOf(served)]).toEqual(['stale', 'one']);
    }
    expect(maker.made).toBe(1);
    await maker.finish(0, 'two');
    await settled();
    const served = await cache.serve('nl', 'a', never);
    expect([served.outcome, textOf(served)]).toEqual(['hit', 'two']);
  });

  it('goes on with the old page when the new one fails, and tells', async () => {
    await put('a', 'one');
    now += MINUTE;
    await cache.serve('nl', 'a', never);
    await settled();
    expect(failures).toHaveLength(1);
    expect(textOf(await cache.serve('nl', 'a', never))).toBe('one');
    await cache.serve('nl', 'a', () => page('broken', { status: 500 }));
    await settled();
    expect(textOf(await cache.serve('nl', 'a', never))).toBe('one');
  });

  it.each([
    ['throws', () => Promise.reject(new Error('away'))],
    ['is an error page', () => page('sorry', { status: 503 })],
  ])('shows a page of up to a day when making it anew %s', async (_, make) => {
    await put('a', 'one');
    now += 23 * 60 * MINUTE;
    const served = await cache.serve('nl', 'a', make);
    expect([served.outcome, textOf(served)]).toEqual(['stale', 'one']);
    expect(textOf(await cache.serve('nl', 'a', () => page('two')))).toBe('two');
  });

  it('shows no page that is older than a day, and none that a change has touched, when it cannot be made', async () => {
    await put('a', 'one');
    await put('b', 'one', { tags: ['product:1'] });
    cache.invalidate('nl', ['product:1']);
    await expect(cache.serve('nl', 'b', never)).rejects.toThrow();
    now += 24 * 60 * MINUTE;
    await expect(cache.serve('nl', 'a', never)).rejects.toThrow();
  });

  it('makes a page that is older than eleven minutes before it answers', async () => {
    await put('a', 'one');
    now += 11 * MINUTE;
    expect(textOf(await cache.serve('nl', 'a', () => page('two')))).toBe('two');
  });

  it('shows no page past the moment at which its words end, unless it cannot be made anew', async () => {
    for (const holdsForMs of [MINUTE / 2, 5 * MINUTE]) {
      const key = `holds ${holdsForMs}`;
      await put(key, 'tomorrow', { holdsForMs });
      now += holdsForMs - 1;
      expect(cache.lookUp('nl', key, () => page('tomorrow', { holdsForMs: 1 }))).not.toBeNull();
      await settled();
      now += 1;
      expect(cache.lookUp('nl', key, never)).toBeNull();
      expect(textOf(await cache.serve('nl', key, never))).toBe('tomorrow');
      expect(textOf(await cache.serve('nl', key, () => page('the day after')))).toBe('the day after');
    }
  });

  it('tells caches outside to ask each time when the end is near', () => {
    expect(sharedCacheControl(200, 22 * MINUTE)).toContain('s-maxage=60, stale-while-revalidate=600');
    expect(sharedCacheControl(200, 22 * MINUTE - 1)).toBe(
      'public, max-age=0, s-maxage=0, stale-if-error=86400',
    );
  });

  it.each([200, 301, 404, 410])('keeps status %i', async (status) => {
    await put('a', 'x', { status });
    expect(await cache.serve('nl', 'a', never)).toMatchObject({ outcome: 'hit', page: { status } });
  });

  it.each([202, 302, 400, 500, 503])('does not keep status %i', async (status) => {
    await put('a', 'x', { status });
    expect(cache.pages).toBe(0);
    expect(sharedCacheControl(status)).toBe('private, no-store');
  });

  it('keeps a 404 for ten seconds only', async () => {
    await put('a', 'none', { status: 404 });
    now += 10_000;
    expect(cache.lookUp('nl', 'a', never)).toBeNull();
  });
});

describe('the same page asked for at the same time', () => {
  it('is made once', async () => {
    const maker = controlled();
    const asked = Array.from({ length: 5 }, () => cache.serve('nl', 'a', maker.make));
    await maker.finish(0, 'one');
    expect((await Promise.all(asked)).map(textOf)).toEqual(Array(5).fill('one'));
    expect(maker.made).toBe(1);
  });

  it('that fails fails for all who wait, and is tried again by the next', async () => {
    const maker = controlled();
    const asked = [cache.serve('nl', 'a', maker.make), cache.serve('nl', 'a', maker.make)];
    maker.fail(0, new Error('no'));
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(textOf(await cache.serve('nl', 'a', () => page('one')))).toBe('one');
  });
});

describe('a change', () => {
  it('drops the pages that show it, of its tenant only', async () => {
    await put('a', 'x', { tags: ['product:1', 'category:2'] });
    await put('b', 'x', { tags: ['product:2'] });
    await put('c', 'x', { tags: ['product:1'] }, 'de');
    cache.invalidate('nl', ['product:1']);
    expect(['a', 'b'].map((key) => cache.lookUp('nl', key, never) !== null)).toEqual([false, true]);
    expect(cache.lookUp('de', 'c', never)).not.toBeNull();
  });

  it('reaches pages that have been asked for twice, and made anew', async () => {
    await put('a', 'one', { tags: ['content'] });
    cache.lookUp('nl', 'a', never);
    now += MINUTE;
    cache.lookUp('nl', 'a', () => page('two', { tags: ['content'] }));
    await settled();
    expect(textOf(await cache.serve('nl', 'a', never))).toBe('two');
    cache.invalidate('nl', ['content']);
    expect(cache.lookUp('nl', 'a', never)).toBeNull();
  });

  it('without tags drops all pages of the tenant', async () => {
    await put('a', 'x');
    await put('b', 'x', {}, 'de');
    cache.invalidate('nl', null);
    expect(cache.lookUp('nl', 'a', never)).toBeNull();
    expect(cache.lookUp('de', 'b', never)).not.toBeNull();
  });

  it('while a page is made: it is not kept, and who asks later does not get it', async () => {
    const maker = controlled();
    const tags = ['product:1'];
    const before = cache.serve('nl', 'a', maker.make);
    cache.invalidate('nl', tags);
    const after = cache.serve('nl', 'a', maker.make);
    expect(maker.made).toBe(2);
    await maker.finish(1, 'new price', { tags });
    await maker.finish(0, 'old price', { tags });
    expect([textOf(await before), textOf(await after)]).toEqual(['old price', 'new price']);
    expect(textOf(await cache.serve('nl', 'a', never))).toBe('new price');
  });
});

describe('a change of something else', () => {
  it('does not keep a page from being kept that is rendered meanwhile', async () => {
    const maker = controlled();
    const asked = cache.serve('nl', 'a', maker.make);
    cache.invalidate('nl', ['product:1']);
    await maker.finish(0, 'one', { tags: ['product:2'] });
    await asked;
    expect(textOf(await cache.serve('nl', 'a', never))).toBe('one');
  });

  it('lets a page with a detail of it be sent while it is fresh, and not while it is rendered again', async () => {
    await put('a', 'one', { tags: ['category:1'] });
    cache.invalidate('nl', ['product:1'], ['category:1']);
    now += MINUTE - 1;
    expect(await cache.serve('nl', 'a', never)).toMatchObject({ outcome: 'hit' });
    now += 1;
    expect(cache.lookUp('nl', 'a', never)).toBeNull();
    // in an outage the old page is better than none
    expect(textOf(await cache.serve('nl', 'a', never))).toBe('one');
    expect(textOf(await cache.serve('nl', 'a', () => page('two')))).toBe('two');
  });
});

describe('an answer that is not kept', () => {
  it.each([302, 400])('takes the place of the old page when its status is %i', async (status) => {
    await put('a', 'none found');
    now += MINUTE;
    const served = await cache.serve('nl', 'a', () => page('moved', { status }));
    expect([served.outcome, textOf(served)]).toEqual(['stale', 'none found']);
    await settled();
    expect(cache.lookUp('nl', 'a', never)).toBeNull();
  });

  it.each([404, 410])('with status %i is dropped as soon as any article changes', async (status) => {
    await put('a', 'none', { status });
    cache.invalidate('nl', ['product:1', 'missing']);
    expect(cache.lookUp('nl', 'a', never)).toBeNull();
  });
});

describe('memory', () => {
  it('stays below its limit', async () => {
    cache = newCache(100_000);
    for (let index = 0; index < 100; index += 1) await put(`k${index}`, `${index}`.padEnd(500, '.'));
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
    expect(cache.pages).toBeGreaterThan(1);
  });

  it('keeps what is asked for again against a flood of addresses that are not', async () => {
    cache = newCache(400_000);
    await put('shop', 'page', { tags: ['t'] });
    cache.lookUp('nl', 'shop', never);
    for (let index = 0; index < 500; index += 1)
      await put(`garbage${index}`, 'x'.repeat(400), { status: 404 });
    for (let index = 0; index < 500; index += 1) await put(`once${index}`, 'x'.repeat(400));
    expect(cache.lookUp('nl', 'shop', never)).not.toBeNull();
  });

  it('counts and keeps what is sent to most, and derives what others ask for', async () => {
    const text = 'A page of many words that repeat. '.repeat(1000);
    await put('long', text);
    expect(cache.bytes).toBeLessThan(text.length / 10);
    const { page: kept } = await cache.serve('nl', 'long', never);
    const [br, gzip] = [cache.encoded(kept, 'br'), cache.encoded(kept, 'gzip')];
    expect(br && brotliDecompressSync(br.body).toString()).toBe(text);
    expect(gzip).toBeUndefined();
    const derived = [await cache.encode(kept, 'gzip'), await cache.encode(kept, 'identity')];
    expect(derived.map(({ body }) => body.length)).toEqual([expect.any(Number), text.length]);
    expect(gunzipSync(derived[0]?.body ?? '').toString()).toBe(text);
    // kept for the next client, and counted
    expect(cache.encoded(kept, 'gzip')).toBe(derived[0]);
    expect(cache.bytes).toBeGreaterThan(text.length);
    expect(cache.bytes).toBeLessThanOrEqual(cache.maxBytes);
    cache.invalidate('nl', null);
    expect(cache.bytes).toBe(0);
  });

  it('walks through all pages of a catalogue twice, and the second time makes none', async () => {
    cache = newCache(10_000_000);
    for (let index = 0; index < 1000; index += 1) await put(`p${index}`, `${index}`.padEnd(5000, `${index}`));
    for (let index = 0; index < 1000; index += 1)
      expect(cache.lookUp('nl', `p${index}`, never)).not.toBeNull();
  });

  it('a page larger than the cache is served and not kept', async () => {
    cache = newCache(0);
    expect(textOf(await cache.serve('nl', 'a', () => page('x')))).toBe('x');
    expect(cache.pages).toBe(0);
  });
});

describe('a cache of no bytes', () => {
  it('makes every page for everybody who asks, also at the same time', async () => {
    cache = newCache(0);
    const maker = controlled();
    const [first, second] = [cache.serve('nl', 'a', maker.make), cache.serve('nl', 'a', maker.make)];
    expect(maker.made).toBe(2);
    await maker.finish(0, 'one');
    await maker.finish(1, 'two');
    expect([textOf(await first), textOf(await second)]).toEqual(['one', 'two']);
  });
});
