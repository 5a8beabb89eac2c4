import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { ReadyPage } from './cached-page.ts';
import { formatSharedCacheControl, PageCache } from './page-cache.ts';

const MINUTE = 60_000;
let now = 0;
let failures: unknown[] = [];
let cache: PageCache;

function createCache(maxBytes = 10_000_000): PageCache {
  return new PageCache({ maxBytes, now: () => now, onRefreshError: (error) => failures.push(error) });
}

beforeEach(() => {
  now = 1_000_000;
  failures = [];
  cache = createCache();
});

function createPage(
  text: string,
  { status = 200, tags = [] as string[], holdsForMs = Number.POSITIVE_INFINITY } = {},
): Promise<ReadyPage> {
  const headers = new Map([['content-type', 'text/html']]);
  return Promise.resolve(
    new ReadyPage(
      { status, headers, body: Buffer.from(text), tags },
      formatSharedCacheControl(status, holdsForMs),
      { holdsForMs },
    ),
  );
}

/** A maker whose result is decided later; `made` counts its calls. */
function createControlledMaker() {
  const waiting: { resolve(page: ReadyPage): void; reject(error: Error): void }[] = [];
  return {
    make: () => new Promise<ReadyPage>((resolve, reject) => waiting.push({ resolve, reject })),
    get made() {
      return waiting.length;
    },
    async finish(index: number, text: string, options?: { status?: number; tags?: string[] }) {
      waiting[index]?.resolve(await createPage(text, options));
    },
    fail: (index: number, error: Error) => waiting[index]?.reject(error),
  };
}

/** Of short pages, which are not compressed. */
const getText = ({ page }: { page: ReadyPage }) => page.getEncoded('identity')?.body.toString();
const waitForTasks = () => new Promise((resolve) => setImmediate(resolve));

type Put = { status?: number; tags?: string[]; holdsForMs?: number };

async function put(key: string, text: string, options?: Put, scope = 'nl') {
  await cache.serve(scope, key, () => createPage(text, options));
}
const failWhenCalled = () => Promise.reject(new Error('was made again'));

describe('freshness of cached pages', () => {
  it('a fresh page is served from memory', async () => {
    await put('a', 'one');
    now += MINUTE - 1;
    expect(await cache.serve('nl', 'a', failWhenCalled)).toMatchObject({ outcome: 'hit' });
  });

  it('a stale page is served once more while it is rendered once in the background', async () => {
    await put('a', 'one');
    now += MINUTE;
    const maker = createControlledMaker();
    for (let visitor = 0; visitor < 3; visitor += 1) {
      const served = await cache.serve('nl', 'a', maker.make);
      expect([served.outcome, getText(served)]).toEqual(['stale', 'one']);
    }
    expect(maker.made).toBe(1);
    await maker.finish(0, 'two');
    await waitForTasks();
    const served = await cache.serve('nl', 'a', failWhenCalled);
    expect([served.outcome, getText(served)]).toEqual(['hit', 'two']);
  });

  it('the old page stays when the new one fails, and the failure is reported', async () => {
    await put('a', 'one');
    now += MINUTE;
    await cache.serve('nl', 'a', failWhenCalled);
    await waitForTasks();
    expect(failures).toHaveLength(1);
    expect(getText(await cache.serve('nl', 'a', failWhenCalled))).toBe('one');
    await cache.serve('nl', 'a', () => createPage('broken', { status: 500 }));
    await waitForTasks();
    expect(getText(await cache.serve('nl', 'a', failWhenCalled))).toBe('one');
  });

  it.each([
    ['throws', () => Promise.reject(new Error('away'))],
    ['is an error page', () => createPage('sorry', { status: 503 })],
  ])('a page of up to a day is shown when rendering %s', async (_, make) => {
    await put('a', 'one');
    now += 23 * 60 * MINUTE;
    const served = await cache.serve('nl', 'a', make);
    expect([served.outcome, getText(served)]).toEqual(['stale', 'one']);
    expect(getText(await cache.serve('nl', 'a', () => createPage('two')))).toBe('two');
  });

  it('a page older than a day or touched by a change is not shown when rendering fails', async () => {
    await put('a', 'one');
    await put('b', 'one', { tags: ['product:1'] });
    cache.invalidate('nl', ['product:1']);
    await expect(cache.serve('nl', 'b', failWhenCalled)).rejects.toThrow();
    now += 24 * 60 * MINUTE;
    await expect(cache.serve('nl', 'a', failWhenCalled)).rejects.toThrow();
  });

  it('a page older than eleven minutes is rendered before the answer', async () => {
    await put('a', 'one');
    now += 11 * MINUTE;
    expect(getText(await cache.serve('nl', 'a', () => createPage('two')))).toBe('two');
  });

  it('a page is not shown past the end of its promises unless it cannot be rendered', async () => {
    for (const holdsForMs of [MINUTE / 2, 5 * MINUTE]) {
      const key = `holds ${holdsForMs}`;
      await put(key, 'tomorrow', { holdsForMs });
      now += holdsForMs - 1;
      expect(cache.lookUp('nl', key, () => createPage('tomorrow', { holdsForMs: 1 }))).not.toBeNull();
      await waitForTasks();
      now += 1;
      expect(cache.lookUp('nl', key, failWhenCalled)).toBeNull();
      expect(getText(await cache.serve('nl', key, failWhenCalled))).toBe('tomorrow');
      expect(getText(await cache.serve('nl', key, () => createPage('the day after')))).toBe('the day after');
    }
  });

  it('outside caches are told to revalidate each time when the end is near', () => {
    expect(formatSharedCacheControl(200, 22 * MINUTE)).toContain('s-maxage=60, stale-while-revalidate=600');
    expect(formatSharedCacheControl(200, 22 * MINUTE - 1)).toBe(
      'public, max-age=0, s-maxage=0, stale-if-error=86400',
    );
  });

  it.each([200, 301, 404, 410])('the status %i is cached', async (status) => {
    await put('a', 'x', { status });
    expect(await cache.serve('nl', 'a', failWhenCalled)).toMatchObject({ outcome: 'hit', page: { status } });
  });

  it.each([202, 302, 400, 500, 503])('the status %i is not cached', async (status) => {
    await put('a', 'x', { status });
    expect(cache.pages).toBe(0);
    expect(formatSharedCacheControl(status)).toBe('private, no-store');
  });

  it('a 404 is cached for ten seconds only', async () => {
    await put('a', 'none', { status: 404 });
    now += 10_000;
    expect(cache.lookUp('nl', 'a', failWhenCalled)).toBeNull();
  });
});

