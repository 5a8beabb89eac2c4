import type { Tabs } from '#app/session/tabs.ts';
import type { SessionKey } from './session-key.types.ts';

/** A key is renewed when fewer seconds remain (product 4.1). */
export const REFRESH_MARGIN_S = 1800;

/** The least time between two renewals, should keys ever live shorter than the margin. */
const SHORTEST_WAIT_MS = 60_000;

/** For a browser whose tabs cannot communicate. */
const ONE_TAB: Tabs = { alone: (work) => work(), tell: () => {} };

type Calls = { fetchKey(): Promise<SessionKey>; invalidateKey(): Promise<void> };

type SessionKeeper = {
  /** Fetches the key on load; renews it at once when it is about to expire. */
  start(): Promise<void>;
  /** Invalidates, then fetches. Calls at the same time share one renewal. */
  refresh(): Promise<void>;
  /** Renews when fewer seconds than the margin remain: for a tab that slept through its timer. */
  check(): Promise<void>;
  token(): string | undefined;
  /** Stops using the key, as its session may be another one now. The next `refresh` fetches one. */
  forget(): void;
  /** Whether the key has to be renewed before it is used. */
  endsSoon(): boolean;
  stop(): void;
};

/**
 * Keeps the session's key valid. `onKey` is called with every new one. A failed renewal is repeated by the timer.
 * @param now milliseconds
 */
export function createSessionKeeper(
  { fetchKey, invalidateKey }: Calls,
  onKey: (key: SessionKey) => void,
  now: () => number = Date.now,
  openTabs: (adopt: (key: SessionKey) => void) => Tabs = () => ONE_TAB,
): SessionKeeper {
  let key: SessionKey | undefined;
  let takenAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;

  const tabs = openTabs(take);
  const computeRemaining = () => (key ? key.exp - now() / 1000 : 0);
  const isShort = () => computeRemaining() < REFRESH_MARGIN_S;
  const endsSoon = () => key !== undefined && isShort() && now() - takenAt >= SHORTEST_WAIT_MS;
  function schedule(): void {
    clearTimeout(timer);
    const wait = Math.max((computeRemaining() - REFRESH_MARGIN_S) * 1000, SHORTEST_WAIT_MS);
    timer = setTimeout(() => void refresh().catch(schedule), wait);
  }
  function take(next: SessionKey): void {
    key = next;
    takenAt = now();
    onKey(next);
    schedule();
  }
  async function fetchNew(): Promise<void> {
    const next = await fetchKey();
    take(next);
    if (next.token) tabs.tell(next);
  }
  /** Invalidating ends the keys of all tabs: a tab that has since got a newer key keeps that. */
  async function renew(old: SessionKey | undefined): Promise<void> {
    if (key !== old) return;
    if (old?.token) await invalidateKey();
    await fetchNew();
  }
  function refresh(): Promise<void> {
    const old = key;
    running ??= tabs
      .alone(() => renew(old))
      .finally(() => {
        running = undefined;
      });
    return running;
  }
  return {
    async start() {
      await fetchNew();
      if (isShort()) await refresh();
    },
    refresh,
    async check() {
      if (endsSoon()) await refresh();
    },
    endsSoon,
    token: () => key?.token,
    forget() {
      key = undefined;
    },
    stop: () => clearTimeout(timer),
  };
}
