import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEvents } from '#commerce/ground/kernel/events.ts';
import { createBucketFetch, MAX_FILE_BYTES } from './bucket-fetch.ts';
import { type ContentBucketsOptions, createContentBuckets } from './content-buckets.ts';

const place = { tenant: 'nl', locale: 'nl-NL', language: 'nl', identifier: 'privacy' };
const parseJson = (text: string): unknown => JSON.parse(text);

/** As a page is read: what is no object with a title is nonsense. */
function parseTitled(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'object' && value !== null && 'title' in value) return value;
  throw new RangeError('title: Invalid input');
}

function createWatchedBuckets(
  options: Pick<ContentBucketsOptions, 'template'> & Partial<ContentBucketsOptions>,
) {
  const messages: string[] = [];
  const outcomes: string[] = [];
  const ignoreLog = () => {};
  const log = {
    ...{ debug: ignoreLog, info: ignoreLog, warn: ignoreLog },
    error: (_: object, message = '') => void messages.push(message),
  };
  const events = createEvents();
  const buckets = createContentBuckets({
    events,
    log,
    onRead: (outcome) => void outcomes.push(outcome),
    ...options,
  });
  const change = () => events.emit({ type: 'content-changed', tenantId: 'nl' });
  return { buckets, events, change, messages, outcomes };
}

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean();
});

type Answer = (res: ServerResponse) => void;

function createResponse(status: number, body: string): Answer {
  return (res) => void res.writeHead(status).end(body);
}

async function startBucketServer(answer: () => Answer) {
  const requests: { url: string; authorization: string | undefined }[] = [];
  const server = createServer((req, res) => {
    requests.push({ url: req.url ?? '', authorization: req.headers.authorization });
    answer()(res);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  cleanups.push(close);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, template: `${origin}/{locale}/{identifier}.json`, requests, close };
}

describe('content buckets', () => {
  it('content is read from files and a missing file is silently missing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'content-'));
    cleanups.push(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'privacy.json'), '{"title":"Privacy"}');
    const { buckets, messages } = createWatchedBuckets({ template: `${folder}/{identifier}.json` });
    expect(await buckets.find(place, parseJson)).toEqual({ state: 'found', value: { title: 'Privacy' } });
    expect(await buckets.find({ ...place, identifier: 'missing' }, parseJson)).toEqual({ state: 'missing' });
    expect(messages).toEqual([]);
  });

  it('a tenant with its own buckets is read there and the others from the shared place', async () => {
    const [all, own] = [
      await startBucketServer(() => createResponse(200, '"all"')),
      await startBucketServer(() => createResponse(200, '"own"')),
    ];
    const { buckets } = createWatchedBuckets({
      template: all.template,
      templates: new Map([['de', own.template]]),
    });
    expect(await buckets.find(place, parseJson)).toEqual({ state: 'found', value: 'all' });
    expect(await buckets.find({ ...place, tenant: 'de' }, parseJson)).toEqual({
      state: 'found',
      value: 'own',
    });
    expect([all.requests.length, own.requests.length]).toEqual([1, 1]);
  });

  it('one request serves many readers and another follows a change', async () => {
    let version = 1;
    const { template, requests } = await startBucketServer(() =>
      createResponse(200, JSON.stringify({ version })),
    );
    const { buckets, change } = createWatchedBuckets({ template });
    const read = await Promise.all([1, 2, 3].map(() => buckets.find(place, parseJson)));
    expect(read).toEqual(Array(3).fill({ state: 'found', value: { version: 1 } }));
    expect(requests).toHaveLength(1);
    version = 2;
    change();
    expect(await buckets.find(place, parseJson)).toMatchObject({ value: { version: 1 } });
    await expect.poll(() => buckets.find(place, parseJson)).toMatchObject({ value: { version: 2 } });
    expect(requests).toHaveLength(2);
  });

  it('a content change is announced only when a file differs from before', async () => {
    let body = '{"version":1}';
    const { template } = await startBucketServer(() => createResponse(200, body));
    const { buckets, events } = createWatchedBuckets({ template });
    await buckets.find(place, parseJson);
    const heard: string[] = [];
    events.on((event) =>
      heard.push(`${event.type} ${event.tenantId} ${'documents' in event ? event.documents : ''}`),
    );
    expect(await buckets.refresh('nl')).toBe(0);
    expect(heard).toEqual([]);
    body = '{"version":2}';
    expect(await buckets.refresh('de')).toBe(0);
    expect(await buckets.refresh('nl')).toBe(1);
    // of the files that have changed, and of no other
    expect(heard).toEqual([`content-changed nl ${buckets.getAddress(place)}`]);
    expect(await buckets.find(place, parseJson)).toMatchObject({ value: { version: 2 } });
  });

  it('every tenant hears of a change, even when two of them share a bucket', async () => {
    let body = '{"version":1}';
    const { template, requests } = await startBucketServer(() => createResponse(200, body));
    const { buckets, events } = createWatchedBuckets({
      template: template.replace('{locale}', '{language}'),
    });
    const [dutch, belgian] = [place, { ...place, tenant: 'be' }];
    await buckets.find(dutch, parseJson);
    await buckets.find(belgian, parseJson);
    expect(requests).toHaveLength(2);
    const heard: string[] = [];
    events.on(({ type, tenantId }) => heard.push(`${type} ${tenantId}`));
    body = '{"version":2}';
    expect(await buckets.refresh('be')).toBe(1);
    expect(await buckets.find(belgian, parseJson)).toMatchObject({ value: { version: 2 } });
    expect(await buckets.refresh('nl')).toBe(1);
    expect(heard).toEqual(['content-changed be', 'content-changed nl']);
  });

  it('a file that begins with a byte order mark is read', async () => {
    const { template } = await startBucketServer(() => createResponse(200, '\uFEFF{"title":"Marked"}'));
    const { buckets } = createWatchedBuckets({ template });
    expect(await buckets.find(place, parseTitled)).toEqual({ state: 'found', value: { title: 'Marked' } });
  });

  it('picture names are signed so that nobody else can forge them', () => {
    const one = createWatchedBuckets({ template: 'x/{identifier}', secret: 'a' }).buckets;
    const other = createWatchedBuckets({ template: 'x/{identifier}', secret: 'b' }).buckets;
    const id = one.createPictureId('t-lamp-4-wide');
    expect(one.resolvePicture(id)).toBe('t-lamp-4-wide');
    expect(other.resolvePicture(id)).toBeNull();
    expect(one.resolvePicture(id.replace('lamp', 'sofa'))).toBeNull();
    expect(one.resolvePicture('t-lamp-4-wide')).toBeNull();
    expect(id).toMatch(/^[a-z0-9][a-z0-9._-]{0,119}$/);
  });
});

