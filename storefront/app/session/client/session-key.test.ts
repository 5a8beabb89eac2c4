import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionKeeper, REFRESH_MARGIN_S } from './session-key.ts';
import type { SessionKey } from './session-key.types.ts';

const HOUR_S = 3600;

/** A server that issues keys of the given lifetimes in turn, the last one for ever. */
function createKeyServer(...lifetimes: number[]) {
  const calls: string[] = [];
  const keys: SessionKey[] = [];
  let issued = 0;
  const keeper = createSessionKeeper(
    {
      async fetchKey() {
        calls.push('GET');
        const lifetime = lifetimes[Math.min(issued, lifetimes.length - 1)] ?? 0;
        issued += 1;
        return { token: `token ${issued}`, exp: Date.now() / 1000 + lifetime, type: 0, cc: null };
      },
      async invalidateKey() {
        calls.push('DELETE');
      },
    },
    (key) => keys.push(key),
  );
  return { keeper, calls, keys };
}

describe('the session key', () => {
  beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) }));
  afterEach(() => vi.useRealTimers());

  it('the key is fetched on load and not renewed while it is valid for long', async () => {
    const { keeper, calls } = createKeyServer(2 * HOUR_S);
    await keeper.start();
    expect(calls).toEqual(['GET']);
    expect(keeper.token()).toBe('token 1');
    await vi.advanceTimersByTimeAsync((2 * HOUR_S - REFRESH_MARGIN_S - 1) * 1000);
    expect(calls).toEqual(['GET']);
  });

  it('the key is invalidated and fetched again whenever the margin begins', async () => {
    const { keeper, calls } = createKeyServer(2 * HOUR_S);
    await keeper.start();
    await vi.advanceTimersByTimeAsync((2 * HOUR_S - REFRESH_MARGIN_S) * 1000);
    expect(calls).toEqual(['GET', 'DELETE', 'GET']);
    await vi.advanceTimersByTimeAsync((2 * HOUR_S - REFRESH_MARGIN_S) * 1000);
    expect(calls).toEqual(['GET', 'DELETE', 'GET', 'DELETE', 'GET']);
  });

  it.each([
    [REFRESH_MARGIN_S - 1, ['GET', 'DELETE', 'GET']],
    [REFRESH_MARGIN_S + 1, ['GET']],
  ])('a key that has %i s left on load is handled', async (lifetime, expected) => {
    const { keeper, calls } = createKeyServer(lifetime, 2 * HOUR_S);
    await keeper.start();
    expect(calls).toEqual(expected);
  });

  it('the key is renewed once for simultaneous events', async () => {
    const { keeper, calls, keys } = createKeyServer(2 * HOUR_S);
    await keeper.start();
    await Promise.all([keeper.refresh(), keeper.refresh(), keeper.refresh()]);
    expect(calls).toEqual(['GET', 'DELETE', 'GET']);
    expect(keys.map((key) => key.token)).toEqual(['token 1', 'token 2']);
  });

  it('a key that may belong to another session is dropped and a new one fetched without ending any', async () => {
    const { keeper, calls } = createKeyServer(2 * HOUR_S);
    await keeper.start();
    keeper.forget();
    expect(keeper.token()).toBeUndefined();
    await keeper.refresh();
    expect(keeper.token()).toBe('token 2');
    expect(calls).toEqual(['GET', 'GET']);
  });

  it('a key of nobody ends no key and is announced to no other tab', async () => {
    const calls: string[] = [];
    const told: SessionKey[] = [];
    let token = '';
    const keeper = createSessionKeeper(
      {
        async fetchKey() {
          calls.push('GET');
          return { token, exp: Date.now() / 1000 + 24 * HOUR_S, type: 0, cc: null };
        },
        async invalidateKey() {
          calls.push('DELETE');
        },
      },
      () => undefined,
      Date.now,
      () => ({ alone: (work) => work(), tell: (key) => told.push(key) }),
    );
    await keeper.start();
    token = 'of a session';
    await keeper.refresh();
    expect(keeper.token()).toBe('of a session');
    expect(told.map((key) => key.token)).toEqual(['of a session']);
    await keeper.refresh();
    expect(calls).toEqual(['GET', 'GET', 'DELETE', 'GET']);
  });

  it('a tab that slept through its timer renews the key, and only then', async () => {
    const { keeper, calls } = createKeyServer(2 * HOUR_S);
    await keeper.start();
    await keeper.check();
    expect(calls).toEqual(['GET']);
    vi.setSystemTime(Date.now() + (2 * HOUR_S - 60) * 1000);
    await keeper.check();
    expect(calls).toEqual(['GET', 'DELETE', 'GET']);
  });

  it('a key is renewed before its use once the margin has begun, but not repeatedly', async () => {
    const { keeper } = createKeyServer(60);
    expect(keeper.endsSoon()).toBe(false);
    await keeper.start();
    expect(keeper.endsSoon()).toBe(false);
    vi.setSystemTime(Date.now() + 60_000);
    expect(keeper.endsSoon()).toBe(true);
  });

  it('the key is not requested in a loop when keys live shorter than the margin', async () => {
    const { keeper, calls } = createKeyServer(60);
    await keeper.start();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(calls).toEqual(['GET', 'DELETE', 'GET']);
  });

  it('a failed renewal of the key is tried again', async () => {
    const calls: string[] = [];
    let broken = false;
    const keeper = createSessionKeeper(
      {
        async fetchKey() {
          calls.push('GET');
          return { token: 'a', exp: Date.now() / 1000 + 2 * HOUR_S, type: 0, cc: null };
        },
        async invalidateKey() {
          calls.push('DELETE');
          if (broken) throw new Error('offline');
        },
      },
      () => undefined,
    );
    await keeper.start();
    broken = true;
    await vi.advanceTimersByTimeAsync((2 * HOUR_S - REFRESH_MARGIN_S) * 1000);
    expect(calls).toEqual(['GET', 'DELETE']);
    broken = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toEqual(['GET', 'DELETE', 'DELETE', 'GET']);
  });

  it('the key is no longer requested after stop', async () => {
    const { keeper, calls } = createKeyServer(2 * HOUR_S);
    await keeper.start();
    keeper.stop();
    await vi.advanceTimersByTimeAsync(3 * HOUR_S * 1000);
    expect(calls).toEqual(['GET']);
  });
});

