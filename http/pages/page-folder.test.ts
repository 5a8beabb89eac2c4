import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReadyPage } from './cached-page.ts';
import { formatSharedCacheControl, PageCache } from './page-cache.ts';
import { PageFolder } from './page-folder.ts';

const MB = 2 ** 20;
const MINUTE = 60_000;
const TEXT = 'A page of many words that repeat. '.repeat(100);
let root = '';
let now = 0;
let faults: unknown[] = [];
const open: PageFolder[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pages-'));
  now = 1_700_000_000_000;
  faults = [];
});

afterEach(() => {
  for (const folder of open.splice(0)) folder.close();
  rmSync(root, { recursive: true, force: true });
});

function openFolder(maxBytes = 100 * MB): PageFolder {
  // a process begins later than the one before
  now += 1;
  const onOff = (error: unknown) => void faults.push(error);
  const folder = new PageFolder({ folder: join(root, 'build'), maxBytes, now: () => now, onOff });
  open.push(folder);
  return folder;
}

/** A server's cache, as after a start. */
function start(folder = openFolder()): PageCache {
  return new PageCache({ maxBytes: 10 * MB, now: () => now, onRefreshError: () => {}, folder });
}

type Made = { status?: number; tags?: string[]; holdsForMs?: number; mayBeFiled?: boolean };

async function createPage(text: string, { status = 200, tags = [], ...life }: Made = {}) {
  const headers = new Map([['content-type', 'text/html']]);
  const body = Buffer.from(text + TEXT);
  return new ReadyPage({ status, headers, body, tags }, formatSharedCacheControl(status), life);
}

async function serve(cache: PageCache, key: string, text: string, made?: Made) {
  const { page, outcome } = await cache.serve('nl', key, () => createPage(text, made));
  const { body } = await cache.encode(page, 'identity');
  return `${outcome} ${body.toString().slice(0, -TEXT.length)}`;
}

/** Requests a page twice, and waits until it is in a file. */
async function file(cache: PageCache, key: string, text: string, made?: Made) {
  const before = listFiles().length;
  await serve(cache, key, text, made);
  await serve(cache, key, text, made);
  await vi.waitFor(() => expect(listFiles().length).toBe(before + 1));
}

function listFiles(): string[] {
  const all = readdirSync(join(root, 'build'), { recursive: true, withFileTypes: true });
  const files = all.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return files.filter((path) => !path.endsWith('changes') && !path.endsWith('.part'));
}

describe('pages in files', () => {
  it('a page that was requested twice is found again after a restart, as it was', async () => {
    await file(start(), 'a', 'one', { tags: ['product:1'] });
    const cache = start();
    expect(await serve(cache, 'a', 'two')).toBe('recalled one');
    expect(await serve(cache, 'a', 'two')).toBe('hit one');
    const [before, after] = [await createPage('one'), (await cache.serve('nl', 'a', fail)).page];
    expect([after.etag, after.status, after.notModified]).toEqual([
      before.etag,
      before.status,
      before.notModified,
    ]);
  });

  it('a page is no fresher for having been in a file', async () => {
    await file(start(), 'a', 'one');
    now += MINUTE;
    const cache = start();
    expect(await serve(cache, 'a', 'two')).toBe('recalled one');
    await vi.waitFor(async () => expect(await serve(cache, 'a', 'three')).toBe('hit two'));
    now += 11 * MINUTE;
    expect(await serve(start(), 'a', 'four')).toBe('miss four');
  });

  it('a page is not sent after the moment until which its text is true', async () => {
    await file(start(), 'a', 'today', { holdsForMs: 1000 });
    now += 1000;
    expect(await serve(start(), 'a', 'tomorrow')).toBe('miss tomorrow');
  });

  it('a page that others pushed out of the memory comes from its file', async () => {
    const folder = openFolder();
    await file(start(folder), 'a', 'one');
    const memoryOfOthers = start(folder);
    expect(await serve(memoryOfOthers, 'a', 'two')).toBe('recalled one');
  });

  it('addresses that nobody asks for again fill no file', async () => {
    const cache = start();
    const page = await createPage('x');
    for (let index = 0; index < 10_000; index += 1) await cache.serve('nl', `?${index}`, async () => page);
    expect(listFiles()).toEqual([]);
  });

  it.each([{ status: 404 }, { status: 301 }, { mayBeFiled: false }])(
    'a page of %o is in no file',
    async (made) => {
      const cache = start();
      for (const text of ['one', 'two', 'three']) await serve(cache, 'a', text, made);
      await file(cache, 'b', 'one');
      expect(listFiles()).toHaveLength(1);
    },
  );

  it('the files stay below their limit', async () => {
    const folder = openFolder(100_000);
    const cache = start(folder);
    for (let index = 0; index < 500; index += 1) {
      await serve(cache, `${index}`, `${index}`.padEnd(500, `${index}`));
      await serve(cache, `${index}`, '');
    }
    await vi.waitFor(() => expect(folder.bytes).toBeGreaterThan(0));
    const size = () => listFiles().reduce((sum, path) => sum + readFileSync(path).length, 0);
    await vi.waitFor(() => expect(size()).toBeLessThanOrEqual(100_000));
  });
});

