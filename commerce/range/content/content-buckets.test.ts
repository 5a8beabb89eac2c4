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
const json = (text: string): unknown => JSON.parse(text);

/** As a page is read: what is no object with a title is nonsense. */
function titled(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'object' && value !== null && 'title' in value) return value;
  throw new RangeError('title: Invalid input');
}

function watched(options: Pick<ContentBucketsOptions, 'template'> & Partial<ContentBucketsOptions>) {
  const messages: string[] = [];
  const outcomes: string[] = [];
  const quiet = () => {};
  const log = {
    ...{ debug: quiet, info: quiet, warn: quiet },
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

function says(status: number, body: string): Answer {
  return (res) => void res.writeHead(status).end(body);
}

async function bucketServer(answer: () => Answer) {
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
  it('reads files, and a missing one is missing without a word', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'content-'));
    cleanups.push(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'privacy.json'), '{"title":"Privacy"}');
    const { buckets, messages } = watched({ template: `${folder}/{identifier}.json` });
    expect(await buckets.find(place, json)).toEqual({ state: 'found', value: { title: 'Privacy' } });
    expect(await buckets.find({ ...place, identifier: 'missing' }, json)).toEqual({ state: 'missing' });
    expect(messages).toEqual([]);
  });

  it('reads a tenant with buckets of its own there, and the others where all are', async () => {
    const [all, own] = [
      await bucketServer(() => says(200, '"all"')),
      await bucketServer(() => says(200, '"own"')),
    ];
    const { buckets } = watched({ template: all.template, templates: new Map([['de', own.template]]) });
    expect(await buckets.find(place, json)).toEqual({ state: 'found', value: 'all' });
    expect(await buckets.find({ ...place, tenant: 'de' }, json)).toEqual({ state: 'found', value: 'own' });
    expect([all.requests.length, own.requests.length]).toEqual([1, 1]);
  });

  it('asks once for many readers, and again after a change', async () => {
    let version = 1;
    const { template, requests } = await bucketServer(() => says(200, JSON.stringify({ version })));
    const { buckets, change } = watched({ template });
    const read = await Promise.all([1, 2, 3].map(() => buckets.find(place, json)));
    expect(read).toEqual(Array(3).fill({ state: 'found', value: { version: 1 } }));
    expect(requests).toHaveLength(1);
    version = 2;
    change();
    expect(await buckets.find(place, json)).toMatchObject({ value: { version: 1 } });
    await expect.poll(() => buckets.find(place, json)).toMatchObject({ value: { version: 2 } });
    expect(requests).toHaveLength(2);
  });

  it('says that content has changed when a file reads otherwise than before, and only then', async () => {
    let body = '{"version":1}';
    const { template } = await bucketServer(() => says(200, body));
    const { buckets, events } = watched({ template });
    await buckets.find(place, json);
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
    expect(heard).toEqual([`content-changed nl ${buckets.addressOf(place)}`]);
    expect(await buckets.find(place, json)).toMatchObject({ value: { version: 2 } });
  });

  it('tells every tenant of a change, also where two of them share a bucket', async () => {
    let body = '{"version":1}';
    const { template, requests } = await bucketServer(() => says(200, body));
    const { buckets, events } = watched({ template: template.replace('{locale}', '{language}') });
    const [dutch, belgian] = [place, { ...place, tenant: 'be' }];
    await buckets.find(dutch, json);
    await buckets.find(belgian, json);
    expect(requests).toHaveLength(2);
    const heard: string[] = [];
    events.on(({ type, tenantId }) => heard.push(`${type} ${tenantId}`));
    body = '{"version":2}';
    expect(await buckets.refresh('be')).toBe(1);
    expect(await buckets.find(belgian, json)).toMatchObject({ value: { version: 2 } });
    expect(await buckets.refresh('nl')).toBe(1);
    expect(heard).toEqual(['content-changed be', 'content-changed nl']);
  });

  it('reads a file that begins with a byte order mark', async () => {
    const { template } = await bucketServer(() => says(200, '\uFEFF{"title":"Marked"}'));
    const { buckets } = watched({ template });
    expect(await buckets.find(place, titled)).toEqual({ state: 'found', value: { title: 'Marked' } });
  });

  it('names pictures so that nobody else can', () => {
    const one = watched({ template: 'x/{identifier}', secret: 'a' }).buckets;
    const other = watched({ template: 'x/{identifier}', secret: 'b' }).buckets;
    const id = one.pictureId('t-lamp-4-wide');
    expect(one.pictureOf(id)).toBe('t-lamp-4-wide');
    expect(other.pictureOf(id)).toBeNull();
    expect(one.pictureOf(id.replace('lamp', 'sofa'))).toBeNull();
    expect(one.pictureOf('t-lamp-4-wide')).toBeNull();
    expect(id).toMatch(/^[a-z0-9][a-z0-9._-]{0,119}$/);
  });
});

