import type { SessionKey } from './client/session-key.types.ts';

/** The shop's other tabs of this browser: they share one session, and so its key. */
export type Tabs = {
  /** Runs `work` while no other tab does. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Sends a new key to the others. */
  tell(key: SessionKey): void;
};

const NAME = 'session-key';

/** Time within which a key from another tab has arrived. */
const DELIVERY_MS = 50;

/** Connects the tabs; browsers without locks or channels renew tab by tab. @param adopt takes another tab's key */
export function createTabs(adopt: (key: SessionKey) => void): Tabs {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : null;
  channel?.addEventListener('message', ({ data }: MessageEvent<SessionKey>) => adopt(data));
  return {
    async alone(work) {
      if (!channel || !navigator.locks) return work();
      return navigator.locks.request(NAME, async () => {
        await new Promise((resolve) => setTimeout(resolve, DELIVERY_MS));
        return work();
      });
    },
    tell: (key) => channel?.postMessage(key),
  };
}