/** docs/content.md has this table for people. `log`: what the reason says; `outcome`: the label of content_reads_total. */
const FAULTS: readonly (readonly [bucket: string, answer: Answer, log: RegExp, outcome: string])[] = [
  ['is slow', () => {}, /did not answer within 5000 ms/, 'slow'],
  ['stops in the middle', (res) => void res.writeHead(200).write('{"title":"Ne'), /within 5000 ms/, 'slow'],
  ['breaks off', breakOffResponse, /could not be read/, 'refused'],
  [
    'leads elsewhere',
    createRedirect('http://127.0.0.1:9/secrets'),
    /leads to http:\/\/127\.0\.0\.1:9/,
    'refused',
  ],
  [
    'leads to another service of its host',
    createRedirect('https://127.0.0.1:9/secrets'),
    /leads to https:\/\/127\.0\.0\.1:9/,
    'refused',
  ],
  ['leads to itself', createRedirect(''), /leads to/, 'refused'],
  ['answers 500', createResponse(500, 'oops'), /answered 500/, 'status'],
  ['answers 403', createResponse(403, 'no'), /answered 403/, 'status'],
  ['is huge', createResponse(200, `"${'x'.repeat(MAX_FILE_BYTES)}"`), /larger than 1000000 bytes/, 'large'],
  ['is huge and says so', announceOversizedFile, /larger than 1000000 bytes/, 'large'],
  ['is empty', createResponse(200, ''), /JSON/, 'nonsense'],
  ['is no JSON', createResponse(200, '<html>'), /JSON/, 'nonsense'],
  ['changes while it is read', createResponse(200, '{"title":"New","blo'), /JSON/, 'nonsense'],
  ['has another shape', createResponse(200, '{"headline":"New"}'), /title: Invalid input/, 'nonsense'],
];

function createRedirect(location: string): Answer {
  return (res) => void res.writeHead(302, { location }).end();
}

function breakOffResponse(res: ServerResponse): void {
  res.writeHead(200, { 'content-length': 500 }).write('{"title":"New"}');
  setImmediate(() => res.destroy());
}

function announceOversizedFile(res: ServerResponse): void {
  res.writeHead(200, { 'content-length': MAX_FILE_BYTES + 1 }).write('"x');
}

/** Lets the reader's five seconds, and no other limit, end after a tenth of one. */
function hurry(): void {
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(5000);
    return timeout.call(AbortSignal, 100);
  });
  cleanups.push(async () => vi.restoreAllMocks());
}