/** docs/content.md has this table for people. `log`: what the reason says; `outcome`: the label of content_reads_total. */
const FAULTS: readonly (readonly [bucket: string, answer: Answer, log: RegExp, outcome: string])[] = [
  ['is slow', () => {}, /did not answer within 5000 ms/, 'slow'],
  ['stops in the middle', (res) => void res.writeHead(200).write('{"title":"Ne'), /within 5000 ms/, 'slow'],
  ['breaks off', breaksOff, /could not be read/, 'refused'],
  ['leads elsewhere', leadsTo('http://127.0.0.1:9/secrets'), /leads to http:\/\/127\.0\.0\.1:9/, 'refused'],
  ['leads to itself', leadsTo(''), /leads to/, 'refused'],
  ['answers 500', says(500, 'oops'), /answered 500/, 'status'],
  ['answers 403', says(403, 'no'), /answered 403/, 'status'],
  ['is huge', says(200, `"${'x'.repeat(MAX_FILE_BYTES)}"`), /larger than 1000000 bytes/, 'large'],
  ['is huge and says so', announcesTooMuch, /larger than 1000000 bytes/, 'large'],
  ['is empty', says(200, ''), /JSON/, 'nonsense'],
  ['is no JSON', says(200, '<html>'), /JSON/, 'nonsense'],
  ['changes while it is read', says(200, '{"title":"New","blo'), /JSON/, 'nonsense'],
  ['has another shape', says(200, '{"headline":"New"}'), /title: Invalid input/, 'nonsense'],
];

function leadsTo(location: string): Answer {
  return (res) => void res.writeHead(302, { location }).end();
}

function breaksOff(res: ServerResponse): void {
  res.writeHead(200, { 'content-length': 500 }).write('{"title":"New"}');
  setImmediate(() => res.destroy());
}

function announcesTooMuch(res: ServerResponse): void {
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

describe('a bucket that fails', { timeout: 20_000 }, () => {
  it.each(FAULTS)(
    '%s: the last good version stays, log and metrics say it',
    async (_, fault, log, outcome) => {
      const answers = [says(200, '{"title":"Good"}'), fault];
      const { template } = await bucketServer(() => answers.shift() ?? fault);
      const { buckets, change, messages, outcomes } = watched({ template });
      const good = { state: 'found', value: { title: 'Good' } };
      expect(await buckets.find(place, titled)).toEqual(good);
      change();
      if (outcome === 'slow') hurry();
      // nobody waits for the bucket while there is something to show
      expect(await buckets.find(place, titled)).toEqual(good);
      await expect.poll(() => outcomes).toEqual(['changed', outcome]);
      expect(messages).toEqual([expect.stringMatching(/^Error on initial fetching data: /)]);
      expect(messages[0]).toMatch(log);
      expect(await buckets.find(place, titled)).toEqual(good);
    },
  );

  it.each(FAULTS.slice(3))(
    '%s from the beginning: it failed, which is not the same as missing',
    async (_, fault) => {
      const { template } = await bucketServer(() => fault);
      const { buckets } = watched({ template });
      expect(await buckets.find(place, titled)).toEqual({ state: 'failed' });
    },
  );

  it('is gone: the last good version stays', async () => {
    const server = await bucketServer(() => says(200, '{"title":"Good"}'));
    const { buckets, outcomes } = watched({ template: server.template });
    await buckets.find(place, titled);
    await server.close();
    expect(await buckets.refresh('nl')).toBe(0);
    expect(outcomes).toEqual(['changed', 'refused']);
    expect(await buckets.find(place, titled)).toMatchObject({ value: { title: 'Good' } });
  });

  it('has no such file any more: the page is gone, too', async () => {
    const answers = [says(200, '{"title":"Good"}')];
    const { template } = await bucketServer(() => answers.shift() ?? says(404, ''));
    const { buckets, outcomes } = watched({ template });
    await buckets.find(place, titled);
    expect(await buckets.refresh('nl')).toBe(1);
    expect(outcomes).toEqual(['changed', 'missing']);
    expect(await buckets.find(place, titled)).toEqual({ state: 'missing' });
  });
});

it('drafts are asked for with the header that the shop was given', async () => {
  const { origin, requests } = await bucketServer(() => says(200, '{}'));
  await createBucketFetch(null, 'users API-Key of-tests')(`${origin}/draft.json`);
  await createBucketFetch()(`${origin}/public.json`);
  expect(requests.map(({ authorization }) => authorization)).toEqual(['users API-Key of-tests', undefined]);
});

describe('object stores', () => {
  const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret-of-the-store' };

  it('are read in path style, signed when there are keys', async () => {
    const { origin, requests } = await bucketServer(() => says(200, '{"title":"S3"}'));
    const store = { endpoint: origin, region: 'eu-central-1', style: 'path', keys } as const;
    const template = 's3://shop/{tenant}/{locale}/{identifier}.json';
    const { buckets } = watched({ template, fetch: createBucketFetch(store) });
    expect(await buckets.find(place, json)).toMatchObject({ value: { title: 'S3' } });
    expect(requests[0]?.url).toBe('/shop/nl/nl-NL/privacy.json');
    expect(requests[0]?.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-central-1\/s3\/aws4_request/,
    );
  });

  it('lead nowhere: a signed request is not sent on', async () => {
    const elsewhere = await bucketServer(() => says(200, '{"title":"Elsewhere"}'));
    const { origin } = await bucketServer(() => leadsTo(`${elsewhere.origin}/secrets`));
    const store = { endpoint: origin, region: 'eu-central-1', style: 'path', keys } as const;
    await expect(createBucketFetch(store)('s3://shop/x.json')).rejects.toThrow('answered 302');
    expect(elsewhere.requests).toEqual([]);
  });

  it('are asked without a signature when their objects are public, by virtual host', async () => {
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

  it('need an address', async () => {
    await expect(createBucketFetch()('s3://shop/x.json')).rejects.toThrow('CONTENT_S3_ENDPOINT');
  });
});
