import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchJson } from './client/fetcher.ts';
import { createGatewayClient } from './client/gateway-client.ts';
import { getSwrOptions, retryAfterMs } from './client/swr-options.ts';
import { PersonalQuery } from './personal.query.ts';

/** Product 9.4, in milliseconds. */
describe('repeated reads', () => {
  it.each([
    [false, { dedupingInterval: 2000, errorRetryInterval: 5000, focusThrottleInterval: 5000 }],
    [
      true,
      {
        dedupingInterval: 2000,
        errorRetryInterval: 10_000,
        focusThrottleInterval: 5000,
      },
    ],
  ])('on a slow connection (%s) a repeated read waits as specified', (slow, options) => {
    expect(getSwrOptions(slow)).toMatchObject(options);
  });

  it.each([
    ['4g', 5000],
    ['3g', 5000],
    ['2g', 10_000],
    ['slow-2g', 10_000],
    [undefined, 5000],
  ])('a repeated read after a failure over %s waits %i ms', (effectiveType, ms) => {
    vi.stubGlobal('navigator', { connection: effectiveType && { effectiveType } });
    expect(retryAfterMs()).toBe(ms);
    vi.unstubAllGlobals();
  });
});

describe('an unanswered call', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('a call of the shared fetcher gives up after five seconds', async () => {
    const asked = vi.spyOn(AbortSignal, 'timeout');
    vi.stubGlobal('fetch', async () => Response.json({ there: true }));
    expect(await fetchJson('/api/x')).toEqual({ there: true });
    expect(asked).toHaveBeenCalledWith(5000);
  });

  it('a failed call reports address, status and its text', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 503, statusText: 'Service Unavailable' }));
    await expect(fetchJson('/api/x')).rejects.toThrow('GET /api/x: 503 Service Unavailable');
  });

  it('a gateway call is retried twice, each time later and never simultaneously for all', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    const times: number[] = [];
    const fetch = async () => {
      times.push(Date.now());
      throw new TypeError('Failed to fetch');
    };
    const client = createGatewayClient(
      { token: () => 'key', endsSoon: () => false, refresh: async () => {} },
      'nl-NL',
      fetch,
    );
    const answer = client.query(PersonalQuery, {}).toPromise();
    await vi.advanceTimersByTimeAsync(60_000);
    const { error } = await answer;
    expect(error?.message).toMatch(/^\[Network\] /);
    expect(times).toHaveLength(3);
    const [first = 0, second = 0] = times.slice(1).map((time, at) => time - (times[at] ?? 0));
    // each is 1.5 to 2.5 times the one before, the first of 5,000 ms
    expect(first).toBeGreaterThanOrEqual(5000);
    expect(second).toBeGreaterThan(first);
    expect(limit).toHaveBeenCalledTimes(3);
    expect(limit).toHaveBeenCalledWith(5000);
  });
});