describe('a failing content bucket', { timeout: 20_000 }, () => {
  it.each(FAULTS)(
    '%s: the last good version is kept, and log and metrics show it',
    async (_, fault, log, outcome) => {
      const answers = [createResponse(200, '{"title":"Good"}'), fault];
      const { template } = await startBucketServer(() => answers.shift() ?? fault);
      const { buckets, change, messages, outcomes } = createWatchedBuckets({ template });
      const good = { state: 'found', value: { title: 'Good' } };
      expect(await buckets.find(place, parseTitled)).toEqual(good);
      change();
      if (outcome === 'slow') hurry();
      // nobody waits for the bucket while there is something to show
      expect(await buckets.find(place, parseTitled)).toEqual(good);
      await expect.poll(() => outcomes).toEqual(['changed', outcome]);
      expect(messages).toEqual([expect.stringMatching(/^Error on initial fetching data: /)]);
      expect(messages[0]).toMatch(log);
      expect(await buckets.find(place, parseTitled)).toEqual(good);
    },
  );

  it.each(FAULTS.slice(3))(
    '%s from the beginning: the read fails, which differs from missing',
    async (_, fault) => {
      const { template } = await startBucketServer(() => fault);
      const { buckets } = createWatchedBuckets({ template });
      expect(await buckets.find(place, parseTitled)).toEqual({ state: 'failed' });
    },
  );

  it('a bucket that is gone keeps the last good version', async () => {
    const server = await startBucketServer(() => createResponse(200, '{"title":"Good"}'));
    const { buckets, outcomes } = createWatchedBuckets({ template: server.template });
    await buckets.find(place, parseTitled);
    await server.close();
    expect(await buckets.refresh('nl')).toBe(0);
    expect(outcomes).toEqual(['changed', 'refused']);
    expect(await buckets.find(place, parseTitled)).toMatchObject({ value: { title: 'Good' } });
  });

  it('a file removed from the bucket removes its page', async () => {
    const answers = [createResponse(200, '{"title":"Good"}')];
    const { template } = await startBucketServer(() => answers.shift() ?? createResponse(404, ''));
    const { buckets, outcomes } = createWatchedBuckets({ template });
    await buckets.find(place, parseTitled);
    expect(await buckets.refresh('nl')).toBe(1);
    expect(outcomes).toEqual(['changed', 'missing']);
    expect(await buckets.find(place, parseTitled)).toEqual({ state: 'missing' });
  });
});

it('drafts are requested with the configured header', async () => {
  const { origin, requests } = await startBucketServer(() => createResponse(200, '{}'));
  await createBucketFetch(null, 'users API-Key of-tests')(`${origin}/draft.json`);
  await createBucketFetch()(`${origin}/public.json`);
  expect(requests.map(({ authorization }) => authorization)).toEqual(['users API-Key of-tests', undefined]);
});

describe('object stores', () => {
  const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret-of-the-store' };

  it('object stores are read in path style and signed when there are keys', async () => {
    const { origin, requests } = await startBucketServer(() => createResponse(200, '{"title":"S3"}'));
    const store = { endpoint: origin, region: 'eu-central-1', style: 'path', keys } as const;
    const template = 's3://shop/{tenant}/{locale}/{identifier}.json';
    const { buckets } = createWatchedBuckets({ template, fetch: createBucketFetch(store) });
    expect(await buckets.find(place, parseJson)).toMatchObject({ value: { title: 'S3' } });
    expect(requests[0]?.url).toBe('/shop/nl/nl-NL/privacy.json');
    expect(requests[0]?.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-central-1\/s3\/aws4_request/,
    );
  });

  it('a redirect is not followed with a signed request', async () => {
    const elsewhere = await startBucketServer(() => createResponse(200, '{"title":"Elsewhere"}'));
    const { origin } = await startBucketServer(() => createRedirect(`${elsewhere.origin}/secrets`));
    const store = { endpoint: origin, region: 'eu-central-1', style: 'path', keys } as const;
    await expect(createBucketFetch(store)('s3://shop/x.json')).rejects.toThrow('answered 302');
    expect(elsewhere.requests).toEqual([]);
  });

  it('public objects are requested without a signature by virtual host', async () => {
    const seen: (readonly [string, string | null])[] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      seen.push([url, new Headers(init.headers).get('authorization')]);
      return new Response('{}');
    });
    cleanups.push(async () => vi.unstubAllGlobals());
    const store = { endpoint: 'https://s3.example', region: 'x', style: 'virtual', keys: null } as const;
    expect(await createBucketFetch(store)('s3://shop/nl/privacy.json')).toBe('{}');
    expect(seen).toEqual([['https://shop.s3.example/nl/privacy.json', null]]);
  });

  it('object stores require an address', async () => {
    await expect(createBucketFetch()('s3://shop/x.json')).rejects.toThrow('CONTENT_S3_ENDPOINT');
  });
});
