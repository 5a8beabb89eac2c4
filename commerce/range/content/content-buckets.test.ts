import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEvents } from '#commerce/ground/kernel/events.ts';
import { createContentBuckets } from './content-buckets.ts';

const place = { tenant: 'nl', locale: 'nl-NL', language: 'nl', identifier: 'privacy' };

function logged() {
  const messages: string[] = [];
  const quiet = () => {};
  const error = (_: object, message = '') => messages.push(message);
  return { log: { debug: quiet, info: quiet, warn: quiet, error }, messages };
}

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean();
});

async function bucketServer(answer: () => { status: number; body: string }) {
  let requests = 0;
  const server = createServer((_, res) => {
    requests += 1;
    const { status, body } = answer();
    res.writeHead(status).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  return { template: `http://127.0.0.1:${port}/{locale}/{identifier}.json`, requests: () => requests };
}

describe('content buckets', () => {
  it('reads files, and a missing one is undefined without a word', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'content-'));
    cleanups.push(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'privacy.json'), '{"title":"Privacy"}');
    const { log, messages } = logged();
    const buckets = createContentBuckets({
      template: `${folder}/{identifier}.json`,
      events: createEvents(),
      log,
    });
    expect(await buckets.read(place)).toEqual({ title: 'Privacy' });
    expect(await buckets.read({ ...place, identifier: 'missing' })).toBeUndefined();
    expect(messages).toEqual([]);
  });

  it('asks once for many readers, and again after a change', async () => {
    let version = 1;
    const { template, requests } = await bucketServer(() => ({
      status: 200,
      body: JSON.stringify({ version }),
    }));
    const events = createEvents();
    const buckets = createContentBuckets({ template, events, log: logged().log });
    const read = await Promise.all([1, 2, 3].map(() => buckets.read(place)));
    expect(read).toEqual([{ version: 1 }, { version: 1 }, { version: 1 }]);
    expect(requests()).toBe(1);
    version = 2;
    events.emit({ type: 'content-changed', tenantId: 'nl' });
    expect(await buckets.read(place)).toEqual({ version: 1 });
    await vi.waitFor(async () => expect(await buckets.read(place)).toEqual({ version: 2 }));
    expect(requests()).toBe(2);
  });

  it('says that content has changed when a file reads otherwise than before, and only then', async () => {
    let body = '{"version":1}';
    const { template, requests } = await bucketServer(() => ({ status: 200, body }));
    const events = createEvents();
    const buckets = createContentBuckets({ template, events, log: logged().log });
    const heard: string[] = [];
    await buckets.read(place);
    // as when fifteen minutes are over
    events.emit({ type: 'content-changed', tenantId: 'nl' });
    events.on((event) => heard.push(`${event.type} ${event.tenantId}`));
    await buckets.read(place);
    await vi.waitFor(() => expect(requests()).toBe(2));
    expect(heard).toEqual([]);
    events.emit({ type: 'content-changed', tenantId: 'nl' });
    body = '{"version":2}';
    await buckets.read(place);
    await vi.waitFor(() => expect(heard).toEqual(['content-changed nl', 'content-changed nl']));
    expect(await buckets.read(place)).toEqual({ version: 2 });
    expect(requests()).toBe(3);
  });

  it.each([
    [500, 'oops', /answered 500/],
    [200, 'not json', /JSON/],
    [200, `"${'x'.repeat(1_000_001)}"`, /larger than/],
  ])('says why a %d is nothing', async (status, body, reason) => {
    const { template } = await bucketServer(() => ({ status, body }));
    const { log, messages } = logged();
    const buckets = createContentBuckets({ template, events: createEvents(), log });
    expect(await buckets.read(place)).toBeUndefined();
    expect(messages).toEqual([expect.stringMatching(/^Error on initial fetching data: /)]);
    expect(messages[0]).toMatch(reason);
  });

  it('keeps the last good value when the bucket fails', async () => {
    const answers = [{ status: 200, body: '{"good":true}' }];
    const { template, requests } = await bucketServer(() => answers.shift() ?? { status: 503, body: '' });
    const events = createEvents();
    const buckets = createContentBuckets({ template, events, log: logged().log });
    await buckets.read(place);
    events.emit({ type: 'content-changed', tenantId: 'nl' });
    await buckets.read(place);
    await vi.waitFor(() => expect(requests()).toBe(2));
    expect(await buckets.read(place)).toEqual({ good: true });
  });
});