describe('changes of what pages in files show', () => {
  it('a change drops the page from its file too, in this process and the next', async () => {
    const cache = start();
    await file(cache, 'a', 'old price', { tags: ['product:1'] });
    await file(cache, 'b', 'other', { tags: ['product:2'] });
    cache.invalidate('nl', ['product:1']);
    // the file is there
    expect(listFiles()).toHaveLength(2);
    for (const each of [cache, start()]) {
      expect(await serve(each, 'a', 'new price')).toBe('miss new price');
      expect(await serve(each, 'b', 'not')).toMatch(/^(hit|recalled) other$/);
    }
  });

  it('a change of everything drops the pages of its tenant in the next process', async () => {
    const cache = start();
    await file(cache, 'a', 'one');
    cache.invalidate('de', null);
    expect(await serve(start(), 'a', 'two')).toBe('recalled one');
    cache.invalidate('nl', null);
    expect(await serve(start(), 'a', 'two')).toBe('miss two');
  });

  it('a page with a changed detail is not sent while it is rendered again, in the next process either', async () => {
    const cache = start();
    await file(cache, 'a', 'one', { tags: ['category:1'] });
    cache.invalidate('nl', ['product:9'], ['category:1']);
    now += MINUTE;
    expect(await serve(start(), 'a', 'two')).toBe('miss two');
  });

  it('a page of a file that was written before a change and read after it is a miss', async () => {
    const cache = start();
    await file(cache, 'a', 'old', { tags: ['product:1'] });
    const next = start();
    const asked = serve(next, 'a', 'new', { tags: ['product:1'] });
    next.invalidate('nl', ['product:1']);
    expect(await asked).toBe('miss new');
  });

  it('pages are misses without a journal, with a torn one and after a new beginning', async () => {
    const journal = join(root, 'build/changes');
    const harms = [
      () => rmSync(journal),
      () => truncateSync(journal, readFileSync(journal).length - 1),
      () => open.at(-1)?.forgetAll(),
    ];
    for (const [index, harm] of harms.entries()) {
      now += 1;
      await file(start(), `${index}`, 'one');
      expect(await serve(start(), `${index}`, 'not')).toBe('recalled one');
      now += 1;
      harm();
      expect(await serve(start(), `${index}`, 'two')).toBe('miss two');
    }
  });
});

describe('prices that change while clients read', () => {
  it('no page in memory or a file is older than a change before the request, over restarts too', async () => {
    const PAGES = 60;
    const versions = Array.from({ length: PAGES }, () => 0);
    const outcomes = new Map<string, number>();
    let seed = 1;
    const draw = (below: number) => {
      seed = (Math.imul(seed, 48_271) >>> 0) % 2_147_483_647;
      return seed % below;
    };
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    const open = () =>
      new PageCache({ maxBytes: 40_000, now: () => now, onRefreshError: () => {}, folder: openFolder() });
    let cache = open();
    const read = async () => {
      const id = draw(draw(PAGES) + 1);
      const promised = versions[id] ?? 0;
      const make = async () => {
        const text = `${id}:${versions[id]}`;
        await turn();
        return createPage(text, { tags: [`product:${id}`] });
      };
      const { page, outcome } = await cache.serve('nl', `${id}`, make);
      const body = (await cache.encode(page, 'identity')).body.toString();
      const [shown, version] = body.slice(0, -TEXT.length).split(':');
      expect([shown, body.endsWith(TEXT)]).toEqual([`${id}`, true]);
      expect(Number(version)).toBeGreaterThanOrEqual(promised);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    };
    const change = () => {
      const id = draw(PAGES);
      versions[id] = (versions[id] ?? 0) + 1;
      cache.invalidate('nl', [`product:${id}`]);
    };
    for (let round = 0; round < 300; round += 1) {
      now += 0.5;
      const reading = Array.from({ length: 8 }, read);
      if (round % 3 === 0) change();
      await Promise.all(reading);
      if (round % 60 === 59) cache = open();
    }
    expect(outcomes.get('recalled')).toBeGreaterThan(50);
    expect(outcomes.get('hit')).toBeGreaterThan(50);
    expect(outcomes.get('miss')).toBeGreaterThan(50);
  });
});