describe('simultaneous requests for the same page', () => {
  it('simultaneous requests render the page once', async () => {
    const maker = createControlledMaker();
    const asked = Array.from({ length: 5 }, () => cache.serve('nl', 'a', maker.make));
    await maker.finish(0, 'one');
    expect((await Promise.all(asked)).map(getText)).toEqual(Array(5).fill('one'));
    expect(maker.made).toBe(1);
  });

  it('a failure fails for all waiting requests and the next one tries again', async () => {
    const maker = createControlledMaker();
    const asked = [cache.serve('nl', 'a', maker.make), cache.serve('nl', 'a', maker.make)];
    maker.fail(0, new Error('no'));
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(getText(await cache.serve('nl', 'a', () => createPage('one')))).toBe('one');
  });
});

describe('a change of page contents', () => {
  it('a change drops the pages that show it, of its tenant only', async () => {
    await put('a', 'x', { tags: ['product:1', 'category:2'] });
    await put('b', 'x', { tags: ['product:2'] });
    await put('c', 'x', { tags: ['product:1'] }, 'de');
    cache.invalidate('nl', ['product:1']);
    expect(['a', 'b'].map((key) => cache.lookUp('nl', key, failWhenCalled) !== null)).toEqual([false, true]);
    expect(cache.lookUp('de', 'c', failWhenCalled)).not.toBeNull();
  });

  it('a change reaches pages that were requested twice and rendered again', async () => {
    await put('a', 'one', { tags: ['content'] });
    cache.lookUp('nl', 'a', failWhenCalled);
    now += MINUTE;
    cache.lookUp('nl', 'a', () => createPage('two', { tags: ['content'] }));
    await waitForTasks();
    expect(getText(await cache.serve('nl', 'a', failWhenCalled))).toBe('two');
    cache.invalidate('nl', ['content']);
    expect(cache.lookUp('nl', 'a', failWhenCalled)).toBeNull();
  });

  it('a change without tags drops all pages of the tenant', async () => {
    await put('a', 'x');
    await put('b', 'x', {}, 'de');
    cache.invalidate('nl', null);
    expect(cache.lookUp('nl', 'a', failWhenCalled)).toBeNull();
    expect(cache.lookUp('de', 'b', failWhenCalled)).not.toBeNull();
  });

  it('a page rendered during a change is not cached and later requests do not get it', async () => {
    const maker = createControlledMaker();
    const tags = ['product:1'];
    const before = cache.serve('nl', 'a', maker.make);
    cache.invalidate('nl', tags);
    const after = cache.serve('nl', 'a', maker.make);
    expect(maker.made).toBe(2);
    await maker.finish(1, 'new price', { tags });
    await maker.finish(0, 'old price', { tags });
    expect([getText(await before), getText(await after)]).toEqual(['old price', 'new price']);
    expect(getText(await cache.serve('nl', 'a', failWhenCalled))).toBe('new price');
  });
});

