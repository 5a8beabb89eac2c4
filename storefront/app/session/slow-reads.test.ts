import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchJson } from './client/fetcher.ts';
import { createGatewayClient } from './client/gateway-client.ts';
import { PersonalQuery } from './personal.query.ts';
import { beginRead, isReadSlow } from './slow-reads.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Product 9.4: the loading state comes after 3,000 ms. */
it.each([
  [2999, false],
  [3000, true],
])('a read that lasts %i ms is slow: %s', (ms, slow) => {
  const end = beginRead();
  vi.advanceTimersByTime(ms);
  expect(isReadSlow()).toBe(slow);
  end();
  expect(isReadSlow()).toBe(false);
});

it('the last answered of two slow reads ends the waiting, however often each reports it', () => {
  const [first, second] = [beginRead(), beginRead()];
  vi.advanceTimersByTime(3000);
  first();
  first();
  expect(isReadSlow()).toBe(true);
  second();
  expect(isReadSlow()).toBe(false);
});

it('a read that is answered at once is never slow', () => {
  beginRead()();
  vi.advanceTimersByTime(60_000);
  expect(isReadSlow()).toBe(false);
});

it.each([
  ['an answer', () => Response.json({})],
  ['a failure', () => new Response('', { status: 503 })],
])('the shared fetcher reports that it waits until %s comes', async (_, answer) => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  const read = fetchJson('/api/x').catch(() => undefined);
  await vi.advanceTimersByTimeAsync(3000);
  expect(isReadSlow()).toBe(true);
  resolve(answer());
  await read;
  expect(isReadSlow()).toBe(false);
});

it('the visitor’s own data is waited for through all attempts and no longer', async () => {
  const session = { token: () => 'key', endsSoon: () => false, refresh: async () => {} };
  const client = createGatewayClient(session, 'nl-NL', async () => {
    throw new TypeError('Failed to fetch');
  });
  const answer = client.query(PersonalQuery, {}).toPromise();
  await vi.advanceTimersByTimeAsync(3000);
  expect(isReadSlow()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  await answer;
  expect(isReadSlow()).toBe(false);
});

it('data of the visitor that nobody wants any more is not waited for', async () => {
  const session = { token: () => 'key', endsSoon: () => false, refresh: async () => {} };
  const client = createGatewayClient(session, 'nl-NL', () => new Promise(() => {}));
  const { unsubscribe } = client.query(PersonalQuery, {}).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(3000);
  expect(isReadSlow()).toBe(true);
  unsubscribe();
  await vi.advanceTimersByTimeAsync(0);
  expect(isReadSlow()).toBe(false);
});
