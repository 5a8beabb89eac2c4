import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEvents } from '#commerce/ground/kernel/events.ts';
import { BucketError, type BucketFetch } from '#commerce/range/content/bucket/bucket-fetch.ts';
import { createContentBuckets } from '#commerce/range/content/bucket/content-buckets.ts';
import { createDiskCache } from '#http/disk-cache.ts';
import { createLastGoodContent } from './last-good-content.ts';

const ADDRESS = 'https://bucket.example/nl-NL/privacy.json';
const place = { tenant: 'nl', locale: 'nl-NL', language: 'nl', identifier: 'privacy' };
const away: BucketFetch = async (address) => {
  throw new BucketError('refused', `${address} could not be read`);
};

let folder: string;
let warnings: string[];
const log = {
  ...{ debug() {}, info() {}, error() {} },
  warn: (_: object, message = '') => void warnings.push(message),
};
beforeEach(async () => {
  warnings = [];
  folder = await mkdtemp(join(tmpdir(), 'content-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A shop that has just started, with what earlier ones left on the disk. */
function startShop(fetch: BucketFetch) {
  const options = {
    template: 'https://bucket.example/{locale}/{identifier}.json',
    events: createEvents(),
    log,
  };
  return createContentBuckets({ ...options, fetch, lastGood: createLastGoodContent(folder, log) });
}

function parseTitled(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'object' && value !== null && 'title' in value) return value;
  throw new RangeError('title: Invalid input');
}

/** A reader of a page does not wait for the disk. */
async function waitForDisk(): Promise<void> {
  while ((await readdir(folder, { recursive: true })).filter((one) => /\w{38}$/.test(one)).length === 0)
    await new Promise((resolve) => setImmediate(resolve));
}

describe('the last good version of content', () => {
  it('the last good version is shown after a restart while the bucket is unreachable', async () => {
    await startShop(async () => '{"title":"Good"}').find(place, parseTitled);
    await waitForDisk();
    const good = { state: 'found', value: { title: 'Good' } };
    expect(await startShop(away).find(place, parseTitled)).toEqual(good);
    expect(await startShop(async () => '{"oops":1}').find(place, parseTitled)).toEqual(good);
  });

  it('the last good version is replaced by what the bucket says', async () => {
    await createLastGoodContent(folder, log).write(ADDRESS, '{"title":"Old"}');
    const found = await startShop(async () => '{"title":"New"}').find(place, parseTitled);
    expect(found).toEqual({ state: 'found', value: { title: 'New' } });
  });

  it('the last good version of a removed page does not come back', async () => {
    const kept = createLastGoodContent(folder, log);
    await kept.write(ADDRESS, '{"title":"Gone"}');
    await kept.write(ADDRESS, null);
    expect(await startShop(away).find(place, parseTitled)).toEqual({ state: 'failed' });
  });

  it('pages that never existed leave nothing on the disk', async () => {
    await createLastGoodContent(folder, log).write(ADDRESS, null);
    expect(await readdir(folder)).toEqual([]);
  });

  it('a version accepted by an older schema is not shown, and this is reported', async () => {
    await createLastGoodContent(folder, log).write(ADDRESS, '{"headline":"Old"}');
    expect(await startShop(away).find(place, parseTitled)).toEqual({ state: 'failed' });
    expect(warnings).toEqual(['the kept version of a file is of no use any more']);
  });

  it('the stored versions stay within their disk limit', async () => {
    const kept = createLastGoodContent(folder, log, createDiskCache(folder, 1000));
    for (let page = 0; page < 20; page++) await kept.write(`${ADDRESS}?${page}`, 'x'.repeat(100));
    const left = await Promise.all(Array.from({ length: 20 }, (_, page) => kept.read(`${ADDRESS}?${page}`)));
    expect(left.filter((text) => text !== null).length).toBeLessThanOrEqual(10);
  });

  it('a failing disk costs no page and is reported once', async () => {
    const cache = { read: async () => null, write: () => Promise.reject(new Error('disk full')) };
    const kept = createLastGoodContent(folder, log, cache);
    await kept.write(ADDRESS, '{}');
    await kept.write(`${ADDRESS}?two`, '{}');
    expect(warnings).toEqual(['content could not be kept on the disk']);
  });
});