describe('an unrelated change', () => {
  it('an unrelated change does not keep a page rendered meanwhile from being cached', async () => {
    const maker = createControlledMaker();
    const asked = cache.serve('nl', 'a', maker.make);
    cache.invalidate('nl', ['product:1']);
    await maker.finish(0, 'one', { tags: ['product:2'] });
    await asked;
    expect(getText(await cache.serve('nl', 'a', failWhenCalled))).toBe('one');
  });

  it('a page with a changed detail is sent while fresh and not while it is rendered again', async () => {
    await put('a', 'one', { tags: ['category:1'] });
    cache.invalidate('nl', ['product:1'], ['category:1']);
    now += MINUTE - 1;
    expect(await cache.serve('nl', 'a', failWhenCalled)).toMatchObject({ outcome: 'hit' });
    now += 1;
    expect(cache.lookUp('nl', 'a', failWhenCalled)).toBeNull();
    // in an outage the old page is better than none
    expect(getText(await cache.serve('nl', 'a', failWhenCalled))).toBe('one');
    expect(getText(await cache.serve('nl', 'a', () => createPage('two')))).toBe('two');
  });
});

describe('an answer that is not cached', () => {
  it.each([302, 400])('an answer of status %i replaces the old page', async (status) => {
    await put('a', 'none found');
    now += MINUTE;
    const served = await cache.serve('nl', 'a', () => createPage('moved', { status }));
    expect([served.outcome, getText(served)]).toEqual(['stale', 'none found']);
    await waitForTasks();
    expect(cache.lookUp('nl', 'a', failWhenCalled)).toBeNull();
  });

  it.each([404, 410])('an answer of status %i is dropped as soon as any article changes', async (status) => {
    await put('a', 'none', { status });
    cache.invalidate('nl', ['product:1', 'missing']);
    expect(cache.lookUp('nl', 'a', failWhenCalled)).toBeNull();
  });
});

describe('cache memory', () => {
  it('the cache stays below its memory limit', async () => {
    cache = createCache(100_000);
    for (let index = 0; index < 100; index += 1) await put(`k${index}`, `${index}`.padEnd(500, '.'));
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
    expect(cache.pages).toBeGreaterThan(1);
  });

  it('pages requested again stay cached during a flood of one-time addresses', async () => {
    cache = createCache(400_000);
    await put('shop', 'page', { tags: ['t'] });
    cache.lookUp('nl', 'shop', failWhenCalled);
    for (let index = 0; index < 500; index += 1)
      await put(`garbage${index}`, 'x'.repeat(400), { status: 404 });
    for (let index = 0; index < 500; index += 1) await put(`once${index}`, 'x'.repeat(400));
    expect(cache.lookUp('nl', 'shop', failWhenCalled)).not.toBeNull();
  });

  it('a request that waits for an encoding gets its page though a change drops the page meanwhile', async () => {
    const text = 'a long page '.repeat(500);
    const { page } = await cache.serve('nl', 'a', () => createPage(text, { tags: ['product 1'] }));
    const waiting = [cache.encode(page, 'gzip'), cache.encode(page, 'identity')];
    cache.invalidate('nl', ['product 1']);
    const [zipped, plain] = await Promise.all(waiting);
    expect(gunzipSync(zipped?.body ?? '').toString()).toBe(text);
    expect(plain?.body.toString()).toBe(text);
  });

  it('counts and keeps what is sent to most, and derives what others ask for', async () => {
    const text = 'A page of many words that repeat. '.repeat(1000);
    await put('long', text);
    expect(cache.bytes).toBeLessThan(text.length / 10);
    const { page: kept } = await cache.serve('nl', 'long', failWhenCalled);
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
    cache = createCache(10_000_000);
    for (let index = 0; index < 1000; index += 1) await put(`p${index}`, `${index}`.padEnd(5000, `${index}`));
    for (let index = 0; index < 1000; index += 1)
      expect(cache.lookUp('nl', `p${index}`, failWhenCalled)).not.toBeNull();
  });

  it('a page larger than the cache is served and not stored', async () => {
    cache = createCache(0);
    expect(getText(await cache.serve('nl', 'a', () => createPage('x')))).toBe('x');
    expect(cache.pages).toBe(0);
  });
});

describe('a cache of no bytes', () => {
  it('a cache of no bytes renders every page for each request, even simultaneous ones', async () => {
    cache = createCache(0);
    const maker = createControlledMaker();
    const [first, second] = [cache.serve('nl', 'a', maker.make), cache.serve('nl', 'a', maker.make)];
    expect(maker.made).toBe(2);
    await maker.finish(0, 'one');
    await maker.finish(1, 'two');
    expect([getText(await first), getText(await second)]).toEqual(['one', 'two']);
  });
});