describe('session keys in two tabs', () => {
  /** Tabs that hear of each other at once, and wait for each other. */
  function createTabs() {
    let turn: Promise<unknown> = Promise.resolve();
    const adopts: ((key: SessionKey) => void)[] = [];
    return (adopt: (key: SessionKey) => void) => {
      adopts.push(adopt);
      return {
        alone<Result>(work: () => Promise<Result>): Promise<Result> {
          const mine = turn.then(work);
          turn = mine.catch(() => undefined);
          return mine;
        },
        tell: (key: SessionKey) => {
          for (const other of adopts) if (other !== adopt) other(key);
        },
      };
    };
  }

  it('two tabs do not end each other’s key: the second to renew takes the first one’s', async () => {
    const calls: string[] = [];
    const server = {
      async fetchKey(): Promise<SessionKey> {
        calls.push('GET');
        return { token: `key ${calls.length}`, exp: Date.now() / 1000 + HOUR_S, type: 0, cc: null };
      },
      async invalidateKey() {
        calls.push('DELETE');
      },
    };
    const open = createTabs();
    const first = createSessionKeeper(server, () => {}, Date.now, open);
    const second = createSessionKeeper(server, () => {}, Date.now, open);
    await first.start();
    await second.start();
    expect(first.token()).toBe(second.token());
    calls.length = 0;
    await Promise.all([first.refresh(), second.refresh()]);
    expect(calls).toEqual(['DELETE', 'GET']);
    expect(first.token()).toBe(second.token());
    first.stop();
    second.stop();
  });
});
