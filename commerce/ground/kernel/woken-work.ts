import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from './context.ts';
import type { Events, ShopEvent } from './events.ts';

export type WokenWork = {
  /** Does a round now, after each event that wakes it, and every few seconds. */
  start(): void;
  /** No further round begins; resolves when the one that runs has ended. */
  stop(): Promise<void>;
  /** for rounds that take long: whether they should end after what they are at */
  readonly isStopped: boolean;
};

/**
 * Work in the background that something queued for: one round at a time in this process, and one more after it where
 * it was woken meanwhile, so that nothing that was queued during a round waits for the next poll.
 * @param work.restMs after each round; many things that happen within it are one round's. Default 0
 * @param work.pollMs what other processes queued, and what waits for another attempt, is found after so long
 * @param work.name for the log: which work a failed round was
 */
export function wokenWork(work: {
  readonly name: string;
  readonly events: Events;
  readonly log: Log;
  readonly pollMs: number;
  readonly restMs?: number;
  readonly wakes: (event: ShopEvent) => boolean;
  readonly round: () => Promise<unknown>;
}): WokenWork {
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let deaf = () => {};

  async function run(): Promise<void> {
    do {
      again = false;
      try {
        await work.round();
      } catch (error) {
        work.log.error({ err: error, work: work.name }, 'background work failed');
      }
      if (work.restMs)
        await wait(work.restMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    } while (again && !stopped);
    running = null;
  }

  function wake(): void {
    again = true;
    if (!stopped) running ??= run();
  }

  return {
    get isStopped() {
      return stopped;
    },
    start() {
      deaf = work.events.on((event) => {
        if (work.wakes(event)) wake();
      });
      timer = setInterval(wake, work.pollMs).unref();
      wake();
    },
    async stop() {
      stopped = true;
      stopping.abort();
      deaf();
      clearInterval(timer);
      await running;
    },
  };
}

const LONGEST_RETRY_MS = 3_600_000;

/**
 * When something is tried again: after `firstMs`, then twice as long each time up to an hour, each a quarter shorter or
 * longer by chance, so that several do not come back at the same moment.
 * @param failures so far, at least 1
 */
export function retryAt(now: Date, failures: number, firstMs: number): Date {
  const pause = Math.min(LONGEST_RETRY_MS, firstMs * 2 ** (failures - 1));
  return new Date(now.getTime() + pause * (0.75 + Math.random() / 2));
}