describe('files that are no pages', () => {
  it('a file that is torn, changed or of another address is a miss', async () => {
    const cache = start();
    await file(cache, 'a', 'one');
    const [path = ''] = listFiles();
    const whole = readFileSync(path);
    for (const length of [0, 10, 32, 33, whole.length - 1]) {
      writeFileSync(path, whole.subarray(0, length));
      expect(await serve(start(), 'a', 'two')).toBe('miss two');
    }
    const flipped = Buffer.from(whole);
    flipped[whole.length >> 1] = (flipped[whole.length >> 1] ?? 0) ^ 1;
    writeFileSync(path, flipped);
    expect(await serve(start(), 'a', 'two')).toBe('miss two');
    await file(start(), 'b', 'other');
    const [other = ''] = listFiles().filter((one) => one !== path);
    writeFileSync(path, readFileSync(other));
    expect(await serve(start(), 'a', 'two')).toBe('miss two');
  });

  it('a process that is killed while it writes leaves whole pages and misses', async () => {
    const writer = spawn(
      process.execPath,
      [join(import.meta.dirname, 'test-page-writer.ts'), join(root, 'build')],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(writer.stdout, 'data');
    await vi.waitFor(() => expect(listFiles().length).toBeGreaterThan(200), { timeout: 20_000 });
    writer.kill('SIGKILL');
    await once(writer, 'exit');
    now = Date.now() + 1;
    const cache = start();
    const outcomes = new Set<string>();
    for (let index = 0; index < 400; index += 1) {
      const served = await serve(cache, `${index}`, 'rendered');
      outcomes.add(served.replace(`${index} `, ''));
      expect([`recalled ${index} `, 'miss rendered']).toContain(served);
    }
    expect(outcomes).toContain('recalled ');
  });
});

describe('a disk that refuses', () => {
  it('the folder empties itself, says so once, and pages are kept in memory', async () => {
    const folder = openFolder();
    const cache = start(folder);
    await file(cache, 'a', 'one');
    // a file where its folder has to be: ENOTDIR for whoever runs the test
    rmSync(join(root, 'build/pages'), { recursive: true });
    writeFileSync(join(root, 'build/pages'), '');
    for (const key of ['b', 'c', 'd']) {
      await serve(cache, key, 'one');
      expect(await serve(cache, key, 'two')).toBe('hit one');
    }
    await vi.waitFor(() => expect(faults).toHaveLength(1));
    expect(folder.isOn).toBe(false);
    expect(readdirSync(root)).toEqual([]);
    expect(await serve(cache, 'e', 'one')).toBe('miss one');
    expect(faults).toHaveLength(1);
  });

  it('a full disk that takes no note of a change makes misses of all pages', async () => {
    const cache = start();
    const folder = open.at(-1) as PageFolder;
    await file(cache, 'a', 'old', { tags: ['product:1'] });
    const journal = join(root, 'build/changes');
    rmSync(journal);
    symlinkSync('/dev/full', journal);
    folder.forgetAll();
    expect(faults).toEqual([expect.objectContaining({ code: 'ENOSPC' })]);
    expect(folder.isOn).toBe(false);
    cache.invalidate('nl', ['product:1']);
    expect(await serve(start(), 'a', 'new')).toBe('miss new');
  });

  it('a page later than the start of a process that did not write it is a miss: the clock was set back', async () => {
    await file(start(), 'a', 'one');
    now -= 2 * MINUTE;
    const cache = start();
    cache.invalidate('nl', ['product:1']);
    now += 3 * MINUTE;
    expect(await serve(cache, 'a', 'two')).toBe('miss two');
  });
});

const fail = () => Promise.reject(new Error('was made again'));
